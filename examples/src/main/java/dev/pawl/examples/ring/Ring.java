package dev.pawl.examples.ring;

import dev.pawl.SeparateCacheLines;

/** Head and tail are written by different threads; padding in between, before and after keeps each alone on its line. */
@SeparateCacheLines({"head", "tail"})
@SuppressWarnings("unused")
public final class Ring extends TailField {
    private byte r000, r001, r002, r003, r004, r005, r006, r007;
    private byte r010, r011, r012, r013, r014, r015, r016, r017;
    private byte r020, r021, r022, r023, r024, r025, r026, r027;
    private byte r030, r031, r032, r033, r034, r035, r036, r037;
    private byte r040, r041, r042, r043, r044, r045, r046, r047;
    private byte r050, r051, r052, r053, r054, r055, r056, r057;
    private byte r060, r061, r062, r063, r064, r065, r066, r067;
}
