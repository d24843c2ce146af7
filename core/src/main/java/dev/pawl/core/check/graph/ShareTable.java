package dev.pawl.core.check.graph;

import dev.pawl.core.measure.graph.ClassShare;
import dev.pawl.core.measure.graph.DeepSize;
import dev.pawl.core.naming.Names;
import dev.pawl.core.verdict.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Which classes take how much of a graph, in aligned lines: the largest ones, and the rest in one. */
final class ShareTable {

    private static final int SHOWN = 10;

    private ShareTable() {}

    static List<Fact> of(DeepSize size) {
        List<Row> rows = rows(size.shares());
        int bytesWidth =
                rows.stream().mapToInt(row -> grouped(row.bytes).length()).max().orElse(0);
        int countWidth =
                rows.stream().mapToInt(row -> grouped(row.count).length()).max().orElse(0);
        String format = "%" + bytesWidth + "s bytes in %" + countWidth + "s %s";
        List<Fact> facts = new ArrayList<>();
        for (Row row : rows) {
            String line = String.format(Locale.ROOT, format, grouped(row.bytes), grouped(row.count), row.name);
            facts.add(new Fact(facts.isEmpty() ? "of which" : "", line));
        }
        return facts;
    }

    private static List<Row> rows(List<ClassShare> shares) {
        List<Row> rows = new ArrayList<>();
        shares.stream().limit(SHOWN).map(Row::of).forEach(rows::add);
        if (shares.size() == SHOWN + 1) {
            rows.add(Row.of(shares.get(SHOWN)));
        } else if (shares.size() > SHOWN) {
            rows.add(Row.ofRest(shares.subList(SHOWN, shares.size())));
        }
        return rows;
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private record Row(long bytes, long count, String name) {

        static Row of(ClassShare share) {
            return new Row(share.bytes().value(), share.count(), Names.of(share.type()));
        }

        static Row ofRest(List<ClassShare> rest) {
            long bytes = rest.stream().mapToLong(share -> share.bytes().value()).sum();
            long count = rest.stream().mapToLong(ClassShare::count).sum();
            return new Row(bytes, count, "objects of " + rest.size() + " more classes");
        }
    }
}
