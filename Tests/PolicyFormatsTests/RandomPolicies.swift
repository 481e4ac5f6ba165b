import TestSupport
import WatchwordBasics
import WatchwordPolicy

/// Policies and passwords that look random and are the same in each run.
struct RandomPolicies {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A policy of up to five rules of any kind.
  mutating func policy() -> PasswordPolicy {
    PasswordPolicy(rules: (0..<number(0...5)).map { _ in rule() })
  }

  mutating func rule() -> PasswordRule {
    switch number(0...17) {
    case 0, 1: .length(length())
    case 2...4: .characterCount(characterCount())
    case 5, 6: .classes(classes())
    case 7, 8: .forbiddenCharacters(ForbiddenCharactersRule(characters()))
    case 9, 10: .allowedCharacters(allowed())
    case 11: .repetition(RepetitionRule(maximum: number(1...4)))
    case 12: .sequence(SequenceRule(length: number(3...5), includesKeyboardRows: chance()))
    case 13: .distinctCharacters(DistinctCharactersRule(minimum: number(1...5)))
    case 14: .edgeWhiteSpace(EdgeWhiteSpaceRule())
    default:
      RuleKind.all.flatMap(\.examples).randomElement(using: &generator)?.rule ?? .edgeWhiteSpace(EdgeWhiteSpaceRule())
    }
  }

  private mutating func length() -> LengthRule {
    let minimum = number(1...10)
    let unit =
      chance() ? CharacterUnit.codePoint : CharacterUnit.allCases.randomElement(using: &generator) ?? .codePoint
    switch number(0...2) {
    case 0: return LengthRule(minimum: minimum, unit: unit)
    case 1: return LengthRule(maximum: minimum + 4, unit: unit)
    default: return LengthRule(minimum: minimum, maximum: minimum + number(0...12), unit: unit)
    }
  }

  private mutating func characterCount() -> CharacterCountRule {
    let characterClass = CharacterClass.allCases.randomElement(using: &generator) ?? .digits
    return CharacterCountRule(
      characterClass, minimum: chance() ? 1 : number(1...3), repertoire: chance() ? .ascii : .unicode,
      characters: number(0...3) == 0 ? characters() : nil)
  }

  private mutating func classes() -> ClassesRule {
    let classes = CharacterClass.allCases.shuffled(using: &generator).prefix(number(1...5))
    return ClassesRule(
      minimum: number(1...classes.count), of: Array(classes), repertoire: chance() ? .ascii : .unicode)
  }

  private mutating func allowed() -> AllowedCharactersRule {
    let classes = CharacterClass.allCases.shuffled(using: &generator).prefix(number(0...4))
    return AllowedCharactersRule(classes.isEmpty || chance() ? characters() : "", classes: Array(classes))
  }

  /// One to six characters of a policy.
  mutating func characters() -> ExactText {
    let all = Array("aZ09 -]^[\\&~!#%/.'\"<>@_`{|}()*+,:;=?$zq5É漢😀".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<number(1...6) { text.append(all.randomElement(using: &generator) ?? "a") }
    return ExactText(Normalization.nfc(String(text)))
  }

  /// A password in NFC, mostly short, of characters that rules tell apart.
  mutating func password() -> String {
    let plain = Array("aabbczAABZ001239".unicodeScalars)
    let odd = Array(
      " -]^[\\&~!#%/.'\"<>@_`{|}()*+,:;=?$\t\u{A0}\u{200B}\u{301}éÉßǅ漢٣٤Яя😀€½Ⅷ\u{FDFA}\u{1F468}".unicodeScalars)
    var text = String.UnicodeScalarView()
    let oddity = number(0...4)
    for _ in 0..<number(0...14) {
      if chance(), let last = text.last, number(0...3) == 0 { text.append(last) }
      text.append((number(0...4) < oddity ? odd : plain).randomElement(using: &generator) ?? "a")
    }
    return Normalization.nfc(String(text))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func chance() -> Bool { Bool.random(using: &generator) }
}
