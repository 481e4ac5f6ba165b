import WatchwordBasics
import WatchwordCatalogFormats

/// A substitution is translated, but no text uses it.
enum UnusedSubstitution: MessageCheck {
  static let kind = FindingKind("unused-substitution", .warning)

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    let substitutions = message.substitutions
    // A substitution is known to be unused only if the texts that could use it are present.
    let hasRoot = !message.roots.isEmpty || message.plurals.contains { $0.substitution == nil }
    guard file.usesPrintf, !substitutions.isEmpty, hasRoot else { return }
    var called: Set<ExactText> = []
    for unit in message.units {
      for text in [unit.source, unit.target] { called.formUnion((text?.uses() ?? []).compactMap({ $0.substitution })) }
    }
    for (name, index) in substitutions where !called.contains(name) {
      let unit = message.units[index].unit
      findings.report(.unused(name, key: message.key), at: unit.nameSpan, unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func unused(_ name: ExactText, key: ExactText) -> Self {
    Self(
      "No text of \"\(key.excerpt)\" uses the substitution \"\(name.excerpt)\"",
      help: "Put %#@\(name.excerpt)@ into the text, or delete the substitution")
  }
}
