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
      if let defect = unit.formatDefects.first(where: { $0.kind == .mistyped }), let target = unit.target,
        let range = defect.target
      {
        findings.report(.mistyped(target.quoted(range), defect), at: target.span(of: range), unit: unit.id)
      }
      if let (use, expected) = unit.comparison?.resized, let target = unit.target, let source = unit.source {
        findings.report(
          .resized(target.quoted(use.range), use, source.quoted(expected.range)), as: .warning,
          at: target.span(of: use.range), unit: unit.id)
      }
      guard let (use, expected) = unit.comparison?.mistyped, let target = unit.target, let source = unit.source
      else { continue }
      findings.report(
        .mistyped(target.quoted(use.range), use, source: source.quoted(expected.range), expected),
        at: target.span(of: use.range), unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func resized(_ found: String, _ use: ArgumentUse, _ name: String) -> Self {
    let (bits, expected) = use.is64Bit == true ? (64, 32) : (32, 64)
    return Self(
      "\(found) reads a number of \(bits) bits, but the value has \(expected) (\(name) in the source)",
      help: "Write the placeholder as in the source: \(name)")
  }

  fileprivate static func mistyped(_ found: String, _ defect: FormatComparison.Defect) -> Self {
    Self("\(found) \(defect.words) (\(defect.name))", help: "Write the placeholder as in the source: \(defect.name)")
  }

  fileprivate static func mistyped(
    _ found: String, _ use: ArgumentUse, source name: String, _ expected: ArgumentUse
  ) -> Self {
    Self(
      "\(found) formats \(use.kind.name), but value \(use.position) of the source is \(expected.kind.name) (\(name))",
      help: use.isNumbered
        ? "Write the placeholder as in the source: \(name)"
        : "Write \(name), or number the placeholders (%1$…, %2$…) if their order changed")
  }
}
