package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.check.Site;
import dev.pawl.core.check.Subject;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When a message says where the contract is written. */
class DeclaredPlaceTests {

    @Test
    void a_contract_without_quantities_still_says_where_it_was_judged_and_where_it_is_declared() throws Exception {
        Method sequence = NodeContracts.class.getDeclaredMethod("sequence");
        Result result = Results.result()
                .contract("@NoFalseSharing", "shares a cache line, against @NoFalseSharing")
                .subject(new Subject.OfField(RouteEntry.class, RouteEntry.class.getDeclaredField("hits")))
                .quantities(null, null)
                .site(new Site(sequence, "NodeContracts.sequence()"))
                .origin("com.acme.NodeContracts", null)
                .broken();

        assertThat(text(result)).isEqualTo("""
                RouteEntry.hits shares a cache line, against @NoFalseSharing
                  declared   on NodeContracts.sequence()

                  judged on  JDK 17.0.15, 12-byte header, 4-byte references, 8-aligned

                  Run it again: mvn test -Dtest=NodeContracts""");
    }

    @Test
    void an_assertion_in_code_has_no_place_to_name() {
        Result result =
                Results.result().site(new Site(null, "assertThatLayout")).broken();

        assertThat(text(result)).doesNotContain("declared");
    }

    @Test
    void the_test_itself_is_no_place_to_name() throws Exception {
        Method method = getClass().getDeclaredMethod("the_test_itself_is_no_place_to_name");
        Results results = Results.result().site(new Site(method, "FailureMessageTests.the_test_itself()"));

        assertThat(text(results.origin(getClass().getName(), method.getName()).broken()))
                .doesNotContain("declared");
        assertThat(text(results.origin(getClass().getName(), "another").broken()))
                .contains("declared   on FailureMessageTests.the_test_itself()");
    }

    /** A type that declares contracts for others. */
    interface NodeContracts {
        long sequence();
    }

    private static String text(Result result) {
        return new FailureMessages(BuildTool.MAVEN).of(List.of(result)).text();
    }
}
