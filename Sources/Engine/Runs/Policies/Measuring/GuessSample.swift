package import WatchwordPolicyTools

/// A random sample of the passwords that policies accept, of limited size for each policy, kept only in memory. All
/// accepted passwords of a policy have the same chance.
///
/// The passwords with the smallest keys are sampled. A password has the same key for all policies, so that one that
/// several policies accept is kept, and later estimated, only once. The sample does not depend on the order in which
/// passwords are offered.
package struct GuessSample: Sendable {
  /// A candidate for the sample.
  private struct Candidate {
    let key: Double
    /// The policies for which it is a candidate, one bit each.
    var policies: UInt32
    /// The offset of its first byte.
    var start: UInt32
    /// The number of its bytes; `estimated` if `start` contains the number of guesses instead.
    let count: UInt32

    static let estimated = UInt32.max
  }

  /// The maximum number of policies.
  package static let maximumPolicies = 32
  /// The length, in bytes, of the longest password that is kept. For a longer one, only the number of guesses is kept.
  private static let maximumLength = 512

  /// The maximum size of the sample for each policy.
  let size: Int
  private let seed: Int
  private var candidates: [Candidate] = []
  /// The bytes of the passwords, shared by all occurrences of a password.
  private var bytes: [UInt8] = []
  /// For each policy, the smallest key that is no longer sampled, and the number of candidates.
  private var limits: [Double]
  private var counts: [Int]

  init(size: Int, seed: Int, policies: Int) {
    self.size = size
    self.seed = seed
    limits = Array(repeating: .infinity, count: policies)
    counts = Array(repeating: 0, count: policies)
  }

  /// An empty sample with the same limits.
  package var emptied: GuessSample {
    var sample = self
    sample.candidates = []
    sample.bytes = []
    sample.counts = counts.map { _ in 0 }
    return sample
  }

  /// The number of passwords whose guesses are to be estimated.
  package var count: Int { candidates.count }

  // MARK: - Sampling

  /// Offers the password of a line to the sample. The policies in `mask` accept it.
  mutating func offer(
    _ password: String, line: Int, times: Int, to mask: UInt32, estimate: (String) -> Double
  ) {
    var keys = SamplingKeys(seed: seed, line: line, times: times)
    var stored: (start: UInt32, count: UInt32)?
    while let key = keys.next() {
      let policies = policies(sampling: key, in: mask)
      // All further keys are greater.
      guard policies != 0 else { return }
      let kept = stored ?? keep(password, estimate)
      stored = kept
      append(Candidate(key: key, policies: policies, start: kept.start, count: kept.count))
      // Shrinking moves the bytes.
      if shrinkIfLarge() { stored = nil }
    }
  }

  /// Adds a sample of other passwords.
  mutating func add(_ other: GuessSample) {
    var last: (old: UInt32, count: UInt32, new: UInt32)?
    for candidate in other.candidates {
      var candidate = candidate
      candidate.policies = policies(sampling: candidate.key, in: candidate.policies)
      guard candidate.policies != 0 else { continue }
      if candidate.count != Candidate.estimated {
        if let last, last.old == candidate.start, last.count == candidate.count {
          candidate.start = last.new
        } else {
          let old = candidate.start
          candidate.start = UInt32(bytes.count)
          bytes += other.bytes[Int(old)..<Int(old + candidate.count)]
          last = (old, candidate.count, candidate.start)
        }
      }
      append(candidate)
      if shrinkIfLarge() { last = nil }
    }
  }

  /// Removes the candidates that are not sampled in the end.
  package mutating func finish() { shrink() }

  /// The policies in `mask` for which a password with this key is a candidate.
  private func policies(sampling key: Double, in mask: UInt32) -> UInt32 {
    var policies = mask
    for index in limits.indices where key >= limits[index] { policies &= ~(1 << UInt32(index)) }
    return policies
  }

  private mutating func keep(_ password: String, _ estimate: (String) -> Double) -> (start: UInt32, count: UInt32) {
    let utf8 = password.utf8
    guard utf8.count <= Self.maximumLength else { return (Float(estimate(password)).bitPattern, Candidate.estimated) }
    defer { bytes += utf8 }
    return (UInt32(bytes.count), UInt32(utf8.count))
  }

  private mutating func append(_ candidate: Candidate) {
    candidates.append(candidate)
    count(candidate)
  }

  private mutating func count(_ candidate: Candidate) {
    for index in counts.indices where candidate.policies & (1 << UInt32(index)) != 0 { counts[index] += 1 }
  }

  /// Removes surplus candidates if a policy has over one and a half times as many as its sample may contain. Returns
  /// whether it did.
  private mutating func shrinkIfLarge() -> Bool {
    guard counts.contains(where: { $0 > size + size / 2 + 1 }) else { return false }
    shrink()
    return true
  }

  private mutating func shrink() {
    for index in limits.indices where counts[index] > size {
      let keys = candidates.filter { $0.policies & (1 << UInt32(index)) != 0 }.map { $0.key }.sorted()
      limits[index] = keys[size - 1].nextUp
    }
    compact()
  }

  /// Removes passwords that are no longer sampled, in place: the bytes of the others only move toward the start.
  private mutating func compact() {
    var (kept, end) = (0, 0)
    var last: (old: UInt32, count: UInt32, new: UInt32)?
    counts = counts.map { _ in 0 }
    for index in candidates.indices {
      var candidate = candidates[index]
      candidate.policies = policies(sampling: candidate.key, in: candidate.policies)
      guard candidate.policies != 0 else { continue }
      if candidate.count != Candidate.estimated {
        let (old, count) = (candidate.start, candidate.count)
        if let last, last.old == old, last.count == count {
          candidate.start = last.new
        } else {
          candidate.start = UInt32(end)
          for offset in 0..<Int(count) { bytes[end + offset] = bytes[Int(old) + offset] }
          end += Int(count)
          last = (old, count, candidate.start)
        }
      }
      count(candidate)
      candidates[kept] = candidate
      kept += 1
    }
    candidates.removeLast(candidates.count - kept)
    bytes.removeLast(bytes.count - end)
  }

  // MARK: - Estimating

  /// Returns the distribution of guesses of the passwords in `range`, for each policy.
  package func strata(of range: Range<Int>, estimate: (String) -> Double) -> [GuessStratum] {
    var strata = limits.map { _ in GuessStratum() }
    for candidate in candidates[range] {
      let guesses =
        candidate.count == Candidate.estimated
        ? Double(Float(bitPattern: candidate.start))
        : estimate(
          String(decoding: bytes[Int(candidate.start)..<Int(candidate.start + candidate.count)], as: UTF8.self))
      for index in strata.indices where candidate.policies & (1 << UInt32(index)) != 0 {
        strata[index].add(guessesLog10: guesses)
      }
    }
    return strata
  }
}

extension GuessSample: CustomStringConvertible, CustomDebugStringConvertible {
  /// A constant, because passwords are never shown.
  package var description: String { "GuessSample(hidden)" }
  package var debugDescription: String { description }
}

#if !hasFeature(Embedded)
  extension GuessSample: CustomReflectable {
    package var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
