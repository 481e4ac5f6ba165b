import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Compares the reader of messages with ICU's own, `MessageFormat`, called by PyICU.
@Suite struct ICUOracleTests {
  private static let script = """
    import icu, json, sys
    def verdict(text):
        try:
            icu.MessageFormat(text, icu.Locale('en'))
            return True
        except icu.ICUError:
            return False
    print(json.dumps([verdict(text) for text in json.load(sys.stdin)]))
    """

  /// ICU's verdicts on the texts; nothing where PyICU is not installed.
  private static func verdicts(of texts: [String]) throws -> [Bool]? {
    guard let oracle = PythonOracle(importing: "icu") else { return nil }
    let answer = try oracle.output(of: script, input: JSONEncoder().encode(texts))
    return try JSONDecoder().decode([Bool].self, from: answer)
  }

  private static func isMessage(_ text: String) -> Bool {
    do throws(ICUDefect) {
      _ = try ICUParser.message(Array(text.utf8), quotes: true)
      return true
    } catch {
      // ICU shows such a bracket.
      return error.kind == .unmatchedClosingBracket
    }
  }

  /// The pieces of which texts are made at random.
  private static let pieces = [
    "{", "{", "}", "}", "{n}", "{n, plural, ", "{n, select, ", "{n,selectordinal,", "one{", "other{", "few {", "=0{",
    "=1{",
    "offset:1 ", "male{", "#", "'", "''", "'{'", "text", " ", ", ", ",", "،", "number", "date, short", "{0}",
    "{12, number}",
    "{d, time, HH:mm}", "plural", "plurl", "=", "=x", "|", "<", "é", "日本", "{a-b}", "{{x}}", "{}", "\\n", "other",
    "choice",
    "{n, choice, 0#a|1#b}", "1.5", "-1", "\u{200E}", "{n, plural, one{# a} other{# b}}",
  ]

  @Test(arguments: 0..<8)
  func `random texts are messages where ICU accepts them`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let texts = (0..<500).map { index in
      index % 2 == 0
        ? (0..<Int.random(in: 1...9, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
          .joined()
        : Self.mutated(Self.message(depth: 0, &generator), &generator)
    }
    guard let verdicts = try Self.verdicts(of: texts) else { return }
    for (text, verdict) in zip(texts, verdicts) {
      #expect(Self.isMessage(text) == verdict, "\(text.debugDescription)")
    }
    // Both kinds occur often enough for a comparison.
    #expect(verdicts.count(where: { $0 }) > 50 && verdicts.count(where: { !$0 }) > 50)
  }

  /// A message made by ICU's grammar.
  private static func message(depth: Int, _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      switch Int.random(in: 0...(depth > 2 ? 2 : 4), using: &generator) {
      case 0: ["Text ", "it''s ", "l'{name} ", "'{name}' ", "# ", "ü ", "'"].randomElement(using: &generator) ?? ""
      case 1: ["{name}", "{0}", "{ n }", "{n,number}", "{d, date, ::yMMMd}"].randomElement(using: &generator) ?? ""
      case 2: "word"
      case 3: choice("plural", ["=0", "=1", "one", "few", "many"], depth, &generator)
      default: choice("select", ["male", "female", "x1"], depth, &generator)
      }
    }.joined()
  }

  private static func choice(
    _ kind: String, _ selectors: [String], _ depth: Int, _ generator: inout SeededGenerator
  ) -> String {
    let chosen = selectors.filter { _ in Bool.random(using: &generator) } + ["other"]
    let branches = chosen.map { "\($0) {\(message(depth: depth + 1, &generator))}" }.joined(separator: " ")
    return "{count, \(kind), \(branches)}"
  }

  /// A text with one character less or more, or none.
  private static func mutated(_ text: String, _ generator: inout SeededGenerator) -> String {
    var characters = Array(text)
    guard !characters.isEmpty, Int.random(in: 0...2, using: &generator) > 0 else { return text }
    let place = Int.random(in: 0..<characters.count, using: &generator)
    if Bool.random(using: &generator) {
      characters.remove(at: place)
    } else {
      characters.insert(Array("{}',#=x ").randomElement(using: &generator) ?? "x", at: place)
    }
    return String(characters)
  }

  static let cases: [(String, Bool)] = [
    ("", true), ("text", true), ("{n}", true), ("{ n }", true), ("{}", false), ("{ }", false), ("{{n}}", false),
    ("{n", false),
    ("n}", true), ("{a-b}", false), ("{a.b}", false), ("{a_b}", true), ("{ä}", true), ("{01}", false), ("{0}", true),
    ("{n plural, other{}}", false), ("{n, plurl, other{}}", false), ("{n، plural, other{}}", false),
    ("{n, plural, one{a}}", false), ("{n, plural}", false), ("{n, plural, other{a}}", true),
    ("{n, PLURAL, other{a}}", true),
    ("{n, plural, offset:1 =0{a} other{#}}", true), ("{n, plural, =0{a} offset:1 other{#}}", false),
    ("{n, plural, =x{a} other{b}}", false), ("{n, plural, other{a} other{b}}", true), ("{n, plural, other a}", false),
    ("{n, number}", true), ("{n, foo}", false), ("{n, number, integer}", true), ("'{n}", true), ("'{'", true),
    ("l'{n}'", true),
    ("it's {n}", true), ("{n, select, männlich{a} other{b}}", true), ("{n, plural, einer{a} other{b}}", true),
    ("{n, selectordinal, one{#st} other{#th}}", true), ("{n, choice, 0#a|1#b}", true), ("{n, choice, 0#a|b}", false),
    ("{n, choice, 0≤a|1<b}", true), ("{n, select, other{a}", false), ("{n, date, 'x}", false),
  ]

  @Test(arguments: cases)
  func `a text is a message`(text: String, isMessage: Bool) { #expect(Self.isMessage(text) == isMessage) }

  @Test func `ICU agrees about these texts`() throws {
    guard let verdicts = try Self.verdicts(of: Self.cases.map(\.0)) else { return }
    for (text, verdict) in zip(Self.cases, verdicts) { #expect(text.1 == verdict, "\(text.0)") }
  }
}
