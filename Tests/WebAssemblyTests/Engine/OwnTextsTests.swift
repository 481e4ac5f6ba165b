import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordWebAssembly

/// Texts of an app beside the shipped ones: for rules of its own, and in a language of its own.
@Suite struct OwnTextsTests {
  private static let policy = #"""
    {"version": 1, "rules": [{"rule": "length", "min": 8},
      {"rule": "dictionary-words", "words": ["4711"], "text": "acme.no-branch-number"}]}
    """#

  private static func members(of json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// An engine with the shipped texts and `own` ones, and the policy open in it.
  private static func open(_ own: String...) throws -> (engine: Engine, policy: UInt32) {
    let engine = EngineTests.engine()
    for catalog in own {
      let answer = try members(of: engine.loadTexts(Array(catalog.utf8), layer: 1))
      #expect((answer["findings"] as? [Any])?.isEmpty == true)
    }
    let opened = try members(of: engine.openPolicy(Array(policy.utf8), question: Array("{}".utf8)))
    return (engine, UInt32(try #require(opened["policy"] as? Int)))
  }

  private static func rules(_ answer: String) throws -> [[String: Any]] {
    try #require(try members(of: answer)["rules"] as? [[String: Any]])
  }

  private static let german = #"""
    {"version": 1, "locale": "de", "messages": {"acme.no-branch-number.checklist": "Keine Filialnummer",
      "acme.no-branch-number.missing": "Filialnummer entfernen"}}
    """#
  private static let galician = #"""
    {"version": 1, "locale": "gl", "messages": {"acme.no-branch-number.checklist": "Sen número de sucursal",
      "rule.length.min.checklist": {"plural": {"one": "Mínimo %lld carácter", "other": "Mínimo %lld caracteres"}}}}
    """#

  @Test(arguments: [
    Case("German", "de", ["Mind. 8 Zeichen", "Keine Filialnummer", "Noch 3 Zeichen nötig", "Filialnummer entfernen"]),
    Case(
      "Swiss German", "de-CH",
      ["Mind. 8 Zeichen", "Keine Filialnummer", "Noch 3 Zeichen nötig", "Filialnummer entfernen"]),
    Case(
      "a language without own texts", "en",
      ["Min. 8 characters", "No blocked words", "3 more characters", "Remove the blocked word"]),
    Case(
      "an own language", "gl",
      ["Mínimo 8 caracteres", "Sen número de sucursal", "3 more characters", "Remove the blocked word"]),
  ]) func `a check shows the author's texts, and missing ones in English`(
    locale: Case<String, [String]>
  ) throws {
    let (engine, policy) = try Self.open(Self.german, Self.galician)
    let question = #"{"password":"a4711","locale":"\#(locale.given)"}"#
    let rules = try Self.rules(String(decoding: engine.check(policy, question: Array(question.utf8)), as: UTF8.self))
    let texts = rules.map { $0["text"] as? String ?? "" } + rules.map { $0["hint"] as? String ?? "" }
    #expect(texts == locale.expected)
  }

  @Test func `a form shows them too`() throws {
    let (engine, policy) = try Self.open(Self.german, Self.galician)
    for (locale, line) in [
      ("de", "Keine Filialnummer"), ("gl", "Sen número de sucursal"), ("fr", "Pas de mots interdits"),
    ] {
      let opened = try Self.members(
        of: engine.openForm(
          question: Array(#"{"flow":"set","policy":\#(policy),"locale":"\#(locale)"}"#.utf8)))
      #expect(opened["locale"] as? String == locale)
      let form = UInt32(try #require(opened["form"] as? Int))
      let answer = engine.formEvent(form, Array(#"{"event":"edit","field":"new","text":"a4711"}"#.utf8))
      #expect(answer.contains("\"\(line)\"") && !answer.contains("\"acme."), "\(answer)")
    }
  }
}
