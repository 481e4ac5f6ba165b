import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The facts about a message that are kept after its units are read.
struct MessageSummary: Sendable {
  let key: ExactText
  /// The id of the first unit.
  let unit: ExactText
  /// The name in the start tag of the first unit.
  let place: SourceSpan
  /// The source text of the first unit.
  let source: ExactText?
  /// Whether any of the units has text to translate.
  let hasTextToTranslate: Bool
  /// The texts that people see, if a policy or a flow requires the message.
  let coverage: Coverage?

  /// Creates the summary of a message whose first unit is `first`.
  init(_ message: MessageFacts, first: ComparedUnit, isDemanded: Bool) {
    key = message.key
    unit = first.id
    place = first.unit.nameSpan
    source = first.unit.source?.text
    hasTextToTranslate = message.units.contains { $0.unit.hasTextToTranslate }
    coverage = isDemanded ? Coverage(of: message) : nil
  }
}
