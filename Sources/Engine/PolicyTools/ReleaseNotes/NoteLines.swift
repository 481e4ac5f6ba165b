import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// The lines of a release note about the rules: one for each rule that is new, changed, less strict or removed.
struct NoteLines {
  /// Rules that are new.
  private(set) var new: [Phrase] = []
  /// Rules that are stricter than before, or that require something else.
  private(set) var changed: [Phrase] = []
  /// Rules that are less strict.
  private(set) var easier: [Phrase] = []
  /// Rules that were removed.
  private(set) var gone: [Phrase] = []

  /// Whether users see no change.
  var isEmpty: Bool { new.isEmpty && changed.isEmpty && easier.isEmpty && gone.isEmpty }

  init(_ changes: [RuleChange]) {
    for change in changes {
      switch change {
      case .added(let rule): new.append(Self.line(of: rule))
      case .removed(let rule): gone.append(Self.line(of: rule))
      case .changed(.length(let old), .length(let new)) where !old.isExact && !new.isExact && old.unit == new.unit:
        addMinimum(from: old, to: new)
        addMaximum(from: old, to: new)
      case .changed(let old, let new): add(old, new)
      }
    }
  }

  private mutating func add(_ old: PasswordRule, _ new: PasswordRule) {
    let (before, now) = (Self.line(of: old), Self.line(of: new))
    // A change of details that the texts for users leave out, such as the unit of a length.
    guard before != now else { return }
    let line = NoteTexts.changedItem.phrase(.list([now]), .list([before]))
    if Self.isLessStrict(new, than: old) { easier.append(line) } else { changed.append(line) }
  }

  private mutating func addMinimum(from old: LengthRule, to new: LengthRule) {
    let minimum = new.minimum ?? 0
    let before = old.minimum ?? 0
    if minimum == before { return }
    if before == 0 { return self.new.append(Self.line(of: .length(LengthRule(minimum: minimum)))) }
    if minimum == 0 { return gone.append(Self.line(of: .length(LengthRule(minimum: before)))) }
    if minimum > before { return changed.append(NoteTexts.longer.phrase(.count(minimum), .count(before))) }
    easier.append(NoteTexts.shorter.phrase(.count(minimum), .count(before)))
  }

  private mutating func addMaximum(from old: LengthRule, to new: LengthRule) {
    switch (old.maximum, new.maximum) {
    case (let before?, let maximum?) where maximum != before:
      let line = NoteTexts.maximumLength.phrase(.count(maximum), .count(before))
      if maximum > before { easier.append(line) } else { changed.append(line) }
    case (nil, let maximum?): self.new.append(Self.line(of: .length(LengthRule(maximum: maximum))))
    case (let before?, nil): gone.append(Self.line(of: .length(LengthRule(maximum: before))))
    default: break
    }
  }

  /// Whether the new rule certainly accepts more than the old one.
  private static func isLessStrict(_ new: PasswordRule, than old: PasswordRule) -> Bool {
    switch (old, new) {
    case (.characterCount(let old), .characterCount(let new)):
      new.minimum < old.minimum && new.repertoire == old.repertoire && new.characters == old.characters
    case (.history(let old), .history(let new)): new.count < old.count
    case (.repetition(let old), .repetition(let new)): new.maximum > old.maximum
    case (.expiry(let old), .expiry(let new)): new.days > old.days
    case (.minimumAge(let old), .minimumAge(let new)): new.unit == old.unit && new.age < old.age
    case (.classes(let old), .classes(let new)):
      new.minimum < old.minimum && new.classes == old.classes && new.repertoire == old.repertoire
    case (.distinctCharacters(let old), .distinctCharacters(let new)): new.minimum < old.minimum
    case (.occurrences(let old), .occurrences(let new)): new.maximum > old.maximum
    case (.classRun(let old), .classRun(let new)): new.maximum > old.maximum
    case (.sequence(let old), .sequence(let new)):
      new.length >= old.length && new.kind == old.kind && new.direction == old.direction
        && (old.includesKeyboardRows || !new.includesKeyboardRows)
    case (.passphraseWords(let old), .passphraseWords(let new)): new.minimum < old.minimum
    case (.similarity(let old), .similarity(let new)): new.percent > old.percent
    case (.strength(let old), .strength(let new)): new.minimum < old.minimum
    case (.changedCharacters(let old), .changedCharacters(let new)): new.minimum < old.minimum
    case (.forbiddenCharacters(let old), .forbiddenCharacters(let new)):
      Self.holds(old.characters, allOf: new.characters)
    case (.commonPassword(let old), .commonPassword(let new)): old.rejectsVariants && !new.rejectsVariants
    case (.userID(let old), .userID(let new)): old.rejectsReversed && !new.rejectsReversed
    default: false
    }
  }

  private static func holds(_ all: ExactText, allOf some: ExactText) -> Bool {
    let members = ScalarSet(all.string)
    return some.string.unicodeScalars.allSatisfy { members.contains($0.value) }
  }

  // MARK: - Rules as users read them

  /// The greatest number of characters of a list that a note shows; more would not help users.
  private static let maximumShown = 12

  /// Returns the line of the checklist, or one without its long list of characters.
  static func line(of rule: PasswordRule) -> Phrase {
    switch rule {
    case .characterCount(let rule):
      guard let listed = rule.characters, isLong(listed) else { break }
      // Back ends list the special ASCII characters one by one.
      return holdsSpecialASCII(listed)
        ? PasswordRule.characterCount(CharacterCountRule(.special, minimum: rule.minimum, repertoire: .ascii))
          .phrase(in: .checklist)
        : NoteTexts.someCharacters.phrase(.count(rule.minimum))
    case .forbiddenCharacters(let rule) where isLong(rule.characters): return NoteTexts.forbiddenCharacters.phrase()
    case .allowedCharacters(let rule) where isLong(rule.characters): return NoteTexts.allowedCharacters.phrase()
    default: break
    }
    return rule.phrase(in: .checklist)
  }

  private static func isLong(_ characters: ExactText) -> Bool { characters.string.unicodeScalars.count > maximumShown }

  /// Whether these are exactly the special ASCII characters, with or without the space.
  private static func holdsSpecialASCII(_ characters: ExactText) -> Bool {
    let special = CharacterClass.special.asciiMembers
    let listed = ScalarSet(characters.string)
    return characters.string.unicodeScalars.allSatisfy { special.contains($0.value) }
      && (UInt32(0x21)...0x7E).allSatisfy { !special.contains($0) || listed.contains($0) }
  }
}

extension LengthRule {
  /// Whether only passwords of one length are accepted.
  fileprivate var isExact: Bool { minimum != nil && minimum == maximum }
}
