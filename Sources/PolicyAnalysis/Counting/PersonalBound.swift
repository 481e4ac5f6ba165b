import WatchwordPolicy

/// How many passwords rules reject that depend on the person or on earlier passwords.
enum PersonalBound {
  /// The greatest number of passwords that rules which are left aside reject; `nil` if they could reject all of them.
  static func rejections(by rules: [PasswordRule]) -> Natural? {
    var sum = Natural()
    for rule in rules {
      guard let count = rejections(by: rule) else { return nil }
      sum += count
    }
    return sum
  }

  /// The greatest number of passwords that a rule which is left aside rejects, of any length; `nil` if it could reject
  /// all of them. Listed passwords are counted by themselves.
  private static func rejections(by rule: PasswordRule) -> Natural? {
    switch rule {
    case .commonPassword: 0
    case .differentFromCurrent: 1
    case .history(let rule): Natural(clamping: rule.count)
    default: nil
    }
  }
}
