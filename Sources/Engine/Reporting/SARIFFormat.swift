import WatchwordBasics

extension ReportFormat {
  /// SARIF 2.1.0 (OASIS Standard), which code scanning services and editors read.
  public static let sarif = ReportFormat("sarif", "SARIF 2.1.0, for code scanning") {
    report, _, output throws(OutputEnd) in
    try SARIFLog.write(report, to: output)
  }
}

/// Writes reports as SARIF.
private enum SARIFLog {
  static func write(_ report: Report, to output: (String) throws(OutputEnd) -> Void) throws(OutputEnd) {
    let rules = report.foundKinds
    let indices = Dictionary(firstOf: rules.enumerated().map { ($1.id, $0) })
    var writer = JSONWriter(indentingTo: 6)
    try writer.object { log throws(OutputEnd) in
      log.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      log.member("version", "2.1.0")
      try log.array("runs") { runs throws(OutputEnd) in
        try runs.object { run throws(OutputEnd) in
          write(rules, version: report.toolVersion, to: &run)
          run.member("columnKind", "unicodeCodePoints")
          try run.array("results") { results throws(OutputEnd) in
            var fingerprints = Fingerprints()
            for finding in report.findings {
              let fingerprint = fingerprints.next(for: finding)
              write(finding, rule: indices[finding.id] ?? -1, fingerprint, to: &results)
              try output(results.takeText())
            }
          }
        }
      }
    }
    try output(writer.takeText() + "\n")
  }

  private static func write(_ rules: [FindingKind], version: String?, to run: inout JSONWriter) {
    run.object("tool") { tool in
      tool.object("driver") { driver in
        driver.member("name", "Watchword")
        if let version { driver.member("version", version) }
        driver.array("rules") { list in for rule in rules { write(rule, to: &list) } }
      }
    }
  }

  private static func write(_ rule: FindingKind, to list: inout JSONWriter) {
    let page = DefectPage(rule.page)
    list.object { object in
      object.member("id", rule.id)
      object.message("shortDescription", page.title)
      object.message("fullDescription", page.summary)
      object.message("help", rule.page, markdown: page.markdown)
      object.object("defaultConfiguration") { $0.member("level", level(of: rule.severity)) }
    }
  }

  private static func write(
    _ finding: Finding, rule: Int, _ fingerprint: String, to results: inout JSONWriter
  ) {
    results.object { result in
      result.member("ruleId", finding.id)
      result.member("ruleIndex", rule)
      result.member("level", level(of: finding.severity))
      result.message("message", finding.messageWithHelp)
      result.array("locations") { locations in
        locations.object { location in
          location.object("physicalLocation") { physical in
            physical.artifact(finding.file)
            physical.region("region", finding.span)
          }
          if let unit = finding.unit {
            location.array("logicalLocations") { $0.object { $0.member("name", ReportText.shown(unit)) } }
          }
        }
      }
      result.object("partialFingerprints") { $0.member("findingHash/v1", fingerprint) }
      if let fix = finding.fix { write(fix, of: finding, to: &result) }
    }
  }

  private static func write(_ fix: Fix, of finding: Finding, to result: inout JSONWriter) {
    result.array("fixes") { fixes in
      fixes.object { object in
        object.message("description", ReportText.shown(finding.help ?? finding.message))
        object.array("artifactChanges") { changes in
          changes.object { change in
            change.artifact(finding.file)
            change.array("replacements") { list in
              for edit in fix.edits {
                list.object { replacement in
                  replacement.region("deletedRegion", edit.span)
                  replacement.object("insertedContent") { $0.member("text", edit.replacement) }
                }
              }
            }
          }
        }
        object.object("properties") { $0.member("isSafe", fix.isSafe) }
      }
    }
  }

  private static func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension DefectPage {
  /// The title and the paragraph that describes the defect.
  fileprivate var summary: String {
    for case .paragraph("What", let text) in blocks {
      return "\(title) \(text.prefix(1).uppercased())\(text.dropFirst())"
    }
    return title
  }
}

extension JSONWriter {
  /// Writes a text as a SARIF message (section 3.11): braces are doubled, because they could be placeholders, and plain
  /// text contains no links.
  fileprivate mutating func message(_ name: String, _ text: String, markdown: String? = nil) {
    object(name) { message in
      message.member("text", Self.withoutPlaceholders(text, isPlain: true))
      if let markdown { message.member("markdown", Self.withoutPlaceholders(markdown, isPlain: false)) }
    }
  }

  private static func withoutPlaceholders(_ text: String, isPlain: Bool) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
      if isPlain, last == "]", scalar == "(" { result += " " }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }

  /// Writes the file (section 3.4).
  fileprivate mutating func artifact(_ file: ExactText) {
    let uri = ArtifactURI(file.string)
    object("artifactLocation") { location in
      location.member("uri", uri.text)
      if uri.isBelowRoot { location.member("uriBaseId", "%SRCROOT%") }
    }
  }

  /// Writes a region of a file (section 3.30), in code points.
  fileprivate mutating func region(_ name: String, _ span: SourceSpan) {
    object(name) { region in
      region.member("startLine", max(span.start.line, 1))
      region.member("startColumn", max(span.start.column, 1))
      region.member("endLine", max(span.end.line, 1))
      region.member("endColumn", max(span.end.column, 1))
    }
  }
}
