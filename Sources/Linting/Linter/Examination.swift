import CatalogFormats
import Diagnostics

/// Runs checks over one catalogue while it is read: a file begins, its units come, it ends, the next begins.
///
/// Unit checks see each unit as it comes, message checks see a message once the window hands it out, file checks see the
/// summary at the end. What was handed out is not kept.
struct Examination {
  private let plan: CheckPlan
  private let phrases: PhraseIndex
  private var findings: Findings
  private var window: FileWindow?
  private var files: [FileSummary] = []
  private var unitCount = 0

  /// An examination of the catalogue that findings call `name`.
  init(of name: ExactText, plan: CheckPlan, phrases: PhraseIndex) {
    self.plan = plan
    self.phrases = phrases
    findings = Findings(in: name)
  }

  /// A `<file>` begins.
  mutating func begin(_ file: CatalogFile) { window = FileWindow(FileFacts(file)) }

  /// A unit of the file was read.
  mutating func add(_ unit: TranslationUnit) {
    guard let file = window?.facts else { return }
    unitCount += 1
    let unit = UnitFacts(unit, in: file)
    for (running, check) in plan.units {
      findings.begin(running)
      check.check(unit, in: file, &findings)
    }
    window?.add(unit)
  }

  /// The file ends.
  mutating func endFile() {
    guard let window else { return }
    self.window = nil
    let summary = window.close(phrases) { message in
      for (running, check) in plan.messages {
        findings.begin(running)
        check.check(message, in: window.facts, &findings)
      }
    }
    files.append(summary)
  }

  /// The catalogue ends: what is kept of it, and what was found.
  mutating func end(isComplete: Bool) -> (summary: CatalogSummary, diagnostics: [Diagnostic]) {
    let summary = CatalogSummary(name: findings.file, files: files, unitCount: unitCount, isComplete: isComplete)
    for (running, check) in plan.files {
      findings.begin(running)
      check.check(summary, &findings)
    }
    return (summary, findings.diagnostics(isComplete: isComplete))
  }
}
