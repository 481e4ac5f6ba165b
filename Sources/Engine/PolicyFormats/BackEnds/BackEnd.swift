import WatchwordBasics
import WatchwordPolicy

/// A system whose policy is a table of fields, and what these cannot express.
struct BackEnd: Sendable {
  /// The result of writing a regular expression for a back end.
  enum WrittenPattern {
    /// The expression has this text.
    case text(ExactText)
    /// The expression cannot be written, for the reason given by a lower-case clause.
    case refused(String)
  }

  /// The reason why a setting judges some passwords differently from the rule that it is read as.
  struct Approximation: Sendable {
    /// The reason, as a lower-case clause about the setting: "it counts …".
    let reason: String
    /// What the setting requires, as a lower-case clause that follows "instead it"; settings for numbers of characters
    /// have a separate clause.
    let substitute: String
    /// The passwords that are judged differently.
    let extent: PolicyLoss.Extent

    init(_ reason: String, instead substitute: String = "", _ extent: PolicyLoss.Extent = .any) {
      (self.reason, self.substitute, self.extent) = (reason, substitute, extent)
    }

    /// Returns the message about a setting called `name` that is read as `rule`.
    func message(reading name: ExactText, as rule: ExactText) -> String {
      "\"\(name)\" only approximates the rule \"\(rule)\": \(reason)"
    }

    /// A list of common passwords that differs from the one that policies use.
    static let ownList = Approximation(
      "its list of common passwords is different", instead: "refuses those of its own list", .wordLists)
  }

  /// A substitute for a setting that a back end does not have, which it approximates.
  struct StandIn: Sendable {
    /// The setting that is used instead.
    let setting: BackEndSetting
    /// Its value.
    var value = 1
    /// What it requires, as a lower-case clause that follows "instead it".
    let substitute: String
  }

  /// The unit in which characters are counted.
  let unit: CharacterUnit
  /// The unit of the maximum length, if it differs from that of the minimum.
  var maximumUnit: CharacterUnit?
  /// The table.
  var fields: [Field]
  /// Whether there is always a minimum length.
  var alwaysHasMinimum = false
  /// The rule that requires some of several classes, if there is one.
  var someClasses: ClassesRule?
  /// Whether the current password is the first of the old passwords.
  var historyHasCurrent = false
  /// The greatest number of the policy's own words, and of code points in each; `nil` if the back end has no such list.
  var words: (count: Int, length: Int)?
  /// Writes a regular expression for the back end, which can have only one; `nil` if the back end supports none with
  /// the same meaning.
  var pattern: (@Sendable (ExactText) -> WrittenPattern)?
  /// Whether the rules are written in the order of the policy instead of that of the table.
  var keepsOrder = false
  /// The settings whose order among the others does not matter.
  var unordered: Set<BackEndSetting> = []
  /// Whether the back end judges passwords in NFC, as rules do; assumed where its code is not public.
  var normalizes = true
  /// The reasons why settings cannot be switched on, as lower-case clauses, where an explanation is needed.
  var obstacles: [BackEndSetting: String] = [:]
  /// The approximations of settings that the back end does not have.
  var standIns: [BackEndSetting: StandIn] = [:]
  /// The settings of the table that other settings of the same policy switch off.
  var disabled: Set<BackEndSetting> = []

  /// What the fields require, in the order of the table.
  var requirements: [Requirement] { fields.flatMap { $0.allRequirements } }

  /// Returns the requirement of a setting; `nil` if the back end does not have it.
  func requirement(_ setting: BackEndSetting) -> Requirement? {
    disabled.contains(setting) ? nil : requirements.first { $0.setting == setting }
  }

  /// Returns this back end without the settings in `disabled`.
  func without(_ disabled: Set<BackEndSetting>) -> BackEnd {
    var result = self
    result.disabled = disabled
    return result
  }

  /// Returns the rule that a setting with this value is read as; `nil` if the value alone does not say.
  func rule(_ setting: BackEndSetting, _ value: Int) -> PasswordRule? {
    switch setting {
    case .minimum: .length(LengthRule(minimum: value, unit: unit))
    case .maximum: .length(LengthRule(maximum: value, unit: maximumUnit ?? unit))
    case .count: requirement(setting).map { .characterCount($0.rule(requiring: value)) }
    case .someClasses: someClasses.map { .classes($0) }
    case .repetition: .repetition(RepetitionRule(maximum: value))
    case .sequence: .sequence(SequenceRule())
    case .userID: .userID(UserIDRule())
    case .personalWords: .personalWords(PersonalWordsRule())
    case .commonPassword: .commonPassword(CommonPasswordRule())
    case .edgeWhiteSpace: .edgeWhiteSpace(EdgeWhiteSpaceRule())
    case .history where historyHasCurrent && value == 1: .differentFromCurrent(DifferentFromCurrentRule())
    case .history: .history(HistoryRule(count: value))
    case .expiry: .expiry(ExpiryRule(days: value))
    case .minimumAge: .minimumAge(MinimumAgeRule(minutes: value))
    case .distinctCharacters: .distinctCharacters(DistinctCharactersRule(minimum: value))
    case .similarity: .similarity(SimilarityRule(percent: value))
    case .breachedPassword: .breachedPassword(BreachedPasswordRule())
    case .digitsOnly: (try? PasswordExpression(parsing: "^\\p{Nd}+$")).map { .pattern(PatternRule(forbidden: $0)) }
    case .pattern, .words: nil
    }
  }
}

extension MinimumAgeRule {
  /// Creates a rule for an age in minutes, in the largest unit that expresses it exactly.
  init(minutes: Int) {
    let unit = [AgeUnit.days, .hours].first { minutes.isMultiple(of: $0.minutes) } ?? .minutes
    self.init(age: minutes / unit.minutes, unit: unit)
  }
}
