import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Runs checks over one catalogue while it is read.
///
/// Unit checks see each unit when it is read, message checks see each message when the window completes it, and file
/// checks see the summary at the end. Completed messages are not kept.
struct Examination: CatalogSink {
  /// What was found, once the reading has ended.
  private(set) var result: ExaminedCatalog
  private let configuration: LintConfiguration
  private let plan: CheckPlan
  private let phrases: PhraseIndex
  private var readerFindings: [Diagnostic] = []
  private var findings: Findings
  private var window: FileWindow?
  private var files: [FileSummary] = []
  private var unitCount = 0

  /// An examination of the catalogue that findings call `name`.
  init(of name: ExactText, _ configuration: LintConfiguration, plan: CheckPlan, phrases: PhraseIndex) {
    result = ExaminedCatalog(
      summary: CatalogSummary(name: name, files: [], unitCount: 0, isComplete: false), diagnostics: [],
      readingErrors: [])
    self.configuration = configuration
    self.plan = plan
    self.phrases = phrases
    findings = Findings(in: name)
  }

  mutating func begin(_ file: CatalogFile) { window = FileWindow(FileFacts(file)) }

  mutating func add(_ unit: TranslationUnit) {
    guard let file = window?.facts else { return }
    unitCount += 1
    let unit = UnitFacts(unit, in: file)
    for (place, check) in plan.units {
      findings.check = place
      check.check(unit, in: file, &findings)
    }
    window?.add(unit)
  }

  mutating func endFile() {
    guard let window else { return }
    self.window = nil
    let summary = window.close(phrases) { message in
      for (place, check) in plan.messages {
        findings.check = place
        check.check(message, in: window.facts, &findings)
      }
    }
    files.append(summary)
  }

  mutating func report(_ diagnostic: Diagnostic) { readerFindings.append(diagnostic) }

  mutating func end(isComplete: Bool) {
    // Some defects end the reading of the content, but not of the document.
    let isComplete = isComplete && !readerFindings.contains { Checks.named($0.id)?.endsReading ?? false }
    let summary = CatalogSummary(name: findings.file, files: files, unitCount: unitCount, isComplete: isComplete)
    for (place, check) in plan.files {
      findings.check = place
      check.check(summary, &findings)
    }
    let read = readerFindings.filter { Checks.named($0.id).map(configuration.isOn) ?? true }
    let found = findings.diagnostics(isComplete: isComplete)
    result = ExaminedCatalog(
      summary: summary, diagnostics: read.isEmpty ? found : (read + found).sortedByPlace(),
      readingErrors: readerFindings.filter { $0.severity == .error })
  }
}
