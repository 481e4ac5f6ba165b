import WatchwordDiagnostics
import WatchwordPolicy

/// A new policy as its author describes it: a shipped policy to start from, and what is to be different.
struct PolicyDesign {
  /// The characters that a password must have.
  enum Mixture: String, CaseIterable {
    /// Any; no rule asks for a kind.
    case any
    /// A letter and a digit.
    case lettersAndDigits = "letters-and-digits"
    /// An upper-case and a lower-case letter, a digit and a special character.
    case all

    /// The classes of which one character each is asked for.
    fileprivate var classes: [CharacterClass] {
      switch self {
      case .any: []
      case .lettersAndDigits: [.letters, .digits]
      case .all: [.uppercase, .lowercase, .digits, .special]
      }
    }
  }

  /// The rules so far, in the order in which people read them.
  private(set) var rules: [PasswordRule]
  /// The name of the policy from which it starts; `nil` if from nothing.
  let start: ExactText?
  /// Whether people log in with a second factor; `nil` if that is not known.
  private(set) var hasSecondFactor: Bool?
  /// Whether the minimum length is the one that NIST asks for.
  private let hasNISTMinimum: Bool

  /// The lengths that a policy can ask for.
  static let lengths = 1...1_048_576

  /// A design that starts from the rules of a shipped policy, or from none.
  init(from start: ShippedPolicy?) {
    self.start = start?.name
    hasNISTMinimum = start?.name == "nist-800-63b-4"
    rules = start.flatMap { PolicyFormat.read($0.source).value?.policy.rules } ?? []
  }

  /// The bounds on the length, if there are any.
  var length: LengthRule? {
    for case .length(let rule) in rules { return rule }
    return nil
  }

  /// What passwords must have; `nil` if it is none of the usual mixtures.
  var mixture: Mixture? {
    let classes = rules.filter(Self.asksForClasses).compactMap { rule in
      if case .characterCount(let rule) = rule { rule.characterClass } else { nil }
    }
    guard classes.count == rules.count(where: Self.asksForClasses) else { return nil }
    return Mixture.allCases.first { Set($0.classes) == Set(classes) }
  }

  var hasUserID: Bool { rules.contains { $0.id == "user-id" } }
  var hasCommonPasswords: Bool { rules.contains { $0.id == "common-password" } }

  /// How many earlier passwords are refused.
  var history: Int {
    for case .history(let rule) in rules { return rule.count }
    return 0
  }

  mutating func setLength(minimum: Int?, maximum: Int?) {
    let unit = length?.unit ?? .codePoint
    rules.removeAll { $0.id == "length" }
    guard minimum != nil || maximum != nil else { return }
    rules.insert(.length(LengthRule(minimum: minimum, maximum: maximum, unit: unit)), at: 0)
  }

  /// The minimum length of NIST SP 800-63B-4, section 3.1.1.2.
  var minimumOfNIST: Int { hasSecondFactor == true ? 8 : 15 }

  /// Says whether there is a second factor, on which NIST's minimum depends.
  mutating func setSecondFactor(_ isThere: Bool) {
    hasSecondFactor = isThere
    if hasNISTMinimum { setLength(minimum: minimumOfNIST, maximum: length?.maximum) }
  }

  mutating func setMixture(_ mixture: Mixture) {
    guard mixture != self.mixture else { return }
    rules.removeAll(where: Self.asksForClasses)
    let place = rules.firstIndex { $0.id != "length" } ?? rules.endIndex
    rules.insert(
      contentsOf: mixture.classes.map { .characterCount(CharacterCountRule($0, minimum: 1)) }, at: place)
  }

  mutating func setUserID(_ isOn: Bool) { set(.userID(UserIDRule()), isOn, hasUserID) }

  mutating func setCommonPasswords(_ isOn: Bool) {
    set(.commonPassword(CommonPasswordRule()), isOn, hasCommonPasswords)
  }

  mutating func setHistory(_ count: Int) {
    guard count != history else { return }
    rules.removeAll { $0.id == "history" }
    if count > 0 { rules.append(.history(HistoryRule(count: count))) }
  }

  private mutating func set(_ rule: PasswordRule, _ isOn: Bool, _ wasOn: Bool) {
    guard isOn != wasOn else { return }
    if isOn { rules.append(rule) } else { rules.removeAll { $0.id == rule.id } }
  }

  private static func asksForClasses(_ rule: PasswordRule) -> Bool {
    switch rule {
    case .characterCount, .classes: true
    default: false
    }
  }

  /// The policy as a file; `schema` is where editors find the schema.
  func text(schema: String, note: String?) -> String {
    var writer = JSONWriter(indentingTo: 2)
    writer.object { writer in
      writer.member("$schema", schema)
      writer.member("version", NativeFormat.version)
      if let note { writer.member("description", note) }
      writer.key("rules")
      writer.array { writer in for rule in rules { rule.write(to: &writer) } }
    }
    return writer.text + "\n"
  }
}
