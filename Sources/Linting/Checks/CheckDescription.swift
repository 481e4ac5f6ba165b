import WatchwordCatalogFormats
public import WatchwordDiagnostics

/// The description of a check, for lists and documentation.
public struct CheckDescription: Sendable {
  /// The stable kebab-case name of the defect.
  public let id: ExactText
  /// The usual severity of findings.
  public let severity: Severity
  /// The smallest named set that contains the check.
  public let set: CheckSet
  /// The level: what the check sees.
  public let level: CheckLevel

  let implementation: Implementation
  /// The check's type; `nil` for a constraint, which is a value.
  private let check: (any Check.Type)?

  /// The check itself, by its level.
  enum Implementation: Sendable {
    case reader(any ReaderCheck.Type)
    case constraint(XLIFF2Constraint)
    case unit(any UnitCheck.Type)
    case message(any MessageCheck.Type)
    case file(any FileCheck.Type)
    case project(any ProjectCheck.Type)
    case suppression(any SuppressionCheck.Type)
  }

  static func reader(_ check: any ReaderCheck.Type) -> Self { Self(check, .reader, .reader(check)) }
  static func unit(_ check: any UnitCheck.Type) -> Self { Self(check, .unit, .unit(check)) }
  static func message(_ check: any MessageCheck.Type) -> Self { Self(check, .message, .message(check)) }
  static func file(_ check: any FileCheck.Type) -> Self { Self(check, .file, .file(check)) }
  static func project(_ check: any ProjectCheck.Type) -> Self { Self(check, .project, .project(check)) }
  static func suppression(_ check: any SuppressionCheck.Type) -> Self {
    Self(check, .suppression, .suppression(check))
  }

  /// A constraint of XLIFF 2, whose reader reports where a document breaks it.
  init(_ constraint: XLIFF2Constraint) {
    id = constraint.id
    severity = constraint.severity
    set = .essential
    level = .reader
    implementation = .constraint(constraint)
    check = nil
  }

  private init(_ check: any Check.Type, _ level: CheckLevel, _ implementation: Implementation) {
    id = check.id
    severity = check.severity
    set = check.set
    self.level = level
    self.check = check
    self.implementation = implementation
  }

  /// The check's page: what, why, an example, what to do.
  public var documentation: String {
    if case .constraint(let constraint) = implementation { return constraint.page }
    return check.map { String(describing: $0.documentation) } ?? ""
  }

  /// The name of the type, which is also the name of its file; `nil` for a constraint, which has none of its own.
  public var typeName: String? { check.map { String(describing: $0) } }

  /// Catalogues with and without the defect; a constraint has its two examples on its page.
  public var examples: [CheckExample] { check?.examples ?? [] }

  /// The check as one that reports in one finding per catalogue, if it does.
  var summarized: (any SummarizedCheck.Type)? {
    if case .unit(let check) = implementation { check as? any SummarizedCheck.Type } else { nil }
  }

  /// Whether the check reports in one finding per catalogue, which counts the units.
  var isSummarized: Bool { summarized != nil }

  /// Whether findings hold only for a catalogue that was read to its end.
  var needsEveryUnit: Bool {
    if case .message(let check) = implementation { check.needsEveryUnit } else { false }
  }

  /// A finding of the check.
  func diagnostic(
    _ message: Finding.Message, severity: Severity?, file: ExactText, at span: SourceSpan, unit: ExactText?, fix: Fix?,
    texts: UnitTexts? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity ?? self.severity, file: file, span: span, unit: unit, message: message.text,
      help: message.help, fix: fix, texts: texts, unitCount: message.unitCount)
  }

  /// Whether the reader stops at the defect, so that a report without it would present an unread file as clean.
  var endsReading: Bool {
    if case .reader(let check) = implementation { check.endsReading } else { false }
  }

  /// Whether the reader may leave a part of the file out at the defect, with the same consequence for reports.
  var skipsContent: Bool {
    if case .reader(let check) = implementation { check.skipsContent } else { false }
  }
}
