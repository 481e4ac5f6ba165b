import WatchwordCatalogFormats
import WatchwordDiagnostics

/// No note explains the placeholders of a text.
enum PlaceholderUnexplained: MessageCheck {
  static let kind = FindingKind(
    "placeholder-unexplained", .info,
    """
    No note explains the placeholders of a text.

    What: the source has %@ or several placeholders, and none of the units of the text has a <note>. The sentence "No
    comment provided by engineer." does not count, because Xcode writes it for texts without a comment. A single number,
    such as %lld, needs no explanation.

    Why: the names of people, files and cities need different words around them in many languages.

    Example:
      <trans-unit id="from"><source>%1$@ from %2$@</source></trans-unit>

    What to do: explain in a comment in the source code what each placeholder represents, and export again.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering(
      "de", "1️⃣<trans-unit id=\"a\"><source>%1$@ from %2$@</source><target>%1$@ aus %2$@</target></trans-unit>"),
    .triggering(
      "de",
      "1️⃣<trans-unit id=\"a\"><source>Open %@</source><target>%@ öffnen</target><note>No comment provided by engineer.</note>"
        + "</trans-unit>"),
    .triggering(
      "de", "1️⃣<trans-unit id=\"a\"><source>%lld of %lld</source><target>%lld von %lld</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Open %@</source><target>%@ öffnen</target><note>%@ is a file</note></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%lld files</source><target>%lld Dateien</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@</source><target>%@</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>50% of all</source><target>50% von allen</target></trans-unit>"),
  ]

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
