package import WatchwordPolicy

/// Finds the rules that together exclude every password.
package enum RuleConflict {
  /// The greatest number of states of an automaton: rules that exclude each other need few to show it.
  package static let stateLimit = 20_000

  /// The rules of a policy that exclude each other, and none of which can be left out; empty if this is not proven.
  ///
  /// A proof holds for passwords of all characters and of any length, however they are typed.
  package static func rules(in policy: PasswordPolicy) -> [PasswordRule] {
    smallest(policy.rules) { excludesAll($0) }
  }

  /// The same for passwords of the characters of `alphabet` alone.
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
    // Where all characters are known, rules on neighbours and on words count too.
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
