import TestSupport
import Testing
import WatchwordWebAssembly

@Suite struct OpenCatalogsTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
    <trans-unit id="a"><source>Delete  all</source><target>Alle löschen</target><note>A button</note></trans-unit>
    <trans-unit id="f|==|plural.one"><source>%d file</source><target>%d Datei</target></trans-unit>
    <trans-unit id="f|==|plural.other"><source>%d files</source><target>%d Dateien</target></trans-unit>
    <trans-unit id="b" translate="no"><source>Press <g id="1">OK</g> &amp; go</source></trans-unit>
    <trans-unit id="c"><source>Save</source><target>Sichern </target></trans-unit>
    </body></file></xliff>

    """

  private static let open = #"{"name":"de.xliff","checks":["extra-placeholder","edge-whitespace"]}"#

  private static func opened() -> OpenCatalogs {
    var catalogs = OpenCatalogs()
    _ = catalogs.open(Array(document.utf8), question: Array(open.utf8))
    return catalogs
  }

  private static let summary = #""summary":{"files":1,"units":5,"errors":0,"warnings":1,"infos":0}"#
  private static let units = [
    #"{"id":"a","key":"a","source":"Delete  all","target":"Alle löschen","status":"translated","notes":["A button"],"line":4,"#,
    #"{"id":"f|==|plural.one","key":"f","variation":{"plural":"one"},"source":"%d file","target":"%d Datei","#
      + #""status":"translated","line":5,"#,
    #"{"id":"f|==|plural.other","key":"f","variation":{"plural":"other"},"source":"%d files","target":"%d Dateien","#
      + #""status":"translated","line":6,"#,
    #"{"id":"b","key":"b","source":"Press <g id=\"1\">OK</g> &amp; go","markup":true,"status":"excluded","line":7,"#,
    #"{"id":"c","key":"c","source":"Save","target":"Sichern ","status":"translated","line":8,"#,
  ]

  @Test func `an open catalogue lists its units and findings`() throws {
    var catalogs = OpenCatalogs()
    let answer = catalogs.open(Array(Self.document.utf8), question: Array(Self.open.utf8)).string
    let units = zip(Self.units, [true, true, true, false, true]).map { "\($0)\"column\":1,\"translatable\":\($1)}" }
    #expect(
      answer.hasPrefix(
        #"{"version":1,"catalog":1,"format":"xliff-1.2","isEditable":true,\#(Self.summary),"#
          + #""files":[{"original":"a","source":"en","target":"de","direction":"ltr"}],"#
          + #""units":[\#(units.joined(separator: ","))],"findings":[{"id":"edge-whitespace","severity":"warning","#
          + #""file":"de.xliff","line":8,"#))
    #expect(answer.hasSuffix(#","fixable":true,"safe":true,"unitIndex":4,"range":[7,8]}]}"#))
    #expect(catalogs.bytes(1) == Array(Self.document.utf8))
  }

  private static let edits: [Case<String, String>] = [
    Case(
      "a text without a finding", #"{"unit":0,"text":"Löschen"}"#,
      #""moved":[],"units":[{"at":0,"removed":1,"added":[{"id":"a","#),
    Case(
      "a text with one", #"{"unit":0,"text":"%d löschen"}"#,
      #""findings":[{"at":0,"removed":0,"added":[{"id":"extra-placeholder","#),
    Case(
      "the end of a finding", #"{"unit":4,"text":"Sichern"}"#, #""findings":[{"at":0,"removed":1,"added":[]}]}"#),
    Case(
      "another line", #"{"unit":1,"text":"%d\nDatei"}"#,
      #""moved":[{"line":6,"by":1}],"units":[{"at":1,"removed":1,"added":[{"id":"f|==|plural.one","#),
    Case("another line and no other finding", #"{"unit":1,"text":"%d\nDatei"}"#, #""findings":[]}"#),
    Case(
      "a unit without a target", #"{"unit":3,"text":"<g id=\"1\">Los</g>"}"#,
      #""target":"<g id=\"1\">Los</g>","markup":true,"#),
    Case("the same text", #"{"unit":0,"text":"Alle löschen"}"#, #""moved":[],"units":[],"findings":[]}"#),
    Case(
      "broken markup", #"{"unit":3,"text":"<g"}"#,
      #"{"version":1,"applied":0,\#(summary),"moved":[],"units":[],"findings":[]}"#),
  ]

  @Test(arguments: edits) func `an edit answers with the differences`(edit: Case<String, String>) {
    var catalogs = Self.opened()
    let answer = catalogs.edit(1, question: Array(edit.given.utf8)).string
    #expect(answer.contains(edit.expected), "\(answer)")
  }

  @Test(arguments: [#"{"findings":[0]}"#, #"{"findings":[0,0]}"#, #"{"findings":"safe"}"#])
  func `fixes are applied`(question: String) {
    var catalogs = Self.opened()
    let answer = catalogs.fix(1, question: Array(question.utf8)).string
    #expect(answer.hasPrefix(#"{"version":1,"applied":1,"summary":{"files":1,"units":5,"errors":0,"warnings":0,"#))
    #expect(answer.hasSuffix(#""findings":[{"at":0,"removed":1,"added":[]}]}"#), "\(answer)")
    let fixed = Self.document.split(separator: "Sichern ").joined(separator: "Sichern")
    #expect(catalogs.bytes(1) == Array(fixed.utf8))
  }

  private enum Call: Sendable { case open, edit, fix, close }

  private static let refusals: [(Call, UInt32, String, String)] = [
    (.open, 0, #"{"format":"doc"}"#, "unknown-format"),
    (.open, 0, "", "malformed-question"),
    (.open, 0, "{\"name\":\"\u{FF}", "malformed-question"),
    (.edit, 0, #"{"unit":0,"text":""}"#, "unknown-catalog"),
    (.edit, 2, #"{"unit":0,"text":""}"#, "unknown-catalog"),
    (.edit, .max, "", "unknown-catalog"),
    (.edit, 1, "", "malformed-question"),
    (.edit, 1, #"{"unit":0}"#, "malformed-question"),
    (.edit, 1, #"{"unit":0.5,"text":""}"#, "malformed-question"),
    (.edit, 1, #"{"unit":"0","text":""}"#, "malformed-question"),
    (.edit, 1, #"{"unit":0,"text":null}"#, "malformed-question"),
    (.edit, 1, #"{"unit":0,"text":"\ud800"}"#, "malformed-question"),
    (.edit, 1, #"{"unit":0,"text":"","variant":1}"#, "malformed-question"),
    (.edit, 1, #"{"unit":5,"text":""}"#, "no-unit"),
    (.edit, 1, #"{"unit":-1,"text":""}"#, "no-unit"),
    (.edit, 1, #"{"unit":1e18,"text":""}"#, "no-unit"),
    (.edit, 1, #"{"unit":1e99,"text":""}"#, "malformed-question"),
    (.fix, 0, #"{"findings":[]}"#, "unknown-catalog"),
    (.fix, 1, "{}", "malformed-question"),
    (.fix, 1, #"{"findings":"all"}"#, "malformed-question"),
    (.fix, 1, #"{"findings":0}"#, "malformed-question"),
    (.fix, 1, #"{"findings":[null]}"#, "malformed-question"),
    (.fix, 1, #"{"findings":[1]}"#, "no-finding"),
    (.fix, 1, #"{"findings":[0,-1]}"#, "no-finding"),
    (.close, 0, "", "unknown-catalog"),
    (.close, 7, "", "unknown-catalog"),
  ]

  @Test func `a call without an answer gets the reason, and changes nothing`() {
    var catalogs = Self.opened()
    for (call, number, question, expected) in Self.refusals {
      let question = Array(question.utf8)
      let answer =
        switch call {
        case .open: catalogs.open(Array(Self.document.utf8), question: question)
        case .edit: catalogs.edit(number, question: question)
        case .fix: catalogs.fix(number, question: question)
        case .close: catalogs.close(number)
        }
      let start = #"{"version":1,"error":{"id":"\#(expected)","message":""#
      #expect(answer.string.hasPrefix(start), "\(call) \(question)")
    }
    #expect(catalogs.bytes(1) == Array(Self.document.utf8))
    #expect(catalogs.bytes(2) == nil)
  }

  @Test func `a question that is not UTF-8 is refused`() {
    var catalogs = Self.opened()
    let question = Array(#"{"unit":0,"text":""#.utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    #expect(catalogs.edit(1, question: question).string.contains("malformed-question"))
  }

  @Test func `catalogues do not know each other`() {
    var catalogs = Self.opened()
    let other = catalogs.open(Array("\"a\" = \"b\";\n".utf8), question: Array(#"{"name":"a.strings"}"#.utf8)).string
    #expect(other.hasPrefix(#"{"version":1,"catalog":2,"format":"strings""#), "\(other)")
    #expect(catalogs.close(1).string == #"{"version":1}"#)
    #expect(catalogs.close(1).string.contains("unknown-catalog"))
    #expect(catalogs.bytes(1) == nil)
    #expect(catalogs.bytes(2) == Array("\"a\" = \"b\";\n".utf8))
    // A number is never given twice.
    _ = catalogs.open([], question: Array("{}".utf8))
    #expect(catalogs.bytes(3) == [])
  }

  @Test func `an empty text that its format reads as no translation can be translated`() {
    var catalogs = OpenCatalogs()
    let (document, base) = ("{\n  \"a\": \"\"\n}\n", "{\n  \"a\": \"Save\"\n}\n")
    let question = #"{"name":"locales/de/a.json","base":"locales/en/a.json"}"#
    _ = catalogs.open(Array(document.utf8), base: Array(base.utf8), question: Array(question.utf8))
    #expect(catalogs.edit(1, question: Array(#"{"unit":0,"text":"Sichern"}"#.utf8)).string.contains(#""applied":1"#))
    #expect(catalogs.bytes(1) == Array("{\n  \"a\": \"Sichern\"\n}\n".utf8))
    #expect(catalogs.edit(1, question: Array(#"{"unit":0,"text":""}"#.utf8)).string.contains(#""applied":1"#))
    #expect(catalogs.bytes(1) == Array(document.utf8))
  }

  @Test func `an unreadable document is explained and not edited`() {
    var catalogs = OpenCatalogs()
    let broken = Array(Self.document.utf8.prefix(600))
    let answer = catalogs.open(broken, question: Array(#"{"name":"de.xliff"}"#.utf8)).string
    #expect(answer.contains(#""isEditable":false"#))
    #expect(answer.contains("malformed-xml"))
    #expect(catalogs.edit(1, question: Array(#"{"unit":0,"text":"x"}"#.utf8)).string.contains(#""applied":0"#))
    #expect(catalogs.bytes(1) == broken)
  }
}
