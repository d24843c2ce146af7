package dev.pawl.core.check.layout;

import dev.pawl.core.measure.layout.ByteSpan;
import dev.pawl.core.measure.layout.FieldSpan;
import dev.pawl.core.measure.layout.ObjectLayout;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How far a group of fields lies from everything else in its object, and from the next object.
 *
 * @param bytes between the group and the nearest thing outside
 * @param nearest what that is
 */
record Padding(String group, long bytes, String nearest) {

    static Padding around(List<Field> group, ObjectLayout layout) {
        LaidOutFields laidOut = LaidOutFields.of(layout);
        List<FieldSpan> members =
                laidOut.find(group.stream().map(DeclaredFields::fullName).toList());
        String names = members.stream().map(laidOut::label).collect(Collectors.joining(", "));
        return members.stream()
                .flatMap(member -> outside(members, laidOut, member.span()).stream())
                .min(Comparator.comparingLong(Distance::bytes))
                .map(least -> new Padding(names, least.bytes(), least.to()))
                .orElseThrow();
    }

    private static List<Distance> outside(List<FieldSpan> members, LaidOutFields laidOut, ByteSpan member) {
        ObjectLayout layout = laidOut.layout();
        List<Distance> distances = new ArrayList<>();
        distances.add(new Distance(member.from() - layout.model().headerBytes(), "the header"));
        distances.add(new Distance(layout.size() - member.to(), "the next object"));
        laidOut.all().stream()
                .filter(other -> !members.contains(other))
                .forEach(other -> distances.add(Distance.between(member, other.span(), laidOut.label(other))));
        return distances;
    }

    private record Distance(long bytes, String to) {

        static Distance between(ByteSpan one, ByteSpan other, String label) {
            return new Distance(Math.max(one.from() - other.to(), other.from() - one.to()), label);
        }
    }
}
