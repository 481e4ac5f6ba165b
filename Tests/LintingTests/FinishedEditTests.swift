import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// An edit makes a translation a finished one, and the original text brings back what was there, byte for byte.
@Suite struct FinishedEditTests {
  static let linter = Linter(configuration: LintConfiguration(set: .all))

  /// The edit of a unit, named by its id, in a document.
  struct Edit: Sendable {
    let document: String
    let id: ExactText
    let text: ExactText

    init(_ document: String, _ id: ExactText = "a", _ text: ExactText = "Neu") {
      self.document = document
      self.id = id
      self.text = text
    }
  }

  static func open(_ document: [UInt8], _ name: String) -> CatalogSession {
    let format = CatalogFormat.format(ofFileNamed: SystemPath(name), startingWith: document)
    return CatalogSession(document, name: ExactText(name), format: format, linter: linter)
  }

  static func text(_ session: CatalogSession) -> String { String(decoding: session.bytes, as: UTF8.self) }

  static func index(_ id: ExactText, in session: CatalogSession, _ language: ExactText? = nil) throws -> Int {
    let element = session.elements.first { language == nil || $0.file.targetLanguage == language }
    return try #require(element?.units.first { session.units[$0].id == id })
  }

  /// Makes an edit that can be written.
  static func edit(
    _ session: inout CatalogSession, _ index: Int, _ text: ExactText, _ location: SourceLocation = #_sourceLocation
  ) {
    let isWritten = session.edit(index, to: text)
    #expect(isWritten, sourceLocation: location)
  }

  /// Makes an edit, and undoes it; then finishes the present text, and takes that back.
  private static func check(_ edit: Edit, _ expected: String, _ name: String) throws {
    var session = open(Array(edit.document.utf8), name)
    let index = try index(edit.id, in: session)
    let former = session.units[index].target?.editableText ?? ""
    let wasUnfinished = session.findings.contains { $0.id == "unfinished-state" && $0.unit == edit.id }
    Self.edit(&session, index, edit.text)
    #expect(text(session) == expected)
    if edit.text != "" {
      #expect(!session.findings.contains { $0.id == "unfinished-state" && $0.unit == edit.id })
    }
    #expect(
      CatalogSessionTests.describe(open(session.bytes, name).findings) == CatalogSessionTests.describe(session.findings)
    )
    Self.edit(&session, index, former)
    #expect(text(session) == edit.document, "undone")
    guard wasUnfinished, former != "" else { return }
    Self.edit(&session, index, former)
    #expect(session.units[index].state?.isFinished ?? true)
    #expect(session.units[index].target?.editableText == former)
    Self.edit(&session, index, former)
    #expect(text(session) == edit.document, "taken back")
    // An empty text finishes nothing, not even after another one.
    Self.edit(&session, index, edit.text)
    Self.edit(&session, index, "")
    #expect(session.units[index].target?.text ?? "" == "")
    let state = session.units[index].state
    #expect(session.units[index].target == nil || state?.isFinished == false)
    Self.edit(&session, index, former)
    #expect(text(session) == edit.document, "undone from nothing")
  }

  // MARK: XLIFF 1.2

  private static func xliff12(_ unit: String, _ prefix: String = "") -> String {
    let declaration = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix.dropLast())"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(prefix)xliff \(declaration)="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <\(prefix)file original="a.strings" source-language="en" target-language="de" datatype="plaintext"><\(prefix)body>
      <\(prefix)trans-unit id="a"><\(prefix)source>Old</\(prefix)source>\(unit)</\(prefix)trans-unit>
      </\(prefix)body></\(prefix)file></\(prefix)xliff>

      """
  }

  private static let version12: [Case<Edit, String>] = [
    ("new", "<target state=\"new\">Alt</target>", "<target state=\"translated\">Neu</target>"),
    (
      "a review, with a reason after it",
      "<target state=\"needs-review-l10n\" state-qualifier=\"leveraged-mt\">Alt</target>",
      "<target state=\"translated\" state-qualifier=\"leveraged-mt\">Neu</target>"
    ),
    (
      "a reason before it", "<target state-qualifier='leveraged-mt'\n state = 'needs-translation' >Alt</target >",
      "<target state-qualifier='leveraged-mt'\n state = 'translated' >Neu</target >"
    ),
    ("a state of a tool", "<target state=\"x-odd\">Alt</target>", "<target state=\"translated\">Neu</target>"),
    ("a finished state", "<target state=\"final\">Alt</target>", "<target state=\"final\">Neu</target>"),
    ("no state", "<target>Alt</target>", "<target>Neu</target>"),
    (
      "a state in a value", "<target equiv-trans=\"no\" resname='state=\"new\"'>Alt</target>",
      "<target equiv-trans=\"no\" resname='state=\"new\"'>Neu</target>"
    ),
    (
      "a comment with a tag", "<!-- <target state=\"new\"> --><target state=\"new\">Alt</target>",
      "<!-- <target state=\"new\"> --><target state=\"translated\">Neu</target>"
    ),
    ("no content", "<target state=\"new\"></target>", "<target state=\"translated\">Neu</target>"),
    ("a single tag", "<target state=\"new\" />", "<target state=\"translated\" >Neu</target>"),
    ("a single tag without a state", "<target/>", "<target>Neu</target>"),
    (
      "references", "<target state=\"new\">A &#38; <![CDATA[B]]></target>",
      "<target state=\"new\">A &#38; <![CDATA[B]]></target>"
    ),
    ("no target", "", "<target state=\"translated\">Neu</target>"),
  ].map { name, before, after in
    let text: ExactText = name == "references" ? "A & B" : "Neu"
    return Case(
      name, Edit(xliff12(before), "a", text),
      xliff12(name == "references" ? after.replacing("new", with: "translated") : after))
  }

  @Test(arguments: version12) func `XLIFF 1_2`(edit: Case<Edit, String>) throws {
    try Self.check(edit.given, edit.expected, "de.xliff")
  }

  @Test func `in XLIFF 1_2, line ends and prefixes stay`() throws {
    let unit = "<x:target\n state='new'>Alt</x:target>"
    let (before, after) = (
      Self.xliff12(unit, "x:"), Self.xliff12("<x:target\n state='translated'>Neu</x:target>", "x:")
    )
    try Self.check(Edit(before), after, "de.xliff")
    func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    try Self.check(Edit(crlf(before)), crlf(after), "de.xliff")
  }

  // MARK: XLIFF 2

  private static func xliff2(_ segment: String, _ prefix: String = "") -> String {
    let declaration = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix.dropLast())"
    return """
      <\(prefix)xliff \(declaration)="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">
      <\(prefix)file id="f"><\(prefix)unit id="a">\(segment)</\(prefix)unit></\(prefix)file></\(prefix)xliff>
      """
  }

  private static let texts = "<source>Old</source><target>Alt</target>"
  private static let newTexts = "<source>Old</source><target>Neu</target>"

  private static let version2: [Case<Edit, String>] = [
    ("initial", "<segment state=\"initial\">\(texts)</segment>", "<segment state=\"translated\">\(newTexts)</segment>"),
    (
      "a sub-state after it",
      "<segment state='initial' id=\"s\"\n subState = 'my:draft' canResegment=\"no\">\(texts)</segment>",
      "<segment state='translated' id=\"s\" canResegment=\"no\">\(newTexts)</segment>"
    ),
    (
      "a sub-state before it",
      "<segment subState=\"xliff12:needs-translation\" state=\"initial\">\(texts)</segment>",
      "<segment state=\"translated\">\(newTexts)</segment>"
    ),
    (
      "a sub-state alone is unfinished",
      "<segment state=\"translated\" subState=\"xliff12:needs-review-l10n\">\(texts)</segment>",
      "<segment state=\"translated\">\(newTexts)</segment>"
    ),
    (
      "a finished state with a sub-state", "<segment state=\"reviewed\" subState=\"my:twice\">\(texts)</segment>",
      "<segment state=\"reviewed\" subState=\"my:twice\">\(newTexts)</segment>"
    ),
    ("no state", "<segment>\(texts)</segment>", "<segment>\(newTexts)</segment>"),
    (
      "a comment with a tag",
      "<notes><note>a</note></notes><!-- <segment state=\"initial\"> --><segment state=\"initial\"><!-- <segment> -->\(texts)</segment>",
      "<notes><note>a</note></notes><!-- <segment state=\"initial\"> --><segment state=\"translated\"><!-- <segment> -->\(newTexts)</segment>"
    ),
    (
      "no target", "<segment state=\"initial\"><source>Old</source></segment>",
      "<segment state=\"translated\">\(newTexts)</segment>"
    ),
  ].map { name, before, after in Case(name, Edit(xliff2(before)), xliff2(after)) }

  @Test(arguments: version2) func `XLIFF 2`(edit: Case<Edit, String>) throws {
    try Self.check(edit.given, edit.expected, "de.xlf")
  }

  @Test func `in XLIFF 2, each segment has its own state`() throws {
    let rest = "<segment id=\"t\" state=\"initial\"><source>Two</source><target>Zwei</target></segment>"
    let before = Self.xliff2("<segment id=\"s\" state=\"initial\">\(Self.texts)</segment>\(rest)")
    let after = Self.xliff2("<segment id=\"s\" state=\"translated\">\(Self.newTexts)</segment>\(rest)")
    try Self.check(Edit(before, "a/s"), after, "de.xlf")
  }

  @Test func `in XLIFF 2, prefixes stay`() throws {
    func document(_ state: String, _ text: String) -> String {
      Self.xliff2(
        "<x:segment state=\"\(state)\"><x:source>Old</x:source><x:target>\(text)</x:target></x:segment>", "x:")
    }
    try Self.check(Edit(document("initial", "Alt")), document("translated", "Neu"), "de.xlf")
  }

  // MARK: gettext

  private static func po(_ entry: String) -> String {
    """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=n != 1;\\n"

    #~ msgid "gone"
    #~ msgstr "weg"

    \(entry)

    #, fuzzy
    msgid "z"
    msgstr "Zett"

    """
  }

  private static let gettext: [Case<Edit, String>] = [
    ("fuzzy alone", "#, fuzzy\nmsgid \"a\"\nmsgstr \"Alt\"", "msgid \"a\"\nmsgstr \"Neu\""),
    (
      "comments, other flags, the former text",
      "# eins\n#. zwei\n\n#: a.c:1\n#, c-format, fuzzy\n#| msgid \"\"\n#| \"b\"\nmsgid \"a\"\nmsgstr \"Alt\"",
      "# eins\n#. zwei\n\n#: a.c:1\n#, c-format\nmsgid \"a\"\nmsgstr \"Neu\""
    ),
    (
      "before other flags", "  #,fuzzy,  no-c-format \nmsgid \"a\"\nmsgstr \"Alt\"",
      "  #,  no-c-format \nmsgid \"a\"\nmsgstr \"Neu\""
    ),
    (
      "two lines of flags", "#, fuzzy\n#, no-wrap\nmsgid \"a\"\nmsgstr \"Alt\"",
      "#, no-wrap\nmsgid \"a\"\nmsgstr \"Neu\""
    ),
    (
      "a comment that says it", "# fuzzy\n#. , fuzzy\nmsgid \"a\"\nmsgstr \"Alt\"",
      "# fuzzy\n#. , fuzzy\nmsgid \"a\"\nmsgstr \"Neu\""
    ),
    (
      "a former text without the flag", "#| msgid \"b\"\nmsgid \"a\"\nmsgstr \"Alt\"",
      "#| msgid \"b\"\nmsgid \"a\"\nmsgstr \"Neu\""
    ),
    ("several lines", "#, fuzzy\nmsgid \"a\"\nmsgstr \"\"\n\"A\"\n\"lt\"", "msgid \"a\"\nmsgstr \"\"\n\"Neu\""),
    ("no text yet", "#, fuzzy\nmsgid \"a\"\nmsgstr \"\"", "msgid \"a\"\nmsgstr \"Neu\""),
  ].map { name, before, after in Case(name, Edit(po(before)), po(after)) }

  @Test(arguments: gettext) func `PO`(edit: Case<Edit, String>) throws {
    try Self.check(edit.given, edit.expected, "de.po")
    func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    try Self.check(Edit(crlf(edit.given.document)), crlf(edit.expected), "de.po")
    // Line ends of both kinds stay as they are.
    let mixed = { (text: String) in
      text.replacing("de\\n\"\n", with: "de\\n\"\r\n").replacing("msgid \"\"\n", with: "msgid \"\"\r\n")
    }
    try Self.check(Edit(mixed(edit.given.document)), mixed(edit.expected), "de.po")
  }

  @Test func `the forms of an entry are finished together, and are as they were when all are undone`() throws {
    let before = Self.po("#, fuzzy\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"A\"\nmsgstr[1] \"B\"")
    let done = Self.po("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"X\"\nmsgstr[1] \"Y\"")
    var session = Self.open(Array(before.utf8), "de.po")
    let (one, other) = try (Self.index("a|==|plural.one", in: session), Self.index("a|==|plural.other", in: session))
    Self.edit(&session, one, "X")
    Self.edit(&session, other, "Y")
    #expect(Self.text(session) == done)
    Self.edit(&session, one, "A")
    #expect(Self.text(session) == done.replacing("X", with: "A"), "another form is still edited")
    Self.edit(&session, other, "B")
    #expect(Self.text(session) == before)
    Self.edit(&session, other, "Y")
    Self.edit(&session, one, "X")
    Self.edit(&session, other, "B")
    Self.edit(&session, one, "A")
    #expect(Self.text(session) == before)
  }

  // MARK: String catalogues

  private static func xcstrings(_ localization: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {\n      \"localizations\" : {\n        \"de\" : \(localization)\n      }\n    }\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private static let strings: [Case<Edit, String>] = [
    (
      "new", #"{ "stringUnit" : { "state" : "new", "value" : "Alt" } }"#,
      #"{ "stringUnit" : { "state" : "translated", "value" : "Neu" } }"#
    ),
    (
      "a review, after the value",
      #"{"stringUnit": {"value": "Alt", "more": {"state": "new"}, "state"   :"needs_review"}}"#,
      #"{"stringUnit": {"value": "Neu", "more": {"state": "new"}, "state"   :"translated"}}"#
    ),
    (
      "another form",
      #"{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"A"}},"other":{"stringUnit":{"state":"new","value":"Alt"}}}}}"#,
      #"{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"A"}},"other":{"stringUnit":{"state":"translated","value":"Neu"}}}}}"#
    ),
    ("no state", #"{ "stringUnit" : { "value" : "Alt" } }"#, #"{ "stringUnit" : { "value" : "Neu" } }"#),
    (
      "an escaped state", #"{ "stringUnit" : { "state" : "n\u0065w", "value" : "Alt" } }"#,
      #"{ "stringUnit" : { "state" : "translated", "value" : "Neu" } }"#
    ),
  ].map { name, before, after in
    Case(name, Edit(xcstrings(before), name == "another form" ? "a|==|plural.other" : "a"), xcstrings(after))
  }

  @Test(arguments: strings) func `string catalogues`(edit: Case<Edit, String>) throws {
    var session = Self.open(Array(edit.given.document.utf8), "a.xcstrings")
    let index = try Self.index(edit.given.id, in: session, "de")
    for _ in 0..<2 {
      Self.edit(&session, index, "Neu")
      #expect(Self.text(session) == edit.expected)
      #expect(!session.findings.contains { $0.id == "unfinished-state" && $0.unit == edit.given.id })
      Self.edit(&session, index, "Alt")
      #expect(Self.text(session) == edit.given.document)
    }
    Self.edit(&session, index, "Alt")
    #expect(session.units[index].state?.isFinished ?? true)
    Self.edit(&session, index, "Alt")
    #expect(Self.text(session) == edit.given.document || session.units[index].state == nil)
  }
}
