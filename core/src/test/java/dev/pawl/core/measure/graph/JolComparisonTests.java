package dev.pawl.core.measure.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.measure.layout.VmAccess;
import dev.pawl.core.measure.layout.VmModels;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jol.info.GraphLayout;
import org.openjdk.jol.vm.VM;

/** On JDK 17 only, and without records and class objects: JOL warns on 25, refuses records, and follows class objects. */
@EnabledForJreRange(max = JRE.JAVA_17)
class JolComparisonTests {

    /** JOL would start other JVMs and attach to them, which takes seconds; and it prints what it then lacks. */
    @BeforeAll
    static void start_jol_without_attaching_and_without_a_word() {
        System.setProperty("jol.skipHotspotSAAttach", "true");
        System.setProperty("jol.skipDynamicAttach", "true");
        System.setProperty("jol.skipInstallAttach", "true");
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            VM.current();
        } finally {
            System.setOut(out);
        }
    }

    @ParameterizedTest
    @MethodSource
    void agrees_with_jol(Object root) {
        DeepSize ours = ObjectGraph.walk(
                root, List.of(), VmModels.running(), VmAccess.open().orElseThrow());
        GraphLayout jol = GraphLayout.parseInstance(root);

        assertThat(ours.objects()).isEqualTo(jol.totalCount());
        assertThat(ours.bytes().value()).isEqualTo(jol.totalSize());
        assertThat(ours.shares()).allSatisfy(share -> {
            assertThat(share.count()).isEqualTo(jol.getClassCounts().count(share.type()));
            assertThat(share.bytes().value()).isEqualTo(jol.getClassSizes().count(share.type()));
        });
    }

    static Stream<Object> agrees_with_jol() {
        Map<Integer, String> numbers = new HashMap<>();
        IntStream.range(0, 5_000).forEach(i -> numbers.put(i * 37, "value " + i));
        return Stream.of(
                numbers,
                new LinkedHashMap<>(numbers),
                new TreeMap<>(numbers),
                new ConcurrentHashMap<>(numbers),
                new ConcurrentSkipListMap<>(numbers),
                new ArrayList<>(numbers.values()),
                new LinkedList<>(numbers.keySet()),
                new ArrayDeque<>(numbers.values()),
                new BigInteger("123456789012345678901234567890"),
                new Random(7),
                new Object[][] {{1L, 'c', true}, {(byte) 1, (short) 2, 3f}, {new long[7], new char[3], new byte[0]}},
                new StringBuilder("abc"),
                new Throwable("a message").getStackTrace());
    }
}
