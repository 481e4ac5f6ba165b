public import WatchwordDiagnostics

/// One kind of defect that is looked for in catalogues: a file in `Checks/`; ``Checks`` lists them all.
protocol Check: Sendable {
  /// The stable kebab-case name of the defect.
  static var id: String { get }
  /// How much a finding matters, where the check does not decide case by case.
  static var severity: Severity { get }
  /// The check's page: what, why, an example, what to do. Its first line is the type's own summary.
  static var documentation: StaticString { get }
  /// Catalogues that show what is found and what is not.
  static var examples: [CheckExample] { get }
  /// Whether the check can only judge a catalogue that was read up to its end.
  static var needsWholeCatalog: Bool { get }

  /// Looks for the defect in one catalogue.
  static func check(_ catalog: CatalogFacts, _ findings: inout Findings)
  /// Looks for the defect in what needs several catalogues, or the policies, to be seen.
  static func check(_ project: ProjectFacts, _ findings: inout Findings)
}

extension Check {
  static var needsWholeCatalog: Bool { false }
  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {}
  static func check(_ project: ProjectFacts, _ findings: inout Findings) {}
}

/// A defect that the reader of the format finds while it reads; the check adds its page and its examples.
protocol ReaderCheck: Check {
  /// Whether nothing behind the defect is read, so that a report without it would call the rest clean.
  static var endsReading: Bool { get }
}

extension ReaderCheck {
  static var endsReading: Bool { false }
}

/// What there is to know of a check.
public struct CheckDescription: Sendable {
  /// The stable kebab-case name of the defect.
  public let id: String
  /// How much a finding usually matters.
  public let severity: Severity
  /// The check's page: what, why, an example, what to do.
  public let documentation: StaticString
  /// Catalogues that show what is found and what is not.
  public let examples: [CheckExample]
}

/// Collects what the checks find.
struct Findings {
  /// How many findings of one kind a text gets: more would only repeat themselves.
  static let mostInText = 8

  private(set) var diagnostics: [Diagnostic] = []

  /// Notes what `check` found at `span` of `file`.
  mutating func report(
    _ check: any Check.Type, severity: Severity? = nil, file: String, at span: SourceSpan, unit: String? = nil,
    _ message: String, help: String
  ) {
    diagnostics.append(
      Diagnostic(
        id: check.id, severity: severity ?? check.severity, file: file, span: span, unit: unit, message: message,
        help: help))
  }
}
