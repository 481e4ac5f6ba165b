import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats

@Suite struct AppleFormatTests {
  static let printable = PasswordRule.allowedCharacters(
    AllowedCharactersRule("", classes: [.letters, .digits, .special]))

  static func count(_ characterClass: CharacterClass, _ characters: ExactText? = nil) -> PasswordRule {
    .characterCount(
      CharacterCountRule(
        characterClass, minimum: 1, repertoire: characters == nil ? .ascii : .unicode, characters: characters))
  }

  static let readings: [Case<String, [PasswordRule]>] = [
    Case("lengths", "minlength: 6; maxlength: 16;", [.length(LengthRule(minimum: 6, maximum: 16)), printable]),
    Case(
      "several requirements are all required", "required: lower; required: digit; allowed: unicode;",
      [count(.lowercase), count(.digits)]),
    Case("commas are alternatives", "required: lower, upper; allowed: unicode", [count(.letters)]),
    Case(
      "classes in any case", "required: UPPER, Digit; allowed: uniCode",
      [.classes(ClassesRule(minimum: 1, of: [.uppercase, .digits], repertoire: .ascii))]),
    Case(
      "characters that may occur are the required and the allowed ones", "required: digit; allowed: [-a];",
      [count(.digits), .allowedCharacters(AllowedCharactersRule("-a", classes: [.digits]))]),
    Case("a custom class", "required: [-().]; allowed: unicode;", [count(.special, "().-".sorted)]),
    Case("a bracket at its end", "required: [a]]; allowed: unicode;", [count(.special, "]a")]),
    Case(
      "a run", "max-consecutive: 2; max-consecutive: 3; allowed: unicode", [.repetition(RepetitionRule(maximum: 2))]),
    Case("no rule at all", "allowed: unicode;", []),
  ]

  @Test(arguments: readings) func `properties become rules`(_ reading: Case<String, [PasswordRule]>) {
    let result = PolicyFormat.read(
      SourceText(name: "rule", bytes: Array(reading.given.utf8)), among: PolicyFormat.known)
    #expect(result.isSound)
    #expect(result.value?.format == .apple)
    #expect(result.value?.policy.rules == reading.expected)
  }
}

extension String {
  fileprivate var sorted: ExactText { ExactText(String(String.UnicodeScalarView(unicodeScalars.sorted()))) }
}
