package import WatchwordPolicy

/// Generates passphrases that a policy accepts, each of one pattern with the same probability.
///
/// Capital letters, digits and symbols are added only as far as the policy asks for them. Rules that cannot be counted,
/// such as a list of common passwords, are met by drawing again.
package struct PassphraseGenerator: Sendable {
  /// The number of words or syllables.
  package let partCount: Int
  /// The base-2 logarithm of the number of passphrases among which one is drawn, before any is drawn again.
  package let bits: Double
  /// The rules that are met by drawing again.
  package let redrawn: [PasswordRule]

  private let walk: PhraseWalk
  private let policy: PasswordPolicy
  private let context: AssessmentContext

  /// The greatest number of words or syllables.
  package static let mostParts = PhraseSearch.mostParts
  private static let mostDraws = 10_000

  /// A generator of passphrases of so many parts. Without a number, it is the smallest with so many `bits`, or the one
  /// with the most bits that the policy allows.
  ///
  /// - Throws: ``PasswordGenerator/Failure/noPassword(length:)`` if no pattern meets the policy.
  package init(
    _ policy: PasswordPolicy, of material: PhraseMaterial, partCount: Int? = nil,
    bits: Double = PasswordGenerator.usualBits, in context: AssessmentContext = AssessmentContext()
  ) throws(PasswordGenerator.Failure) {
    try self.init(policy, of: material, parts: material.parts, partCount: partCount, bits: bits, in: context)
  }

  init(
    _ policy: PasswordPolicy, of material: PhraseMaterial, parts: [String], partCount: Int?, bits: Double,
    in context: AssessmentContext
  ) throws(PasswordGenerator.Failure) {
    self.policy = policy
    self.context = context
    // A machine that counts different characters does not know them.
    let distinct = policy.rules.filter { if case .distinct = $0.automaton { true } else { false } }
    let followed = PasswordPolicy(rules: policy.rules.filter { !distinct.contains($0) })
    let (left, room) = MachineRoom.largest(for: [followed], over: .printableASCII)
    guard let room else { throw .tooManyStates }
    redrawn = distinct + left + PolicyTraits(policy, over: .printableASCII).aside
    guard partCount ?? 1 <= Self.mostParts else { throw .tooLong }
    let moves = PhraseMoves(room, parts: parts)
    let needs = PhraseNeeds(PolicyTraits(followed, over: .printableASCII))
    guard
      let choice = try Self.limited({ () throws(MachineFailure) in
        var search = PhraseSearch(moves, needs, material)
        return try search.choice(partCount, bits: bits)
      })
    else { throw .noPassword(length: nil) }
    self.partCount = choice.partCount
    self.bits = choice.count.log2
    walk = try Self.limited { () throws(MachineFailure) in
      try PhraseWalk(moves, choice.pattern.slots(choice.partCount, material), parts: parts)
    }
  }

  private static func limited<Value>(
    _ body: () throws(MachineFailure) -> Value
  ) throws(PasswordGenerator.Failure) -> Value {
    do throws(MachineFailure) {
      return try body()
    } catch {
      throw .tooManyStates
    }
  }

  /// A passphrase; `nil` if none of those that were drawn meets the rules that cannot be counted.
  package func password(using generator: inout some RandomNumberGenerator) -> String? {
    for _ in 0..<Self.mostDraws {
      guard let phrase = walk.phrase(using: &generator) else { return nil }
      if policy.assess(phrase, in: context).verdict != .unmet { return phrase }
    }
    return nil
  }
}
