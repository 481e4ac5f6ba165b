import TestSupport
import Testing
import WatchwordPolicyTools

@testable import WatchwordCommand
@testable import WatchwordRuns

/// The draw of passwords whose guesses are estimated.
@Suite struct MeasureSampleTests {
  /// A password and how often it occurs; its number of guesses is the number in it.
  private struct Entry {
    let password: String
    let times: Int
    let mask: UInt32
  }

  private static func entries(_ count: Int, weighted: Bool) -> [Entry] {
    var numbers = SeededGenerator(seed: 11)
    return (0..<count).map { index in
      let level = [3, 5, 8, 11, 20][index % 5]
      let long = index % 97 == 0 ? String(repeating: "x", count: 600) : ""
      let times = weighted ? (index == 0 ? 1_000_000 : Int.random(in: 1...40, using: &numbers)) : 1
      return Entry(
        password: index % 53 == 0 ? "" : "\(level)-\(index)\(long)", times: times, mask: index % 3 == 0 ? 3 : 1)
    }
  }

  private static func estimate(_ password: String) -> Double {
    Double(password.prefix { $0.isNumber }) ?? 1
  }

  /// Draws from the entries, `piece` at a time as threads do, in the order that `seed` says.
  private static func strata(_ entries: [Entry], size: Int, piece: Int, shuffled seed: UInt64? = nil) -> [GuessStratum]
  {
    var whole = GuessSample(size: size, seed: 5, policies: 2)
    var starts = Array(stride(from: 0, to: entries.count, by: piece))
    if let seed {
      var numbers = SeededGenerator(seed: seed)
      starts.shuffle(using: &numbers)
    }
    for start in starts {
      var sample = whole.emptied
      for index in start..<min(start + piece, entries.count) {
        sample.offer(
          entries[index].password, line: index, times: entries[index].times, to: entries[index].mask,
          estimate: estimate)
      }
      whole.add(sample)
    }
    whole.finish()
    return whole.strata(of: 0..<whole.count, estimate: estimate)
  }

  @Test(arguments: [false, true], [1, 100, 1_000])
  func `the same are drawn in any order and in any pieces`(weighted: Bool, size: Int) {
    let entries = Self.entries(3_000, weighted: weighted)
    let whole = Self.strata(entries, size: size, piece: entries.count)
    #expect(whole.map(\.sampled) == [size, min(size, weighted ? size : 1_000)])
    for (piece, seed) in [(1, 1), (7, 2), (500, 3), (1_000, nil)] as [(Int, UInt64?)] {
      #expect(Self.strata(entries, size: size, piece: piece, shuffled: seed) == whole, "pieces of \(piece)")
    }
  }

  @Test(arguments: [false, true]) func `a sample that is large enough holds each occurrence once`(weighted: Bool) {
    let entries = Self.entries(400, weighted: weighted).dropFirst()
    let total = entries.reduce(0) { $0 + $1.times }
    let strata = Self.strata(Array(entries), size: total, piece: 100)
    var expected = GuessStratum()
    for entry in entries { expected.add(guessesLog10: Self.estimate(entry.password), times: entry.times) }
    #expect(strata[0] == expected)
  }

  /// With a fixed seed the numbers are fixed; the bounds are five standard errors.
  @Test(arguments: [false, true]) func `shares of a sample are those of the whole`(weighted: Bool) {
    let entries = Self.entries(20_000, weighted: weighted)
    let size = 2_000
    let stratum = Self.strata(entries, size: size, piece: 1_000)[0]
    var whole = GuessStratum()
    for entry in entries { whole.add(guessesLog10: Self.estimate(entry.password), times: entry.times) }
    for (drawn, all) in zip(stratum.countsByLevel, whole.countsByLevel) {
      let share = Double(all) / Double(whole.accepted)
      let error = (share * (1 - share) / Double(size)).squareRoot()
      #expect(abs(Double(drawn) / Double(size) - share) < 5 * error, "\(drawn) of \(size), expected \(share)")
    }
    #expect(stratum.sampled == size)
  }

  @Test func `a sample shows no password`() {
    var sample = GuessSample(size: 3, seed: 1, policies: 1)
    sample.offer("hunter2-secret", line: 1, times: 1, to: 1) { _ in 5 }
    var dumped = ""
    dump(sample, to: &dumped)
    for text in ["\(sample)", String(reflecting: sample), dumped] { #expect(!text.contains("hunter2")) }
  }
}
