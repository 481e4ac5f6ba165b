package import WatchwordPolicy

/// An example password, which shows that a policy can be met.
package enum PasswordExample {
  /// Returns the same example in every run; `nil` if none was found, which proves nothing.
  ///
  /// Assembles passwords at random from the characters that rules require, which is quick and takes a few thousand
  /// attempts at most. If no example is found, ``PasswordGenerator`` and ``RuleConflict`` can decide whether the policy
  /// can be met.
  package static func quick(
    for policy: PasswordPolicy, over alphabet: Alphabet = .printableASCII,
    in context: AssessmentContext = AssessmentContext()
  ) -> String? {
    let constraints = CharacterConstraints(policy, over: alphabet)
    let permitted = alphabet.characters.indices.filter { constraints.permits[$0] }
    let least = max(constraints.lengths.minimum, 1)
    let most = min(constraints.lengths.maximum ?? .max, least + lengthsTried - 1)
    guard !permitted.isEmpty, least <= most, least <= maximumLength else { return nil }
    var generator = SplitMix64()
    for length in least...most {
      for _ in 0..<triesByLength {
        var characters = required(by: constraints, among: permitted, &generator)
        guard characters.count <= length else { continue }
        while characters.count < length {
          guard let next = generator.element(of: permitted) else { return nil }
          characters.append(next)
        }
        characters = generator.shuffled(characters)
        var view = String.UnicodeScalarView()
        for character in characters { view.append(alphabet.characters[character]) }
        let password = String(view)
        if policy.assess(password, in: context).verdict != .unmet { return password }
      }
    }
    return nil
  }

  /// Returns an example with characters of any script that the policy requires, the same in every run; `nil` if none
  /// was found, which proves nothing.
  package static func ofAnyScript(
    for policy: PasswordPolicy, in context: AssessmentContext = AssessmentContext()
  ) -> String? {
    PasswordShape(of: policy).example { policy.assess($0, in: context).verdict != .unmet }
  }

  /// The number of lengths that are tried, from the minimum upwards.
  private static let lengthsTried = 32
  private static let triesByLength = 40
  /// Nobody would read a longer example.
  private static let maximumLength = 512

  /// Returns characters that meet the minimum numbers of characters that rules require; there may be more than
  /// necessary.
  private static func required(
    by constraints: CharacterConstraints, among permitted: [Int], _ generator: inout SplitMix64
  ) -> [Int] {
    var characters: [Int] = []
    for minimum in constraints.minima {
      let usable = permitted.filter { minimum.counts[$0] }
      let missing = minimum.minimum - characters.count { minimum.counts[$0] }
      guard missing > 0, missing <= maximumLength else { continue }
      for _ in 0..<missing { if let next = generator.element(of: usable) { characters.append(next) } }
    }
    for group in constraints.groups {
      for set in generator.shuffled(group.sets).prefix(group.minimum) {
        if let next = generator.element(of: permitted.filter({ set[$0] })) { characters.append(next) }
      }
    }
    return characters
  }
}
