import WatchwordDiagnostics
import WatchwordLinting
import WatchwordPolicy
import WatchwordReporting

/// The documentation of a check, a rule or another kind of finding.
struct DocumentationPage {
  /// The ids that the page documents.
  let ids: [ExactText]
  /// What the page documents, in a word or two: `rule`, `check, error`.
  let kind: String
  /// The page.
  let text: String

  /// The first line.
  private var summary: String { text.split(separator: "\n").first.map { String($0) } ?? "" }

  /// Every page: rules, then findings, then checks.
  static var all: [DocumentationPage] { rules + findings + checks }

  private static var findings: [DocumentationPage] {
    FindingKind.besideChecks.map {
      DocumentationPage(ids: [$0.id], kind: "finding, \(severities(of: $0))", text: $0.page)
    }
  }

  private static var rules: [DocumentationPage] {
    RuleKind.all.map {
      DocumentationPage(ids: $0.ids, kind: "rule", text: String(describing: $0.documentation))
    }
  }

  private static var checks: [DocumentationPage] {
    Checks.all.map {
      DocumentationPage(
        ids: [$0.id], kind: "check, \(severities(of: $0.kind)), \(words(for: $0.set))", text: page(of: $0))
    }
  }

  /// The severity of findings, and the one of those that do less harm.
  private static func severities(of kind: FindingKind) -> String {
    ([kind.severity] + kind.milderSeverities).map { $0.name }.joined(separator: " or ")
  }

  /// The page of a check, with an example that is right behind the one that is wrong.
  private static func page(of check: CheckDescription) -> String {
    let page = check.kind.page
    let corrected = check.correctedExample.map { ("Corrected", $0) }
    guard let (label, example) = corrected ?? check.cleanExample.map({ ("Not reported", $0) }),
      let place = page.utf8.firstIndex(ofRun: "\n\nWhat to do:".utf8)
    else { return page }
    let lines = example.split(separator: "\n").map { "  \(TerminalScalar.shown(String($0)))" }
    return "\(page[..<place])\n\n\(label):\n\(lines.joined(separator: "\n"))\(page[place...])"
  }

  /// When checks of a set run.
  private static func words(for set: CheckSet) -> String {
    switch set {
    case .essential: "on by default"
    case .recommended: "on with --checks recommended"
    case .all: "on with --checks all"
    }
  }

  /// The ids of all pages with their first lines.
  static var list: OutputDocument {
    let width = all.flatMap(\.ids).map(\.count).max() ?? 0
    var document = OutputDocument()
    for (title, pages) in [
      ("Rules of policies", rules), ("Findings about policies, scripts of forms and compiled catalogues", findings),
      ("Checks of catalogues", checks),
    ] {
      let rows = pages.flatMap { page in page.ids.map { id -> [StyledText] in ["\(id)", "\(page.summary)"] } }
      let columns = [OutputDocument.Column("Id", minimumWidth: width), "Says"]
      document.add(
        .heading(2, "\(title)"), .table(OutputDocument.Table(columns: columns, rows: rows, indent: 2)))
    }
    return document
  }
}
