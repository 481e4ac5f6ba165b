import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

@Suite struct XLIFF2WritingTests {
  /// What a unit means: key, languages, variation, texts, state, notes and whether it is translated.
  private func meaning(_ files: [TranslationCatalog.File]) -> [String] {
    files.flatMap { file in
      file.units.map { unit in
        let (key, path) = (unit.key, unit.variation)
        let place = [path.substitution, path.device, path.plural].map { $0?.string ?? "-" }.joined(separator: "/")
        return
          "\(file.header.sourceLanguage ?? "")→\(file.header.targetLanguage ?? "") \(key) \(place) "
          + "\(unit.source?.text ?? "∅") → \(unit.target?.text ?? "∅") \(unit.state?.name ?? "-") \(unit.notes) "
          + "\(unit.translate) \(unit.maximumWidth ?? -1)"
      }
    }.sorted()
  }

  private static func unit(
    _ id: String, _ source: String = "A", _ target: String? = "B", state: String? = nil, note: String? = nil,
    attributes: String = ""
  ) -> String {
    let written = target.map { "<target\(state.map { " state=\"\($0)\"" } ?? "")>\($0)</target>" } ?? ""
    return
      "<trans-unit id=\"\(id)\"\(attributes)><source>\(source)</source>\(written)\(note.map { "<note>\($0)</note>" } ?? "")</trans-unit>"
  }

  static let contents: [Case<String, [CatalogLoss.Part]>] = [
    Case(
      "keys that are ids, and keys that are not",
      unit("a.b") + unit("Hello, %@!") + unit("u1") + unit("ключ"), []),
    Case("the empty key", unit(""), [.key(as: "u1")]),
    Case(
      "every state",
      TranslationState.named.map { unit($0.name.string, state: $0.name.string) }.joined()
        + unit("other", state: "x-mine"), []),
    Case("plural forms", unit("n|==|plural.one", note: "X") + unit("n|==|plural.other", note: "X"), []),
    Case("forms with different notes", unit("n|==|plural.one", note: "X") + unit("n|==|plural.other", note: "Y"), []),
    Case("devices", unit("d|==|device.iphone") + unit("d|==|device.other"), []),
    Case("devices and plural forms", unit("d|==|device.ipad.plural.one") + unit("d|==|device.other.plural.other"), []),
    Case("texts that vary in different ways", unit("m|==|device.ipad") + unit("m|==|device.other.plural.other"), []),
    Case(
      "substitutions",
      unit("s", "%#@files@") + unit("s|==|substitutions.files.plural.one")
        + unit("s|==|substitutions.files.plural.other"), []),
    Case("signs of XML, white space and lines", unit("x", "a &amp; &lt;b&gt; ]]&gt;", "  c\n\td&#13; "), []),
    Case("no translation", unit("x", "A", nil), []),
    Case("what is not to be translated", unit("x", attributes: " translate=\"no\""), []),
    Case("a width", unit("x", attributes: " maxwidth=\"9\" size-unit=\"char\""), []),
    Case("a width in pixels", unit("x", attributes: " maxwidth=\"9\""), [.width]),
    Case(
      "codes", unit("x", "<g id=\"1\">A</g> <x id=\"2\"/>", "<x id=\"2\"/> <g id=\"1\">B</g>"), []),
  ]

  @Test(arguments: contents)
  func `what is written means the same`(content: Case<String, [CatalogLoss.Part]>) throws {
    let files = read(document(content.given)).files
    for format in [CatalogFormat.xliff21, .xliff22] {
      let written = try #require(format.writing(files))
      let file = try #require(written.files.first)
      #expect(file.path == "de.xliff")
      let again = format.read(file.bytes, name: "f")
      #expect(
        again.findings.isEmpty, "\(again.findings.map(\.message)) \(String(decoding: file.bytes, as: UTF8.self))")
      #expect(CatalogFormat.format(ofFileNamed: "a", startingWith: file.bytes).id == format.id)
      let kept = content.expected.contains(.width) || content.expected.contains(.key(as: "u1")) ? [] : meaning(files)
      if !kept.isEmpty { #expect(meaning(again.files) == kept) }
      #expect(Set(written.losses.map(\.part)) == Set(content.expected))
      // Writing it again gives the same document.
      let second = try #require(format.writing(again.files))
      if content.expected.isEmpty { #expect(second.files.first?.bytes == file.bytes) }
    }
  }

  @Test func `plural forms are the segments of a unit in 2_2, and units in 2_1`() throws {
    let files = read(document(Self.unit("n|==|plural.one") + Self.unit("n|==|plural.other"))).files
    func text(_ format: CatalogFormat) throws -> String {
      String(decoding: try #require(format.writing(files)?.files.first).bytes, as: UTF8.self)
    }
    let new = try text(.xliff22)
    #expect(new.contains("<unit id=\"n\" canResegment=\"no\" pgs:switch=\"plural:count\">"))
    #expect(new.contains("<segment id=\"s1\" pgs:case=\"one\">"))
    let old = try text(.xliff21)
    #expect(old.contains("<unit id=\"u1\" name=\"n|==|plural.one\">"))
    #expect(!old.contains("pgs"))
  }

  @Test func `each language is a document, and sources alone are one`() throws {
    let strings =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"#
      + #""de":{"stringUnit":{"state":"translated","value":"B"}},"fr":{"stringUnit":{"state":"new","value":"C"}}}}}}"#
    let files = CatalogFormat.xcstrings.read(Array(strings.utf8), name: "a.xcstrings").files
    let written = try #require(CatalogFormat.xliff22.writing(files))
    #expect(written.files.map(\.path) == ["en.xliff", "de.xliff", "fr.xliff"])
    let sources = try #require(CatalogFormat.xliff22.writing(Array(files.prefix(1))))
    #expect(sources.files.map(\.path) == ["en.xliff"])
    #expect(read2(String(decoding: sources.files[0].bytes, as: UTF8.self)).findings.isEmpty)
  }

  @Test func `a character that XML does not allow is a loss`() throws {
    let file = TranslationCatalog.File(
      header: try #require(read(document(Self.unit("x"))).files.first).header,
      units: [
        TranslationUnit(
          id: "x", source: Segment(text: "a\u{1}", span: SourceSpan(at: .start), contentSpan: SourceSpan(at: .start)),
          target: nil, span: SourceSpan(at: .start))
      ])
    let written = try #require(CatalogFormat.xliff21.writing([file]))
    #expect(written.losses.map(\.part) == [.other("a character that XML does not allow")])
    #expect(String(decoding: written.files[0].bytes, as: UTF8.self).contains("a<cp hex=\"0001\"/>"))
  }
}
