import WatchwordBasics
import WatchwordPolicy

/// Finds rules of a policy that never reject a password which the others accept.
///
/// Each case follows from the meaning of the rules, without counting passwords.
struct RedundantRules {
  /// The indices of redundant rules, in order, with the rules that make them redundant.
  private(set) var found: [(index: Int, reasons: [PasswordRule])] = []

  init(_ rules: [PasswordRule]) {
    var left: [(index: Int, rule: PasswordRule)] = Array(rules.enumerated()).map { ($0.offset, $0.element) }
    // Of several rules that make each other redundant, the last is removed first, so that users keep what they read
    // first. Equal rules are reported by the reader.
    for (index, rule) in left.reversed() {
      let others = left.filter { $0.index != index }.map { $0.rule }
      guard !others.contains(rule), let reasons = Implications(others).reasons(for: rule) else { continue }
      found.append((index, reasons))
      left.removeAll { $0.index == index }
    }
    found.reverse()
  }
}

/// The implications of rules.
private struct Implications {
  private let rules: [PasswordRule]

  init(_ rules: [PasswordRule]) { self.rules = rules }

  /// Returns the rules that together imply `rule`; `nil` if none are known to.
  func reasons(for rule: PasswordRule) -> [PasswordRule]? {
    if let single = rules.first(where: { Self.implies($0, rule) }) { return [single] }
    switch rule {
    case .length(let rule) where rule.maximum == nil && rule.unit == .codePoint:
      return requirements(adding: rule.minimum ?? 0, of: [.letters, .digits, .special])
    case .characterCount(let rule) where rule.characters == nil && rule.characterClass == .letters:
      return requirements(adding: rule.minimum, of: [.letters], only: rule.repertoire)
    case .classes(let rule): return occurrences(of: rule)
    case .distinctCharacters(let rule): return different(rule.minimum)
    default: return nil
    }
  }

  /// Whether every password that meets `one` meets `other`.
  private static func implies(_ one: PasswordRule, _ other: PasswordRule) -> Bool {
    switch (one, other) {
    case (.length(let one), .length(let other)):
      one.unit == other.unit && (other.minimum ?? 0) <= (one.minimum ?? 0)
        && (other.maximum == nil || one.maximum ?? .max <= other.maximum ?? .max)
    case (.length(let one), .repetition(let other)):
      one.unit == .codePoint && one.maximum ?? .max <= other.maximum
    case (.length(let one), .occurrences(let other)):
      one.unit == .codePoint && one.maximum ?? .max <= other.maximum
    case (.length(let one), .distinctCharacters(let other)):
      one.unit == .codePoint && other.minimum <= min(1, one.minimum ?? 0)
    case (.characterCount(let one), .characterCount(let other)): implies(one, other)
    case (.passphraseWords(let one), .passphraseWords(let other)): one.minimum >= other.minimum
    case (.repetition(let one), .repetition(let other)): one.maximum <= other.maximum
    case (.occurrences(let one), .occurrences(let other)): one.maximum <= other.maximum
    case (.occurrences(let one), .repetition(let other)): one.maximum <= other.maximum
    case (.classRun(let one), .classRun(let other)): one.maximum <= other.maximum
    case (.distinctCharacters(let one), .distinctCharacters(let other)): one.minimum >= other.minimum
    case (.sequence(let one), .sequence(let other)):
      one.length <= other.length && (one.includesKeyboardRows || !other.includesKeyboardRows)
        && (one.kind == other.kind || one.kind == .any || other.kind == .keys)
        && (one.direction == other.direction || one.direction == .either)
    case (.userID(let one), .userID(let other)):
      one.minimumLength <= other.minimumLength && (one.match == .contained || other.match == .whole)
        && (one.rejectsReversed || !other.rejectsReversed)
    case (.whiteSpace, .edgeWhiteSpace): true
    case (.allowedCharacters(let one), .edgeWhiteSpace), (.allowedCharacters(let one), .whiteSpace):
      !one.permitted.values.contains { isWhiteSpace($0) }
    case (.allowedCharacters(let one), .forbiddenCharacters(let other)):
      !ScalarSet(other.characters.string).values.contains { one.permitted.contains($0) }
    case (.allowedCharacters(let one), .allowedCharacters(let other)):
      one.permitted.values.allSatisfy { other.permitted.contains($0) }
    case (.forbiddenCharacters(let one), .forbiddenCharacters(let other)):
      isSubset(ScalarSet(other.characters.string), of: ScalarSet(one.characters.string))
    case (.classes(let one), .classes(let other)):
      one.repertoire == other.repertoire
        && one.minimum >= other.minimum + one.classes.count { !other.classes.contains($0) }
    case (.history(let one), .history(let other)): one.count >= other.count
    default: false
    }
  }

  private static func implies(_ one: CharacterCountRule, _ other: CharacterCountRule) -> Bool {
    guard one.minimum >= other.minimum else { return false }
    switch (one.characters, other.characters) {
    case (nil, nil):
      return (one.repertoire == .ascii || other.repertoire == .unicode)
        && isClass(one.characterClass, within: other.characterClass)
    case (let listed?, nil):
      return ScalarSet(listed.string).values.allSatisfy { value in
        guard let scalar = Unicode.Scalar(value) else { return false }
        return (scalar.isASCII || other.repertoire == .unicode) && other.characterClass.hasMember(scalar)
      }
    case (let one?, let other?): return isSubset(ScalarSet(one.string), of: ScalarSet(other.string))
    case (nil, .some): return false
    }
  }

  private static func isClass(_ one: CharacterClass, within other: CharacterClass) -> Bool {
    one == other || (other == .letters && (one == .uppercase || one == .lowercase))
  }

  private static func isSubset(_ one: ScalarSet, of other: ScalarSet) -> Bool {
    one.values.allSatisfy { other.contains($0) }
  }

  /// Whether the rule edge-white-space rejects a password that consists of this single character.
  private static func isWhiteSpace(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    let rule = PasswordPolicy(rules: [.edgeWhiteSpace(EdgeWhiteSpaceRule())])
    return rule.assess(String(Character(scalar))).verdict == .unmet
  }

  // MARK: - Several rules

  /// Returns the rules on characters of these classes, if they require `count` or more characters in total. Upper-case
  /// letters, lower-case letters, digits and special characters are distinct; a rule on letters may count the same
  /// letters.
  private func requirements(
    adding count: Int, of classes: [CharacterClass], only repertoire: CharacterRepertoire = .unicode
  ) -> [PasswordRule]? {
    var used: [PasswordRule] = []
    var sum = 0
    for parts in classes.map({ $0 == .letters ? [.uppercase, .lowercase] : [$0] }) {
      var (least, chosen): (Int, [PasswordRule]) = (0, [])
      for part in parts {
        if let strongest = strongest(part, repertoire) {
          least += strongest.minimum
          chosen.append(strongest.rule)
        }
      }
      if parts.count > 1, let letters = strongest(.letters, repertoire), letters.minimum > least {
        (least, chosen) = (letters.minimum, [letters.rule])
      }
      sum += least
      used += chosen
    }
    return count > 0 && sum >= count ? used : nil
  }

  /// Returns the rule that requires the most characters of exactly this class.
  private func strongest(_ each: CharacterClass, _ repertoire: CharacterRepertoire) -> (
    rule: PasswordRule, minimum: Int
  )? {
    var best: (rule: PasswordRule, minimum: Int)?
    for rule in rules {
      guard case .characterCount(let count) = rule, count.characters == nil, count.characterClass == each,
        count.repertoire == .ascii || repertoire == .unicode, count.minimum > best?.minimum ?? 0
      else { continue }
      best = (rule, count.minimum)
    }
    return best
  }

  /// Returns the rules that require characters of enough of the classes.
  private func occurrences(of classes: ClassesRule) -> [PasswordRule]? {
    var used: [PasswordRule] = []
    var count = 0
    for each in classes.classes {
      let one = PasswordRule.characterCount(CharacterCountRule(each, minimum: 1, repertoire: classes.repertoire))
      guard let reason = rules.first(where: { $0 == one || Self.implies($0, one) }) else { continue }
      count += 1
      if !used.contains(reason) { used.append(reason) }
    }
    return count >= classes.minimum ? used : nil
  }

  /// Returns the rules that require characters of `count` different kinds.
  private func different(_ count: Int) -> [PasswordRule]? {
    let kinds: [[CharacterClass]] = [[.digits], [.special], [.uppercase], [.lowercase]]
    var used = kinds.compactMap { kind in kind.compactMap { strongest($0, .unicode)?.rule }.first }
    if strongest(.uppercase, .unicode) == nil, strongest(.lowercase, .unicode) == nil,
      let letters = strongest(.letters, .unicode)
    {
      used.append(letters.rule)
    }
    return count > 0 && used.count >= count ? used : nil
  }
}
