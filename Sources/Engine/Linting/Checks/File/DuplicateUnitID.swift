import WatchwordBasics
import WatchwordCatalogFormats

/// Two units of a `<file>` have the same id.
enum DuplicateUnitID: MessageCheck {
  static let kind = FindingKind("duplicate-unit-id", .error)

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    // The reader of a string catalogue reports a repeated key once, not for each language.
    guard !file.file.holdsItsSources else { return }
    // Units with the same id have the same key.
    guard message.units.count > 1 else { return }
    var lines: [ExactText: Int] = [:]
    for unit in message.units {
      let line = unit.unit.position.line
      guard let earlier = lines.updateValue(line, forKey: unit.id) else { continue }
      findings.report(.repeated(unit.id, line: earlier), at: unit.unit.nameSpan, unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func repeated(_ id: ExactText, line: Int) -> Self {
    Self(
      "The id \"\(id.excerpt)\" was already used on line \(line)",
      help: "Keep the right translation and delete the other unit")
  }
}
