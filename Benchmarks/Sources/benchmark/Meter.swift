/// A meter of the speed of code. Under an instrument that counts instructions, it only runs the code and measures
/// nothing.
struct Meter {
  /// The number of runs of each body for an instrument; `nil` to measure times.
  private let count: Int?
  /// The index of the only body to run for an instrument, in order of occurrence from 0; `nil` for all.
  private let onlyBody: Int?
  /// The number of bodies so far.
  private var bodies = 0

  /// Creates the meter that the arguments select: `count=TIMES`, `body=INDEX`.
  init(_ setup: Setup) {
    count = setup["count"].flatMap { Int($0) }
    onlyBody = setup["body"].flatMap { Int($0) }
  }

  /// Whether times are measured, so that the figures are meaningful.
  var measuresTime: Bool { count == nil }

  /// Runs the bodies in turn, `rounds` times, for at least 40 ms each, and returns the runs per second of each.
  ///
  /// A body does `batch` pieces of work and returns a number that depends on all of them. Under an instrument, only the
  /// first body, which is ours, is run; the other bodies belong to peers.
  mutating func rates(rounds: Int = 15, batch: Int, _ bodies: [() -> Int]) -> [Double] {
    guard measuresTime else {
      if let body = bodies.first { runForInstrument(body) }
      return bodies.map { _ in 0 }
    }
    var results = bodies.map { _ in [Double]() }
    var sink = 0
    for _ in 0..<rounds {
      for (index, body) in bodies.enumerated() {
        var runs = 0
        let start = processorTime()
        var elapsed = 0.0
        repeat {
          // Reading the clock is a system call, so many runs share one.
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

  /// Runs the body three times and returns its processor time in seconds.
  mutating func seconds(_ body: () -> Int) -> Double {
    guard measuresTime else {
      runForInstrument(body)
      return 0
    }
    var times: [Double] = []
    for _ in 0..<3 {
      let start = processorTime()
      keep(body())
      times.append(processorTime() - start)
    }
    return times.median
  }

  private mutating func runForInstrument(_ body: () -> Int) {
    defer { bodies += 1 }
    guard let count, onlyBody == nil || onlyBody == bodies else { return }
    for _ in 0..<count { keep(body()) }
  }
}
