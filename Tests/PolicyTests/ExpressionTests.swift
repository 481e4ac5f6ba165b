import Foundation
import TestSupport
import Testing
import WatchwordBasics

@testable import WatchwordPolicy

@Suite struct ExpressionTests {
  private static func expression(_ pattern: String) throws -> PasswordExpression {
    try PasswordExpression(parsing: ExactText(pattern))
  }

  /// Patterns as they are found in forms and configurations, with texts and whether they match.
  static let matches: [Case<(pattern: String, text: String), Bool>] = [
    Case("a part is enough", ("b", "abc"), true),
    Case("a start", ("^b", "abc"), false),
    Case("an end", ("c$", "abc"), true),
    Case("both", ("^abc$", "abcd"), false),
    Case("a start in an alternative", ("^a|^b", "ba"), true),
    Case("an empty pattern's part", ("(?:)", ""), true),
    Case("start and end of nothing", ("^$", ""), true),
    Case("end before start", ("$^", ""), true),
    Case("end before start of something", ("$^", "a"), false),
    Case("a letter with a mark, typed apart", ("^caf\u{E9}$", "cafe\u{301}"), true),
    Case("a dot is one code point", ("^.$", "😀"), true),
    Case("a dot is not a line break", ("^.$", "\n"), false),
    Case("a digit is one of ASCII", ("\\d", "٣"), false),
    Case("a decimal digit of any script", ("\\p{Nd}", "٣"), true),
    Case("a word character is one of ASCII", ("\\w", "é"), false),
    Case("a letter is one of any script", ("\\p{L}", "漢"), true),
    Case("white space of Unicode", ("\\s", "\u{3000}"), true),
    Case("a no-break space is not a non-space", ("\\S", "\u{A0}"), false),
    Case("an unassigned code point", ("\\p{Cn}", "\u{378}"), true),
    Case("all but a set, inside a class", ("^[\\W\\d]+$", "1-é"), true),
    Case("all but all but a set", ("[^\\P{Lu}]", "É"), true),
    Case("a hyphen at the end of a class", ("^[a-]+$", "a-"), true),
    Case("brackets inside a class", ("^[[(]$", "["), true),
    Case("a surrogate pair", ("^\\uD83D\\uDE00$", "😀"), true),
    Case("a range across planes", ("^[\\u{10000}-\\u{10FFFF}]$", "😀"), true),
    Case("a count", ("^a{3}$", "aa"), false),
    Case("a count from", ("^a{2,}$", "aaa"), true),
    Case("a count to", ("^a{0,2}$", "aaa"), false),
    Case("a count of none", ("^a{0}$", ""), true),
    Case("a thousand", ("^.{1000}$", String(repeating: "x", count: 1000)), true),
    Case("a thousand, less one", ("^.{1000}$", String(repeating: "x", count: 999)), false),
    Case("a repeated group of alternatives", ("^(?:ab|c){2,3}$", "abcab"), true),
    Case("a repeated group that can be empty", ("^(a*)*b$", "aab"), true),
    Case("a lazy one", ("^a+?$", "aaa"), true),
    Case("the pattern of many forms", ("^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$", "Passw0rdX"), true),
    Case("the same, no digit", ("^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$", "PasswordX"), false),
    Case("the same, too short", ("^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$", "Passw0r"), false),
    Case("the same, another character", ("^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[a-zA-Z\\d]{8,}$", "Passw0rd!"), false),
    Case("a special character is required", ("^(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,10}$", "abcdefg!"), true),
    Case("no white space", ("^(?!.*\\s).{3,}$", "ab c"), false),
    Case("a lookahead alone", ("^(?=.*\\d)", "ab1"), true),
    Case("a lookahead that requires the end", ("^(?=.{3}$)\\d", "1ab"), true),
    Case("a refusal that requires the end", ("^(?!ab$)ab", "ab"), false),
    Case("a refusal of nothing, which is everywhere", ("^(?!)", "ab"), false),
    Case("a demand of nothing", ("^(?=)$", ""), true),
    Case("a literal slash and at", ("^\\/\\@\\#$", "/@#"), true),
  ]

  @Test(arguments: matches) func `a text matches as the pattern says`(
    _ each: Case<(pattern: String, text: String), Bool>
  )
    throws
  {
    let expression = try Self.expression(each.given.pattern)
    #expect(expression.matches(each.given.text) == each.expected)
    // The result for tools that read a text step by step is that of the whole text.
    var state = expression.start
    for scalar in Normalization.nfc(each.given.text).unicodeScalars {
      state = expression.state(after: state, reading: scalar)
    }
    #expect(expression.accepts(state) == each.expected)
  }

  @Test func `patterns match as a real engine matches them`() throws {
    guard let node = NodeRegExp() else { return }
    var random = RandomExpression(seed: 11)
    let patterns = (0..<3000).map { _ in random.pattern() }
    let texts = (0..<40).map { _ in random.text() }
    let answers = try node.answers(patterns, texts)
    try #require(answers.count == patterns.count)
    var (matched, missed) = (0, 0)
    for (pattern, answer) in zip(patterns, answers) {
      try #require(answer.utf8.count == texts.count, "\(pattern)")
      let expression = try Self.expression(pattern)
      let found = texts.map { expression.matches($0) }
      #expect(found.map { $0 ? "1" : "0" }.joined() == answer, "\(pattern)")
      matched += found.count { $0 }
      missed += found.count { !$0 }
    }
    #expect(matched > 20_000 && missed > 20_000, "\(matched) \(missed)")
  }

  @Test func `equal control characters in brackets are written as they are`() throws {
    #expect(try Self.expression("[\t\t\0\0!!]").javaScript == "[\t\t\0\0!\\x21]")
  }

  @Test(arguments: ["u", "v"]) func `what is written for JavaScript matches the same texts under both flags`(
    flag: String
  )
    throws
  {
    guard let node = NodeRegExp() else { return }
    var random = RandomExpression(seed: 23)
    let given =
      (0..<1000).map { _ in random.pattern() } + [
        "[!!@@]", "[!--]", "[--a]", "[^^^]", "[&&[(){}|/]", "\\@\\-\\#\\ ", "[\\@\\#\\-\\]\\\\]+$", "[\"'`~~<<]",
        "[é-üé]", "[\t\t\u{1}\u{1}]", "[+-.]", "[ -/:-@]", "^(?=.*[-!$%^&*()_+|~=`{}\\[\\]:\";'<>?,.\\/]).{2,}$",
      ]
    let expressions = try given.map { try Self.expression($0) }
    let texts =
      (0..<30).map { _ in random.text() } + ["@-#", "!", "-", "&", "[", "^", "@", "\\", "]", "a-", "é", "(1", "\t"]
    let answers = try node.answers(expressions.map(\.javaScript), texts, flag: flag)
    for (expression, answer) in zip(expressions, answers) {
      let expected = texts.map { expression.matches($0) ? "1" : "0" }.joined()
      #expect(answer == expected, "\(expression.pattern) \(expression.javaScript)")
    }
  }

  // MARK: - Time

  /// Patterns with which backtracking engines take exponential or quadratic time, and whether a run of a matches.
  static let hostile: [Case<String, Bool>] = [
    Case("nested repetitions", "^(a+)+$", true),
    Case("nested repetitions that fail", "^(a+)+b$", false),
    Case("alternatives that overlap", "(a|aa)*b", false),
    Case("a repetition of nothing", "(a*)*b", false),
    Case("a repetition of repetitions of nothing", "(?:(?:(?:a*)*)*)*$z", false),
    Case("an address", "^(([a-z])+.)+[A-Z]([a-z])+$", false),
    Case("twenty repetitions in a row", "(.*a){20}", true),
    Case("five hundred options", "(a?){500}b", false),
    Case("two repetitions side by side", "(a+a+)+y", false),
    Case("fifty repetitions of a class", "([ab]*){50}[cd]", false),
    Case("lookaheads", "^(?=(a|aa)+$)(?!.*(.*)*b$).*a$", true),
  ]

  @Test(arguments: hostile) func `a long password takes no more steps than characters times the size of the automaton`(
    _ each: Case<String, Bool>
  ) throws {
    let expression = try Self.expression(each.given)
    // The same work for all: a quarter of a megabyte for an automaton of ten steps.
    let text = String(repeating: "a", count: Rounds.length(10 << 18) / max(10, expression.size))
    #expect(expression.matches(text) == each.expected)
  }

  // MARK: - Defects

  /// Patterns with marks around what is wrong.
  static let defects: [Case<String, ExactText>] = [
    Case("a group that is open", "a1️⃣(2️⃣b", "malformed-pattern"),
    Case("the outer of two", "1️⃣(2️⃣a(b)", "malformed-pattern"),
    Case("a parenthesis that closes nothing", "ab1️⃣)2️⃣", "malformed-pattern"),
    Case("a class that is open", "a1️⃣[2️⃣b", "malformed-pattern"),
    Case("an empty class", "1️⃣[]2️⃣a", "malformed-pattern"),
    Case("all but nothing", "1️⃣[^]2️⃣", "malformed-pattern"),
    Case("a bracket alone", "a1️⃣]2️⃣", "malformed-pattern"),
    Case("a brace alone", "a1️⃣}2️⃣", "malformed-pattern"),
    Case("a brace without a number", "a1️⃣{2️⃣b}", "malformed-pattern"),
    Case("a count without an end", "a1️⃣{2️⃣2,3", "malformed-pattern"),
    Case("a count without a start", "a1️⃣{2️⃣,3}", "malformed-pattern"),
    Case("a count backwards", "a1️⃣{3,2}2️⃣", "malformed-pattern"),
    Case("a range backwards", "[1️⃣z-a2️⃣]", "malformed-pattern"),
    Case("a range to a class", "[1️⃣a-\\d2️⃣]", "malformed-pattern"),
    Case("a range from a class", "[1️⃣\\w-.2️⃣]", "malformed-pattern"),
    Case("nothing to repeat", "1️⃣*2️⃣a", "malformed-pattern"),
    Case("a question mark at the start of a group", "1️⃣(?a2️⃣)", "unsupported-pattern"),
    Case("nothing to repeat in an alternative", "a|1️⃣+2️⃣", "malformed-pattern"),
    Case("a possessive one", "a+1️⃣+2️⃣", "malformed-pattern"),
    Case("a repetition of a repetition", "a{2}1️⃣{2️⃣3}", "malformed-pattern"),
    Case("a repeated start", "^1️⃣*2️⃣a", "malformed-pattern"),
    Case("a repeated lookahead", "^(?=a)1️⃣*2️⃣", "malformed-pattern"),
    Case("a backslash at the end", "a1️⃣\\2️⃣", "malformed-pattern"),
    Case("half of a hexadecimal number", "1️⃣\\xa2️⃣", "malformed-pattern"),
    Case("no hexadecimal number", "1️⃣\\u{}2️⃣", "malformed-pattern"),
    Case("a surrogate alone", "1️⃣\\uD83D2️⃣", "malformed-pattern"),
    Case("no code point", "1️⃣\\u{110000}2️⃣", "malformed-pattern"),
    Case("a letter and a mark", "ab1️⃣e2️⃣\u{301}", "malformed-pattern"),
    Case("a back reference", "(a)1️⃣\\12️⃣", "unsupported-pattern"),
    Case("a named reference", "1️⃣\\k2️⃣<a>", "unsupported-pattern"),
    Case("a null", "1️⃣\\02️⃣", "unsupported-pattern"),
    Case("a word boundary", "1️⃣\\b2️⃣a", "unsupported-pattern"),
    Case("an escape of Perl", "1️⃣\\A2️⃣a", "unsupported-pattern"),
    Case("an escape of a letter with a mark", "1️⃣\\é2️⃣a", "unsupported-pattern"),
    Case("a lookbehind", "1️⃣(?<2️⃣=a)b", "unsupported-pattern"),
    Case("a named group", "1️⃣(?<2️⃣name>b)", "unsupported-pattern"),
    Case("a flag", "1️⃣(?i2️⃣)b", "unsupported-pattern"),
    Case("an atomic group", "1️⃣(?>2️⃣a)b", "unsupported-pattern"),
    Case("a lookahead without a start", "1️⃣(?=2️⃣.*a)b", "unsupported-pattern"),
    Case("a lookahead in the middle", "^a1️⃣(?=2️⃣b)", "unsupported-pattern"),
    Case("a lookahead in a lookahead", "^(?=1️⃣(?!2️⃣b))", "unsupported-pattern"),
    Case("a lookahead in a group", "^(1️⃣(?=2️⃣b))", "unsupported-pattern"),
    Case("alternatives after a lookahead", "^(?=a)a1️⃣|2️⃣b", "unsupported-pattern"),
    Case("a POSIX class", "[1️⃣[:2️⃣alpha:]]", "unsupported-pattern"),
    Case("a category without braces", "1️⃣\\p2️⃣L", "unsupported-pattern"),
    Case("an unknown category", "a1️⃣\\p{Letter}2️⃣", "unsupported-pattern"),
    Case("a script", "1️⃣\\p{Script=Greek}2️⃣", "unsupported-pattern"),
    Case("too many repetitions", "a1️⃣{1001}2️⃣", "limit-exceeded"),
    Case("an endless number", "a1️⃣{99999999999999999999}2️⃣", "limit-exceeded"),
    Case("too many steps", "1️⃣(a{100}){100}2️⃣", "limit-exceeded"),
  ]

  @Test(arguments: defects) func `what cannot be used is refused at its place`(_ defect: Case<String, ExactText>) throws
  {
    let marked = MarkedText(defect.given)
    let error = #expect(throws: ExpressionDefect.self) { try Self.expression(marked.text) }
    let found = try #require(error)
    #expect(found.kind.id == defect.expected)
    #expect([found.range.lowerBound, found.range.upperBound] == marked.markers.map(\.offset), "\(found.message)")
    let written = marked.bytes[found.range.lowerBound..<found.range.upperBound]
    #expect(found.message.hasPrefix("Found \(String(decoding: written, as: UTF8.self)); expected "))
  }

  @Test func `a pattern's place is found through the escapes of JSON`() throws {
    let reading = read(native("\n  {\"rule\": \"required-pattern\", \"pattern\": \"\\u00e9\\\\d\\n(\\\\1)\"}"))
    let finding = try #require(reading.findings.first)
    #expect(finding.id == "unsupported-pattern")
    #expect(finding.span.start == SourcePosition(line: 2, column: 56))
    #expect(finding.span.end == SourcePosition(line: 2, column: 59))
    #expect(finding.message == "Found \\1; expected no back-reference, which would take unlimited time")
    #expect(reading.value?.policy.rules == [])
  }

  @Test(arguments: [
    String(repeating: "(", count: 1 << 18),
    String(repeating: "(?:a", count: 1 << 16) + String(repeating: ")", count: 1 << 16),
    String(repeating: "[", count: 1 << 18), String(repeating: "|", count: 1 << 19),
    String(repeating: "a{9}", count: 1 << 17),
    "^" + String(repeating: "(?=)", count: 1 << 16), String(repeating: "()", count: 1 << 18),
    "[" + String(repeating: "é-é", count: 1 << 17) + "]",
    String(repeating: "\\p{", count: 1 << 17), "((((a{9}){9}){9}){9}){9}",
    String(repeating: "e\u{301}", count: 1 << 16),
    "a" + String(repeating: "\u{301}\u{316}", count: 1 << 15),
  ])
  func `hostile patterns are read or refused`(pattern: String) {
    if let expression = try? Self.expression(pattern) { #expect(expression.size <= 4100) }
  }

  @Test func `random bytes never trap`() {
    var random = RandomExpression(seed: 5)
    let pieces = [
      "(", ")", "[", "]", "{", "}", "?", "*", "+", "|", "^", "$", ".", "\\", "-", ",", "1", "u", "p", "x", "a", "é",
      ":", "=", "!", "😀",
    ]
    for _ in 0..<20_000 {
      let pattern = (0..<random.number(1...12)).map { _ in pieces[random.number(0...(pieces.count - 1))] }.joined()
      if let expression = try? Self.expression(pattern) { _ = expression.matches("a1é😀") }
    }
  }
}
