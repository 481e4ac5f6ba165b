import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

@Suite struct AppleResourceWritingTests {
  private func write(_ units: String, original: String = "App/Localizable.xcstrings") throws -> WrittenCatalog {
    let text = document(units).replacing("Localizable.xcstrings", with: original)
    let catalog = try #require(CatalogFormat.xliff12.read(Array(text.utf8), name: "de.xliff").value)
    return try #require(CatalogFormat.appleStrings.writing(catalog.files))
  }

  private func unit(_ id: String, _ source: String, _ target: String?, _ more: String = "") -> String {
    "<trans-unit id=\"\(id)\"\(more)><source>\(source)</source>" + (target.map { "<target>\($0)</target>" } ?? "")
      + "</trans-unit>"
  }

  private func files(_ written: WrittenCatalog) -> [String: String] {
    Dictionary(written.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { $1 }
  }

  @Test func `texts go into a file for each language`() throws {
    let body =
      "<trans-unit id=\"a&quot;\"><source>A\\</source><target>Ä&#10;b</target><note>n</note><note>m */</note></trans-unit>"
      + unit("b", "B", nil) + unit("c", "C", "")
    let written = try write(body)
    #expect(
      files(written) == [
        "App/en.lproj/Localizable.strings":
          "/* n */\n/* m * / */\n\"a\\\"\" = \"A\\\\\";\n\n\"b\" = \"B\";\n\n\"c\" = \"C\";\n",
        "App/de.lproj/Localizable.strings": "/* n */\n/* m * / */\n\"a\\\"\" = \"Ä\\nb\";\n\n\"c\" = \"\";\n",
      ])
    #expect(written.losses.map(\.part) == [.note])
    #expect(written.losses.map(\.language) == ["de"] && written.losses.map(\.unit) == ["a\""])
  }

  @Test func `messages that vary are rules`() throws {
    let body =
      unit("k|==|plural.one", "%lld day", "%lld Tag") + unit("k|==|plural.other", "%lld days", "%lld Tage")
      + unit("l", "L", "l")
    let written = try write(body)
    #expect(written.losses == [])
    #expect(
      written.files.map(\.path)
        == ["en", "de"].flatMap { ["App/\($0).lproj/Localizable.strings", "App/\($0).lproj/Localizable.stringsdict"] })
    #expect(
      files(written)["App/de.lproj/Localizable.stringsdict"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>k</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@value@</string>
        \t\t<key>value</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>lld</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%lld Tag</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%lld Tage</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """)
  }

  @Test(
    arguments: [
      Case("nothing", ("", "a = b;"), []),
      Case(
        "a text that needs no translation",
        ("<trans-unit id=\"a\" translate=\"no\"><source>b</source></trans-unit>", ""), [.translate]),
      Case("a width", ("<trans-unit id=\"a\" maxwidth=\"5\"><source>b</source></trans-unit>", ""), [.width]),
      Case(
        "a review",
        ("<trans-unit id=\"a\"><source>b</source><target state=\"needs-review-l10n\">c</target></trans-unit>", ""),
        [.state]),
      Case(
        "a draft", ("<trans-unit id=\"a\"><source>b</source><target state=\"new\">c</target></trans-unit>", ""),
        [.state]),
      Case("nothing yet", ("<trans-unit id=\"a\"><source>b</source><target state=\"new\"/></trans-unit>", ""), []),
      Case("inline codes", ("<trans-unit id=\"a\"><source>b<x id=\"1\"/></source></trans-unit>", ""), [.inlineCodes]),
      Case(
        "the number of String Catalogs",
        ("<trans-unit id=\"a|==|plural.other\"><source>%arg b</source></trans-unit>", ""),
        [.rewritten("%arg", as: "%lld")]),
      Case(
        "a substitution alone",
        (
          "<trans-unit id=\"a\"><source>%#@v@</source></trans-unit><trans-unit id=\"a|==|substitutions.v.plural.other\"><source>%d</source></trans-unit>",
          ""
        ), [.substitution("v"), .substitution("v")]),
      Case(
        "a substitution in a text",
        (
          "<trans-unit id=\"a\"><source>%#@v@!</source></trans-unit><trans-unit id=\"a|==|substitutions.v.plural.other\"><source>%d</source></trans-unit>",
          ""
        ), []),
      Case(
        "a text for all devices beside others",
        (
          "<trans-unit id=\"a\"><source>b</source></trans-unit><trans-unit id=\"a|==|device.mac\"><source>c</source></trans-unit>",
          ""
        ),
        [.variation("every device")]),
      Case(
        "widths",
        (
          "<trans-unit id=\"a|==|width.5\"><source>b</source></trans-unit><trans-unit id=\"a|==|device.mac.width.5\"><source>c</source></trans-unit>",
          ""
        ),
        [.variation("every device")]),
      Case("a control character", ("", "\"a\" = \"\\U0001\";"), []),
    ] as [Case<(String, String), [CatalogLoss.Part]>])
  func `what the files cannot express is a loss of its unit`(each: Case<(String, String), [CatalogLoss.Part]>) throws {
    let written = try write(each.given.0.replacing("</source></trans-unit>", with: "</source></trans-unit>"))
    let own = written.losses.filter { $0.language == "de" || $0.language == "en" }
    #expect(Set(own.map(\.part)) == Set(each.expected))
    #expect(own.allSatisfy { $0.unit?.string.hasPrefix("a") == true })
  }

  @Test(arguments: [
    "../../x.strings", "/x.strings", "a/../x.strings", "..", "", "/", "...strings", "en.lproj/x.strings",
    ".x.strings", "a/...x.strings", ".strings", ".a.b.strings",
  ])
  func `files are written below their folder`(original: String) throws {
    for path in try write(unit("a", "b", "c"), original: original).files.map(\.path) {
      #expect(!path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.contains("//"))
      #expect(!path.split(separator: "/").contains { $0.hasPrefix(".") })
      #expect(path.split(separator: "/").count { $0.hasSuffix(".lproj") } == 1)
    }
  }

  // MARK: Laws

  @Test(arguments: 0..<40)
  func `what is written is read again`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let texts = [
      "A", "", "\"q\" \\n", "é\n😀", "a <b> & c", "%lld", "%1$@ %%", "'", "/* c */", "\t x ", "-- -", "\u{7F}", "]]>",
    ]
    let shapes = [
      [""], ["|==|plural.one", "|==|plural.other"], ["|==|device.mac", "|==|device.iphone"],
      ["|==|device.mac.plural.one", "|==|device.mac.plural.other", "|==|device.iphone"],
      ["", "|==|substitutions.v.plural.other"],
      ["|==|width.5", "|==|width.10"], ["|==|device.mac", "|==|substitutions.v.device.mac.plural.other"],
    ]
    var units: [TranslationUnit] = []
    let place = SourceSpan(at: .start)
    for index in 0..<12 {
      let shape = shapes.randomElement(using: &generator) ?? []
      let note = texts.randomElement(using: &generator) ?? ""
      let notes: [ExactText] = Bool.random(using: &generator) ? [] : [ExactText(note)]
      for path in shape {
        func segment(_ text: String) -> Segment { Segment(text: ExactText(text), span: place, contentSpan: place) }
        let id = ExactText("k\(index)\(path)")
        let xliff = try #require(
          CatalogFormat.xliff12.read(Array(document("<trans-unit id=\"\(id)\"><source/></trans-unit>").utf8), name: "x")
            .units.first)
        units.append(
          TranslationUnit(
            id: id, key: xliff.key, variation: xliff.variation,
            source: segment(texts.randomElement(using: &generator) ?? ""),
            target: segment(texts.randomElement(using: &generator) ?? ""), notes: notes, span: place))
      }
    }
    var attributes = CatalogFile.Attributes(messageSyntax: .printf, span: place)
    attributes.original = "L.xcstrings"
    attributes.sourceLanguage = "en"
    attributes.targetLanguage = "de"
    let header = CatalogFile(attributes)
    let written = try #require(
      CatalogFormat.stringsdict.writing([TranslationCatalog.File(header: header, units: units)]))
    let folder = FileManager.default.temporaryDirectory.appending(path: "written-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in written.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    let lost = Set(written.losses.compactMap(\.unit))
    var found: [TranslationUnit] = []
    for file in written.files where file.path.hasPrefix("de.lproj/") {
      let path = SystemPath(folder.appending(path: file.path).path)
      let format = CatalogFormat.format(ofFileNamed: path, startingWith: file.bytes)
      let sources = format.sourceTable(besideFileNamed: path.name) { try? Files.read($0) }
      let reading = format.reading(of: try Files.read(path), name: path.name, sources: sources).value
      #expect(reading.ids == [])
      found += reading.units
    }
    func lines(_ units: [TranslationUnit]) -> [String] {
      units.filter { !lost.contains($0.id) }
        .map { "\($0.id)|\($0.source?.text ?? "-")|\($0.target?.text ?? "-")|\($0.notes)" }.sorted()
    }
    let (read, wanted) = (lines(found), lines(units))
    #expect(read.filter { !wanted.contains($0) } == [] && wanted.filter { !read.contains($0) } == [])
  }
}
