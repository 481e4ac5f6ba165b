/// One finding about a piece of content: what is wrong, exactly where, and what to do.
///
/// Findings, never thrown errors, describe wrong content. A finding never contains any part of a typed password.
public struct Finding: Sendable {
  /// The stable kebab-case name of the defect, such as `missing-placeholder`.
  public let id: ExactText
  /// The severity of the finding.
  public var severity: Severity
  /// The file, as the user named it.
  public var file: ExactText
  /// The span of the file that is wrong.
  public var span: SourceSpan
  /// The id of the translation unit or policy rule concerned, if there is one.
  public let unit: ExactText?
  /// What was found and what was expected; starts with a capital and ends without a full stop.
  public var message: String
  /// What to do about it, if there is useful advice.
  public var help: String?
  /// A change of the file that fixes the defect, if one is known.
  public private(set) var fix: Fix?
  /// The texts of the unit concerned, if they are known.
  public let texts: UnitTexts?
  /// The number of units that the finding covers, if it counts units instead of being about one.
  public let unitCount: Int?
  /// The language of the text concerned, in words, such as "German (de)", if the file has texts in several languages.
  package var language: String?

  /// Creates a finding of `kind`, with the severity of that kind.
  package init(
    _ kind: FindingKind, file: ExactText, span: SourceSpan, unit: ExactText? = nil, message: String,
    help: String? = nil, fix: Fix? = nil, texts: UnitTexts? = nil, unitCount: Int? = nil
  ) {
    id = kind.id
    severity = kind.severity
    self.file = file
    self.span = span
    self.unit = unit
    self.message = message
    self.help = help
    self.fix = fix
    self.texts = texts
    self.unitCount = unitCount
  }

  /// Returns the finding as many lines further down.
  package func moved(by lines: Int) -> Finding {
    var moved = self
    moved.span = span.moved(by: lines)
    moved.fix = fix?.moved(by: lines)
    return moved
  }
}

extension Array where Element == Finding {
  /// Whether any finding is an error.
  public var containsError: Bool { contains { $0.severity == .error } }
}
