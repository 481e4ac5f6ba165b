import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Collects what checks find in one catalogue.
struct Findings: Sendable {
  /// The maximum number of findings of one kind per text; more would be repetitive.
  static let mostInText = 8

  /// The catalogue, as findings call it.
  let file: ExactText
  /// The place of the check that reports, in the list of checks; it changes many times for each unit.
  var check = 0
  /// The language of the texts that checks look at in words, if the catalogue has several and it is known.
  private(set) var language: String?
  /// Whether the catalogue has several languages.
  private let tellsLanguages: Bool
  /// The units that checks look at.
  var units: [UnitFacts] = []
  /// The findings, in the order in which they were made.
  private(set) var all: [FoundDiagnostic] = []

  /// No findings yet in the catalogue `file`.
  init(in file: ExactText, tellingLanguages: Bool = false) {
    self.file = file
    tellsLanguages = tellingLanguages
  }

  /// Says which file element the next findings are about; `nil` if it is none, or several.
  mutating func look(at element: FileFacts?) {
    guard tellsLanguages else { return }
    language = element?.language.map { LanguageName.withTag($0) }
  }

  /// Adds a finding of the running check at `span`, about `unit` where it concerns one.
  mutating func report(
    _ message: Finding.Message, as severity: Severity? = nil, at span: SourceSpan, unit: ExactText? = nil,
    fix: Fix? = nil
  ) {
    var diagnostic = Checks.all[check].diagnostic(
      message, as: severity, file: file, at: span, unit: unit, fix: fix,
      texts: unit.flatMap { texts(of: $0, at: span.start) })
    diagnostic.language = language
    all.append(FoundDiagnostic(diagnostic: diagnostic, check: check))
  }

  /// The texts of the unit called `id`; if there are several, of that at `place`.
  private func texts(of id: ExactText, at place: SourcePosition) -> UnitTexts? {
    // The units are in the order of the file, and there may be very many.
    let behind = units.indices.firstPlace { units[$0].unit.position > place }
    let unit = [units.prefix(behind).last, units.first].lazy.compactMap { $0?.unit }.first { $0.id == id }
    return unit.map { UnitTexts(source: $0.source?.text, target: $0.target?.text, notes: $0.notes) }
  }

  /// Adds a finding of the format's reader.
  mutating func report(_ diagnostic: Diagnostic) {
    all.append(FoundDiagnostic(diagnostic: diagnostic, check: FoundDiagnostic.reader))
  }
}
