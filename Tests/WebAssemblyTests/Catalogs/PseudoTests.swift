import TestSupport
import Testing
import WatchwordWebAssembly

/// Compiled catalogues in a pseudo-locale.
@Suite struct PseudoTests {
  private static let catalog = #"""
    {"version":1,"locale":"en","messages":{"a":"Save %1$@","c":{"device":{"mac":"Click","other":"Tap"}},
    "b":{"text":"%#@files@","substitutions":{"files":{"argument":2,"plural":{"one":"%arg file","other":"%arg files"}}}}}}
    """#

  private static func answer(_ catalog: String, _ question: String) -> CatalogAnswer {
    CatalogAnswer(CatalogService.pseudo(Array(catalog.utf8), question: Array(question.utf8)))
  }

  @Test func `texts get accents, and placeholders stay`() {
    let catalog = Self.answer(Self.catalog, #"{"locale":"en-XA"}"#)["catalog"]
    #expect(catalog["locale"].text == "en-XA")
    let messages = catalog["messages"]
    #expect(messages["a"].text?.hasPrefix("[Šåṽé %1$@") == true, "\(messages)")
    #expect(messages["b"]["text"].text == "%#@files@")
    #expect(messages["b"]["substitutions"]["files"]["argument"].number == 2)
    #expect(messages["b"]["substitutions"]["files"]["plural"]["one"].text?.contains("%arg ƒîļé") == true)
    #expect(messages["c"]["device"]["mac"].text?.hasPrefix("[Çļîçķ") == true)
  }

  @Test func `words run from right to left`() {
    let catalog = Self.answer(Self.catalog, #"{"locale":"ar-XB"}"#)["catalog"]
    #expect(catalog["locale"].text == "ar-XB")
    #expect(catalog["messages"]["a"].text?.contains("\u{200F}\u{202E}Save\u{202C}\u{200F}") == true)
  }

  @Test(arguments: [
    ("", "", "malformed-question"), ("", "{}", "malformed-question"), ("", #"{"locale":"de"}"#, "unknown-locale"),
    ("", #"{"locale":"en-XA"}"#, "unreadable-catalog"),
    (#"{"version":1}"#, #"{"locale":"en-XA"}"#, "unreadable-catalog"),
  ])
  func `a question without an answer is refused`(catalog: String, question: String, expected: String) {
    #expect(Self.answer(catalog, question).refusal == expected)
  }
}
