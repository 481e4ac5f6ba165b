import WatchwordBasics
import WatchwordPolicy

/// Writes the rules of a policy as Apple Password Rules.
struct AppleWriting {
  private(set) var losses: [PolicyLoss] = []
  private var properties: [String] = []
  private let policy: PasswordPolicy
  /// The characters that all rules together admit; `nil` if no rule limits them.
  private let allowed: AppleCharacters?
  /// The characters that some property requires.
  private var required = AppleCharacters()
  private var requiresPrintable = false
  private var isAllowedWritten = false

  init(_ policy: PasswordPolicy) {
    self.policy = policy
    allowed = Self.allowed(by: policy.rules)
  }

  /// The properties, each with its semicolon.
  var text: String { properties.map { "\($0);" }.joined(separator: " ") }

  mutating func write() {
    for (index, rule) in policy.rules.enumerated() { write(rule, index) }
    if let allowed {
      if !isAllowedWritten { writeAllowed(allowed, isLast: true) }
    } else if requiresPrintable {
      // After a required `ascii-printable`, Apple's parser would ignore the class `unicode`.
      properties.insert("allowed: unicode", at: 0)
    } else {
      properties.append("allowed: unicode")
    }
  }

  // MARK: - Rules

  private mutating func write(_ rule: PasswordRule, _ index: Int) {
    switch rule {
    case .length(let rule): write(rule, index)
    case .characterCount(let rule): write(rule, index)
    case .classes(let rule): write(rule, index)
    case .allowedCharacters(let rule): write(rule, index)
    case .forbiddenCharacters: writeForbidden(index)
    case .repetition(let rule) where rule.maximum > 0: properties.append("max-consecutive: \(rule.maximum)")
    default: addLoss(index)
    }
  }

  private mutating func write(_ rule: LengthRule, _ index: Int) {
    if let minimum = rule.minimum, minimum > 0 { properties.append("minlength: \(minimum)") }
    if let maximum = rule.maximum { properties.append("maxlength: \(max(maximum, 1))") }
    // ASCII characters count as one each in every unit.
    if rule.unit != .codePoint, allowed == nil {
      addLoss(index, because: "it does not count in \(rule.unit.name)", instead: "counts characters")
    }
  }

  private mutating func write(_ rule: CharacterCountRule, _ index: Int) {
    guard rule.minimum > 0 else { return }
    let set = rule.characters.map { ScalarSet($0.string) }
    let named = set.map { AppleCharacters($0) } ?? AppleClass.members(of: rule.characterClass)
    guard let written = require(named) else {
      return addLoss(index, because: "no printable ASCII character is among those that may occur")
    }
    let isExact =
      allowed != nil || set.map { $0.values.allSatisfy { 0x20..<0x7F ~= $0 } } ?? (rule.repertoire == .ascii)
    if rule.minimum > 1 {
      addLoss(
        index, because: "it cannot require more than one character of a class",
        instead: "uses \"required: \(written)\"")
    } else if !isExact {
      addLoss(
        index, because: "it counts ASCII characters only", instead: "uses \"required: \(written)\"")
    }
  }

  private mutating func write(_ rule: ClassesRule, _ index: Int) {
    guard rule.minimum > 0 else { return }
    let sets = rule.classes.map { AppleClass.members(of: $0) }
    let isExact = allowed != nil || rule.repertoire == .ascii
    if rule.minimum == 1 {
      var union = AppleCharacters()
      for set in sets { union.formUnion(set) }
      guard let written = require(union.canonical) else { return addLoss(index) }
      if !isExact {
        addLoss(
          index, because: "it counts ASCII characters only", instead: "uses \"required: \(written)\"")
      }
      return
    }
    let written = sets.compactMap { require($0) }
    if written.count < rule.minimum {
      addLoss(index, because: "too few of its classes are among the characters that may occur")
    } else if rule.minimum < written.count {
      addLoss(index, because: "it cannot choose among classes", instead: "requires all \(written.count) classes")
    } else if !isExact {
      addLoss(index, because: "it counts ASCII characters only", instead: "requires ASCII characters of each class")
    }
  }

  /// Writes a property that requires one of `characters` and returns the written set; `nil` if none of them may occur.
  private mutating func require(_ characters: AppleCharacters) -> AppleCharacters? {
    let possible = allowed.map { characters.intersection($0) } ?? characters
    if possible.isEmpty { return nil }
    properties.append("required: \(possible)")
    required.formUnion(possible)
    if possible.isFull { requiresPrintable = true }
    return possible
  }

  // MARK: - Characters that may occur

  private mutating func write(_ rule: AllowedCharactersRule, _ index: Int) {
    var set = ScalarSet(rule.characters.string)
    for characterClass in rule.classes { set = set.union(characterClass.asciiMembers) }
    if AppleCharacters(set).isEmpty || allowed?.isEmpty == true {
      return addLoss(index, because: "no printable ASCII character may occur")
    }
    if !set.values.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      addLoss(index, because: "it lists ASCII characters only", instead: "allows only those")
    }
    writeAllowed(index)
  }

  private mutating func writeForbidden(_ index: Int) {
    let hasAllowed = policy.rules.contains { if case .allowedCharacters = $0 { true } else { false } }
    if allowed?.isEmpty == true { return addLoss(index, because: "no printable ASCII character may occur") }
    if !hasAllowed {
      addLoss(
        index, because: "it lists the characters that may occur",
        instead: "allows only the other printable ASCII characters")
    }
    writeAllowed(index)
  }

  private mutating func writeAllowed(_ index: Int) {
    guard let allowed, !isAllowedWritten else { return }
    writeAllowed(allowed, isLast: index == policy.rules.count - 1)
  }

  /// Writes the allowed characters that no earlier property requires. If there are none, writes all allowed characters
  /// to keep the position of the rule, unless the rule is the last.
  private mutating func writeAllowed(_ allowed: AppleCharacters, isLast: Bool) {
    isAllowedWritten = true
    let others = allowed.subtracting(required)
    if others.isEmpty, isLast, !required.isEmpty { return }
    properties.append("allowed: \(others.isEmpty ? allowed : others)")
  }

  /// Returns the ASCII characters that the rules on characters admit; `nil` if there are no such rules.
  private static func allowed(by rules: [PasswordRule]) -> AppleCharacters? {
    var allowed: AppleCharacters?
    for rule in rules {
      let before = allowed ?? .printable
      switch rule {
      case .allowedCharacters(let rule):
        var set = ScalarSet(rule.characters.string)
        for characterClass in rule.classes { set = set.union(characterClass.asciiMembers) }
        let ascii = AppleCharacters(set)
        if !ascii.isEmpty { allowed = before.intersection(ascii) }
      case .forbiddenCharacters(let rule):
        allowed = before.subtracting(AppleCharacters(ScalarSet(rule.characters.string)))
      default: continue
      }
    }
    return allowed
  }

  private mutating func addLoss(_ index: Int, because reason: String? = nil, instead substitute: String? = nil) {
    losses.append(
      PolicyLoss(.rule(index, id: policy.rules[index].id), in: .apple, because: reason, instead: substitute))
  }
}
