import Foundation
import TestSupport
import Testing
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The scanner of the page (`Page/scripts/catalog/`) against the command's reader.
@Suite struct PageScannerTests {
  static let files = TestFile.corpus("focus-ios", "gomap", "moz-l10n") + locales
  static let locales = TestFile.xliff(in: packageFolder.appending(path: "Locales"))

  @Test(arguments: DocumentSpelling.allCases)
  func `the page reads the units of every catalogue as the command does`(spelling: DocumentSpelling) throws {
    let documents = try Self.files.map { spelling.write(try TestFile.bytes($0)) }
    guard let scanned = try ScannedCatalog.scan(documents) else { return }
    #expect(scanned.count == documents.count)
    for ((file, bytes), scanned) in zip(zip(Self.files, documents), scanned) {
      let name = file.lastPathComponent
      let units = read(bytes).units
      #expect(scanned.units?.count == units.count, "\(name): \(scanned.defects)")
      let places = DocumentPlaces(bytes, spelling)
      for (page, unit) in zip(scanned.units ?? [], units) {
        Self.expect(page, unit, name)
        Self.expect(page.source, unit.source, places, "\(name) \(page.id)")
        Self.expect(page.target, unit.target, places, "\(name) \(page.id)")
      }
    }
  }

  @Test func `the page compiles every catalogue as the command does`() throws {
    let documents = try Self.files.map { try TestFile.bytes($0) }
    guard let scanned = try ScannedCatalog.scan(documents) else { return }
    for ((file, bytes), scanned) in zip(zip(Self.files, documents), scanned) {
      let catalog = read(bytes).value?.compiled().value
      let page = scanned.compiled.map { CompiledCatalog.read(SourceText(name: "page", bytes: Array($0.utf8))) }
      #expect(page?.diagnostics.isEmpty ?? true)
      #expect(page?.value == catalog, "\(file.lastPathComponent)")
      #expect(catalog != nil || !Self.locales.contains(file))
    }
  }

  @Test func `the page reads unusual markup as the command does`() throws {
    let documents = Self.unusual.map { Array(document($0).utf8) }
    guard let scanned = try ScannedCatalog.scan(documents) else { return }
    for ((body, bytes), scanned) in zip(zip(Self.unusual, documents), scanned) {
      let units = read(bytes).units
      #expect(scanned.units?.count == units.count, "\(body): \(scanned.defects)")
      let places = DocumentPlaces(bytes, .asItIs)
      for (page, unit) in zip(scanned.units ?? [], units) {
        Self.expect(page, unit, body)
        Self.expect(page.source, unit.source, places, body)
        Self.expect(page.target, unit.target, places, body)
      }
    }
  }

  @Test func `the page refuses what the command refuses at the same line`() throws {
    guard let scanned = try ScannedCatalog.scan(Self.refused.map { Array($0.utf8) }) else { return }
    for (text, scanned) in zip(Self.refused, scanned) {
      let finding = try #require(read(text).diagnostics.first { $0.severity == .error }, "\(text)")
      #expect(scanned.units == nil, "\(text)")
      #expect(scanned.defects.first?.id == finding.id.string, "\(text)")
      #expect(scanned.defects.first?.line == finding.span.start.line, "\(text)")
    }
  }

  // MARK: Comparisons

  private static func expect(_ page: ScannedCatalog.Unit, _ unit: TranslationUnit, _ name: String) {
    let name = Comment(rawValue: "\(name) \(page.id)")
    #expect(ExactText(page.id) == unit.id, name)
    #expect(ExactText(page.key) == unit.key, name)
    let path = page.variation
    let parts: [ExactText?] = [path.substitution, path.device, path.plural, path.width].map { exact($0) }
    let variation = unit.variation
    #expect(parts == [variation.substitution, variation.device, variation.plural, variation.width], name)
    #expect(page.state.map { TranslationState(name: ExactText($0)) } == unit.state, name)
    #expect(exact(page.stateQualifier) == unit.stateQualifier, name)
    #expect(page.notes.compactMap { exact($0) } == unit.notes, name)
    #expect(page.translate == unit.translate, name)
    #expect(SourcePosition(line: page.line, column: page.column) == unit.position, name)
  }

  private static func expect(
    _ page: ScannedCatalog.Segment?, _ segment: Segment?, _ places: DocumentPlaces, _ name: String
  ) {
    let name = Comment(rawValue: name)
    #expect(exact(page?.text) == segment?.text, name)
    guard let page, let segment else { return }
    let ends = [segment.span.start, segment.contentSpan.start, segment.contentSpan.end, segment.span.end]
    #expect(page.offsets == ends.map { places.offset(of: $0) }, name)
    #expect(page.content == [segment.contentSpan.start.line, segment.contentSpan.start.column], name)
    #expect(page.elements.map(\.kind) == segment.elements.map(\.kind.rawValue), name)
    #expect(page.elements.map { exact($0.id) } == segment.elements.map(\.id), name)
    let units = Array(page.text.utf16)
    let ranges = page.elements.map { element in
      let front = String(decoding: units[..<element.start], as: UTF16.self).utf8.count
      return front..<front + String(decoding: units[element.start..<element.end], as: UTF16.self).utf8.count
    }
    #expect(ranges == segment.elements.map(\.range), name)
  }

  /// The text by its bytes.
  private static func exact(_ text: String?) -> ExactText? {
    guard let text else { return nil }
    return ExactText(text)
  }

  // MARK: Inputs

  private static func unit(_ content: String, id: String = "a") -> String {
    "<trans-unit id=\"\(id)\"><source>s</source>\(content)</trans-unit>"
  }

  static let unusual =
    [
      "<target/>", "<target />", "<target\n/>", "<target\r\n/>", "<target\n></target\n>", "", "<note/>", "<note></note>",
      "<target>a&amp;b &lt;&gt;&quot;&apos; &#233;&#xE9;&#x1F600;</target>", "<target><![CDATA[<b> & ]] >]]></target>",
      "<target>a<![CDATA[b]]>c<![CDATA[]]></target>", "<target>a<!-- no -->b<?x y?>c</target>",
      "<target>a\r\nb\rc\nd&#13;e&#10;f&#9;g</target>", "<target state='translated' state-qualifier=\"leveraged-mt\">x</target>",
      "<target>one <g id=\"1\">two<x id=\"2\"/></g> <bpt id=\"3\">&lt;b></bpt>é😀<ept id=\"3\">&lt;/b></ept></target>",
      "<target><ph id=\"1\"/><it id=\"2\" pos=\"open\">i</it><mrk mid=\"3\" mtype=\"term\">😀m</mrk><bx id=\"4\"/><ex id=\"4\"/></target>",
      "<target>a<x:y xmlns:x=\"urn:other\">z</x:y>b</target>", "<target>1</target><target>2</target>",
      "<seg-source><mrk mid=\"1\" mtype=\"seg\">s</mrk></seg-source><target><mrk mid=\"1\" mtype=\"seg\">t</mrk></target>",
      "<target>t</target><alt-trans><source>o</source><target>p</target></alt-trans><note>n</note><note from=\"x\">m</note>",
      "<target state=\"needs-review-l10n\">&#x202E;&#x2067;bidi</target>", "<target>&lt;script>alert(1)&lt;/script></target>",
      "<target a=\"&#9;x&#10;&amp;&quot;'\" b='\"\t\n'>v</target>",
    ].map { unit($0) }
    + [
      "k|==|plural.one", "k|==|device.iphone", "k|==|device.iphone.plural.one", "k|==|substitutions.N.plural.other",
      "k|==|substitutions.@A.B@.plural.one", "plain|==|word", "a|==|b|==|plural.few", "k|==|plural.some", "k|==|width.20",
      "k|==|device.mac.width.20", "k|==|plural.one.device.mac", "k|==|substitutions.N", "k|==|substitutions.N.device.mac",
      "", "|==|plural.one", "k|==|", "k|==|plural.one.", "k|==|device.", "k|===|plural.one", "k|==|==|plural.one",
      "/KEY:dict/NSStringLocalizedFormatKey:dict/:string", "/KEY:dict/VAR:dict/one:dict/:string", "/KEY:dict/:string",
      "/K:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "/K:dict/VAR:dict/some:dict/:string", "/", "a&#9;b&#10;c&#13;d",
      "&lt;b&gt; &amp; 'x'", "é\u{301}😀",
    ].map { unit("<target>t</target>", id: $0) }
    + [
      "<group translate=\"no\"><trans-unit id=\"a\"><source>s</source></trans-unit><trans-unit id=\"b\" translate=\"yes\"/></group>",
      "<trans-unit id=\"a\"><target>no source</target></trans-unit>", "<trans-unit><source>no id</source></trans-unit>",
      "<trans-unit id=\"a\" xmlns:n=\"urn:n\" n:id=\"other\"><source>s</source></trans-unit>",
      "<!-- <trans-unit id=\"c\"/> --><?x <trans-unit id=\"d\"/>?><trans-unit id=\"e\"/>",
    ]

  static let refused: [String] =
    [
      "<target>a & b</target>", "<target>&unknown;</target>", "<target>&#0;</target>", "<target>&#xD800;</target>",
      "<target>a</tarjet>", "<target a=b>t</target>", "<target a>t</target>", "<target a=\"<\">t</target>",
      "<target a=\"1\" a=\"2\">t</target>", "<target a=\"1\"b=\"2\">t</target>", "<target>]]></target>",
      "<target>\u{1}</target>", "<target>\u{FFFE}</target>", "<x:target>t</x:target>", "<target><!-- a -- b --></target>",
      "<target>a < b</target>", "<target", "<target>", "</target>", "<target><![CDATA[x</target>", "<!-- x",
    ].map { document(unit($0)) }
    + [
      "", "<", "text", document("") + "x", document("") + "<second/>", "\n" + document(""),
      "<?xml version=\"1.0\"?><html/>", "<xliff xmlns=\"urn:x\" version=\"1.2\"></xliff>",
      "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\"></xliff>",
      "<!DOCTYPE xliff [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<xliff>&b;</xliff>",
      "<!DOCTYPE xliff SYSTEM \"http://example.com/x.dtd\"><xliff/>",
      String(document(unit("<target>t</target>")).prefix(300)), String(repeating: "<g>", count: 300),
    ]
}

extension TestFile {
  /// The XLIFF files in a folder, sorted by name.
  static func xliff(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "xliff" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
