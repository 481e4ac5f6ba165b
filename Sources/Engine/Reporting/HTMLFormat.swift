import WatchwordBasics

extension ReportFormat {
  /// A self-contained page without scripts, for readers without a terminal.
  public static let html = ReportFormat("html", "A page for browsers", quotesLines: true) {
    report, _, output throws(OutputEnd) in
    try HTMLPage(report).write(to: output)
  }
}

/// Writes reports as an HTML page, which is also well-formed XML.
private struct HTMLPage {
  private let report: Report
  private let sources: [ExactText: SourceText]
  private let kinds: [FindingKind]
  private let languages: [LanguageOverview.Row]

  init(_ report: Report) {
    self.report = report
    sources = Dictionary(firstOf: report.sources.map { ($0.name, $0) })
    let described = Set(report.kinds.map { $0.id })
    languages = LanguageOverview(report).rows
    kinds = report.foundKinds.filter { described.contains($0.id) }
  }

  func write(to output: (String) throws(OutputEnd) -> Void) throws(OutputEnd) {
    try output(PageFrame.start(title: "Watchword: \(report.summary)", style: HTMLStyle.text))
    try output(
      """
      <header>
      <h1>Watchword report</h1>
      <p>\(MarkupText.escaped(report.summary))</p>
      \(table)</header>
      \(report.files.isEmpty ? "" : filters)<main>

      """)
    try writeGroups(to: output)
    try output("\(about)</main>\n</body>\n</html>\n")
  }

  /// A checkbox for each severity that occurs. The boxes precede `main`, so that the style sheet can hide findings
  /// depending on the state of the boxes.
  private var filters: String {
    let boxes = Severity.allCases.reversed().filter { report.count(of: $0) > 0 }.map { severity in
      let id = "show-\(severity.name)"
      return "<input type=\"checkbox\" id=\"\(id)\" checked=\"checked\" />"
        + "<label for=\"\(id)\">\(severity.name) (\(report.count(of: severity)))</label>\n"
    }
    return boxes.joined()
  }

  // MARK: Languages and files

  /// A table of the languages with their counts and links to the findings; empty if there are no languages.
  private var table: String {
    guard languages.contains(where: { $0.language != nil }) else { return "" }
    let heads = ["Language", "Files", "Units", "Errors", "Warnings", "Infos"]
    let rows = languages.enumerated().map { number, row in
      let name = MarkupText.escaped(row.language ?? others)
      let cells = ["\(row.fileCount)", "\(row.unitCount)"].map { "<td>\($0)</td>" }
      let counts = Severity.allCases.reversed().map { severity in
        let count = row.count(of: severity)
        return "<td>" + (count == 0 ? "0" : "<span class=\"\(severity.name)\">\(count)</span>") + "</td>"
      }
      return "<tr><th scope=\"row\">"
        + (row.files.isEmpty ? name : "<a href=\"#language-\(number)\">\(name)</a>") + "</th>"
        + (cells + counts).joined() + "</tr>\n"
    }
    return "<div class=\"table\">\n<table>\n<thead><tr>"
      + heads.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n"
      + "</table>\n</div>\n"
  }

  /// The heading for findings that belong to no language, or to several.
  private var others: String {
    languages.contains { $0.language != nil } ? "No language, or several" : "Files"
  }

  /// Writes the findings by language, in the order of each language's first file; findings without a language come
  /// last.
  private func writeGroups(to output: (String) throws(OutputEnd) -> Void) throws(OutputEnd) {
    for (number, row) in languages.enumerated() where !row.files.isEmpty {
      try output(
        "<section id=\"language-\(number)\">\n<h2>\(MarkupText.escaped(row.language ?? others))</h2>\n")
      for file in row.files { try write(file, to: output) }
      try output("</section>\n")
    }
  }

  private func write(_ file: FileFindings, to output: (String) throws(OutputEnd) -> Void) throws(OutputEnd) {
    let counts = Severity.allCases.reversed().filter { file.findings.count(of: $0) > 0 }
      .map { "<span class=\"\($0.name)\">\($0.name) \(file.findings.count(of: $0))</span>" }
    try output(
      """
      <details open="open">
      <summary><h3>\(MarkupText.escaped(file.file.string))</h3> \(counts.joined(separator: " "))</summary>

      """)
    for finding in file.findings.errorsFirst { try output(article(for: finding)) }
    try output("</details>\n")
  }

  // MARK: Findings

  private func article(for finding: Finding) -> String {
    let id = MarkupText.escaped(finding.id.string)
    let isDescribed = kinds.contains { $0.id == finding.id }
    let name = isDescribed ? "<a href=\"#about-\(id)\">\(id)</a>" : "<span>\(id)</span>"
    var text = "<article class=\"\(finding.severity.name)\">\n"
    text += "<p><strong>\(finding.severity.name)</strong> \(isolated(finding.message))</p>\n"
    text += "<p class=\"place\">line \(finding.start.line), column \(finding.start.column) · \(name)"
    if let unit = finding.unit { text += " · unit \(isolated(unit.string.clipped(to: 120)))" }
    text += "</p>\n"
    let source = finding.isAboutFile ? nil : sources[finding.file]
    let snippet = source.flatMap { Snippet(finding.span, in: $0) }
    if let snippet {
      let parts = snippet.parts
      text += "<pre dir=\"ltr\">\(MarkupText.escaped(parts.before))"
      text += "<mark>\(MarkupText.escaped(parts.marked.isEmpty ? " " : parts.marked))</mark>"
      text += "\(MarkupText.escaped(parts.after))</pre>\n"
    }
    for (label, quote) in finding.quotedTexts(excluding: snippet?.line ?? "") {
      let lines = quote.string.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      text += "<p class=\"text\"><b>\(label)</b> <bdi>"
      text += lines.map { MarkupText.escaped(String($0)) }.joined(separator: "<br />") + "</bdi></p>\n"
    }
    let help = finding.help.map { CommandLines.removed(from: $0) } ?? ""
    if !help.isEmpty { text += "<p class=\"help\">\(isolated(help))</p>\n" }
    return text + "</article>\n"
  }

  /// Returns the text isolated from the direction of the surrounding text.
  private func isolated(_ text: String) -> String { "<bdi>\(MarkupText.escaped(text))</bdi>" }

  // MARK: Descriptions

  private var about: String {
    guard !kinds.isEmpty else { return "" }
    let pages = kinds.map { kind in
      let page = DefectPage(kind.page)
      let id = MarkupText.escaped(kind.id.string)
      return "<h3 id=\"about-\(id)\">\(id)</h3>\n<p>\(MarkupText.escaped(page.title))</p>\n"
        + page.blocks.map { html(of: $0) }.joined()
    }
    return "<section class=\"about\">\n<h2>What the findings mean</h2>\n\(pages.joined())</section>\n"
  }

  private func html(of block: DefectPage.Block) -> String {
    switch block {
    case .paragraph(let label, let text):
      let text = CommandLines.removed(from: text)
      let start = label.map { "<b>\(MarkupText.escaped($0)):</b>" + (text.isEmpty ? "" : " ") } ?? ""
      return "<p>\(start)\(MarkupText.escaped(text))</p>\n"
    case .example(let lines):
      return "<pre dir=\"ltr\">\(lines.map { MarkupText.escaped($0) }.joined(separator: "\n"))</pre>\n"
    }
  }
}
