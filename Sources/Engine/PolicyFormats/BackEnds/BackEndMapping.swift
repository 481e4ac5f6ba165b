import WatchwordBasics
import WatchwordPolicy

/// One rule as the settings of a back end express it.
struct BackEndMapping {
  /// The settings; empty if the rule is left out.
  private(set) var settings: [(BackEndSetting, Int)] = []
  /// The reasons why the settings differ from the rule: lower-case clauses.
  var reasons: [String] = []
  /// The requirements of the settings, where they differ from the rule: lower-case clauses.
  private(set) var substitutes: [String] = []
  /// The text of a regular expression.
  private(set) var pattern: ExactText?
  /// Words of the policy.
  private(set) var words: [ExactText] = []
  private let backEnd: BackEnd
  private let isAsRead: Bool
  /// Whether the settings substitute for a setting that the back end does not have.
  private var isStandIn = false
  /// The reasons that concern only a few passwords.
  private var small: [(reason: String, extent: PolicyLoss.Extent)] = []

  /// The passwords that the settings judge differently.
  var extent: PolicyLoss.Extent {
    guard !settings.isEmpty, let first = small.first,
      reasons.allSatisfy({ reason in small.contains { $0.reason == reason && $0.extent == first.extent } })
    else { return .any }
    return first.extent
  }

  /// Whether the settings judge some password differently from the rule.
  var isInexact: Bool { settings.isEmpty || !reasons.isEmpty || !substitutes.isEmpty }

  /// Maps a rule. If it was read from the same system, the reader has already reported the differences.
  init(_ rule: PasswordRule, by backEnd: BackEnd, isAsRead: Bool) {
    self.backEnd = backEnd
    self.isAsRead = isAsRead
    switch rule.setting {
    case .length(let rule): map(rule)
    case .count(let rule): map(rule)
    case .classes(let rule): map(rule)
    case .maximumRun(let maximum):
      map(.repetition, maximum) { value, _ in
        (
          "it can only limit runs to another length",
          backEnd.standIns[.repetition]?.substitute ?? "accepts at most \(value) in a row"
        )
      }
    case .pattern(let expression): map(expression)
    case .forbiddenPattern(let expression): map(forbidding: expression)
    case .distinctCharacters(let minimum):
      map(.distinctCharacters, minimum, otherwise: Self.otherNumber)
    case .similarity(let rule): map(rule)
    case .words(let rule): map(rule)
    case .toggle(let toggle, let excess): map(toggle, excess)
    case .history(let count):
      map(.history, count) { ("it remembers at most \($1.upperBound) passwords", "refuses the last \($0)") }
    // With a longer history, this adds no requirement.
    case .otherThanCurrent: if backEnd.historyHasCurrent { settings.append((.history, 1)) }
    case .expiry(let days):
      map(.expiry, days) { value, _ in
        ("its passwords expire after at most \(value) days", "lets them expire after \(value) days")
      }
    case .minimumAge(let minutes):
      if backEnd.requirement(.minimumAge) != nil { settings.append((.minimumAge, minutes)) }
    case nil: break
    }
    // The differences of a stand-in have already been added.
    if isStandIn { return }
    for (setting, _) in settings {
      if !isAsRead, let approximation = backEnd.requirement(setting)?.approximation { addApproximation(approximation) }
    }
  }

  /// Adds the reason why a setting only approximates the rule, unless the settings for single classes have added it.
  private mutating func addApproximation(_ approximation: BackEnd.Approximation) {
    guard !reasons.contains(approximation.reason) else { return }
    reasons.append(approximation.reason)
    small.append((approximation.reason, approximation.extent))
    if substitutes.isEmpty { substitutes.append(approximation.substitute) }
  }

  // MARK: - Length

  private mutating func map(_ rule: LengthRule) {
    if let minimum = rule.minimum { map(minimum: minimum, unit: rule.unit) }
    if let maximum = rule.maximum { map(maximum: maximum, unit: rule.unit) }
  }

  private mutating func map(minimum: Int, unit: CharacterUnit) {
    guard let bounds = backEnd.requirement(.minimum)?.range else { return }
    let value = min(max(minimum, bounds.lowerBound), bounds.upperBound)
    settings.append((.minimum, value))
    if unit != backEnd.unit { differ(by: backEnd.unit, from: unit) }
    if value != minimum {
      reasons.append("its minimum length is from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    if unit != backEnd.unit || value != minimum {
      substitutes.append("requires at least \(BackEndPhrases.count(value, of: backEnd.unit))")
    }
  }

  private mutating func map(maximum: Int, unit: CharacterUnit) {
    let ownUnit = backEnd.maximumUnit ?? backEnd.unit
    let requirement = backEnd.requirement(.maximum)
    if let fixed = requirement?.range.lowerBound, requirement?.isAlways == true {
      settings.append((.maximum, fixed))
      if maximum == fixed, unit == ownUnit { return }
      reasons.append("its maximum length is always \(fixed)")
      substitutes.append("accepts at most \(BackEndPhrases.count(fixed, of: ownUnit))")
      return
    }
    guard let bounds = requirement?.range else {
      reasons.append("its maximum length cannot be set")
      if !settings.isEmpty { substitutes.append("sets no maximum") }
      return
    }
    let value = min(max(maximum, bounds.lowerBound), bounds.upperBound)
    settings.append((.maximum, value))
    if unit == ownUnit, value == maximum { return }
    if bounds.count == 1 {
      reasons.append("its only maximum is \(BackEndPhrases.count(value, of: ownUnit))")
    } else {
      if unit != ownUnit { differ(by: ownUnit, from: unit) }
      if value != maximum {
        reasons.append("its maximum length is from \(bounds.lowerBound) to \(bounds.upperBound)")
      }
    }
    substitutes.append("accepts at most \(BackEndPhrases.count(value, of: ownUnit))")
  }

  /// Adds the unit as a reason, once.
  private mutating func differ(by ownUnit: CharacterUnit, from unit: CharacterUnit) {
    let reason = "it counts \(BackEndPhrases.counted(in: ownUnit))"
    guard !reasons.contains(reason) else { return }
    reasons.append(reason)
    // Characters of the Basic Multilingual Plane are one UTF-16 code unit each (The Unicode Standard, section 3.9).
    if Set([unit, ownUnit]) == [.codePoint, .utf16] { small.append((reason, .surrogates)) }
  }

  // MARK: - Classes

  private mutating func map(_ rule: CharacterCountRule) {
    guard let own = backEnd.requirement(.count(rule.characterClass)) else {
      mapStandIn(for: .count(rule.characterClass))
      return
    }
    let count = min(rule.minimum, own.range.upperBound)
    settings.append((own.setting, count))
    let counted = own.rule(requiring: 1)
    let isSame = rule.countsTheSame(as: counted)
    let approximation = isAsRead ? nil : own.approximation
    if count == rule.minimum, isSame, approximation == nil { return }
    if !isSame || approximation != nil {
      let reason = approximation?.reason ?? "it counts \(BackEndPhrases.characters(of: counted))"
      if !reasons.contains(reason) { reasons.append(reason) }
      if let approximation, isSame || approximation.extent == .any {
        small.append((reason, approximation.extent))
      } else if rule.characters == nil, counted.characters == nil {
        small.append((reason, .beyondASCII))
      }
    }
    if count != rule.minimum { reasons.append("it can require at most \(own.range.upperBound)") }
    substitutes.append("requires at least \(count) of them")
  }

  private mutating func map(_ rule: ClassesRule) {
    if let known = backEnd.someClasses, known.minimum == rule.minimum, Set(known.classes) == Set(rule.classes) {
      settings.append((.someClasses, 1))
      if rule.repertoire != known.repertoire {
        let isASCII = known.repertoire == .ascii
        reasons.append(isASCII ? "it counts ASCII characters only" : "it counts characters of all scripts")
        substitutes.append(
          "requires \(rule.minimum) of these classes\(isASCII ? " in ASCII" : "")")
      }
      return
    }
    // Requiring all of the classes is the same as requiring each of them.
    guard rule.minimum == rule.classes.count, rule.classes.allSatisfy({ backEnd.requirement(.count($0)) != nil }) else {
      if let known = backEnd.someClasses, known.minimum < rule.minimum, Set(known.classes) == Set(rule.classes) {
        settings.append((.someClasses, 1))
        reasons.append("it can only require \(known.minimum) of these classes")
      }
      return
    }
    for characterClass in rule.classes {
      map(CharacterCountRule(characterClass, minimum: 1, repertoire: rule.repertoire))
    }
    if !substitutes.isEmpty { substitutes = ["requires at least 1 of each"] }
  }

  // MARK: - Other rules

  private mutating func map(_ expression: PasswordExpression) {
    switch backEnd.pattern?(expression.pattern) {
    case .text(let text):
      settings.append((.pattern, 1))
      pattern = text
    case .refused(let reason): reasons.append(reason)
    case nil: break
    }
  }

  /// "Digits only" is the only pattern that back ends forbid without a regular expression.
  private mutating func map(forbidding expression: PasswordExpression) {
    guard backEnd.requirement(.digitsOnly) != nil, expression.matchesOnlyDigits else { return }
    settings.append((.digitsOnly, 1))
  }

  /// Adds a numeric setting, and the clauses for a value that is not in its bounds.
  private mutating func map(
    _ setting: BackEndSetting, _ number: Int,
    otherwise clauses: (_ value: Int, _ bounds: ClosedRange<Int>) -> (reason: String, substitute: String)
  ) {
    guard let bounds = backEnd.requirement(setting)?.range else { return }
    let value = min(max(number, bounds.lowerBound), bounds.upperBound)
    settings.append((setting, value))
    guard value != number else { return }
    let (reason, substitute) = clauses(value, bounds)
    reasons.append(reason)
    substitutes.append(substitute)
  }

  private static func otherNumber(_ value: Int, _ bounds: ClosedRange<Int>) -> (reason: String, substitute: String) {
    ("it accepts numbers from \(bounds.lowerBound) to \(bounds.upperBound)", "uses \(value)")
  }

  /// Adds the reason why a back end cannot have a setting, and the stand-in for it.
  private mutating func mapStandIn(for setting: BackEndSetting) {
    if let obstacle = backEnd.obstacles[setting] { reasons.append(obstacle) }
    guard let other = backEnd.standIns[setting] else { return }
    isStandIn = true
    settings.append((other.setting, other.value))
    substitutes.append(other.substitute)
  }

  private mutating func map(_ rule: DictionaryWordsRule) {
    guard let limit = backEnd.words else { return }
    let compared = rule.words.filter { $0.string.unicodeScalars.count >= rule.minimumLength }
    words = Array(compared.filter { $0.string.unicodeScalars.count <= limit.length }.prefix(limit.count))
    guard !words.isEmpty else { return }
    settings.append((.words, 1))
    if words.count < compared.count {
      reasons.append("its list has at most \(limit.count) words of up to \(limit.length) characters")
      substitutes.append("refuses \(words.count) of the \(compared.count) words")
    }
    if rule.match == .contained || rule.rejectsReversed {
      reasons.append("it compares the words with the whole password")
      substitutes.append("refuses a password that is one of them")
    }
  }

  private mutating func map(_ rule: SimilarityRule) {
    map(.similarity, rule.percent, otherwise: Self.otherNumber)
    guard rule.match == .whole, !settings.isEmpty else { return }
    reasons.append("it also compares with the parts of the user's data")
    substitutes.append("refuses passwords that are similar to a part, too")
  }

  private mutating func map(_ toggle: BackEndSetting, _ excess: RuleSetting.Deviation?) {
    guard backEnd.requirement(toggle) != nil else {
      mapStandIn(for: toggle)
      return
    }
    settings.append((toggle, 1))
    guard let excess else { return }
    reasons.append(excess.reason)
    substitutes.append(excess.substitute)
  }
}

extension CharacterCountRule {
  /// Whether both rules count the same characters.
  fileprivate func countsTheSame(as other: CharacterCountRule) -> Bool {
    if let own = characters, let others = other.characters {
      return ScalarSet(own.string) == ScalarSet(others.string)
    }
    return characters == nil && other.characters == nil && repertoire == other.repertoire
  }
}
