import WatchwordBasics
package import WatchwordPolicy

/// The strength of a policy's shortest passwords if they are drawn at random, which is the least that the policy
/// guarantees.
package struct ShortestStrength: Sendable {
  /// The length of the shortest passwords in characters.
  package let length: Int
  /// The strength, or its upper bound, in tenths of a bit.
  package let tenthsOfBits: Int
  /// Whether the strength is exact for a person about whom nothing is known.
  package let isExact: Bool
  /// The ids of the rules that make the strength an upper bound.
  package let causes: [String]

  /// The lengths up to which passwords are counted, tried in turn until a password is found.
  private static let ends = [0, 16, PolicyCounter.defaultMaximumLength]

  /// Determines the strength of `policy`; `nil` if it accepts no password of up to 64 characters. Rules that need an
  /// automaton of more than `stateLimit` states are not counted, which makes the strength an upper bound.
  package init?(of policy: PasswordPolicy, stateLimit: Int = PolicyCounter.defaultStateLimit) {
    let counter = PolicyCounter(policy, stateLimit: stateLimit)
    for end in Self.ends {
      let count = counter.count(to: end)
      guard let first = count.lengths.first(where: { $0.count.bits != nil }), let bits = first.count.bits else {
        continue
      }
      length = first.length
      tenthsOfBits = Int(bits * 10 + 0.5)
      isExact = first.count.isExact
      causes = count.bounds.filter { $0.reason != .dependsOnPerson }.map { $0.rule.id.string }
      return
    }
    return nil
  }

  /// The strength as a sentence.
  package var sentence: String {
    let bits = "\(tenthsOfBits / 10).\(tenthsOfBits % 10) bits"
    let characters = length == 1 ? "1 character" : "\(length) characters"
    var text = "The shortest passwords have \(characters): \(isExact ? "" : "at most ")\(bits) if drawn at random"
    if !causes.isEmpty { text += "; \(causes.joinedAsList) cannot be counted exactly" }
    return text
  }
}
