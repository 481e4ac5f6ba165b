import WatchwordDiagnostics
import WatchwordPolicy

/// A policy and what clauses ask about it.
struct AuditedPolicy {
  let policy: PasswordPolicy
  private let forbidden: ScalarSet
  private let allowed: [ScalarSet]

  init(_ policy: PasswordPolicy) {
    self.policy = policy
    var forbidden = ScalarSet()
    var allowed: [ScalarSet] = []
    for rule in policy.rules {
      switch rule {
      case .forbiddenCharacters(let rule): forbidden = forbidden.union(ScalarSet(rule.characters.string))
      case .allowedCharacters(let rule): allowed.append(rule.permitted)
      case .whiteSpace: forbidden.insert(0x20)
      default: break
      }
    }
    self.forbidden = forbidden
    self.allowed = allowed
  }

  /// The rules with this effect.
  func rules(_ effect: RuleEffect) -> [PasswordRule] { policy.rules.filter { $0.effect == effect } }

  var lengths: [LengthRule] {
    policy.rules.compactMap { if case .length(let rule) = $0 { rule } else { nil } }
  }

  // MARK: - Length

  /// The minimum number of characters that the policy sets, as far as single rules set one or the rules on classes add
  /// up to one.
  ///
  /// A minimum in another unit is taken for as many characters, as whoever set it means it: characters of nearly all
  /// writing are one UTF-16 code unit each. ``minimumInWords`` says where the unit matters, and a standard that asks for
  /// a unit has a clause about it (NIST SP 800-63B-4, 3.1.1.2: code points).
  var minimum: Int { max(minimumOfCharacters, lengths.compactMap { $0.minimum }.max() ?? 0) }

  /// The minimum without the lengths in units of which a character can take several.
  private var minimumOfCharacters: Int {
    var least = minimumOfClasses
    for rule in policy.rules {
      switch rule {
      // No text has more grapheme clusters than code points.
      case .length(let rule) where rule.unit == .codePoint || rule.unit == .grapheme:
        least = max(least, rule.minimum ?? 0)
      case .characterCount(let rule): least = max(least, rule.minimum)
      case .distinctCharacters(let rule): least = max(least, rule.minimum)
      // Words of a letter each, and what separates them.
      case .passphraseWords(let rule): least = max(least, 2 * rule.minimum - 1)
      default: break
      }
    }
    return least
  }

  /// How many characters the rules on classes ask for in all: letters, digits and special characters are different ones.
  private var minimumOfClasses: Int {
    func most(_ each: CharacterClass) -> Int {
      let minima = policy.rules.map { rule in
        if case .characterCount(let count) = rule, count.characters == nil, count.characterClass == each {
          return count.minimum
        }
        return 0
      }
      return minima.max() ?? 0
    }
    return max(most(.letters), most(.uppercase) + most(.lowercase)) + most(.digits) + most(.special)
  }

  /// "The minimum length is 12 characters", with the unit where it matters.
  var minimumInWords: String { "The minimum length is \(minimum.counted("character"))\(unitOfMinimum)" }

  /// How else than in characters the minimum is counted, in parentheses behind a space; empty if it is not.
  var unitOfMinimum: String {
    let minimum = minimum
    guard minimum > minimumOfCharacters else { return "" }
    let units = lengths.filter { $0.minimum == minimum }.map { $0.unit }
    return units.contains(.utf16)
      ? " (in UTF-16 code units, of which most emoji take 2)"
      : " (in bytes of UTF-8, of which letters beyond ASCII take 2 or more)"
  }

  /// The rules whose maximum is below `length`, in any unit.
  func maxima(below length: Int) -> [LengthRule] { lengths.filter { ($0.maximum ?? length) < length } }

  /// The edits after which passwords have at least `minimum` characters. A maximum below that is raised, to
  /// ``usualRoom`` at least.
  func lengthening(to minimum: Int) -> [PolicyEdit] {
    let codePoints = lengths.filter { $0.unit == .codePoint }
    let counted = codePoints.isEmpty ? lengths.filter { $0.minimum != nil } : codePoints
    // A rule with a maximum alone takes the minimum, so that people read one rule about the length.
    let takesMinimum = counted.count == 1 || counted.contains { $0.minimum != nil }
    var edits: [PolicyEdit] = []
    for rule in lengths {
      var new = rule
      if takesMinimum, counted.contains(rule), counted.count == 1 || rule.minimum != nil, rule.minimum ?? 0 < minimum {
        new = new.with(minimum: minimum)
      }
      if let maximum = rule.maximum, maximum < minimum { new = new.with(maximum: max(minimum, Self.usualRoom)) }
      if new != rule { edits.append(.replace(.length(rule), with: .length(new))) }
    }
    return takesMinimum ? edits : edits + [.add(.length(LengthRule(minimum: minimum)))]
  }

  /// The length that standards want to be permitted, in characters (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0, 6.2.9).
  static let usualRoom = 64

  /// The length below which no standard takes a password that people choose (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0,
  /// 6.2.1).
  static let leastMinimum = 8

  /// The edits after which no maximum is below `length`.
  func permitting(_ length: Int) -> [PolicyEdit] {
    maxima(below: length).map { .replace(.length($0), with: .length($0.with(maximum: length))) }
  }

  // MARK: - Composition

  /// Whether every accepted password has a character of one of `classes`, as far as single rules ask for it.
  func demands(oneOf classes: [CharacterClass]) -> Bool {
    policy.rules.contains { rule in
      switch rule {
      case .characterCount(let rule):
        guard rule.minimum > 0 else { return false }
        guard let listed = rule.characters else { return classes.contains(rule.characterClass) }
        return listed.string.unicodeScalars.allSatisfy { scalar in classes.contains { $0.hasMember(scalar) } }
      case .classes(let rule):
        return rule.minimum > rule.classes.count { !classes.contains($0) }
      case .passphraseWords(let rule): return rule.minimum > 0 && classes.contains(.letters)
      default: return false
      }
    }
  }

  // MARK: - Characters

  /// The printable characters of ASCII, the space included, that no password may have.
  var rejectedASCII: ScalarSet {
    var rejected = ScalarSet()
    for value in UInt32(0x20)...0x7E where !permits(value) { rejected.insert(value) }
    return rejected
  }

  /// Whether the rules on single characters let this one in.
  func permits(_ value: UInt32) -> Bool { !forbidden.contains(value) && allowed.allSatisfy { $0.contains(value) } }

  /// Whether only characters of a list may occur.
  var hasAllowedSet: Bool { !allowed.isEmpty }

  /// The characters of the list, where there is one; else the printable ones of ASCII. Forbidden ones are left out.
  var permitted: ScalarSet {
    var permitted = ScalarSet()
    let candidates = allowed.first?.values ?? Array(UInt32(0x20)...0x7E)
    for value in candidates where permits(value) { permitted.insert(value) }
    return permitted
  }

  /// The letters, digits and symbols beyond ASCII that are forbidden.
  var forbiddenBeyondASCII: [UInt32] { forbidden.values.filter { $0 > 0x7E && Self.isVisible($0) } }

  /// Whether the character is one that people write, and no control, format or separator (The Unicode Standard, section
  /// 4.5).
  static func isVisible(_ value: UInt32) -> Bool {
    switch Unicode.Scalar(value)?.properties.generalCategory {
    case nil, .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }

  /// The edits after which the rules on single characters let in all for which `mustPass` holds.
  func admitting(_ mustPass: (UInt32) -> Bool, allowing classes: [CharacterClass]) -> [PolicyEdit] {
    policy.rules.compactMap { rule in
      switch rule {
      case .forbiddenCharacters(let old):
        let values = ScalarSet(old.characters.string).values
        let kept = values.filter { !mustPass($0) }
        if kept.count == values.count { return nil }
        return kept.isEmpty
          ? .remove(rule)
          : .replace(rule, with: .forbiddenCharacters(ForbiddenCharactersRule(ExactText(text(of: kept)))))
      case .allowedCharacters(let old):
        let missing = classes.filter { each in !each.asciiMembers.values.allSatisfy { old.permitted.contains($0) } }
        if missing.isEmpty { return nil }
        return .replace(
          rule, with: .allowedCharacters(AllowedCharactersRule(old.characters, classes: old.classes + missing)))
      case .whiteSpace: return mustPass(0x20) ? .remove(rule) : nil
      default: return nil
      }
    }
  }

  /// The rules that say after how many days passwords must be changed.
  var expiries: [ExpiryRule] { policy.rules.compactMap { if case .expiry(let rule) = $0 { rule } else { nil } } }

  private func text(of values: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    for value in values { if let scalar = Unicode.Scalar(value) { view.append(scalar) } }
    return String(view)
  }
}

extension LengthRule {
  func with(minimum: Int) -> LengthRule { LengthRule(minimum: minimum, maximum: maximum, unit: unit) }
  func with(maximum: Int) -> LengthRule { LengthRule(minimum: minimum, maximum: maximum, unit: unit) }
}

extension AllowedCharactersRule {
  /// The characters that the rule lets in.
  var permitted: ScalarSet {
    var permitted = ScalarSet(characters.string)
    for each in classes { permitted = permitted.union(each.asciiMembers) }
    return permitted
  }
}

extension CharacterClass {
  /// Whether a password of this one character has a character of the class.
  func hasMember(_ scalar: Unicode.Scalar) -> Bool {
    PasswordFacts(String(Character(scalar))).counts[self] > 0
  }
}

extension Sequence<PasswordRule> {
  /// The ids, each once and in the order of documentation, as a list in a sentence.
  var names: String {
    let ids = Set(map { $0.id })
    return RuleKind.allIDs.filter { ids.contains($0) }.map { $0.string }.joinedAsList
  }
}
