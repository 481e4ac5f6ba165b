import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A collector of the findings of checks in one catalogue, or in the catalogues of a project.
struct Findings: Sendable {
  /// The maximum number of findings of one kind per text; more would be repetitive.
  static let maximumPerText = 8

  /// The name of the catalogue in findings.
  let file: ExactText
  /// The index of the running check in the list of checks; it changes many times for each unit.
  var check = 0
  /// The English name of the language of the checked texts, if the catalogue has several languages and it is known.
  private(set) var language: String?
  /// Whether findings name languages, because the catalogue has several.
  private let namesLanguages: Bool
  /// The units of the message that is checked.
  var units: [UnitFacts] = []
  /// The findings, in the order in which they were reported.
  private(set) var all: [OrderedFinding] = []

  /// Creates a collector for the catalogue `file`, without findings.
  init(in file: ExactText, namingLanguages: Bool = false) {
    self.file = file
    namesLanguages = namingLanguages
  }

  /// Sets the file element of the next findings; `nil` for none or several.
  mutating func setElement(_ element: FileFacts?) {
    guard namesLanguages else { return }
    language = element?.language.map { LanguageName.withTag($0) }
  }

  /// Adds a finding of the running check at `span`, about `unit` if it concerns one. A fix of a substitution's form is
  /// never safe, because people see the form only inside the text that it is a part of.
  mutating func report(
    _ message: Finding.Message, as severity: Severity? = nil, at span: SourceSpan, unit: ExactText? = nil,
    fix: Fix? = nil
  ) {
    let known = unit.flatMap { self.unit($0, at: span.start) }
    let isPart = known?.variation.substitution != nil
    var finding = Checks.all[check].finding(
      message, as: severity, file: file, at: span, unit: unit,
      fix: isPart ? fix.map { Fix(isSafe: false, edits: $0.edits) } : fix,
      texts: known.map { UnitTexts(source: $0.source?.text, target: $0.target?.text, notes: $0.notes) })
    finding.language = language
    all.append(OrderedFinding(finding: finding, check: check))
  }

  /// Adds a finding of the running check at `span` of a project's catalogue, about `unit` if it concerns one.
  mutating func report(
    _ message: Finding.Message, as severity: Severity? = nil, in catalog: CatalogSummary, at span: SourceSpan,
    unit: ExactText? = nil, fix: Fix? = nil
  ) {
    let finding = Checks.all[check].finding(
      message, as: severity, file: catalog.name, at: span, unit: unit, fix: fix)
    // Findings at one place keep the order in which they were reported, whatever the checks.
    all.append(OrderedFinding(finding: finding, check: OrderedFinding.project, catalog: catalog.index))
  }

  /// Returns the unit called `id`; if there are several, the one at `position`.
  private func unit(_ id: ExactText, at position: SourcePosition) -> TranslationUnit? {
    // The units are in file order, and there may be very many.
    let next = units.indices.partitioningIndex { units[$0].unit.position > position }
    return [units.prefix(next).last, units.first].lazy.compactMap { $0?.unit }.first { $0.id == id }
  }

  /// Adds a finding of the format's reader.
  mutating func report(_ finding: Finding) {
    all.append(OrderedFinding(finding: finding, check: OrderedFinding.reader))
  }
}
