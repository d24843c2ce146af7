package dev.pawl.core.report;

import dev.pawl.LayoutModel;
import dev.pawl.MaxInstanceSize;
import dev.pawl.core.check.Conditions;
import dev.pawl.core.check.Contract;
import dev.pawl.core.check.ContractCase;
import dev.pawl.core.check.Site;
import dev.pawl.core.check.Subject;
import dev.pawl.core.check.Tolerance;
import dev.pawl.core.quantity.Bytes;
import dev.pawl.core.quantity.Quantity;
import dev.pawl.core.report.Result.Status;
import dev.pawl.core.verdict.Fact;
import dev.pawl.core.verdict.Finding;
import dev.pawl.core.verdict.Note;
import dev.pawl.core.verdict.Picture;
import dev.pawl.core.verdict.Verdict;
import dev.pawl.core.verdict.Verdict.Reason;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Results to make text of, as of a test {@code RouterTests.entry_stays_small()} unless something else is said. */
final class Results {

    static final String CONDITIONS = "JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned";
    static final Instant AT = Instant.parse("2026-12-01T08:00:00.123Z");

    private final List<Fact> facts = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private String broken = "is larger than @MaxInstanceSize allows";
    private String contract = "@MaxInstanceSize(64)";
    private String because = "";
    private String model = LayoutModel.RUNNING;
    private String conditions = CONDITIONS;
    private @Nullable Quantity allowed = Bytes.of(64);
    private @Nullable Quantity measured = Bytes.of(72);
    private @Nullable Picture picture;
    private @Nullable Tolerance tolerance;
    private Site site = new Site(RouteEntry.class, "RouteEntry");
    private Origin origin = new Origin("com.acme.RouterTests", "entry_stays_small");
    private Subject subject = new Subject.OfClass(RouteEntry.class);

    static Results result() {
        return new Results();
    }

    Results because(String reason) {
        because = reason;
        return this;
    }

    Results contract(String name, String brokenText) {
        contract = name;
        broken = brokenText;
        return this;
    }

    Results on(String modelName, String conditionsText) {
        model = modelName;
        conditions = conditionsText;
        return this;
    }

    Results quantities(@Nullable Quantity limit, @Nullable Quantity found) {
        allowed = limit;
        measured = found;
        return this;
    }

    Results fact(String label, String value) {
        facts.add(new Fact(label, value));
        return this;
    }

    Results note(Note note) {
        notes.add(note);
        return this;
    }

    Results picture(Picture drawn) {
        picture = drawn;
        return this;
    }

    Results tolerated(String reason, @Nullable String until) {
        tolerance = new Tolerance(reason, until == null ? null : LocalDate.parse(until));
        return this;
    }

    Results site(Site declared) {
        site = declared;
        return this;
    }

    Results origin(@Nullable String testClass, @Nullable String testMethod) {
        origin = new Origin(testClass, testMethod);
        return this;
    }

    Results subject(Subject about) {
        subject = about;
        return this;
    }

    Result holds() {
        return as(new Verdict.Passed(finding()), Status.HOLDS);
    }

    Result holdsAgain() {
        return as(new Verdict.Passed(finding()), Status.HOLDS_AGAIN);
    }

    Result broken() {
        return as(new Verdict.Failed(finding()), Status.BROKEN);
    }

    Result toleratedStill() {
        return as(new Verdict.Failed(finding()), Status.TOLERATED);
    }

    Result notJudged(Reason reason, String why) {
        return as(new Verdict.Inconclusive(reason, why, finding()), Status.NOT_JUDGED);
    }

    Result notJudgedFails(Reason reason, String why) {
        return as(new Verdict.Inconclusive(reason, why, finding()), Status.NOT_JUDGED_FAILS);
    }

    private Finding finding() {
        return new Finding(broken, allowed, measured, conditions, facts, picture, notes);
    }

    private Result as(Verdict verdict, Status status) {
        return new Result(contractCase(verdict), verdict, status, origin, AT, Duration.ofNanos(1_234_567));
    }

    private ContractCase contractCase(Verdict verdict) {
        MaxInstanceSize annotation = RouteEntry.class.getAnnotation(MaxInstanceSize.class);
        return new ContractCase(annotation, new Named(contract, verdict), subject, model, because, tolerance, site);
    }

    /** A contract that is only named here, as it was judged before. */
    private record Named(String name, Verdict verdict) implements Contract {

        @Override
        public Object topic() {
            return name;
        }

        @Override
        public Verdict judge(Conditions conditions) {
            return verdict;
        }
    }
}
