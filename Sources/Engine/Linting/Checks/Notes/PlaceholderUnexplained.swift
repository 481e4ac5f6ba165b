import WatchwordBasics
import WatchwordCatalogFormats

/// No note explains the placeholders of a text.
enum PlaceholderUnexplained: MessageCheck {
  static let kind = FindingKind("placeholder-unexplained", .info)
  static let set = CheckSet.all

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    guard file.reportsSourceDefects, let unit = message.units.first, needsExplanation(message),
      message.units.allSatisfy({ !$0.unit.hasNote }),
      let source = message.units.first(where: needsExplanation)?.source
    else { return }
    findings.report(.unexplained(source.segment.text), at: unit.unit.nameSpan, unit: unit.id)
  }

  /// Whether translators need to know what the placeholders of a text represent.
  static func needsExplanation(_ message: MessageFacts) -> Bool { message.units.contains(where: needsExplanation) }

  private static func needsExplanation(_ unit: ComparedUnit) -> Bool {
    guard let source = unit.source, source.pattern != nil, unit.unit.translate, source.hasWords else { return false }
    let uses = source.uses().filter { $0.substitution == nil }
    return uses.contains { $0.kind == .text } || Set(uses.map { $0.position }).count > 1
  }
}

extension Finding.Message {
  fileprivate static func unexplained(_ source: ExactText) -> Self {
    Self(
      "No note explains the placeholders of \"\(source.excerpt)\"",
      help: "Explain in a comment what each placeholder represents")
  }
}
