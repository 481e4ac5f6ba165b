import WatchwordDiagnostics
import WatchwordPolicy

/// What the settings of a back end can ask of passwords.
struct BackEnd: Sendable {
  /// Its way to ask for characters of a class.
  struct ClassSetting: Sendable {
    /// The rule for one such character.
    let rule: CharacterCountRule
    /// The greatest number of them that can be asked for.
    let most: Int
  }

  /// How a back end writes a regular expression.
  enum PatternText {
    /// With this text.
    case text(ExactText)
    /// Not at all, as a clause in lower case says.
    case refused(String)
  }

  /// Why a setting judges some passwords otherwise than the rule that it is read as.
  struct Nearness: Sendable {
    /// Why, as a clause in lower case about the setting: "it counts …".
    let reason: String
    /// What the setting asks for, as a clause in lower case that follows "instead it"; numbers of characters have their
    /// own.
    var substitute = ""
    /// Which passwords are judged otherwise.
    var extent = PolicyLoss.Extent.any

    /// The finding about a setting called `name` that is read as `rule`.
    func message(reading name: ExactText, as rule: ExactText) -> String {
      "\"\(name)\" is only nearly the rule \"\(rule)\": \(reason)"
    }

    /// A list of common passwords that is not the one of policies.
    static let ownList = Nearness(
      reason: "its list of common passwords is another one", substitute: "refuses those of its own list",
      extent: .wordLists)
  }

  /// What asks for something near to a setting that a back end does not have.
  struct StandIn: Sendable {
    /// The setting that is used.
    let setting: BackEndSetting
    /// Its value.
    var value = 1
    /// What it asks for, as a clause in lower case that follows "instead it".
    let substitute: String
  }

  /// The unit in which it counts characters.
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
  /// The classes that can be asked for one by one.
  var classes: [ClassSetting] = []
  /// The rule that asks for some of several classes, if there is one.
  var someClasses: ClassesRule?
  /// The bounds of the longest run of equal characters, if it can be limited.
  var repetition: ClosedRange<Int>?
  /// The bounds of the number of old passwords, if they are remembered.
  var history: ClosedRange<Int>?
  /// Whether the current password is the first of these.
  var historyHasCurrent = false
  /// The bounds of the number of days after which passwords expire, if they can.
  var expiry: ClosedRange<Int>?
  /// Whether passwords have to have an age, in minutes, before they are changed.
  var hasMinimumAge = false
  /// The greatest number of words of the policy's own, and of their code points, if it has such a list.
  var words: (count: Int, length: Int)?
  /// The text of a regular expression, if the back end can have one that judges alike; only one of them.
  var pattern: (@Sendable (ExactText) -> PatternText)?
  /// The bounds of the number of different characters, if it can be set.
  var distinctCharacters: ClosedRange<Int>?
  /// The bounds of the similarity to the user's data, in percent, if it can be set.
  var similarity: ClosedRange<Int>?
  /// What can be switched on.
  var switches: Set<BackEndSetting> = []
  /// What is switched on and cannot be switched off.
  var always: Set<BackEndSetting> = []

  /// The settings that are only near to their rules.
  var nearly: [BackEndSetting: Nearness] = [:]
  /// Whether it judges passwords in NFC, as rules do; assumed where its code is not public.
  var normalizes = true
  /// Why something cannot be switched on, as clauses in lower case, where that needs saying.
  var obstacles: [BackEndSetting: String] = [:]
  /// What comes near to a setting that it does not have.
  var standIns: [BackEndSetting: StandIn] = [:]

  /// The back end for rules that were read from its own settings, which they give back: readers have said what is near.
  var asRead: BackEnd {
    var result = self
    result.nearly = [:]
    result.normalizes = true
    return result
  }

  /// The way to ask for characters of `characterClass`; `nil` if there is none.
  func setting(for characterClass: CharacterClass) -> ClassSetting? {
    classes.first { $0.rule.characterClass == characterClass }
  }
}

extension BackEnd.ClassSetting {
  /// One class by its ASCII characters, or by the list of `characters`.
  static func one(_ characterClass: CharacterClass, characters: String? = nil) -> Self {
    Self(
      rule: CharacterCountRule(
        characterClass, minimum: 1, repertoire: characters == nil ? .ascii : .unicode,
        characters: characters.map { ExactText($0) }),
      most: 1)
  }

  /// One class by its characters of all scripts.
  static func one(unicode characterClass: CharacterClass, most: Int = 1) -> Self {
    Self(rule: CharacterCountRule(characterClass, minimum: 1), most: most)
  }
}
