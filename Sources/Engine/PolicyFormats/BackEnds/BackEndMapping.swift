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

  init(_ rule: PasswordRule, by backEnd: BackEnd) {
    self.backEnd = backEnd
    switch rule.setting {
    case .length(let rule): map(rule)
    case .count(let rule): map(rule)
    case .classes(let rule): map(rule)
    case .maximumRun(let maximum): map(longestRun: maximum)
    case .pattern(let expression): map(expression)
    case .forbiddenPattern(let expression): map(forbidding: expression)
    case .distinctCharacters(let minimum):
      if let bounds = backEnd.distinctCharacters { map(.distinctCharacters, minimum, in: bounds) }
    case .similarity(let rule): map(rule)
    case .words(let rule): map(rule)
    case .toggle(let toggle, let excess): map(toggle, excess)
    case .history(let count): map(history: count)
    // With a longer history, this adds no requirement.
    case .otherThanCurrent: if backEnd.historyHasCurrent { settings.append((.history, 1)) }
    case .expiry(let days): map(expiry: days)
    case .minimumAge(let minutes): if backEnd.hasMinimumAge { settings.append((.minimumAge, minutes)) }
    case nil: break
    }
    // The differences of a stand-in have already been added.
    if isStandIn { return }
    for (setting, _) in settings {
      if let approximation = backEnd.approximations[setting] { addApproximation(approximation) }
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
    let value = min(max(minimum, backEnd.minimum.lowerBound), backEnd.minimum.upperBound)
    settings.append((.minimum, value))
    if unit != backEnd.unit { differ(by: backEnd.unit, from: unit) }
    if value != minimum {
      reasons.append(
        "its minimum length is from \(backEnd.minimum.lowerBound) to \(backEnd.minimum.upperBound)")
    }
    if unit != backEnd.unit || value != minimum {
      substitutes.append("requires at least \(BackEndPhrases.count(value, of: backEnd.unit))")
    }
  }

  private mutating func map(maximum: Int, unit: CharacterUnit) {
    let ownUnit = backEnd.maximumUnit ?? backEnd.unit
    if let fixed = backEnd.fixedMaximum {
      settings.append((.maximum, fixed))
      if maximum == fixed, unit == ownUnit { return }
      reasons.append("its maximum length is always \(fixed)")
      substitutes.append("accepts at most \(BackEndPhrases.count(fixed, of: ownUnit))")
      return
    }
    guard let bounds = backEnd.maximum else {
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
    guard let setting = backEnd.setting(for: rule.characterClass) else {
      mapStandIn(for: .count(rule.characterClass))
      return
    }
    let count = min(rule.minimum, setting.maximum)
    settings.append((.count(rule.characterClass), count))
    let isSame = rule.countsTheSame(as: setting.rule)
    let approximation = backEnd.approximations[.count(rule.characterClass)]
    if count == rule.minimum, isSame, approximation == nil { return }
    if !isSame || approximation != nil {
      let reason = approximation?.reason ?? "it counts \(BackEndPhrases.characters(of: setting.rule))"
      if !reasons.contains(reason) { reasons.append(reason) }
      if let approximation, isSame || approximation.extent == .any {
        small.append((reason, approximation.extent))
      } else if rule.characters == nil, setting.rule.characters == nil {
        small.append((reason, .beyondASCII))
      }
    }
    if count != rule.minimum { reasons.append("it can require at most \(setting.maximum)") }
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
    guard rule.minimum == rule.classes.count, rule.classes.allSatisfy({ backEnd.setting(for: $0) != nil }) else {
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

  private mutating func map(longestRun maximum: Int) {
    guard let bounds = backEnd.repetition else { return }
    let value = min(max(maximum, bounds.lowerBound), bounds.upperBound)
    settings.append((.repetition, value))
    guard value != maximum else { return }
    reasons.append("it can only limit runs to another length")
    substitutes.append(backEnd.standIns[.repetition]?.substitute ?? "accepts at most \(value) in a row")
  }

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
    guard backEnd.switches.contains(.digitsOnly), expression.matchesOnlyDigits else { return }
    settings.append((.digitsOnly, 1))
  }

  private mutating func map(expiry days: Int) {
    guard let bounds = backEnd.expiry else { return }
    let value = min(days, bounds.upperBound)
    settings.append((.expiry, value))
    guard value != days else { return }
    reasons.append("its passwords expire after at most \(value) days")
    substitutes.append("lets them expire after \(value) days")
  }

  /// Adds a numeric setting that needs no explanation other than its bounds.
  private mutating func map(_ setting: BackEndSetting, _ number: Int, in bounds: ClosedRange<Int>) {
    let value = min(max(number, bounds.lowerBound), bounds.upperBound)
    settings.append((setting, value))
    guard value != number else { return }
    reasons.append("it accepts numbers from \(bounds.lowerBound) to \(bounds.upperBound)")
    substitutes.append("uses \(value)")
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
    guard let bounds = backEnd.similarity else { return }
    map(.similarity, rule.percent, in: bounds)
    guard rule.match == .whole else { return }
    reasons.append("it also compares with the parts of the user's data")
    substitutes.append("refuses passwords that are similar to a part, too")
  }

  private mutating func map(history count: Int) {
    guard let bounds = backEnd.history else { return }
    let value = min(max(count, bounds.lowerBound), bounds.upperBound)
    settings.append((.history, value))
    guard value != count else { return }
    reasons.append("it remembers at most \(bounds.upperBound) passwords")
    substitutes.append("refuses the last \(value)")
  }

  private mutating func map(_ toggle: BackEndSetting, _ excess: RuleSetting.Deviation?) {
    guard backEnd.switches.contains(toggle) || backEnd.always.contains(toggle) else {
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
