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

/// Runs both bodies in turn, `rounds` times, for at least 40 ms each, and answers each one's runs a second.
///
/// A body does `batch` pieces of work and answers a number that depends on all of them.
func rates(rounds: Int = 15, batch: Int, _ bodies: [() -> Int]) -> [Double] {
  var results = bodies.map { _ in [Double]() }
  var sink = 0
  for _ in 0..<rounds {
    for (index, body) in bodies.enumerated() {
      var runs = 0
      let start = processorTime()
      var elapsed = 0.0
      repeat {
        // The clock is a call into the system: many runs share one.
        for _ in 0..<200 { sink &+= body() }
        runs += 200 * batch
        elapsed = processorTime() - start
      } while elapsed < 0.04
      results[index].append(Double(runs) / elapsed)
    }
  }
  keep(sink)
  return results.map(\.median)
}

/// Uses a number where no compiler can see that nobody needs it.
@inline(never)
@_optimize(none)
func keep(_ number: Int) {}
