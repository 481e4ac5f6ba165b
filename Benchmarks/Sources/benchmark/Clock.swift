#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Seconds of processor time that this thread has taken: other programs on the machine do not count.
func processorTime() -> Double { time(of: CLOCK_THREAD_CPUTIME_ID) }

/// Seconds on a clock that never goes back.
func wallTime() -> Double { time(of: CLOCK_MONOTONIC) }

private func time(of clock: clockid_t) -> Double {
  var now = timespec()
  clock_gettime(clock, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

extension Array where Element == Double {
  /// The value in the middle; of an even number of values the upper one, and 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// Uses a number where no compiler can see that nobody needs it.
@inline(never)
@_optimize(none)
func keep(_ number: Int) {}
