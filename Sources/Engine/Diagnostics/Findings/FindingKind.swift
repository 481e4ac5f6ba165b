/// One kind of finding: its name, how serious it is, and the page that explains it.
///
/// Each kind is declared once, next to the code that reports it.
package struct FindingKind: Hashable, Sendable {
  /// The stable kebab-case name of the defect.
  package let id: ExactText
  /// The severity of the findings.
  package let severity: Severity
  /// The documentation page, which explains what the defect is, why it matters and what to do, with an example. Its
  /// first line is a summary. Empty in the WebAssembly engine of web pages.
  package let page: String
  /// Files with and without the defect. Empty in WebAssembly.
  package let examples: [FindingExample]
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
    _ id: ExactText, _ severity: Severity, milder: [Severity] = [], leavesOut: Part = .nothing, _ page: String,
    examples: [FindingExample] = []
  ) {
    self.id = id
    self.severity = severity
    #if arch(wasm32) && !WATCHWORD_TOOLS
      // The form and the web page's engine never show these pages, so their modules omit them.
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

  /// The kind with the most severe of ``milderSeverities``, for defects that do less harm; the same kind if there are
  /// none.
  package var mild: FindingKind { milderSeverities.first.map { reported(as: $0) } ?? self }

  /// Returns the kind with another severity, one of ``milderSeverities``.
  package func reported(as severity: Severity) -> FindingKind {
    FindingKind(id, severity, milder: milderSeverities, leavesOut: leavesOut, page, examples: examples)
  }

  /// The first line of the page.
  package var summary: String { page.split(separator: "\n").first.map { String($0) } ?? "" }
}
