/// One kind of finding: its name, and how serious it is.
///
/// Each kind is declared once, next to the code that reports it. A page of `Documentation/Checks` explains it.
package struct FindingKind: Hashable, Sendable {
  /// The stable kebab-case name of the defect.
  package let id: ExactText
  /// The severity of the findings.
  package let severity: Severity
  /// The page about a kind that has none in `Documentation/Checks`.
  package let ownPage: String?
  /// The part of the file that the reader skips because of the defect.
  package let leavesOut: Part
  /// The severities, most severe first, that are used if the defect does less harm, as described on the page.
  package let milderSeverities: [Severity]

  /// A part of a file.
  package enum Part: Sendable {
    /// The reader continues and skips nothing.
    case nothing
    /// The reader may skip the part that has the defect.
    case some
    /// The reader stops, so the rest of the file is not checked.
    case rest
  }

  /// Creates a kind of finding.
  package init(
    _ id: ExactText, _ severity: Severity, milder: [Severity] = [], leavesOut: Part = .nothing, page: String? = nil
  ) {
    self.id = id
    self.severity = severity
    ownPage = page
    self.leavesOut = leavesOut
    milderSeverities = milder
  }

  /// The kind with the most severe of ``milderSeverities``, for defects that do less harm; the same kind if there are
  /// none.
  package var mild: FindingKind { milderSeverities.first.map { reported(as: $0) } ?? self }

  /// Returns the kind with another severity, one of ``milderSeverities``.
  package func reported(as severity: Severity) -> FindingKind {
    FindingKind(id, severity, milder: milderSeverities, leavesOut: leavesOut, page: ownPage)
  }
}
