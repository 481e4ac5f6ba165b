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
  package static let mostParts = PhraseSearch.mostParts
  private static let mostDraws = 10_000

  /// Creates a generator of passphrases of `partCount` parts. Without a number, it uses the fewest parts that give
  /// `bits` bits, or else those with the most bits that the policy allows.
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
    // A machine that counts different characters has steps of blocks, not of single characters.
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

  /// Draws a passphrase; `nil` if no drawn passphrase meets the rules that cannot be counted.
  package func password(using generator: inout some RandomNumberGenerator) -> String? {
    for _ in 0..<Self.mostDraws {
      guard let phrase = walk.phrase(using: &generator) else { return nil }
      if policy.assess(phrase, in: context).verdict != .unmet { return phrase }
    }
    return nil
  }
}
