import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// The texts that policies can ask for, with the numbers that they bring.
enum RuleTexts {
  /// Plural rules look at a number's last two digits, and at whole millions, which no shortfall reaches.
  private static let countedShortfalls = 200
  /// Long enough to exceed every real bound on length.
  private static let longPassword = String(repeating: "a", count: 1 << 16)

  /// Every phrase that people with this policy can be shown; the items of lists are phrases of their own.
  static func phrases(of policy: PasswordPolicy) -> [Phrase] {
    var phrases: [Phrase] = []
    for rule in policy.rules {
      phrases += RuleStyle.allCases.map { rule.phrase(in: $0) }
      phrases += shortfalls(of: rule).map { rule.phrase(for: $0) }
    }
    return phrases + phrases.flatMap(items)
  }

  private static func items(of phrase: Phrase) -> [Phrase] {
    phrase.arguments.flatMap { argument -> [Phrase] in
      if case .list(let items) = argument.value { items + items.flatMap(self.items) } else { [] }
    }
  }

  /// What a password can lack by `rule`: found by assessing passwords that lack the most, and by the rule's own examples.
  private static func shortfalls(of rule: PasswordRule) -> [Shortfall] {
    let policy = PasswordPolicy(rules: [rule])
    var shortfalls: [Shortfall] = []
    for password in ["", longPassword] {
      guard case .unmet(let shortfall)? = policy.assess(password).states.first else { continue }
      switch shortfall {
      case .missing(let most):
        shortfalls += numbers(to: most).map { .missing($0) }
      case .excess: shortfalls += numbers(to: countedShortfalls).map { .excess($0) }
      case .present: break
      }
    }
    let description = PasswordRule.descriptions.first { description in
      description.ids.contains { $0.isSame(as: rule.id) }
    }
    let canBePresent = description?.examples.contains { $0.state == .unmet(.present) } ?? false
    return shortfalls + (canBePresent ? [.present] : [])
  }

  private static func numbers(to most: Int) -> [Int] {
    guard most > 0 else { return [] }
    return Array(1...min(most, countedShortfalls)) + (most > countedShortfalls ? [most] : [])
  }
}
