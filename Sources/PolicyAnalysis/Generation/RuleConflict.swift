public import WatchwordPolicy

/// Finds the rules that together exclude every password.
public enum RuleConflict {
  /// The rules of a policy that exclude each other over an alphabet, and none of which can be left out; empty if the
  /// policy accepts a password, or if too much memory would be needed to know.
  public static func rules(in policy: PasswordPolicy, over alphabet: Alphabet = .printableASCII) -> [PasswordRule] {
    guard excludesAll(policy.rules, alphabet) else { return [] }
    var rules = policy.rules
    for rule in policy.rules {
      let others = rules.filter { $0 != rule }
      if excludesAll(others, alphabet) { rules = others }
    }
    return rules
  }

  private static func excludesAll(_ rules: [PasswordRule], _ alphabet: Alphabet) -> Bool {
    do throws(PasswordGenerator.Failure) {
      _ = try PasswordGenerator(PasswordPolicy(rules: rules), over: alphabet, bits: 0)
      return false
    } catch {
      return error == .noPassword(length: nil)
    }
  }
}
