package import WatchwordBasics

/// A constraint of an XLIFF 2 specification. The reader reports each point where a document breaks it.
package struct XLIFF2Constraint: Sendable {
  /// The id and the severity of findings.
  package let kind: FindingKind
  /// The words that follow "expected" in a message.
  package let expected: String
  /// The remedy, without a full stop.
  package let help: String

  /// Creates a constraint.
  init(
    _ id: ExactText, severity: Severity = .error, milder: [Severity] = [], expected: String, help: String
  ) {
    self.init(FindingKind(id, severity, milder: milder), expected: expected, help: help)
  }

  private init(_ kind: FindingKind, expected: String, help: String) {
    self.kind = kind
    self.expected = expected
    self.help = help
  }

  /// The same constraint with the lower severity, which applies under the condition that the page names.
  var mild: XLIFF2Constraint { XLIFF2Constraint(kind.mild, expected: expected, help: help) }

  /// All constraints, by area: first those of the core, then those of the modules.
  package static let all: [XLIFF2Constraint] =
    structure + attributes + identifiers + references + inlineCodes + editingHints + annotations + matches + glossary
    + formatStyle + metadata + resourceData + sizeRestriction + validation + changeTracking + its + variants
}
