package dev.pawl.benchmarks.startup;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * What layouts cost.
 *
 * @param firstNanos for the first class
 * @param firstCpuNanos the same as time of the thread that asks on a CPU, which other load of the machine does not stretch
 * @param furtherNanos for each further one, on average
 * @param furtherCpuNanos the same on a CPU
 * @param heapBytes that stay in use for each class
 */
record Cost(long firstNanos, long firstCpuNanos, long furtherNanos, long furtherCpuNanos, long heapBytes) {

    @Override
    public String toString() {
        return firstNanos + " " + firstCpuNanos + " " + furtherNanos + " " + furtherCpuNanos + " " + heapBytes;
    }

    /** Reads what {@link #toString} wrote. */
    static Cost parse(String text) {
        long[] numbers =
                Arrays.stream(text.split(" ", -1)).mapToLong(Long::parseLong).toArray();
        return new Cost(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
    }

    /** The median of each figure. */
    static Cost median(List<Cost> costs) {
        return new Cost(
                median(costs, Cost::firstNanos),
                median(costs, Cost::firstCpuNanos),
                median(costs, Cost::furtherNanos),
                median(costs, Cost::furtherCpuNanos),
                median(costs, Cost::heapBytes));
    }

    static <T> long median(List<T> values, ToLongFunction<T> figure) {
        long[] sorted = values.stream().mapToLong(figure).sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
