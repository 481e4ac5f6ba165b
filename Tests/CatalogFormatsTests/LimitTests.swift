import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct LimitTests {
  private func ids(_ text: String) -> [ExactText] { read(text).ids }

  private func nested(_ depth: Int) -> String {
    let opening = String(repeating: "<g id=\"1\">", count: depth)
    let closing = String(repeating: "</g>", count: depth)
    return document("<trans-unit id=\"a\"><source>\(opening)\(closing)</source></trans-unit>")
  }

  @Test func `256 elements inside each other are read, 257 are not`() {
    // xliff, file, body, trans-unit and source are five of them.
    #expect(ids(nested(XMLLimits.depth - 5)) == [])
    #expect(ids(nested(XMLLimits.depth - 4)) == ["limit-exceeded"])
    #expect(ids(nested(100_000)) == ["limit-exceeded"])
  }

  @Test func `an attribute may have 64 KiB`() {
    let longest = String(repeating: "x", count: XMLLimits.attributeLength)
    #expect(ids(document("<trans-unit id=\"\(longest)\"/>")) == [])
    #expect(ids(document("<trans-unit id=\"\(longest)x\"/>")) == ["limit-exceeded"])
  }

  @Test func `a text may have 1 MiB, however it is written`() {
    let longest = String(repeating: "x", count: XMLLimits.textLength)
    #expect(ids(document("<trans-unit id=\"a\"><source>\(longest)</source></trans-unit>")) == [])
    #expect(ids(document("<trans-unit id=\"a\"><source><![CDATA[\(longest)]]></source></trans-unit>")) == [])
    for body in ["\(longest)x", "\(longest)&amp;", "<![CDATA[\(longest)x]]>"] {
      #expect(ids(document("<trans-unit id=\"a\"><source>\(body)</source></trans-unit>")) == ["limit-exceeded"])
      #expect(ids(document("<trans-unit id=\"a\"><note>\(body)</note></trans-unit>")) == ["limit-exceeded"])
    }
  }

  @Test func `attributes, namespaces, tags and comments have limits too`() {
    let attributes = (0...XMLLimits.attributes).map { " a\($0)=\"\"" }.joined()
    #expect(ids(document("<group\(attributes)/>")) == ["limit-exceeded"])
    let namespaces = (0...XMLLimits.namespaces).map { " xmlns:a\($0)=\"urn:a\"" }.joined()
    #expect(ids(document("<group\(namespaces)/>")) == ["limit-exceeded"])
    let spaces = String(repeating: " ", count: 5 * XMLLimits.textLength)
    #expect(ids(document("<group\(spaces)/>")) == ["limit-exceeded"])
    #expect(ids(document("<!--\(spaces)-->")) == ["limit-exceeded"])
    #expect(ids(document("<trans-unit id=\"a\"><source>\(spaces)</source></trans-unit>")) == ["limit-exceeded"])
  }

  @Test func `the finding names the limit and its place, and units before it are kept`() throws {
    let longest = String(repeating: "x", count: XMLLimits.attributeLength + 1)
    let marked = MarkedText(document("<trans-unit id=\"a\"/>\n 1️⃣<trans-unit id=\"\(longest)\"/>"))
    let result = read(marked.bytes)
    #expect(result.files.first?.units.map(\.id) == ["a"])
    #expect(result.findings.map(\.message) == ["This exceeds the limit for the value of an attribute: 65536 bytes"])
    #expect(result.findings.first?.span.start == marked[1])
  }

  @Test func `long runs of combining marks are read in linear time`() throws {
    let marks = String(repeating: "\u{301}\u{327}", count: 250_000)
    let text = document("<trans-unit id=\"a\"><source>\(marks)</source><target>\(marks)&amp;</target></trans-unit>")
    let unit = try #require(read(text).files.first?.units.first)
    #expect(unit.source?.text.count == 1_000_000)
    #expect(
      unit.target?.position(at: 1_000_000)
        == unit.target.map { target in
          SourcePosition(line: target.contentSpan.start.line, column: target.contentSpan.start.column + 500_000)
        })
    let id = String(marks.unicodeScalars.prefix(32_000))
    #expect(ids(document("<trans-unit id=\"\(id)|==|plural.one\"/>")) == [])
  }
}
