import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordReporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every kind of block and of run, in every medium.
@Suite struct OutputDocumentTests {
  private static let folder = "Tests/ReportingTests/Fixtures/Documents"
  private static let arabic = TextLanguage(tag: LanguageTag(posix: "ar") ?? .english, direction: .rightToLeft)

  private static var blocks: OutputDocument {
    var document = OutputDocument()
    document.add(
      .heading(2, "A <heading> of \("na\u{202E}me", .name)"), .note("- A note\nof two lines & `more`"),
      .paragraph("1. A \("strong", .strong), \("old", .deleted) and \("red", .color(.red)) text", indent: 2),
      .paragraph("A server says \("\"well\" *now*", .quote)"),
      .list(
        OutputDocument.List(
          items: [
            .init(id: "length", text: "\("كلمة\nأخرى", .lines)", details: ["a detail", "another"]),
            .init(id: "digits", text: "+ no list"),
          ], language: arabic, showsIDs: true)),
      .heading(3, "Verdicts"),
      .list(
        OutputDocument.List(items: [
          .init(
            isMet: true, subject: "\("a`b ", .password)", text: "\("كلمة", .language(arabic))", details: ["note"]),
          .init(
            isMet: false, subject: "A long subject", text: "fails",
            items: [.init(subject: "1", text: "below"), .init(subject: "1.10", text: "below, too")]),
        ])))
    return document
  }

  private static var tables: OutputDocument {
    var document = OutputDocument()
    document.add(
      .table(
        OutputDocument.Table(
          columns: ["Name", .number("Count", minimumWidth: 8), "漢字", "Rest"],
          rows: [["a|b", "7", "漢 \("x", .strong)", "=1+1"], ["longer", "1,024", "\"q\"\nnext", ""]], indent: 2,
          showsHeads: true)),
      .gap, .table(OutputDocument.Table(columns: ["A", "B"], rows: [["no", "heads"], ["", "in text"]])))
    return document
  }

  @Test(arguments: [Medium.text, .markdown, .html, .csv])
  func `each medium has one way to write each block`(medium: Medium) throws {
    try GoldenFile("\(Self.folder)/blocks.\(medium.rawValue)").expect(Self.blocks.text(for: medium))
    try GoldenFile("\(Self.folder)/tables.\(medium.rawValue)").expect(Self.tables.text(for: medium))
  }

  @Test func `colours are in text alone`() throws {
    let text = Self.blocks.text(for: .text, isColored: true)
    #expect(text.hasPrefix("\u{1B}[1mA <heading> of na\\u{202E}me\u{1B}[0m\n"))
    #expect(text.contains("A \u{1B}[1mstrong\u{1B}[0m, old and \u{1B}[31mred\u{1B}[0m text\n"))
    for medium in [Medium.markdown, .html, .csv] {
      #expect(!Self.blocks.text(for: medium, isColored: true).contains("\u{1B}"))
    }
  }

  /// The title makes a page: an introduction, and a section from each heading on.
  @Test func `a page is well-formed, and its first heading is the highest`() throws {
    var page = Self.blocks
    page.title = "<Title>"
    page.add(.heading(3, "Table"))
    let html = page.text(for: .html)
    let parser = XMLParser(data: Data(html.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(html.contains("<title>&lt;Title&gt;</title>"))
    #expect(html.contains("<header>\n<h1>A &lt;heading&gt; of <bdi>na\\u{202E}me</bdi></h1>\n<p dir=\"auto\">"))
    #expect(html.contains("</header>\n<section>\n<ul lang=\"ar\" dir=\"rtl\">\n"))
    #expect(html.contains("</section>\n<section>\n<h2>Verdicts</h2>\n<table>\n<tr class=\"met\">"))
    #expect(html.hasSuffix("<section>\n<h2>Table</h2>\n</section>\n</main>\n</body>\n</html>\n"))
  }
}

extension OutputDocument {
  fileprivate func text(for medium: Medium, isColored: Bool = false) -> String {
    switch medium {
    case .text: TextWriter.text(of: self, isColored: isColored)
    case .markdown: MarkdownWriter.text(of: self)
    case .html: HTMLWriter.text(of: self)
    case .csv: CSV.text(of: self)
    }
  }
}
