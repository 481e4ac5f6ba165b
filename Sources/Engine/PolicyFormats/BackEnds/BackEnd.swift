import WatchwordBasics
import WatchwordPolicy

/// The requirements on passwords that the settings of a back end support.
struct BackEnd: Sendable {
  /// A setting that requires characters of a class.
  struct ClassSetting: Sendable {
    /// The rule for one such character.
    let rule: CharacterCountRule
    /// The greatest number of such characters that can be required.
    let maximum: Int
  }

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
    var substitute = ""
    /// The passwords that are judged differently.
    var extent = PolicyLoss.Extent.any

    /// Returns the message about a setting called `name` that is read as `rule`.
    func message(reading name: ExactText, as rule: ExactText) -> String {
      "\"\(name)\" only approximates the rule \"\(rule)\": \(reason)"
    }

    /// A list of common passwords that differs from the one that policies use.
    static let ownList = Approximation(
      reason: "its list of common passwords is different", substitute: "refuses those of its own list",
      extent: .wordLists)
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
  /// The bounds of the minimum length.
  let minimum: ClosedRange<Int>
  /// Whether there is always a minimum length.
  var alwaysHasMinimum = false
  /// The bounds of the maximum length; `nil` if it cannot be set.
  var maximum: ClosedRange<Int>?
  /// The unit of the maximum length, if it differs from that of the minimum.
  var maximumUnit: CharacterUnit?
  /// The maximum length that cannot be changed, if there is one.
  var fixedMaximum: Int?
  /// The classes that can be required individually.
  var classes: [ClassSetting] = []
  /// The rule that requires some of several classes, if there is one.
  var someClasses: ClassesRule?
  /// The bounds of the longest run of equal characters, if it can be limited.
  var repetition: ClosedRange<Int>?
  /// The bounds of the number of old passwords, if they are remembered.
  var history: ClosedRange<Int>?
  /// Whether the current password is the first of the old passwords.
  var historyHasCurrent = false
  /// The bounds of the number of days after which passwords expire, if they can expire.
  var expiry: ClosedRange<Int>?
  /// Whether a minimum age of passwords before a change, in minutes, can be set.
  var hasMinimumAge = false
  /// The greatest number of the policy's own words, and of code points in each; `nil` if the back end has no such list.
  var words: (count: Int, length: Int)?
  /// Writes a regular expression for the back end, which can have only one; `nil` if the back end supports none with
  /// the same meaning.
  var pattern: (@Sendable (ExactText) -> WrittenPattern)?
  /// The bounds of the number of different characters, if it can be set.
  var distinctCharacters: ClosedRange<Int>?
  /// The bounds of the similarity to the user's data, in percent, if it can be set.
  var similarity: ClosedRange<Int>?
  /// The settings that can be switched on.
  var switches: Set<BackEndSetting> = []
  /// The settings that are on and cannot be switched off.
  var always: Set<BackEndSetting> = []

  /// The settings that only approximate their rules.
  var approximations: [BackEndSetting: Approximation] = [:]
  /// Whether the back end judges passwords in NFC, as rules do; assumed where its code is not public.
  var normalizes = true
  /// The reasons why settings cannot be switched on, as lower-case clauses, where an explanation is needed.
  var obstacles: [BackEndSetting: String] = [:]
  /// The approximations of settings that the back end does not have.
  var standIns: [BackEndSetting: StandIn] = [:]

  /// The back end for rules that were read from its own settings, which reproduce those settings: the reader has
  /// already reported the differences.
  var asRead: BackEnd {
    var result = self
    result.approximations = [:]
    result.normalizes = true
    return result
  }

  /// Returns the setting for characters of `characterClass`; `nil` if there is none.
  func setting(for characterClass: CharacterClass) -> ClassSetting? {
    classes.first { $0.rule.characterClass == characterClass }
  }
}

extension BackEnd.ClassSetting {
  /// Returns the setting for one class, by its ASCII characters or by the list of `characters`.
  static func one(_ characterClass: CharacterClass, characters: String? = nil) -> Self {
    Self(
      rule: CharacterCountRule(
        characterClass, minimum: 1, repertoire: characters == nil ? .ascii : .unicode,
        characters: characters.map { ExactText($0) }),
      maximum: 1)
  }

  /// Returns the setting for one class, by its characters of all scripts.
  static func one(unicode characterClass: CharacterClass, maximum: Int = 1) -> Self {
    Self(rule: CharacterCountRule(characterClass, minimum: 1), maximum: maximum)
  }
}
