package import WatchwordPolicy

/// Finds rules that together exclude every password.
package enum RuleConflict {
  /// The limit on an automaton's states; few states are enough to prove that rules exclude each other.
  package static let stateLimit = 20_000

  /// Returns a minimal set of rules of a policy that exclude each other; empty if no conflict is proven.
  ///
  /// A proof holds for passwords of all characters and of any length, however they are typed.
  package static func rules(in policy: PasswordPolicy) -> [PasswordRule] {
    smallest(policy.rules) { excludesAll($0) }
  }

  /// Returns a minimal set of rules that exclude each other for passwords over `alphabet`; empty if no conflict is
  /// proven.
  package static func rules(in policy: PasswordPolicy, over alphabet: Alphabet) -> [PasswordRule] {
    smallest(policy.rules) { excludesAll($0, alphabet) }
  }

  /// Whether it is proven that no password meets the policy.
  package static func excludesAll(_ policy: PasswordPolicy) -> Bool { excludesAll(policy.rules) }

  private static func smallest(_ all: [PasswordRule], _ excludesAll: ([PasswordRule]) -> Bool) -> [PasswordRule] {
    guard excludesAll(all) else { return [] }
    var rules = all
    for rule in all {
      let others = rules.filter { $0 != rule }
      if excludesAll(others) { rules = others }
    }
    return rules
  }

  private static func excludesAll(_ rules: [PasswordRule]) -> Bool {
    let shape = PasswordShape(of: PasswordPolicy(rules: rules), .asTyped)
    if shape.isImpossible { return true }
    // If all possible characters are known, rules on neighbouring characters and on words are evaluated too.
    guard let alphabet = shape.alphabet else { return false }
    let counted = rules.map { rule in
      guard case .length(let length) = rule.automaton else { return rule }
      let bounds = length.boundsOfCharacters(of: alphabet)
      return .length(LengthRule(minimum: bounds.minimum, maximum: bounds.maximum))
    }
    return excludesAll(counted, alphabet)
  }

  private static func excludesAll(_ rules: [PasswordRule], _ alphabet: Alphabet) -> Bool {
    do throws(PasswordGenerator.Failure) {
      _ = try PasswordGenerator(PasswordPolicy(rules: rules), over: alphabet, bits: 0, stateLimit: stateLimit)
      return false
    } catch {
      return error == .noPassword(length: nil)
    }
  }
}
