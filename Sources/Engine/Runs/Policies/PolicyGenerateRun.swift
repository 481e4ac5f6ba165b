package import WatchwordBasics
import WatchwordPolicyTools

/// One run of `policy generate`.
package struct PolicyGenerateRun: Sendable {
  /// The policy.
  package var policy: FileArgument
  /// The number of passwords.
  package var count = 1
  /// The number of characters, or of words or syllables; `nil` for the length that suffices.
  package var length: Int?
  /// Whether passphrases of words are generated.
  package var isOfWords = false
  /// Whether passphrases of syllables are generated.
  package var isPronounceable = false
  /// The seed of passwords that are the same in every run.
  package var seed: UInt64?
  /// How policies are read.
  package var reading = PolicyReading()

  /// The maximum number of passwords.
  package static let maximumCount = 10_000_000

  /// Creates a run for this policy.
  package init(_ policy: FileArgument) { self.policy = policy }

  /// Options that contradict each other or are out of range, and what to do; `nil` if there are none.
  package var contradiction: String? {
    if isOfWords, isPronounceable { return "--words and --pronounceable cannot be used together; give one of them" }
    guard isOfWords || isPronounceable, let length, length > PassphraseGenerator.maximumParts else { return nil }
    return "--length is \(length.grouped); expected a number from 1 to \(PassphraseGenerator.maximumParts)"
  }

  /// Prints the passwords.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    let file = try reading.load(policy, host)
    let generation = PasswordGeneration(policy: file.policy, count: count, host: host)
    if seed != nil {
      host.console.warn("The passwords are the same in every run with this --seed; use them for tests only")
    }
    var random = RandomSource(seed: seed, host.random)
    if isOfWords {
      try generation.phrases(of: .words, partCount: length, using: &random)
    } else if isPronounceable {
      try generation.phrases(of: .syllables, partCount: length, using: &random)
    } else {
      try generation.passwords(length: length, using: &random)
    }
  }
}

/// A generator of random numbers: from bytes of the host, or from a seed.
struct RandomSource: RandomNumberGenerator {
  /// The generator of a seed. It also stands in for bytes that the host does not have, so that every draw ends.
  private var seeded: SplitMix64
  private let isSeeded: Bool
  private let bytes: (_ count: Int) -> [UInt8]?
  private var rest: ArraySlice<UInt8> = []
  /// Whether the host had no random bytes.
  private var isUsedUp = false

  /// The number of bytes that the host is asked for at once.
  private static let pieceLength = 1 << 12

  init(seed: UInt64?, _ bytes: @escaping (_ count: Int) -> [UInt8]?) {
    seeded = SplitMix64(seed: seed ?? 0)
    isSeeded = seed != nil
    self.bytes = bytes
  }

  mutating func next() -> UInt64 {
    if isSeeded { return seeded.next() }
    if rest.isEmpty { rest = bytes(Self.pieceLength)?[...] ?? [] }
    guard rest.count >= 8 else {
      isUsedUp = true
      return seeded.next()
    }
    let number = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    return number
  }

  /// Throws if a number was not random, because its password could be guessed.
  func requireRandomness() throws(RunFailure) {
    if isUsedUp { throw RunFailure(message: "There are no random bytes here, so no password was generated") }
  }
}
