package dev.pawl.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.core.verdict.Picture;
import org.junit.jupiter.api.Test;

class DrawingTests {

    @Test
    void an_object_without_fields_is_its_header_and_a_gap() {
        assertDrawing(Pictures.header(12).on64(), """
                  line 0     0 header   12 (gap 4)
                """);
    }

    @Test
    void a_header_alone_fills_an_object_with_a_compact_one() {
        assertDrawing(Pictures.header(8).on64(), """
                  line 0     0 header
                """);
    }

    @Test
    void three_fields_take_one_line_and_types_are_simple() {
        Picture picture = Pictures.header(12)
                .ints("id")
                .longs("created")
                .fields("java.lang.String", 4, "name")
                .on64();
        assertDrawing(picture, """
                  line 0     0 header   12 int id   16 long created   24 String name   28 (gap 4)
                """);
    }

    @Test
    void numbered_fields_of_a_small_object_are_drawn_one_by_one() {
        assertDrawing(Pictures.header(12).longs("p", 1, 4).on64(), """
                  line 0     0 header   12 (gap 4)   16 long p1   24 long p2   32 long p3   40 long p4
                """);
    }

    @Test
    void the_field_that_the_contract_is_about_stands_out() {
        Picture picture = Pictures.header(12)
                .ints("weight")
                .longs("lastAccess", "hits", "misses", "bytesIn", "bytesOut", "created")
                .marked("long", 8, "expiresAt")
                .on64();
        assertDrawing(picture, """
                  line 0     0 header            12 int weight     16 long lastAccess   24 long hits
                            32 long misses       40 long bytesIn   48 long bytesOut     56 long created
                  line 1   >64 long expiresAt<
                """);
    }

    @Test
    void two_fields_that_a_contract_is_about_stand_out() {
        Picture picture = Pictures.header(12)
                .ints("capacity")
                .marked("long", 8, "head")
                .marked("long", 8, "tail")
                .fields("java.lang.Object[]", 4, "buffer")
                .on64();
        assertDrawing(picture, """
                  line 0     0 header   12 int capacity   >16 long head<   >24 long tail<   32 Object[] buffer   36 (gap 4)
                """);
    }

    @Test
    void padding_is_folded_within_its_line() {
        assertDrawing(sequence().on64(), """
                  line 0     0 header      12 (gap 4)       16-63 6 x long p1..p6
                  line 1    64 long p7    >72 long value<   80-127 6 x long p9..p14
                  line 2   128 long p15
                """);
    }

    @Test
    void the_same_object_over_lines_of_128_bytes() {
        assertDrawing(sequence().picture(128), """
                  line 0     0 header     12 (gap 4)   16-71 7 x long p1..p7   >72 long value<   80-127 6 x long p9..p14
                  line 1   128 long p15
                """);
    }

    @Test
    void padding_bytes_need_not_be_numbered_without_holes() {
        Pictures pictures = Pictures.header(12);
        bytes(pictures, 1, 7).marked("long", 8, "value");
        assertDrawing(bytes(pictures, 9, 15).on64(), """
                  line 0     0 header                    12-63 52 x byte p10..p73
                  line 1    64-67 4 x byte p74..p77      68 (gap 4)
                           >72 long value<               80-127 48 x byte p90..p147
                  line 2   128-135 8 x byte p150..p157
                """);
    }

    @Test
    void elements_of_an_array_are_numbered_too() {
        Pictures pictures = Pictures.header(16);
        for (int i = 0; i < 32; i++) {
            pictures.longs("[" + i + "]");
        }
        assertDrawing(pictures.on64(), """
                  line 0       0 header                     16-63 6 x long [0]..[5]
                  lines 1-3   64-255 24 x long [6]..[29]
                  line 4     256 long [30]                 264 long [31]
                """);
    }

    @Test
    void sixty_fields_stay_in_columns() {
        assertDrawing(sixtyFields(), """
                  line 0     0 header               12 (gap 4)              16 long totalA          24 int countA
                            28 AtomicLong ownerA    32 short flagsA         34 byte kindA           35 (gap 5)
                            40 double ratioA        48 boolean openA        49 (gap 7)              56 long totalB
                  line 1    64 int countB           68 AtomicLong ownerB    72 short flagsB         74 byte kindB
                            75 (gap 5)              80 double ratioB        88 boolean openB        89 (gap 7)
                            96 long totalC         104 int countC          108 AtomicLong ownerC   112 short flagsC
                           114 byte kindC          115 (gap 5)             120 double ratioC
                  line 2   128 boolean openC       129 (gap 7)             136 long totalD         144 int countD
                           148 AtomicLong ownerD   152 short flagsD        154 byte kindD          155 (gap 5)
                           160 double ratioD       168 boolean openD       169 (gap 7)             176 long totalE
                           184 int countE          188 AtomicLong ownerE
                  line 3   192 short flagsE        194 byte kindE          195 (gap 5)             200 double ratioE
                           208 boolean openE       209 (gap 7)             216 long totalF         224 int countF
                           228 AtomicLong ownerF   232 short flagsF        234 byte kindF          235 (gap 5)
                           240 double ratioF       248 boolean openF       249 (gap 7)
                  line 4   256 long totalG         264 int countG          268 AtomicLong ownerG   272 short flagsG
                           274 byte kindG          275 (gap 5)             280 double ratioG       288 boolean openG
                           289 (gap 7)             296 long totalH         304 int countH          308 AtomicLong ownerH
                           312 short flagsH        314 byte kindH          315 (gap 5)
                  line 5   320 double ratioH       328 boolean openH       329 (gap 7)             336 long totalI
                           344 int countI          348 AtomicLong ownerI   352 short flagsI        354 (gap 6)
                """);
    }

    @Test
    void the_middle_of_a_long_name_is_left_out() {
        Picture picture = Pictures.header(12)
                .longs("timeOfTheLastAccessThatWasNotServedFromTheCacheInNanoseconds")
                .longs("timeOfTheFirstAccessThatWasNotServedFromTheCacheInNanosecond")
                .fields(
                        "com.acme.routing.ConcurrentAndCompletelyLockFreeRoutingTableEntryFactory",
                        4,
                        "theFactoryThatMadeThisEntryWhichWillAlsoBeAskedToDisposeOfIt")
                .marked("long", 8, "timeOfTheNextAccessThatWillNotBeServedFromTheCacheInNanosecon")
                .on64();
        assertDrawing(picture, """
                  line 0     0 header
                            12 (gap 4)
                            16 long timeOfTheLastAc..heInNanoseconds
                            24 long timeOfTheFirstA..cheInNanosecond
                            32 ConcurrentA..ntryFactory theFactoryThatM..edToDisposeOfIt
                            36 (gap 4)
                           >40 long timeOfTheNextAc..acheInNanosecon<
                """);
    }

    @Test
    void lines_full_of_the_same_padding_are_one() {
        Picture picture = Pictures.header(12)
                .ints("state")
                .longs("head")
                .longs("p", 1, 60)
                .longs("tail")
                .longs("q", 1, 60)
                .on64();
        assertThat(picture.size()).isEqualTo(992);
        assertDrawing(picture, """
                  line 0        0 header                   12 int state   16 long head   24-63 5 x long p1..p5
                  lines 1-6    64-447 48 x long p6..p53
                  line 7      448-503 7 x long p54..p60   504 long tail
                  lines 8-14  512-959 56 x long q1..q56
                  line 15     960-991 4 x long q57..q60
                """);
    }

    @Test
    void a_gap_over_several_lines_is_drawn_where_it_starts() {
        Picture picture =
                Pictures.header(12).gap(132).marked("long", 8, "value").gap(128).on64();
        assertDrawing(picture, """
                  line 0        0 header         12-143 (gap 132)
                  line 1        goes on
                  line 2     >144 long value<   152-279 (gap 128)
                  lines 3-4     goes on
                """);
    }

    private static Pictures sequence() {
        return Pictures.header(12).longs("p", 1, 7).marked("long", 8, "value").longs("p", 9, 15);
    }

    private static Pictures bytes(Pictures pictures, int from, int to) {
        for (int i = from; i <= to; i++) {
            for (int j = 0; j < 8; j++) {
                pictures.fields("byte", 1, "p" + i + j);
            }
        }
        return pictures;
    }

    private static Picture sixtyFields() {
        String[] types = {"long", "int", "java.util.concurrent.atomic.AtomicLong", "short", "byte", "double", "boolean"
        };
        int[] sizes = {8, 4, 4, 2, 1, 8, 1};
        String[] names = {"total", "count", "owner", "flags", "kind", "ratio", "open"};
        Pictures pictures = Pictures.header(12);
        for (int i = 0; i < 60; i++) {
            pictures.fields(types[i % 7], sizes[i % 7], names[i % 7] + (char) ('A' + i / 7));
        }
        return pictures.on64();
    }

    private static void assertDrawing(Picture picture, String expected) {
        assertThat(expected.lines()).allMatch(line -> line.length() <= 110);
        assertThat(String.join("\n", Drawing.of(picture)) + "\n").isEqualTo(expected);
    }
}
