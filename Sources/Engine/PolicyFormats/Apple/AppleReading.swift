import WatchwordBasics
import WatchwordPolicy

/// Converts the properties of Apple Password Rules into rules of a policy.
struct AppleReading {
  private let properties: [AppleProperty]
  private let whole: ApplePasswordRules
  private var located: [LocatedRule] = []

  init(_ properties: [AppleProperty]) {
    self.properties = properties
    whole = ApplePasswordRules(properties)
  }

  // MARK: - Rules

  /// Returns the rules in the order of the text; the limit on characters comes last if the text has none.
  mutating func rules() -> [LocatedRule] {
    located = []
    var hasLength = false
    var hasRun = false
    var hasAllowed = false
    for property in properties {
      switch property.value {
      case .minimumLength, .maximumLength:
        if !hasLength { addLength(at: property) }
        hasLength = true
      case .maximumConsecutive:
        if !hasRun, let maximum = whole.maximumConsecutive {
          add(.repetition(RepetitionRule(maximum: maximum)), at: property, "max-consecutive")
        }
        hasRun = true
      case .required(let characters) where characters.isUnicode:
        if !hasLength { addLength(at: property) }
        hasLength = true
      case .required(let characters):
        if let rule = Self.rule(requiring: characters) { add(rule, at: property, "required") }
      case .allowed:
        if !hasAllowed { addAllowed(at: property.range) }
        hasAllowed = true
      }
    }
    if !hasAllowed { addAllowed(at: properties.last?.range ?? 0..<0) }
    return located
  }

  private mutating func add(_ rule: PasswordRule, at property: AppleProperty, _ name: ExactText) {
    if !located.contains(where: { $0.rule == rule }) {
      located.append(LocatedRule(rule, at: property.range, named: name))
    }
  }

  /// A required class `unicode` requires one character of any kind.
  private mutating func addLength(at property: AppleProperty) {
    let requiresAny = whole.required.contains { $0.isUnicode }
    let minimum = requiresAny ? max(whole.minimumLength ?? 1, 1) : whole.minimumLength
    let rule = LengthRule(minimum: minimum, maximum: whole.maximumLength)
    add(.length(rule), at: property, whole.maximumLength == nil ? "minlength" : "minlength, maxlength")
  }

  private mutating func addAllowed(at range: Range<Int>) {
    let allowed = whole.allowed
    guard !allowed.isUnicode else { return }
    let (classes, rest) = Self.classes(in: allowed)
    let rule = AllowedCharactersRule(ExactText(rest.text), classes: classes)
    located.append(LocatedRule(.allowedCharacters(rule), at: range, named: "allowed"))
  }

  /// Returns the classes that `characters` contains completely, and the other characters.
  static func classes(in characters: AppleCharacters) -> (classes: [CharacterClass], rest: AppleCharacters) {
    var classes: [CharacterClass] = []
    var rest = characters
    for (characterClass, members) in AppleClass.all where rest.isSuperset(of: members) && !members.isEmpty {
      classes.append(characterClass)
      rest = rest.subtracting(members)
    }
    return (classes, rest)
  }

  /// Returns the rule that requires one of `characters`.
  static func rule(requiring characters: AppleCharacters) -> PasswordRule? {
    if characters.isEmpty { return nil }
    let (classes, rest) = classes(in: characters)
    if rest.isEmpty {
      if let only = classes.first, classes.count == 1 {
        return .characterCount(CharacterCountRule(only, minimum: 1, repertoire: .ascii))
      }
      return .classes(ClassesRule(minimum: 1, of: classes, repertoire: .ascii))
    }
    let home = AppleClass.all.first { $0.members.isSuperset(of: characters) }?.characterClass ?? .special
    return .characterCount(CharacterCountRule(home, minimum: 1, characters: ExactText(characters.text)))
  }

  // MARK: - Findings

  /// Reports numeric properties that are given twice, and sets of characters that are required twice.
  func reportRepetitions(_ findings: inout SourceFindings) {
    var seen: [AppleProperty] = []
    for property in properties {
      if findings.isFull { return }
      if let message = message(about: property, after: seen) {
        findings.report(.duplicateKey.mild, property.range, message, help: "Remove one of the two")
      }
      if seen.count < 64 { seen.append(property) }
    }
  }

  private func message(about property: AppleProperty, after seen: [AppleProperty]) -> String? {
    func counts(_ name: String, _ number: Int?, _ which: String) -> String {
      "\"\(name)\" is given twice; the \(which), \(number ?? 0), counts"
    }
    for other in seen {
      switch (other.value, property.value) {
      case (.minimumLength, .minimumLength): return counts("minlength", whole.minimumLength, "greatest")
      case (.maximumLength, .maximumLength): return counts("maxlength", whole.maximumLength, "smallest")
      case (.maximumConsecutive, .maximumConsecutive):
        return counts("max-consecutive", whole.maximumConsecutive, "smallest")
      case (.required(let first), .required(let second)) where first == second:
        return "The same characters are required twice; one character meets both"
      default: continue
      }
    }
    return nil
  }
}
