#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processor time of this thread in seconds, without that of other programs on the machine.
func processorTime() -> Double { time(of: CLOCK_THREAD_CPUTIME_ID) }

/// The time of a monotonic clock in seconds.
func wallTime() -> Double { time(of: CLOCK_MONOTONIC) }

private func time(of clock: clockid_t) -> Double {
  var now = timespec()
  clock_gettime(clock, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

extension Array where Element == Double {
  /// The median: the higher of the two middle values if the number of values is even, and 0 if there are no values.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// Consumes a number in a way that the compiler cannot optimise away.
@inline(never)
@_optimize(none)
func keep(_ number: Int) {}
