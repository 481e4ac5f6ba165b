package import WatchwordPolicy

/// Generates passwords that a policy accepts, with equal probability.
///
/// Rules that cannot be counted, such as a list of common passwords, are met by redrawing. A policy that leaves the
/// decision to a server is met as far as it can be evaluated.
package struct PasswordGenerator: Sendable {
  /// The length of the passwords in characters.
  package let length: Int
  /// The base-2 logarithm of the number of passwords from which one is drawn, before any is redrawn.
  package let bits: Double
  /// The rules that are met by redrawing.
  package let redrawn: [PasswordRule]

  private let walk: PasswordWalk
  private let policy: PasswordPolicy
  private let context: AssessmentContext

  /// The bits of a password if no length is given: CNIL's requirement for a password alone (deliberation 2022-100).
  package static let defaultBits = 80.0
  /// The default limit on the automaton's states.
  package static let defaultStateLimit = PolicyAutomaton.stateLimit
  /// The number of draws before giving up.
  private static let maximumDraws = 10_000

  /// The reason why a generator could not be created.
  package enum Failure: Error, Hashable, Sendable {
    /// The policy accepts no password, or none of the requested length.
    case noPassword(length: Int?)
    /// Passwords would have more characters than can be counted, ``PolicyCounter/maximumLength``.
    case tooLong
    /// The automaton would be too large even without the rules that make it large.
    case tooManyStates
  }

  /// The greatest number of bytes that the counts for one length may take.
  private static let memoryLimit = 512 << 20

  /// Creates a generator of passwords of `length` characters. Without a length, it uses the shortest with `bits` bits,
  /// or else the greatest that the policy allows; 0 bits select the shortest passwords. The automaton may have
  /// `stateLimit` states.
  package init(
    _ policy: PasswordPolicy, over alphabet: Alphabet = .printableASCII, length: Int? = nil, bits: Double = defaultBits,
    stateLimit: Int = defaultStateLimit, in context: AssessmentContext = AssessmentContext()
  ) throws(Failure) {
    self.policy = policy
    self.context = context
    guard var (excluded, automaton) = Self.automaton(policy, alphabet, stateLimit) else { throw .tooManyStates }
    // The states of the automaton cover passwords of any length.
    guard automaton.table.accepts.contains(where: { $0.contains(.only(0)) }) else { throw .noPassword(length: nil) }
    guard max(length ?? 0, automaton.lengths[0].minimum) <= PolicyCounter.maximumLength else { throw .tooLong }
    let constraints = CharacterConstraints(policy, over: alphabet)
    if constraints.needsMoreThanCounted, length == nil,
      automaton.lengths[0].maximum ?? .max > PolicyCounter.maximumLength
    {
      // Counting up to the limit would take a long time and find nothing.
      throw .tooLong
    }
    if let length { self.length = length } else { self.length = try Self.defaultLength(automaton, bits) }
    guard automaton.lengths[0].contains(self.length) else { throw .noPassword(length: length) }
    let size = CountTable.size(ofSteps: self.length, characterCount: alphabet.count)
    if automaton.table.stateCount > Self.memoryLimit / size {
      guard let smaller = Self.automaton(policy, alphabet, Self.memoryLimit / size) else { throw .tooManyStates }
      (excluded, automaton) = smaller
    }
    redrawn = excluded + constraints.undecidedRules
    walk = PasswordWalk(automaton, length: self.length)
    guard !walk.count.isZero else { throw .noPassword(length: length) }
    self.bits = walk.count.log2
  }

  private static func automaton(
    _ policy: PasswordPolicy, _ alphabet: Alphabet, _ limit: Int
  ) -> (excluded: [PasswordRule], automaton: PolicyAutomaton)? {
    let (excluded, automaton) = PolicyAutomaton.largest(for: [policy], over: alphabet, limit: limit)
    return automaton.map { (excluded, $0) }
  }

  private static func defaultLength(_ automaton: PolicyAutomaton, _ bits: Double) throws(Failure) -> Int {
    let bounds = automaton.lengths[0]
    var table = automaton.countTable()
    var greatest: Int?
    // Classes can require more characters than the minimum length.
    let defaultMaximum = max(PolicyCounter.defaultMaximumLength, bounds.minimum)
    for length in 0...max(min(bounds.maximum ?? .max, PolicyCounter.maximumLength), 0) {
      if length > 0 { table.advance() }
      if length > defaultMaximum, greatest != nil { break }
      guard length >= bounds.minimum, !table.count.isZero else { continue }
      greatest = length
      if table.count.log2 >= bits { break }
    }
    if let greatest { return greatest }
    let isLonger = bounds.maximum ?? .max > PolicyCounter.maximumLength
    let mayBeLonger =
      isLonger
      && (!automaton.judgesAllLengths || automaton.table.mayAccept(.only(0), beyond: PolicyCounter.maximumLength))
    throw mayBeLonger ? .tooLong : .noPassword(length: nil)
  }

  /// Draws a password; `nil` if no drawn password meets the rules that cannot be counted.
  package func password(using generator: inout some RandomNumberGenerator) -> String? {
    for _ in 0..<Self.maximumDraws {
      guard let password = walk.password(using: &generator) else { return nil }
      if policy.assess(password, in: context).verdict != .unmet { return password }
    }
    return nil
  }

  /// An example that is easy to read and the same in every run, not a secret; `nil` if none is found.
  package var example: String? {
    guard let readable = walk.readable else { return nil }
    var generator = SplitMix64()
    for _ in 0..<Self.maximumDraws {
      guard let password = readable.password(using: &generator) else { return nil }
      if policy.assess(password, in: context).verdict != .unmet { return password }
    }
    return nil
  }
}
