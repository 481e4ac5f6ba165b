import TestSupport
import Testing
import WatchwordWebAssembly

/// Glossaries of other tools become those of configuration files.
@Suite struct GlossaryTests {
  private static func answer(_ document: String, _ languages: String = #"["de"]"#, source: String = "en")
    -> CatalogAnswer
  {
    CatalogAnswer(
      CatalogService.glossary(
        Array(document.utf8), question: Array(#"{"name":"g","source":"\#(source)","languages":\#(languages)}"#.utf8)))
  }

  private static let bookmark = #"{"terms":[{"term":"bookmark","translations":{"de":"Lesezeichen"}}]}"#

  private static let several = #"{"terms":[{"term":"bookmark","translations":{"de":["Lesezeichen","Favorit"]}}]}"#

  private static let tbx2008 = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
    <martif type="TBX-Basic" xml:lang="en"><text><body>
    <termEntry id="c1">
      <langSet xml:lang="en-US"><tig><term>bookmark</term></tig></langSet>
      <langSet xml:lang="de-DE">
        <ntig><termGrp><term>Favorit</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termGrp></ntig>
        <tig><term> Lese&#x200D;zeichen
          alt </term><termNote type="partOfSpeech">noun</termNote></tig>
        <tig><term>Lesezeichen</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></tig>
      </langSet>
    </termEntry>
    <termEntry id="c2"><langSet xml:lang="fr"><tig><term>onglet</term></tig></langSet></termEntry>
    </body></text></martif>
    """

  private static let tbx2019 = """
    <tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2" \
    xmlns:min="http://www.tbxinfo.net/ns/min"><text><body><conceptEntry id="c1">
      <langSec xml:lang="en"><termSec><term>book<hi>mark</hi></term></termSec></langSec>
      <langSec xml:lang="de"><termSec><term>Lesezeichen</term></termSec>
        <termSec><term>Favorit</term><min:administrativeStatus>supersededTerm</min:administrativeStatus></termSec></langSec>
    </conceptEntry></body></text></tbx>
    """

  private static let forbidden =
    #"{"terms":[{"term":"bookmark","translations":{"de":"Lesezeichen"}}],"forbidden":{"de":["Favorit"]}}"#

  private static let glossaries: [Case<String, String>] = [
    Case("two columns", "bookmark,Lesezeichen\n", bookmark),
    Case("semicolons, CRLF and a byte-order mark", "\u{FEFF}en;de\r\nbookmark;Lesezeichen\r\n", bookmark),
    Case("tabs", "term\ttranslation\nbookmark\tLesezeichen", bookmark),
    Case("other columns and languages", "note,de,fr,en\nx,Lesezeichen,signet,bookmark\n,,,\n", bookmark),
    Case("tags of places", "en-US,de-DE\nbookmark,Lesezeichen", bookmark),
    Case("forbidden words", "Term,Translation,Forbidden\nbookmark,Lesezeichen,Favorit ; Favorit", forbidden),
    Case("two rows of a term", "en,de\nbookmark,Lesezeichen\nbookmark,Favorit\nbookmark,Lesezeichen", several),
    Case("two words in a cell", "en,de\nbookmark,Lesezeichen | Favorit", several),
    Case("an empty word in a cell", "en,de\nbookmark,Lesezeichen;Favorit;", several),
    Case("a list", #"{"terms":[{"term":"bookmark","translations":{"de":["Lesezeichen","Favorit"]}}]}"#, several),
    Case(
      "cells in quotation marks", "en,de\n\"book,\nmark \"\"x\"\"\",\"Lese,zeichen\"",
      #"{"terms":[{"term":"book,\nmark \"x\"","translations":{"de":"Lese,zeichen"}}]}"#),
    Case(
      "terms that look like tags", "add,neu\nAn,Aus",
      #"{"terms":[{"term":"add","translations":{"de":"neu"}},{"term":"An","translations":{"de":"Aus"}}]}"#),
    Case(
      "TBX-Basic of 2008", tbx2008,
      forbidden.replacing("\"Lesezeichen\"", with: "[\"Lesezeichen\",\"Lese\u{200D}zeichen alt\"]")),
    Case("TBX of 2019", tbx2019, forbidden),
    Case("a configuration file", #"{"version":1,"checks":"all","glossary":\#(forbidden)}"#, forbidden),
    Case("its glossary", forbidden, forbidden),
  ]

  @Test(arguments: glossaries) func `a glossary is read`(glossary: Case<String, String>) {
    let answer = Self.answer(glossary.given)
    #expect(answer["glossary"].json == glossary.expected, "\(answer)")
    #expect(answer["count"].number == answer["glossary"]["terms"].values.count)
  }

  @Test func `the requested languages are read`() {
    let table = "en,de,fr,pl\nSave,Sichern,Enregistrer,Zapisz"
    #expect(
      Self.answer(table, #"["fr","de-CH"]"#)["glossary"].json
        == #"{"terms":[{"term":"Save","translations":{"de-CH":"Sichern","fr":"Enregistrer"}}]}"#)
    #expect(
      Self.answer(table, "[]")["glossary"].json
        == #"{"terms":[{"term":"Save","translations":{"de":"Sichern","fr":"Enregistrer","pl":"Zapisz"}}]}"#)
    #expect(
      Self.answer(table, source: "pl")["glossary"].json
        == #"{"terms":[{"term":"Zapisz","translations":{"de":"Sichern"}}]}"#)
  }

  private static let defects: [Case<String, String>] = [
    Case("nothing", "", "Line 1, column 1: Found no row"),
    Case("three columns without headings", "a,b,c\nd,e,f", "Line 1, column 1: Found 3 columns without headings"),
    Case("one column", "bookmark\n", "Line 1, column 1: Found 1 column without headings"),
    Case("headings alone", "en,de\n", "Line 1, column 1: Found no term with a translation"),
    Case(
      "a quotation mark that is not closed", "en,de\na,\"b\n",
      "Line 2, column 3: Found a quotation mark that is not closed"),
    Case(
      "text after a quotation mark", "en,de\n\"a\" b,c", "Line 2, column 4: Found a quotation mark that is not closed"),
    Case("broken XML", "<martif><text></martif>", "Line 1, column 15: Found </martif>"),
    Case("another document", "<html/>", "Line 1, column 1: The root element is <html>; expected <martif> or <tbx>"),
    Case("TBX without the languages", "<tbx><termEntry/></tbx>", "Line 1, column 1: Found no term in en"),
    Case("broken JSON", "{", "Line 1, column 2: "),
    Case("another value of JSON", #"{"terms":1}"#, "Line 1, column 10: \"terms\" is a number; expected a list"),
  ]

  @Test(arguments: defects) func `other documents are reported at their places`(defect: Case<String, String>) {
    let answer = Self.answer(defect.given)
    #expect(answer.refusal == "unusable-glossary")
    #expect(answer["error"]["message"].text?.hasPrefix(defect.expected) == true, "\(answer)")
  }

  @Test func `a table in another encoding is refused`() {
    let answer = CatalogService.glossary([0x61, 0x2C, 0xE4], question: Array(#"{"languages":["de"]}"#.utf8))
    #expect(CatalogAnswer(answer)["error"]["message"].text?.contains("not UTF-8") == true)
  }

  @Test(arguments: ["", #"{"languages":"de"}"#, #"{"languages":["?"]}"#, #"{"source":1}"#, #"{"format":"csv"}"#])
  func `other questions are refused`(question: String) {
    #expect(CatalogAnswer(CatalogService.glossary([], question: Array(question.utf8))).refusal == "malformed-question")
  }

  @Test func `an answer is accepted as settings`() {
    let glossary = Self.answer(Self.tbx2008)["glossary"].json
    let document = SampleCatalogs.xliff(
      "<trans-unit id=\"a\"><source>Add bookmark</source><target>Favorit hinzufügen</target></trans-unit>")
    let fixture = CatalogFixture(document, name: "de.xliff", more: #""settings":{"glossary":\#(glossary)}"#)
    #expect(fixture.opened["findings"].values.map { $0["id"].text } == ["forbidden-term", "terminology"])
  }
}
