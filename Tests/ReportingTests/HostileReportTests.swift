import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordReporting

/// Texts from files that try to break out of a format, to hide or to reorder what it says.
@Suite struct HostileReportTests {
  static let texts: [String] = [
    "]]> ]]&gt; <![CDATA[ --> <!-- ?> <?xml version=\"1.0\"?>",
    "<script>alert(1)</script><img src=x onerror=alert(1)></pre></style></title>",
    "\" onload=\"alert(1)\" ' onclick='alert(1)' &amp; &#0; &#x1F; &undefined;",
    "\u{0}\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}\u{80}\u{85}\u{9F}\u{1B}[31m\u{1B}]0;title\u{7}",
    // Swift refuses some of them in a literal.
    String(
      String.UnicodeScalarView(
        [0xFFFE, 0xFFFF, 0xFFFD, 0xFDD0, 0x1FFFE, 0x10FFFF, 0xE0041, 0xFEFF].compactMap { Unicode.Scalar($0 as UInt32) }
      )),
    "\u{202A}\u{202B}\u{202D}\u{202E}fdp.exe\u{202C}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}",
    "%0A::error file=x::y %0D%0A%25 ::set-output name=a::b\n::error::c\r\n::warning::d\u{2028}\u{2029}",
    "{0} {{1}} {name} } { [help](javascript:alert(1)) ![x](http://a.b/c) **bold** `code`",
    "\u{301}\u{301}\u{301} \u{200D}\u{200B} \t\t 漢字 🇩🇪👩‍👩‍👧",
    "",
    String(repeating: "<&\u{202E}\u{1}]]>", count: Rounds.length(1 << 17)),
    String(repeating: "\u{301}", count: Rounds.length(1 << 19)),
  ]

  /// A report with each text as the message, the help, the unit and the name of the file, and in the file itself.
  static let report: Report = {
    let findings = texts.enumerated().map { index, text in
      Finding(
        FindingKind("hostile-text", Severity.allCases[index % 3]), file: ExactText("a/\(index)/\(text)"),
        span: SourceSpan(
          start: SourcePosition(line: 1, column: 2), end: SourcePosition(line: index % 2 + 1, column: 9)),
        unit: ExactText(text), message: text, help: text,
        fix: Fix(isSafe: false, edits: [.init(SourceSpan(at: .start), with: ExactText(text))]))
    }
    var report = Report(
      fileCount: texts.count, unitCount: 1, findings: findings,
      sources: findings.map { SourceText(name: $0.file, bytes: Array($0.message.utf8)) })
    report.kinds = [
      FindingKind("hostile-text", .error, page: texts.dropLast(2).joined(separator: "\n\n"))
    ]
    report.languages = Dictionary(uniqueKeysWithValues: findings.map { ($0.file, $0.message) })
    return report
  }()

  /// The report in each format, which takes a while to write.
  static let written = Dictionary(uniqueKeysWithValues: ReportFormat.all.map { ($0.id, $0.text(of: report)) })

  static func text(_ format: ReportFormat) -> String { written[format.id] ?? "" }

  /// The code points that could change the screen, or the order of what is read.
  static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && (scalar.properties.generalCategory == .control || TerminalScalar.isEscaped(scalar))
  }

  @Test(arguments: ["text", "concise", "sarif", "github", "gitlab", "rdjson", "junit", "checkstyle", "html"])
  func `what people read has no control characters`(id: String) throws {
    var report = Self.report
    if ["sarif", "gitlab", "rdjson"].contains(id) {
      // What a fix inserts and what a page says has to be exact, and so have paths in reports for programs.
      report = Report(
        fileCount: 1, unitCount: 1,
        findings: report.findings.map {
          Finding(
            FindingKind($0.id, $0.severity), file: id == "sarif" ? $0.file : "a", span: $0.span, unit: $0.unit,
            message: $0.message, help: $0.help)
        })
    }
    let text = try #require(ReportFormat.named(id)).text(of: report)
    #expect(!text.unicodeScalars.contains(where: Self.isRaw))
  }

  @Test func `a finding is one annotation on GitHub`() {
    let lines = Self.text(.github).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == Self.texts.count)
    for line in lines { #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }) }
    let line = lines.first { $0.contains("file=a/6/") } ?? ""
    #expect(line.contains("::%250A::error file=x::y %250D%250A%2525 ::set-output name=a::b%0A::error::c%0D%0A"))
    #expect(line.contains("file=a/6/%250A%3A%3Aerror file=x%3A%3Ay "))
  }

  @Test func `a finding is one line of a concise report`() {
    #expect(Self.text(.concise).split(separator: "\n").count == Self.texts.count)
  }

  @Test(arguments: ["junit", "checkstyle", "html"])
  func `every XML parser reads it`(id: String) throws {
    let text = Data(try #require(Self.written[id]).utf8)
    if let python = PythonOracle(importing: "lxml") {
      let script = """
        import sys, xml.etree.ElementTree as expat
        from lxml import etree
        text = sys.stdin.buffer.read()
        for root in (etree.fromstring(text, etree.XMLParser(resolve_entities=False)), expat.fromstring(text)):
            print(len(root.findall('.//error') or root.findall('.//testcase') or root.findall('.//article')))
        """
      let counts = String(decoding: try python.output(of: script, input: text), as: UTF8.self)
      #expect(counts == "\(Self.texts.count)\n\(Self.texts.count)\n")
    }
    try XMLLint().expectWellFormed(text)
  }

  @Test func `the page of a report holds no markup but its own`() throws {
    guard let python = PythonOracle(importing: "lxml") else { return }
    let script = """
      import sys
      from lxml import html
      page = html.document_fromstring(sys.stdin.buffer.read().decode('utf-8'))
      print(*sorted({element.tag for element in page.iter()}))
      print(*sorted({name for element in page.iter() for name in element.attrib}))
      print(page.xpath('//article[2]//bdi')[0].text if page.xpath('//article[2]') else page.xpath('//article//bdi')[3].text)
      """
    let output = String(decoding: try python.output(of: script, input: Data(Self.text(.html).utf8)), as: UTF8.self)
    let lines = output.split(separator: "\n").map { String($0) }
    #expect(
      lines[0] == "a article bdi body details div h1 h2 h3 head header html input label main mark meta p pre section "
        + "span strong style summary table tbody td th thead title tr")
    #expect(lines[1] == "charset checked class content dir for href http-equiv id lang name open scope type")
    #expect(lines[2] == "<script>alert(1)</script><img src=x onerror=alert(1)></pre></style></title>")
  }

  @Test func `SARIF keeps what a fix inserts, and takes nothing for a placeholder or a link`() throws {
    let log = try #require(JSONSerialization.jsonObject(with: Data(Self.text(.sarif).utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    for (text, result) in zip(Self.texts, results) {
      let changes = (result["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]]
      let replacement = (changes?.first?["replacements"] as? [[String: Any]])?.first
      let inserted = (replacement?["insertedContent"] as? [String: Any])?["text"] as? String
      #expect(inserted.map { ExactText($0) } == ExactText(text))
    }
    let message = (results[7]["message"] as? [String: Any])?["text"] as? String
    #expect(
      message?.hasPrefix("{{0}} {{{{1}}}} {{name}} }} {{ [help] (javascript:alert(1)) ![x] (http://a.b/c) ") == true)
  }
}

/// The parser of libxml2 as a command.
struct XMLLint {
  func expectWellFormed(_ text: Data, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard let xmllint = Tool("xmllint") else { return }
    let file = FileManager.default.temporaryDirectory.appending(path: "watchword-\(UUID().uuidString).xml")
    try text.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(xmllint.succeeds(["--nonet", "--noout", file.path]), sourceLocation: sourceLocation)
  }
}
