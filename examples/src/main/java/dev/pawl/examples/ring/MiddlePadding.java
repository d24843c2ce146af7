package dev.pawl.examples.ring;

/** Keeps {@link HeadField#head} and {@link TailField#tail} apart. */
@SuppressWarnings("unused")
abstract class MiddlePadding extends HeadField {
    private byte q000, q001, q002, q003, q004, q005, q006, q007;
    private byte q010, q011, q012, q013, q014, q015, q016, q017;
    private byte q020, q021, q022, q023, q024, q025, q026, q027;
    private byte q030, q031, q032, q033, q034, q035, q036, q037;
    private byte q040, q041, q042, q043, q044, q045, q046, q047;
    private byte q050, q051, q052, q053, q054, q055, q056, q057;
    private byte q060, q061, q062, q063, q064, q065, q066, q067;
}
