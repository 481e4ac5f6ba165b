package import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The units of a catalogue that are left out of its compiled form, by reason.
package struct LeftOutUnits {
  private var unitCount = 0
  /// The number of units without a translation, or with an empty one.
  private var untranslated = 0
  /// The number of units whose translation is marked as unfinished.
  private var unfinished = 0
  /// The number of units for which an earlier unit has the same id but a different text.
  private var repeated = 0
  /// The number of units whose message has no text.
  private var detached = 0

  /// Counts the units of `catalog` that are left out, including those that the compilation reports in `findings`.
  init(of catalog: TranslationCatalog, _ findings: [Finding]) {
    for file in catalog.files {
      unitCount += file.units.count
      for unit in file.units where file.header.shownText(of: unit) == nil {
        if unit.target?.text.isEmpty == false, unit.state?.isFinished == false {
          unfinished += 1
        } else {
          untranslated += 1
        }
      }
    }
    for finding in findings where Self.isSummarized(finding) {
      if finding.id == FindingKind.duplicateText.id { repeated += 1 } else { detached += 1 }
    }
  }

  /// Whether a finding of the compilation is counted here, so that it need not be printed separately.
  package static func isSummarized(_ finding: Finding) -> Bool {
    finding.severity == .warning
      && (finding.id == FindingKind.duplicateText.id || finding.id == FindingKind.substitutionWithoutMessage.id)
  }

  /// Returns the line about the file called `name`; `nil` if no unit is left out.
  package func line(about name: ExactText) -> String? {
    let reasons = [
      (untranslated, "not translated"), (unfinished, "marked as unfinished"),
      (repeated, "in an earlier <file> with another text"), (detached, "of messages without a text"),
    ].filter { $0.0 > 0 }
    guard !reasons.isEmpty else { return nil }
    let count = reasons.reduce(0) { $0 + $1.0 }
    let verb = count == 1 ? "is" : "are"
    let units = unitCount == 1 ? "unit" : "units"
    return "\(name): \(count) of \(unitCount) \(units) \(verb) left out: "
      + reasons.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
