/// One kind of finding: its name, how serious it is, and the page that explains it.
///
/// Each kind is declared once, beside what reports it.
package struct FindingKind: Hashable, Sendable {
  /// The stable kebab-case name of the defect.
  package let id: ExactText
  /// How serious a finding is.
  package let severity: Severity
  /// The page: what, why, an example, what to do. Its first line is a summary. Empty in the engines of web pages.
  package let page: String
  /// Files with and without the defect; none in WebAssembly.
  package let examples: [FindingExample]
  /// What the reader that reports the defect leaves out because of it.
  package let leavesOut: Part
  /// The severities of findings where the page says that the defect does less harm, the highest first.
  package let milderSeverities: [Severity]

  /// A part of a file.
  package enum Part: Sendable {
    /// The reader goes on and leaves nothing out.
    case nothing
    /// The reader may leave out the part that has the defect.
    case some
    /// The reader stops, so that the rest of the file is unknown.
    case rest
  }

  /// A kind of finding with all its parts.
  package init(
    _ id: ExactText, _ severity: Severity, milder: [Severity] = [], leavesOut: Part = .nothing, _ page: String,
    examples: [FindingExample] = []
  ) {
    self.id = id
    self.severity = severity
    #if arch(wasm32) && !WATCHWORD_TOOLS
      // Nothing in a form or in the page's own engine explains findings, so their pages stay out of these modules.
      self.page = ""
    #else
      self.page = page
    #endif
    #if arch(wasm32)
      self.examples = []
    #else
      self.examples = examples
    #endif
    self.leavesOut = leavesOut
    milderSeverities = milder
  }

  /// The kind as it is reported where the defect does less harm.
  package var mild: FindingKind { milderSeverities.first.map { reported(as: $0) } ?? self }

  /// The kind with another severity, one of the milder ones.
  package func reported(as severity: Severity) -> FindingKind {
    FindingKind(id, severity, milder: milderSeverities, leavesOut: leavesOut, page, examples: examples)
  }

  /// The first line of the page.
  package var summary: String { page.split(separator: "\n").first.map { String($0) } ?? "" }
}
