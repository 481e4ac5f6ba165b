package import WatchwordPolicy

/// Generates passphrases of one pattern that a policy accepts, with equal probability.
///
/// Capital letters, digits and symbols are added only as far as the policy requires them. Rules that cannot be counted,
/// such as a list of common passwords, are met by redrawing.
package struct PassphraseGenerator: Sendable {
  /// The number of words or syllables.
  package let partCount: Int
  /// The base-2 logarithm of the number of passphrases from which one is drawn, before any is redrawn.
  package let bits: Double
  /// The rules that are met by redrawing.
  package let redrawn: [PasswordRule]

  private let walk: PhraseWalk
  private let policy: PasswordPolicy
  private let context: AssessmentContext

  /// The greatest number of words or syllables.
  package static let maximumParts = PhraseSearch.maximumParts
  private static let maximumDraws = 10_000

  /// Creates a generator of passphrases of `partCount` parts. Without a number, it uses the fewest parts that give
  /// `bits` bits, or else those with the most bits that the policy allows.
  ///
  /// - Throws: ``PasswordGenerator/Failure/noPassword(length:)`` if no pattern meets the policy.
  package init(
    _ policy: PasswordPolicy, of material: PhraseMaterial, partCount: Int? = nil,
    bits: Double = PasswordGenerator.defaultBits, in context: AssessmentContext = AssessmentContext()
  ) throws(PasswordGenerator.Failure) {
    try self.init(policy, of: material, parts: material.parts, partCount: partCount, bits: bits, in: context)
  }

  init(
    _ policy: PasswordPolicy, of material: PhraseMaterial, parts: [String], partCount: Int?, bits: Double,
    in context: AssessmentContext
  ) throws(PasswordGenerator.Failure) {
    self.policy = policy
    self.context = context
    // The transitions of an automaton that counts different characters are blocks, not single characters.
    let distinct = policy.rules.filter { if case .distinct = $0.automaton { true } else { false } }
    let followed = PasswordPolicy(rules: policy.rules.filter { !distinct.contains($0) })
    let (excluded, automaton) = PolicyAutomaton.largest(for: [followed], over: .printableASCII)
    guard let automaton else { throw .tooManyStates }
    redrawn = distinct + excluded + CharacterConstraints(policy, over: .printableASCII).undecidedRules
    guard partCount ?? 1 <= Self.maximumParts else { throw .tooLong }
    let transitions = PhraseTransitions(automaton, parts: parts)
    let requirements = PhraseRequirements(CharacterConstraints(followed, over: .printableASCII))
    guard
      let choice = try Self.limited({ () throws(AutomatonFailure) in
        var search = PhraseSearch(transitions, requirements, material)
        return try search.choice(partCount, bits: bits)
      })
    else { throw .noPassword(length: nil) }
    self.partCount = choice.partCount
    self.bits = choice.count.log2
    walk = try Self.limited { () throws(AutomatonFailure) in
      try PhraseWalk(transitions, choice.pattern.slots(choice.partCount, material), parts: parts)
    }
  }

  private static func limited<Value>(
    _ body: () throws(AutomatonFailure) -> Value
  ) throws(PasswordGenerator.Failure) -> Value {
    do throws(AutomatonFailure) {
      return try body()
    } catch {
      throw .tooManyStates
    }
  }

  /// Draws a passphrase; `nil` if no drawn passphrase meets the rules that cannot be counted.
  package func password(using generator: inout some RandomNumberGenerator) -> String? {
    for _ in 0..<Self.maximumDraws {
      guard let phrase = walk.phrase(using: &generator) else { return nil }
      if policy.assess(phrase, in: context).verdict != .unmet { return phrase }
    }
    return nil
  }
}
