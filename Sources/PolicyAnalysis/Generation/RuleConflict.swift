public import WatchwordPolicy

/// Finds the rules that together exclude every password.
public enum RuleConflict {
  /// The greatest number of states of an automaton: rules that exclude each other need few to show it.
  public static let stateLimit = 20_000

  /// The rules of a policy that exclude each other over an alphabet, and none of which can be left out; empty if the
  /// policy accepts a password, or if more than ``stateLimit`` states would be needed to know.
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
      _ = try PasswordGenerator(PasswordPolicy(rules: rules), over: alphabet, bits: 0, stateLimit: stateLimit)
      return false
    } catch {
      return error == .noPassword(length: nil)
    }
  }
}
