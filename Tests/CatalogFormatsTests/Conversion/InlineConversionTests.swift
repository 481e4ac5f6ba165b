import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// Inline elements of one version of XLIFF as another one writes them.
@Suite struct InlineConversionTests {
  /// A text in a version, and the version that it is written in.
  struct Given: Sendable {
    let content: String
    let from: CatalogFormat
    let to: CatalogFormat
  }

  /// The content that is written, and what is lost.
  struct Expected: Sendable {
    let content: String
    var lost: [CatalogLoss.Part] = []
  }

  private static func there(_ label: String, _ old: String, _ new: String, lost: [CatalogLoss.Part] = [])
    -> Case<Given, Expected>
  { Case(label, Given(content: old, from: .xliff21, to: .xliff12), Expected(content: new, lost: lost)) }

  private static func back(_ label: String, _ old: String, _ new: String, lost: [CatalogLoss.Part] = [])
    -> Case<Given, Expected>
  { Case(label, Given(content: old, from: .xliff12, to: .xliff21), Expected(content: new, lost: lost)) }

  static let cases: [Case<Given, Expected>] = [
    there("a pair", "a <pc id=\"1\">b <ph id=\"2\"/></pc>", "a <g id=\"1\">b <x id=\"2\"/></g>"),
    there("halves", "<sc id=\"1\"/>b<ec startRef=\"1\"/>", "<bx id=\"1\"/>b<ex id=\"1\"/>"),
    there(
      "a half alone", "<sc id=\"1\" isolated=\"yes\"/>b<ec id=\"2\" isolated=\"yes\"/>",
      "<it id=\"1\" pos=\"open\"/>b<it id=\"2\" pos=\"close\"/>"),
    there("a term", "<mrk id=\"m1\" type=\"term\">b</mrk>", "<mrk mtype=\"term\">b</mrk>"),
    there("protected text", "<mrk id=\"m1\" translate=\"no\">b</mrk>", "<mrk mtype=\"protected\">b</mrk>"),
    there(
      "a character that XML forbids", "a<cp hex=\"0001\"/>b", "ab", lost: [.other("a character that XML forbids")]),
    there(
      "annotations that overlap", "a<sm id=\"m1\" type=\"term\"/>b<em startRef=\"m1\"/>", "ab",
      lost: [.other("<sm>"), .other("<em>")]),
    there(
      "kinds and texts of codes", "<ph id=\"1\" type=\"fmt\" subType=\"xlf:b\" equiv=\"x\" disp=\"y\"/>",
      "<x id=\"1\" ctype=\"bold\" equiv-text=\"x\"/>",
      lost: [.other("the attribute disp of inline elements")]),
    there(
      "the id of a mark, which only a segmented source has", "<mrk id=\"a\" type=\"term\">b</mrk>",
      "<mrk mtype=\"term\">b</mrk>", lost: [.other("the attribute id of inline elements")]),
    there(
      "copies", "<ph id=\"1\"/><ph id=\"2\" copyOf=\"1\"/><pc id=\"3\">a</pc><pc id=\"4\" copyOf=\"3\">b</pc>",
      "<x id=\"1\"/><x id=\"1\"/><g id=\"3\">a</g><g id=\"3\">b</g>"),
    back(
      "a code several times", "<x id=\"1\"/><x id=\"1-2\"/><x id=\"1\"/><x id=\"1\"/>",
      "<ph id=\"1\"/><ph id=\"1-2\"/><ph id=\"1-2-2\" copyOf=\"1\"/><ph id=\"1-3\" copyOf=\"1\"/>"),
    back("a pair", "a <g id=\"1\">b <x id=\"2\"/></g>", "a <pc id=\"1\">b <ph id=\"2\"/></pc>"),
    back("halves", "<bx id=\"1\" rid=\"7\"/>b<ex id=\"2\" rid=\"7\"/>", "<sc id=\"1\"/>b<ec startRef=\"1\"/>"),
    back(
      "a half alone", "<bx id=\"1\"/>b<it id=\"2\" pos=\"close\"/>",
      "<sc id=\"1\" isolated=\"yes\"/>b<ec id=\"2\" isolated=\"yes\"/>"),
    back("code", "a<ph id=\"1\">%s</ph>", "a<ph id=\"1\" equiv=\"%s\"/>"),
    back(
      "code around words", "<bpt id=\"1\" rid=\"7\">&lt;b&gt;</bpt>a<ept id=\"2\" rid=\"7\">&lt;/b&gt;</ept>",
      "<sc id=\"1\" equiv=\"&lt;b>\"/>a<ec startRef=\"1\" equiv=\"&lt;/b>\"/>"),
    back(
      "half a pair of code", "a<it id=\"1\" pos=\"open\">&lt;b&gt;</it>b<bpt id=\"2\">{</bpt>",
      "a<sc id=\"1\" equiv=\"&lt;b>\" isolated=\"yes\"/>b<sc id=\"2\" equiv=\"{\" isolated=\"yes\"/>"),
    back(
      "text inside code", "a<ph id=\"1\">[<sub>b</sub>]</ph>c", "a<ph id=\"1\" equiv=\"[]\"/>bc", lost: [.inlineCodes]),
    back(
      "code in a section of data", "<ph id=\"1\"><![CDATA[<\"b\">]]></ph>",
      "<ph id=\"1\" equiv=\"&lt;&quot;b&quot;>\"/>"),
    back("text of a pair", "<g id=\"1\" equiv-text=\"&lt;b>\">a</g>", "<pc id=\"1\" equivStart=\"&lt;b>\">a</pc>"),
    there("text of a pair", "<pc id=\"1\" equivStart=\"&lt;b>\">a</pc>", "<g id=\"1\" equiv-text=\"&lt;b>\">a</g>"),
    back("marked text", "<mrk mtype=\"term\">b</mrk>", "<mrk id=\"m1\" type=\"term\">b</mrk>"),
    back(
      "quotation marks in values", "<x id=\"1\" equiv-text='\"'/>", "<ph id=\"1\" equiv=\"&quot;\"/>"),
    back("a section of data", "<g id=\"1\"><![CDATA[a <b>]]></g>", "<pc id=\"1\"><![CDATA[a <b>]]></pc>"),
  ]

  private static func document(_ content: String, _ target: String, in format: CatalogFormat) -> CatalogDocument {
    let isOld = format.id == CatalogFormat.xliff12.id
    let text =
      isOld
      ? """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.strings" source-language="en" \
      target-language="de" datatype="plaintext"><body><trans-unit id="k"><source>\(content)</source>\
      <target state="translated">\(target)</target></trans-unit></body></file></xliff>
      """
      : """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"><file id="f" \
      original="a.strings"><unit id="k"><segment state="translated"><source>\(content)</source><target>\(target)\
      </target></segment></unit></file></xliff>
      """
    return WrittenFiles(format: format, files: [("de.xliff", Array(text.utf8))]).documents[0]
  }

  /// The content of the source in the written file.
  private static func source(_ files: [(path: String, bytes: [UInt8])]) -> String {
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    guard let start = text.range(of: "<source>"), let end = text.range(of: "</source>") else { return "" }
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test(arguments: cases)
  func `an inline element becomes that of the other version, or is reported`(example: Case<Given, Expected>) throws {
    let (given, expected) = (example.given, example.expected)
    let document = Self.document(given.content, given.content, in: given.from)
    #expect(document.findings.filter { $0.severity == .error }.map(\.message) == [])
    let converted = CatalogConversion([document], to: given.to)
    #expect(Self.source(converted.files) == expected.content)
    #expect(converted.recordedLosses.map(\.part) == expected.lost)
    #expect(converted.losses.allSatisfy { $0.unit == "k" })
    let written = WrittenFiles(format: given.to, files: converted.files).documents
    #expect(written.flatMap(\.findings).filter { $0.severity == .error }.map(\.message) == [])
  }

  // MARK: Formats of plain texts

  static let originals: [Case<(original: String, text: String), Int>] = [
    Case("Apple's", ("Localizable.strings", "%@ <g id=\"1\">a</g>"), 1),
    Case("a page", ("a.html", "a <x id=\"INTERPOLATION\" equiv-text=\"{{ b }}\"/>"), 1),
    Case("a substitution", ("Localizable.xcstrings", "%#@n@ <x id=\"1\"/>"), 1),
    Case("without elements", ("a.html", "a"), 0),
  ]

  @Test(arguments: originals)
  func `formats of plain texts report lost codes, for any file name`(
    example: Case<(original: String, text: String), Int>
  ) throws {
    let (original, text) = example.given
    let document = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="\(original)" source-language="en" \
      target-language="de" datatype="plaintext"><body><trans-unit id="k"><source>\(text)</source>\
      <target state="translated">\(text)</target></trans-unit><trans-unit id="k|==|substitutions.n.plural.other">\
      <source>%arg</source><target state="translated">%arg</target></trans-unit></body></file></xliff>
      """
    let files = try #require(CatalogFormat.xliff12.read(Array(document.utf8), name: "de.xliff").value).files
    for format in CatalogFormat.all where !["xliff-1.2", "xliff-2.1", "xliff-2.2"].contains(format.id) {
      guard let written = format.writing(files) else { continue }
      #expect(written.losses.count { $0.part == .inlineCodes } == example.expected, "\(format.title)")
    }
  }

  // MARK: Any elements

  /// Contents of nested inline elements, the same for the same seed.
  private struct RandomContent {
    var random: SeededGenerator
    var number = 0

    mutating func content(_ isOld: Bool, depth: Int = 0) -> String {
      var text = ""
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        number += 1
        let id = "c\(number)"
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where depth < 3:
          let inner = content(isOld, depth: depth + 1)
          text += isOld ? "<g id=\"\(id)\">\(inner)</g>" : "<pc id=\"\(id)\">\(inner)</pc>"
        case 1: text += isOld ? "<x id=\"\(id)\"/>" : "<ph id=\"\(id)\"/>"
        case 2:
          let inner = content(isOld, depth: 3)
          text +=
            isOld
            ? "<bx id=\"\(id)\"/>\(inner)<ex id=\"\(id)\"/>" : "<sc id=\"\(id)\"/>\(inner)<ec startRef=\"\(id)\"/>"
        case 3: text += isOld ? "<ph id=\"\(id)\">%s</ph>" : "<ph id=\"\(id)\" equiv=\"%s\"/>"
        case 4: text += isOld ? "<it id=\"\(id)\" pos=\"open\"/>" : "<sc id=\"\(id)\" isolated=\"yes\"/>"
        case 5 where depth < 3:
          let inner = content(isOld, depth: depth + 1)
          text +=
            isOld
            ? "<mrk mtype=\"term\" mid=\"\(id)\">\(inner)</mrk>" : "<mrk id=\"\(id)\" type=\"term\">\(inner)</mrk>"
        case 6: text += isOld ? "<bpt id=\"\(id)\">{b}</bpt>x<ept id=\"\(id)\">{/b}</ept>" : "<cp hex=\"0001\"/>"
        default: text += "word &amp; "
        }
      }
      return text
    }
  }

  /// The text without codes, which are an attribute in XLIFF 2.
  private static func words(_ segment: Segment) -> String {
    var bytes = Array(segment.text.string.utf8)
    let codes = segment.elements.filter { [.ph, .bpt, .ept, .it].contains($0.kind) }
    for code in codes.reversed() { bytes.removeSubrange(code.range) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [Case("XLIFF 1.2", CatalogFormat.xliff12, 0), Case("XLIFF 2.1", CatalogFormat.xliff21, 0)])
  func `the output is valid, and what differs after both ways is reported`(example: Case<CatalogFormat, Int>)
    throws
  {
    let format = example.given
    let isOld = format.id == CatalogFormat.xliff12.id
    for seed in 0..<UInt64(Rounds.count(10)) {
      var random = RandomContent(random: SeededGenerator(seed: seed))
      let content = random.content(isOld)
      let document = Self.document(content, content, in: format)
      #expect(document.findings.filter { $0.severity == .error }.map(\.message) == [], "\(content)")
      for other in [isOld ? CatalogFormat.xliff21 : .xliff12, .xliff22] where other.id != format.id {
        let there = CatalogConversion([document], to: other)
        let middle = WrittenFiles(format: other, files: there.files).documents
        #expect(
          middle.flatMap(\.findings).filter { $0.severity == .error }.map(\.message) == [],
          "seed \(seed): \(content) became \(Self.source(there.files))")
        let back = CatalogConversion(middle, to: format)
        let new = WrittenFiles(format: format, files: back.files).documents
        #expect(new.flatMap(\.findings).filter { $0.severity == .error }.map(\.message) == [], "seed \(seed)")
        guard there.losses.isEmpty, back.losses.isEmpty else { continue }
        let (before, after) = (document.catalog.files[0].units[0], new[0].catalog.files[0].units[0])
        #expect(before.source.map(Self.words) == after.source.map(Self.words), "seed \(seed)")
        #expect(
          before.source?.elements.map { $0.id } == after.source?.elements.map { $0.id }, "seed \(seed): \(content)")
      }
    }
  }
}
