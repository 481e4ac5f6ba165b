import WatchwordBasics
import WatchwordBreaches
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns

/// The documentation of a check, a rule or another kind of finding.
struct DocumentationPage {
  /// The ids that the page documents.
  let ids: [ExactText]
  /// The kind of the documented item: `rule`, `check, error`.
  let kind: String
  /// The text of the page.
  let text: String

  /// The first line.
  private var summary: String { text.split(separator: "\n").first.map { String($0) } ?? "" }

  /// Every page: rules, then findings, then checks.
  static var all: [DocumentationPage] { rules + findings + checks }

  private static var findings: [DocumentationPage] {
    pages(of: FindingKind.outsideChecks)
  }

  private static func page(of kind: FindingKind) -> DocumentationPage {
    DocumentationPage(ids: [kind.id], kind: "finding, \(severities(of: kind))", text: kind.page)
  }

  private static var rules: [DocumentationPage] {
    RuleKind.all.map {
      DocumentationPage(ids: $0.ids, kind: "rule", text: String(describing: $0.documentation))
    }
  }

  private static var checks: [DocumentationPage] {
    Checks.all.map { page(about: $0) }
  }

  private static func page(about check: CheckDescription) -> DocumentationPage {
    DocumentationPage(
      ids: [check.id], kind: "check, \(severities(of: check.kind)), \(words(for: check.set))",
      text: check.kind.pageWithCorrectExample)
  }

  /// The severity of a kind of finding, followed by its milder severities.
  private static func severities(of kind: FindingKind) -> String {
    ([kind.severity] + kind.milderSeverities).map { $0.name }.joined(separator: " or ")
  }

  /// The condition under which the checks of a set run.
  private static func words(for set: CheckSet) -> String {
    switch set {
    case .essential: "on by default"
    case .recommended: "on with --checks recommended"
    case .all: "on with --checks all"
    }
  }

  // MARK: Lists

  /// The pages about one subject.
  struct Group {
    /// The word for the list on the command line.
    let id: ExactText
    let title: String
    let pages: [DocumentationPage]
  }

  /// The lists of pages: checks by family, then rules, then other findings.
  static let groups: [Group] =
    CheckFamily.all.map { Group(id: $0.id, title: $0.title, pages: $0.checks.map { page(about: $0) }) } + [
      Group(id: "rules", title: "Rules of policies", pages: rules),
      group("policies", "Findings about policies", FindingKind.policyFindings + FindingKind.policyWarnings),
      group("other-systems", "Findings about policies of other systems", FindingKind.foreignPolicyFindings),
      group("breaches", "Findings about lists of breached passwords", FindingKind.breachFindings),
      group("conversion", "Findings about conversions of catalogues", FindingKind.conversionLosses),
      group("compiled", "Findings about compiled catalogues", FindingKind.compiledCatalogFindings),
      group("forms", "Findings about scripts of forms", FindingKind.formFindings),
      group("input", "Findings about other input", FindingKind.commandFindings + FindingKind.jsonFindings),
    ]

  private static func group(_ id: ExactText, _ title: String, _ kinds: [FindingKind]) -> Group {
    Group(id: id, title: title, pages: pages(of: kinds))
  }

  private static func pages(of kinds: [FindingKind]) -> [DocumentationPage] { kinds.map { page(of: $0) } }

  /// The ids of the pages with their first lines; the constraints of XLIFF 2 are only counted.
  static var list: OutputDocument {
    let shown = groups.filter { $0.id != CheckFamily.constraints }
    let width = shown.flatMap(\.pages).flatMap(\.ids).map(\.count).max() ?? 0
    var document = OutputDocument()
    for group in shown { add(group, to: &document, idWidth: width) }
    let count = groups.first { $0.id == CheckFamily.constraints }?.pages.count ?? 0
    document.add(
      .gap,
      .paragraph("watchword explain \("\(CheckFamily.constraints)") lists the \("\(count)") constraints of XLIFF 2"))
    return document
  }

  /// Returns the list of one group; `nil` if there is no group of this name.
  static func list(of id: ExactText) -> OutputDocument? {
    guard let group = groups.first(where: { $0.id == id }) else { return nil }
    var document = OutputDocument()
    add(group, to: &document, idWidth: group.pages.flatMap(\.ids).map(\.count).max() ?? 0)
    return document
  }

  private static func add(_ group: Group, to document: inout OutputDocument, idWidth: Int) {
    let rows = group.pages.flatMap { page in page.ids.map { id -> [StyledText] in ["\(id)", "\(page.summary)"] } }
    let columns = [OutputDocument.Column("Id", minimumWidth: idWidth), "Summary"]
    document.add(
      .heading(2, "\("\(group.title)") (\("\(group.id)"))"),
      .table(OutputDocument.Table(columns: columns, rows: rows, indent: 2)))
  }
}
