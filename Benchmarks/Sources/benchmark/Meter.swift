/// Measures how fast pieces of code are or, for an instrument that counts instructions, only runs them.
struct Meter {
  /// How often bodies are run for an instrument; nothing where times are measured.
  private let count: Int?
  /// The only body that is run for an instrument, by its place among those that are met, from 0; nothing for all.
  private let onlyBody: Int?
  /// How many bodies were met so far.
  private var bodies = 0

  /// The meter that arguments ask for: `count=TIMES`, `body=INDEX`.
  init(_ setup: Setup) {
    count = setup["count"].flatMap { Int($0) }
    onlyBody = setup["body"].flatMap { Int($0) }
  }

  /// Whether times are measured, so that figures mean something.
  var measuresTime: Bool { count == nil }

  /// Runs the bodies in turn, `rounds` times, for at least 40 ms each, and answers each one's runs a second.
  ///
  /// A body does `batch` pieces of work and answers a number that depends on all of them. For an instrument only the
  /// first body is run, which is ours; the others are those of peers.
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

  /// Runs the body three times and answers how many seconds of processor time it takes.
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
