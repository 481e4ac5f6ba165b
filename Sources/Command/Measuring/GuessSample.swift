import WatchwordPolicyAnalysis

/// Passwords that are drawn from those that policies accept, for each policy at most so many and all with the same
/// chance. They are kept in memory only.
///
/// Those with the smallest keys are drawn. A password has the same key for all policies, so that those that several
/// accept are kept, and later estimated, once. Which are drawn does not depend on the order in which they are offered.
struct GuessSample: Sendable {
  /// A password that may be drawn.
  private struct Draw {
    let key: Double
    /// The policies for which it may be drawn, one bit each.
    var policies: UInt32
    /// Where its bytes start.
    var start: UInt32
    /// The number of its bytes; `estimated` if the number of guesses replaces them.
    let count: UInt32

    static let estimated = UInt32.max
  }

  /// The most policies.
  static let mostPolicies = 32
  /// The bytes of the longest password that is kept. Of longer ones, only the number of guesses is.
  private static let longestKept = 512

  /// How many are drawn for each policy, at most.
  let size: Int
  private let seed: Int
  private var draws: [Draw] = []
  /// The bytes of the passwords. Occurrences of one password share them.
  private var bytes: [UInt8] = []
  /// For each policy, the key from which on none is drawn, and the number of those that may be.
  private var limits: [Double]
  private var counts: [Int]
  /// The greatest of the limits.
  private var limit = Double.infinity

  init(size: Int, seed: Int, policies: Int) {
    self.size = size
    self.seed = seed
    limits = Array(repeating: .infinity, count: policies)
    counts = Array(repeating: 0, count: policies)
  }

  /// An empty sample that draws nothing that this one would not.
  var emptied: GuessSample {
    var sample = self
    sample.draws = []
    sample.bytes = []
    sample.counts = counts.map { _ in 0 }
    return sample
  }

  /// The number of passwords whose guesses are to be estimated.
  var count: Int { draws.count }

  // MARK: - Drawing

  /// Offers the password of a line, which the policies of `mask` accept.
  mutating func offer(
    _ password: String, line: Int, times: Int, to mask: UInt32, estimate: (String) -> Double
  ) {
    var keys = DrawingKeys(seed: seed, line: line, times: times)
    var place: (start: UInt32, count: UInt32)?
    while let key = keys.next(), key < limit {
      let policies = drawing(key, mask)
      guard policies != 0 else { continue }
      let kept = place ?? keep(password, estimate)
      place = kept
      append(Draw(key: key, policies: policies, start: kept.start, count: kept.count))
      // The bytes have another place then.
      if shrinkIfLarge() { place = nil }
    }
  }

  /// Adds what was drawn from other passwords.
  mutating func add(_ other: GuessSample) {
    var last: (old: UInt32, count: UInt32, new: UInt32)?
    for draw in other.draws {
      var draw = draw
      draw.policies = drawing(draw.key, draw.policies)
      guard draw.policies != 0 else { continue }
      if draw.count != Draw.estimated {
        if let last, last.old == draw.start, last.count == draw.count {
          draw.start = last.new
        } else {
          let old = draw.start
          draw.start = UInt32(bytes.count)
          bytes += other.bytes[Int(old)..<Int(old + draw.count)]
          last = (old, draw.count, draw.start)
        }
      }
      append(draw)
      if shrinkIfLarge() { last = nil }
    }
  }

  /// Leaves out what was not drawn after all.
  mutating func finish() { shrink() }

  /// The policies among those of `mask` for which a password with this key may be drawn.
  private func drawing(_ key: Double, _ mask: UInt32) -> UInt32 {
    var policies = mask
    for index in limits.indices where key >= limits[index] { policies &= ~(1 << UInt32(index)) }
    return policies
  }

  private mutating func keep(_ password: String, _ estimate: (String) -> Double) -> (start: UInt32, count: UInt32) {
    let utf8 = password.utf8
    guard utf8.count <= Self.longestKept else { return (Float(estimate(password)).bitPattern, Draw.estimated) }
    defer { bytes += utf8 }
    return (UInt32(bytes.count), UInt32(utf8.count))
  }

  private mutating func append(_ draw: Draw) {
    draws.append(draw)
    for index in counts.indices where draw.policies & (1 << UInt32(index)) != 0 { counts[index] += 1 }
  }

  /// Leaves out what is not drawn if there is half as much again as is drawn at the end.
  private mutating func shrinkIfLarge() -> Bool {
    guard counts.contains(where: { $0 > size + size / 2 + 1 }) else { return false }
    shrink()
    return true
  }

  private mutating func shrink() {
    for index in limits.indices where counts[index] > size {
      let keys = draws.filter { $0.policies & (1 << UInt32(index)) != 0 }.map(\.key).sorted()
      limits[index] = keys[size - 1].nextUp
    }
    limit = limits.max() ?? .infinity
    let all = self
    self = emptied
    add(all)
  }

  // MARK: - Estimating

  /// The numbers of guesses of the passwords in `range`, for each policy.
  func strata(of range: Range<Int>, estimate: (String) -> Double) -> [GuessStratum] {
    var strata = limits.map { _ in GuessStratum() }
    for draw in draws[range] {
      let guesses =
        draw.count == Draw.estimated
        ? Double(Float(bitPattern: draw.start))
        : estimate(String(decoding: bytes[Int(draw.start)..<Int(draw.start + draw.count)], as: UTF8.self))
      for index in strata.indices where draw.policies & (1 << UInt32(index)) != 0 {
        strata[index].add(guessesLog10: guesses)
      }
    }
    return strata
  }
}

extension GuessSample: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Always the same words: a password is never shown.
  var description: String { "GuessSample(hidden)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: [:]) }
}
