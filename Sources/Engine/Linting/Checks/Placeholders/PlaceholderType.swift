import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A placeholder of the translation has a different type from the one in its source.
enum PlaceholderType: MessageCheck {
  static let kind = FindingKind(
    "placeholder-type", .error, milder: [.warning],
    """
    A placeholder of the translation has a different type from the one in its source.

    What: the same value is a text (%@) on one side and a number (%d) on the other, or unnumbered placeholders are in a
    different order. Whole numbers are one type; it is a warning if one side reads 32 bits (%d, %u) and the other 64
    (%ld, %lld). gettext's c-format is judged as msgfmt does, which rejects other sizes.

    Why: the app misinterprets the value; it shows nonsense or crashes.

    Example:
      <source>%d of %@</source><target>%@: %d</target>

    What to do: copy the placeholder from the source. To change the order, number them: %2$@: %1$d.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>%d files</source><target>1️⃣%@ Dateien</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>%d of %@</source><target>1️⃣%@: %d</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>%lld files</source><target>1️⃣%d Dateien</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>%d files</source><target>1️⃣%ld Dateien</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%lld files</source><target>%ld Dateien</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%ld files</source><target>%li Dateien</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%d files</source><target>%u Dateien</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%.1f km</source><target>%g km</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%d of %@</source><target>%2$@: %1$d</target></trans-unit>"),
  ]

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.mistyped).prefix(1) {
        findings.report(.mistyped(difference, in: unit), at: span, unit: unit.id)
      }
      for (difference, span) in unit.differences(.resized) {
        findings.report(.mistyped(difference, in: unit), as: .warning, at: span, unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func mistyped(_ difference: Difference, in unit: ComparedUnit) -> Self {
    let found = unit.target?.quoted(difference.range ?? 0..<0) ?? ""
    return Self(
      "\(found) \(difference.words) (\(difference.list))",
      help: difference.isMild
        ? "Write \(difference.list), or number the placeholders (%1$…, %2$…) if their order changed"
        : "Write the placeholder as in the source: \(difference.list)")
  }
}
