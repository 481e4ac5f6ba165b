import WatchwordBasics
import WatchwordPolicy

extension BackEnd {
  /// A row of the table: a field, what it requires, and how it is read and written.
  ///
  /// A field without requirements is kept as an additional value.
  struct Field: Sendable {
    /// The type of the value.
    enum Kind: Sendable {
      /// A number in these bounds.
      case number(ClosedRange<Int>)
      /// A number up to this one, of which 0 requires nothing.
      case count(upTo: Int = MemberReader.maximumNumber)
      /// A number in a notation of the system, of which 0 requires nothing.
      case coded(Notation)
      case flag
      /// A flag whose value `false` requires something, and which is otherwise left out.
      case invertedFlag
      /// A field whose presence requires something.
      case presence
      /// One of two words.
      case choice(on: ExactText, off: ExactText)
      case text
      /// An object with a table; `owner` is its name in messages. It is left out if it would be empty.
      case object(owner: String, [Field])
      /// A number in these bounds, or a flag without bounds, that is only read, with the rules that it means and a remark
      /// on how they differ.
      case read(ClosedRange<Int>?, @Sendable (Int) -> (rules: [PasswordRule], remark: String?))
      /// A requirement that no rule expresses, as words that follow the name: "refuses …".
      case unsupported(String)
      /// What the reader of the system reads itself, and the writer of the system writes itself.
      case peculiar
      /// What these functions read and write, to which the name is passed.
      case custom(
        read: @Sendable (inout SettingsReader, ExactText) -> Void = { _, _ in },
        write: @Sendable (BackEndSettings, ExactText, inout JSONWriter) -> Void = { _, _, _ in })
    }

    /// A notation of numbers.
    struct Notation: Sendable {
      /// Returns the number that a text stands for; `nil` for anything else.
      let number: @Sendable (ExactText) -> Int?
      /// A description of the texts, for messages.
      let words: String
      /// Returns the text of a number.
      let text: @Sendable (Int) -> String
    }

    /// The name; empty for a requirement that the back end always has.
    let name: ExactText
    let kind: Kind
    /// What the field requires.
    let requirements: [Requirement]
    /// The name in another version of the system, which counts if it is present.
    var newName: ExactText?
    /// The name under which an additional value is kept, if it is another one, or if a function reads it.
    var key: ExactText?
    /// The value that an absent or invalid field has.
    var standard: Int?
    /// The value that is written if the policy does not require anything; without it, the field is left out.
    var off: Int?
    /// Whether it is reported if the field is absent.
    var isRequired = false
    /// The rank of the name among those that help lists.
    var listed = 0

    init(
      _ name: ExactText, _ kind: Kind, _ requirements: [Requirement], newName: ExactText? = nil,
      key: ExactText? = nil, standard: Int? = nil, off: Int? = nil, isRequired: Bool = false, listed: Int = 0
    ) {
      self.name = name
      self.kind = kind
      self.newName = newName
      self.key = key
      self.standard = standard
      self.off = off
      self.isRequired = isRequired
      self.listed = listed
      let bounds = self.kind.bounds
      self.requirements = requirements.map { requirement in
        var requirement = requirement
        requirement.bounds = requirement.bounds ?? bounds
        requirement.isAlways = name.isEmpty
        return requirement
      }
    }

    init(
      _ name: ExactText, _ kind: Kind, _ requirements: Requirement..., newName: ExactText? = nil,
      key: ExactText? = nil, standard: Int? = nil, off: Int? = nil, isRequired: Bool = false, listed: Int = 0
    ) {
      self.init(
        name, kind, requirements, newName: newName, key: key, standard: standard, off: off, isRequired: isRequired,
        listed: listed)
    }

    /// What the field and the fields of its object require.
    var allRequirements: [Requirement] {
      if case .object(_, let fields) = kind { fields.flatMap { $0.allRequirements } } else { requirements }
    }

    /// Returns the names under which additional values of the field are kept.
    func keptNames(after prefix: String) -> [ExactText] {
      switch kind {
      case .object(_, let fields): fields.flatMap { $0.keptNames(after: "\(prefix)\(name).") }
      case .read, .peculiar, .custom, .unsupported: key.map { [ExactText(prefix + $0.string)] } ?? []
      default: requirements.isEmpty ? [ExactText(prefix + (key ?? name).string)] : []
      }
    }
  }

  /// A requirement on passwords that a field sets, and how it differs from the rule that it is read as.
  struct Requirement: Sendable {
    let setting: BackEndSetting
    /// The bounds of the value, if they are not those of the field; a switch is 1.
    fileprivate(set) var bounds: ClosedRange<Int>?
    /// The characters that are counted.
    private var repertoire = CharacterRepertoire.unicode
    private var characters: ExactText?
    var approximation: Approximation?
    /// Whether the back end always has the requirement.
    fileprivate(set) var isAlways = false

    /// A requirement of any kind but a number of characters.
    static func sets(
      _ setting: BackEndSetting, _ bounds: ClosedRange<Int>? = nil, _ approximation: Approximation? = nil
    ) -> Requirement {
      Requirement(setting: setting, bounds: bounds, approximation: approximation)
    }

    static func sets(_ setting: BackEndSetting, _ approximation: Approximation) -> Requirement {
      sets(setting, nil, approximation)
    }

    /// Characters of a class, of all scripts; `reason` says what is counted beyond ASCII.
    static func unicode(_ characterClass: CharacterClass, but reason: String? = nil) -> Requirement {
      sets(.count(characterClass), nil, reason.map { Approximation($0, .beyondASCII) })
    }

    /// Characters of a class, in ASCII or of the list `characters`.
    static func ascii(_ characterClass: CharacterClass, characters: String? = nil) -> Requirement {
      Requirement(
        setting: .count(characterClass), repertoire: characters == nil ? .ascii : .unicode,
        characters: characters.map { ExactText($0) })
    }

    /// The least and the greatest value.
    var range: ClosedRange<Int> { bounds ?? 1...1 }

    /// Returns the rule that requires `count` of the characters.
    func rule(requiring count: Int) -> CharacterCountRule {
      guard case .count(let characterClass) = setting else { return CharacterCountRule(.letters, minimum: 0) }
      return CharacterCountRule(characterClass, minimum: count, repertoire: repertoire, characters: characters)
    }
  }
}

extension BackEnd.Field.Kind {
  /// Any number, also 0.
  static let anyNumber = Self.number(0...MemberReader.maximumNumber)

  /// The bounds of the numbers that require something; `nil` for anything but numbers.
  fileprivate var bounds: ClosedRange<Int>? {
    switch self {
    case .number(let bounds): bounds
    case .count(let limit): 1...limit
    case .coded, .peculiar: 1...MemberReader.maximumNumber
    default: nil
    }
  }
}
