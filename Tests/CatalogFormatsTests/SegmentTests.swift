import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

@Suite struct SegmentTests {
  struct Example: Sendable, CustomTestStringConvertible {
    /// The content of a `<source>`; the digits mark, in order, where each of `offsets` is.
    let content: String
    let text: String
    let offsets: [Int]
    var testDescription: String { content }
  }

  static let examples: [Example] = [
    Example(content: "1️⃣a2️⃣b3️⃣", text: "ab", offsets: [0, 1, 2]),
    Example(content: "é1️⃣😀2️⃣x3️⃣", text: "é😀x", offsets: [2, 6, 7]),
    Example(content: "1️⃣a\n2️⃣b\r\n3️⃣c", text: "a\nb\nc", offsets: [0, 2, 4]),
    Example(content: "a1️⃣\r\nb\n2️⃣c", text: "a\nb\nc", offsets: [1, 4]),
    Example(content: "a\rb1️⃣c", text: "a\nbc", offsets: [3]),
    Example(content: "a&amp;1️⃣b", text: "a&b", offsets: [2]),
    Example(content: "a1️⃣&lt;2️⃣&gt;3️⃣&quot;4️⃣&apos;5️⃣", text: "a<>\"'", offsets: [1, 2, 3, 4, 5]),
    Example(content: "a1️⃣&#10;2️⃣b", text: "a\nb", offsets: [1, 2]),
    Example(content: "1️⃣&#x1F600;2️⃣b&#233;3️⃣c&#xE9;4️⃣", text: "😀bécé", offsets: [0, 4, 7, 10]),
    Example(content: "1️⃣&#8206;2️⃣b", text: "\u{200E}b", offsets: [0, 3]),
    Example(content: "<![CDATA[1️⃣a<&amp;2️⃣b]]>3️⃣c", text: "a<&amp;bc", offsets: [0, 7, 8]),
    Example(content: "a<!-- b > c -->1️⃣d<?p i > ?>2️⃣e", text: "ade", offsets: [1, 2]),
    Example(content: "a<x id=\"1\" equiv-text=\"a>b\"/>1️⃣b", text: "ab", offsets: [1]),
    Example(content: "<g id=\"1\">1️⃣a</g><ph id='2'>2️⃣%d</ph>3️⃣b", text: "a%db", offsets: [0, 1, 3]),
    Example(content: "1️⃣", text: "", offsets: [0]),
  ]

  @Test(arguments: examples)
  func `offsets in a text become places in the file`(example: Example) throws {
    let marked = MarkedText(document("<trans-unit id=\"a\">\n <source>\(example.content)</source></trans-unit>"))
    let result = read(marked.bytes)
    let segment = try #require(result.files.first?.units.first?.source)
    #expect(result.findings.isEmpty)
    #expect(Array(segment.text.string.utf8) == Array(example.text.utf8))
    for (index, offset) in example.offsets.enumerated() {
      #expect(segment.position(at: offset) == marked[index + 1], "marker \(index + 1)")
    }
  }

  @Test func `a span covers its references and nothing after it`() throws {
    let marked = MarkedText(document("<trans-unit id=\"a\"><source>a1️⃣&lt;b2️⃣<x id=\"1\"/>c3️⃣</source></trans-unit>"))
    let segment = try #require(read(marked.bytes).files.first?.units.first?.source)
    let places = try [1, 2, 3].map { try #require(marked[$0]) }
    #expect(segment.span(of: 1..<3) == SourceSpan(start: places[0], end: places[1]))
    #expect(segment.span(of: 1..<99) == SourceSpan(start: places[0], end: places[2]))
    #expect(segment.span(of: 99..<100) == SourceSpan(at: places[2]))
    #expect(segment.position(at: -5) == segment.contentSpan.start)
    #expect(segment.contentSpan.end == places[2])
  }

  @Test func `inline elements have their id, place and range of text`() throws {
    let marked = MarkedText(
      document(
        """
        <trans-unit id="a"><source>a1️⃣<g id="1">bé2️⃣<x id="2"/></g>3️⃣<bpt id="3">{4️⃣<sub>s</sub></bpt>5️⃣<mrk mtype="t" mid="4"/>\
        6️⃣<ept id="3"/>7️⃣<ph>%@</ph></source></trans-unit>
        """))
    let result = read(marked.bytes)
    let segment = try #require(result.files.first?.units.first?.source)
    #expect(result.findings.isEmpty)
    #expect(segment.text == "abé{s%@")
    let found = segment.elements.map { "\($0.kind.rawValue) \($0.id?.string ?? "-") \($0.range)" }
    #expect(
      found == ["g 1 1..<4", "x 2 4..<4", "bpt 3 4..<6", "sub - 5..<6", "mrk 4 6..<6", "ept 3 6..<6", "ph - 6..<8"])
    #expect(segment.elements.map(\.position) == (1...7).map { marked[$0] ?? .start })
  }

  @Test func `elements and their content have spans, empty ones too`() throws {
    let marked = MarkedText(
      document("<trans-unit id=\"a\">1️⃣<source\n a='>' >2️⃣é\n3️⃣</source >4️⃣ 5️⃣<target state=\"new\" 6️⃣/>7️⃣</trans-unit>8️⃣"))
    let unit = try #require(read(marked.bytes).files.first?.units.first)
    let source = try #require(unit.source)
    let target = try #require(unit.target)
    #expect(source.span == span(marked, 1, 4))
    #expect(source.contentSpan == span(marked, 2, 3))
    #expect(target.span == span(marked, 5, 7))
    #expect(target.contentSpan == span(marked, 6, 6))
    #expect(target.text == "")
    #expect(unit.span.end == marked[8])
  }

  @Test(arguments: ["a source of some length", "a source of sóme length", "short", ""])
  func `texts that are the id, or nearly, are read as they are`(id: String) throws {
    let texts = [id, String(id.dropLast()) + "?", id + "?", String(id.reversed())]
    let units = texts.flatMap { source in texts.map { (source, $0) } }
    let body = units.map {
      "<trans-unit id=\"\(id)\"><source>\($0.0)</source><target>\($0.1)</target></trans-unit>"
    }
    let read = read(document(body.joined())).units
    #expect(read.map { $0.source?.text } == units.map { ExactText($0.0) })
    #expect(read.map { $0.target?.text } == units.map { ExactText($0.1) })
  }

  @Test func `a line break that is written as CR LF is LF, even if the id has CR LF`() throws {
    let body =
      "<trans-unit id=\"lines of some length&#13;&#10;and more\"><source>lines of some length\r\nand more</source>"
    let unit = try #require(read(document(body + "</trans-unit>")).units.first)
    #expect(Array(unit.id.string.utf8) == Array("lines of some length\r\nand more".utf8))
    #expect(unit.source.map { Array($0.text.string.utf8) } == Array("lines of some length\nand more".utf8))
  }

  private func span(_ marked: MarkedText, _ start: Int, _ end: Int) -> SourceSpan? {
    guard let start = marked[start], let end = marked[end] else { return nil }
    return SourceSpan(start: start, end: end)
  }
}
