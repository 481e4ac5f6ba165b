import WatchwordDiagnostics

/// Collects what checks find in one catalogue.
struct Findings {
  /// The most findings of one kind that a text gets: more would only repeat themselves.
  static let mostInText = 8

  /// The catalogue, as findings call it.
  let file: ExactText
  private var entries: [Entry] = []
  private var check: RunningCheck?

  private struct Entry {
    let rank: Int
    let needsCompleteness: Bool
    let diagnostic: Diagnostic
  }

  /// No findings yet in the catalogue `file`.
  init(in file: ExactText) { self.file = file }

  /// Says which check reports from now on.
  mutating func begin(_ check: RunningCheck) { self.check = check }

  /// Adds a finding of the running check at `span`, about `unit` where it concerns one.
  mutating func report(
    _ message: Finding.Message, severity: Severity? = nil, at span: SourceSpan, unit: ExactText? = nil, fix: Fix? = nil
  ) {
    guard let check else { return }
    entries.append(
      Entry(
        rank: check.rank, needsCompleteness: check.needsCompleteness,
        diagnostic: check.diagnostic(message, severity: severity, file: file, at: span, unit: unit, fix: fix)))
  }

  /// The findings that hold, by their places; those of one place are in the order of the checks.
  ///
  /// Of a catalogue that was not read to its end, findings that rest on what it lacks do not hold.
  func diagnostics(isComplete: Bool) -> [Diagnostic] {
    let entries = isComplete ? entries : entries.filter { !$0.needsCompleteness }
    return entries.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.diagnostic.span.start != other.diagnostic.span.start {
        return one.diagnostic.span.start < other.diagnostic.span.start
      }
      return one.rank != other.rank ? one.rank < other.rank : left.offset < right.offset
    }.map(\.element.diagnostic)
  }
}
