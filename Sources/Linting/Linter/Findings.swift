import WatchwordDiagnostics

/// Collects what checks find in one catalogue.
struct Findings {
  /// The maximum number of findings of one kind per text; more would be repetitive.
  static let mostInText = 8

  /// The catalogue, as findings call it.
  let file: ExactText
  /// The place of the check that reports, in the list of checks; it changes many times for each unit.
  var check = 0
  private var entries: [(check: Int, diagnostic: Diagnostic)] = []

  /// The shapes of the texts of the unit that checks look at.
  private var latest: UnitShapes?

  /// No findings yet in the catalogue `file`.
  init(in file: ExactText) { self.file = file }

  /// Adds a finding of the running check at `span`, about `unit` where it concerns one.
  mutating func report(
    _ message: Finding.Message, severity: Severity? = nil, at span: SourceSpan, unit: ExactText? = nil, fix: Fix? = nil
  ) {
    let diagnostic = Checks.all[check].diagnostic(
      message, severity: severity, file: file, at: span, unit: unit, fix: fix)
    entries.append((check, diagnostic))
  }

  /// The shapes of the texts of `unit`: they are read once, however many checks ask for them.
  mutating func shapes(of unit: UnitFacts) -> UnitShapes {
    if let latest, latest.belong(to: unit) { return latest }
    let shapes = UnitShapes(unit)
    latest = shapes
    return shapes
  }

  /// The findings that hold, by their places; those of one place are in the order of the checks.
  ///
  /// If the catalogue was not read to its end, findings about missing units are left out.
  func diagnostics(isComplete: Bool) -> [Diagnostic] {
    // Places are sorted and not findings: there may be millions, of which each copy takes memory.
    let places = entries.indices.filter { isComplete || !Checks.all[entries[$0].check].needsEveryUnit }
    return places.sorted { left, right in
      let (one, other) = (entries[left], entries[right])
      if one.diagnostic.span.start != other.diagnostic.span.start {
        return one.diagnostic.span.start < other.diagnostic.span.start
      }
      return one.check != other.check ? one.check < other.check : left < right
    }.map { entries[$0].diagnostic }
  }
}
