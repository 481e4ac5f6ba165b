public import WatchwordBasics
import WatchwordCatalogFormats

/// The description of a check: what it finds, and how it finds it.
public struct CheckDescription: Sendable {
  /// The id and severity of findings.
  package let kind: FindingKind
  /// The smallest named set that contains the check.
  public let set: CheckSet
  let implementation: Implementation

  /// The implementation of a check, by its level.
  enum Implementation: Sendable {
    /// The format's reader reports the defect.
    case reader
    case unit(UnitImplementation)
    case message(MessageImplementation)
    case file(@Sendable (CatalogSummary, inout Findings) -> Void)
    case project(@Sendable (ProjectSummary, inout Findings) -> Void)
    case suppression(@Sendable (SuppressionFacts, inout Findings) -> Void)
  }

  struct UnitImplementation: Sendable {
    let signs: TextShape.Signs
    let check: @Sendable (UnitFacts, FileFacts, inout Findings) -> Void
    /// Reports one finding for all units instead of one for each unit, as `check` does; `nil` if the check cannot do
    /// so.
    let summarize: (@Sendable (CatalogSummary, CheckSelection, inout Findings) -> Void)?
  }

  struct MessageImplementation: Sendable {
    let needsEveryUnit: Bool
    let check: @Sendable (MessageFacts, FileFacts, inout Findings) -> Void
    let conclude: @Sendable (CatalogSummary, inout Findings) -> Void
  }

  /// A defect that the format's reader reports.
  static func reader(_ kind: FindingKind, in set: CheckSet = .essential) -> Self {
    Self(kind, set, .reader)
  }

  /// Creates the check for a constraint of XLIFF 2, which the reader reports.
  init(_ constraint: XLIFF2Constraint) { self.init(constraint.kind, .essential, .reader) }

  static func unit<C: UnitCheck>(_ check: C.Type) -> Self {
    Self(check, .unit(UnitImplementation(signs: C.signs, check: { C.check($0, in: $1, &$2) }, summarize: nil)))
  }

  static func summarized<C: SummarizedCheck>(_ check: C.Type) -> Self {
    Self(
      check,
      .unit(
        UnitImplementation(
          signs: C.signs, check: { C.check($0, in: $1, &$2) }, summarize: { C.summarize($0, $1, &$2) })))
  }

  static func message<C: MessageCheck>(_ check: C.Type) -> Self {
    Self(
      check,
      .message(
        MessageImplementation(
          needsEveryUnit: C.needsEveryUnit, check: { C.check($0, in: $1, &$2) }, conclude: { C.conclude($0, &$1) })))
  }

  static func file<C: FileCheck>(_ check: C.Type) -> Self { Self(check, .file { C.check($0, &$1) }) }
  static func project<C: ProjectCheck>(_ check: C.Type) -> Self { Self(check, .project { C.check($0, &$1) }) }
  static func suppression<C: SuppressionCheck>(_ check: C.Type) -> Self {
    Self(check, .suppression { C.check($0, &$1) })
  }

  private init<C: Check>(_ check: C.Type, _ implementation: Implementation) {
    self.init(C.kind, C.set, implementation)
  }

  private init(_ kind: FindingKind, _ set: CheckSet, _ implementation: Implementation) {
    self.kind = kind
    self.set = set
    self.implementation = implementation
  }

  /// The stable kebab-case name of the defect.
  public var id: ExactText { kind.id }

  /// The level, which determines what the check examines.
  public var level: CheckLevel {
    switch implementation {
    case .reader: .reader
    case .unit: .unit
    case .message: .message
    case .file: .file
    case .project: .project
    case .suppression: .suppression
    }
  }

  /// Whether the check reports one finding per catalogue, which counts the units.
  var isSummarized: Bool {
    if case .unit(let check) = implementation { check.summarize != nil } else { false }
  }

  /// Whether findings are valid only for a catalogue that was read completely.
  var needsEveryUnit: Bool {
    if case .message(let check) = implementation { check.needsEveryUnit } else { false }
  }

  /// Returns a finding of the check.
  func finding(
    _ message: Finding.Message, as severity: Severity? = nil, file: ExactText, at span: SourceSpan, unit: ExactText?,
    fix: Fix?,
    texts: UnitTexts? = nil
  ) -> Finding {
    Finding(
      severity.map { kind.reported(as: $0) } ?? kind, file: file, span: span, unit: unit, message: message.text,
      help: message.help,
      fix: fix, texts: texts, unitCount: message.unitCount)
  }
}
