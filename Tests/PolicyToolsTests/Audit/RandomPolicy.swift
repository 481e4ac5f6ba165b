import TestSupport
import WatchwordBasics
import WatchwordPolicy

/// Policies at random, of every rule.
struct RandomPolicy {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func policy() -> PasswordPolicy {
    PasswordPolicy(rules: (0..<number(0...6)).map { _ in rule() })
  }

  /// A policy whose rules matter for passwords of few characters.
  mutating func smallPolicy() -> PasswordPolicy {
    PasswordPolicy(rules: (0..<number(2...5)).map { _ in smallRule() })
  }

  private mutating func smallRule() -> PasswordRule {
    switch number(0...11) {
    case 0, 1:
      let minimum = number(0...3)
      let unit = number(0...3) == 0 ? CharacterUnit.allCases[number(0...3)] : .codePoint
      return .length(
        LengthRule(minimum: minimum == 0 ? nil : minimum, maximum: flag() ? minimum + number(1...2) : nil, unit: unit))
    case 2, 3, 4:
      return .characterCount(
        CharacterCountRule(
          CharacterClass.allCases[number(0...4)], minimum: number(1...3), repertoire: flag() ? .ascii : .unicode,
          characters: number(0...4) == 0 ? ["34", "3", "<", "aé", "B "][number(0...4)] : nil))
    case 5:
      let of = classes()
      return .classes(ClassesRule(minimum: number(1...of.count), of: of, repertoire: flag() ? .ascii : .unicode))
    case 6: return .forbiddenCharacters(ForbiddenCharactersRule(["<", " <", "é", "3", "a٣"][number(0...4)]))
    case 7: return .allowedCharacters(AllowedCharactersRule(["aé", "3 ", "B<", ""][number(0...3)], classes: classes()))
    case 8: return flag() ? .edgeWhiteSpace(EdgeWhiteSpaceRule()) : .whiteSpace(WhiteSpaceRule())
    case 9: return .distinctCharacters(DistinctCharactersRule(minimum: number(1...3)))
    case 10:
      return flag()
        ? .repetition(RepetitionRule(maximum: number(1...4))) : .occurrences(OccurrencesRule(maximum: number(1...4)))
    default:
      return flag() ? .classRun(ClassRunRule(maximum: number(1...3))) : .sequence(SequenceRule(length: number(3...4)))
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  private mutating func characters() -> ExactText {
    ["<>\"'", " ", "0123456789", "é", "!?#", "\u{200B}\t", "abcABC123", "-_."][number(0...7)]
  }

  private mutating func classes() -> [CharacterClass] {
    let chosen = CharacterClass.allCases.filter { _ in flag() }
    return chosen.isEmpty ? [.digits] : chosen
  }

  private mutating func rule() -> PasswordRule {
    switch number(0...23) {
    case 0, 1, 2: return .length(length())
    case 3, 4:
      return .characterCount(
        CharacterCountRule(
          CharacterClass.allCases[number(0...4)], minimum: number(1...4), repertoire: flag() ? .ascii : .unicode,
          characters: number(0...3) == 0 ? characters() : nil))
    case 5:
      let of = classes()
      return .classes(ClassesRule(minimum: number(1...of.count), of: of))
    case 6: return .forbiddenCharacters(ForbiddenCharactersRule(characters()))
    case 7: return .allowedCharacters(AllowedCharactersRule(characters(), classes: classes()))
    case 8: return .repetition(RepetitionRule(maximum: number(1...4)))
    case 9: return .sequence(SequenceRule(includesKeyboardRows: flag()))
    case 10: return .userID(UserIDRule())
    case 11: return .personalWords(PersonalWordsRule(words: flag() ? ["acme"] : []))
    case 12: return .commonPassword(CommonPasswordRule(rejectsVariants: flag()))
    case 13: return .distinctCharacters(DistinctCharactersRule(minimum: number(1...9)))
    case 14: return .edgeWhiteSpace(EdgeWhiteSpaceRule())
    case 15: return .history(HistoryRule(count: number(1...6)))
    case 16: return .expiry(ExpiryRule(days: number(30...200)))
    case 17: return .breachedPassword(BreachedPasswordRule())
    case 18: return .whiteSpace(WhiteSpaceRule())
    case 19: return .passphraseWords(PassphraseWordsRule(minimum: number(1...8)))
    case 20: return .strength(StrengthRule(minimum: number(1...4)))
    case 21: return .occurrences(OccurrencesRule(maximum: number(2...9)))
    case 22: return .dictionaryWords(DictionaryWordsRule(words: ["summer"]))
    default: return .minimumAge(MinimumAgeRule(age: 1))
    }
  }

  private mutating func length() -> LengthRule {
    let units = CharacterUnit.allCases
    let unit = number(0...2) == 0 ? units[number(0...3)] : .codePoint
    switch number(0...2) {
    case 0: return LengthRule(minimum: number(1...20), unit: unit)
    case 1: return LengthRule(maximum: number(8...80), unit: unit)
    default:
      let minimum = number(1...20)
      return LengthRule(minimum: minimum, maximum: minimum + number(0...70), unit: unit)
    }
  }
}
