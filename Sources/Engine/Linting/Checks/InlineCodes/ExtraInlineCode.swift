import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The translation has an inline code that its source does not have.
enum ExtraInlineCode: UnitCheck {
  static let kind = FindingKind(
    "extra-inline-code", .error, milder: [.warning],
    """
    The translation has an inline code that its source does not have.

    What: the translation has a code such as <x id="3"/>, and the source has none with this id. It is a warning in
    XLIFF 2, where a translation may add codes.

    Why: the tool that puts the codes back cannot resolve this one. Many reject the whole file.

    Example:
      <source>Read <x id="1"/></source><target><x id="2"/> lesen</target>

    What to do: delete the code, or correct its id.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>Read <x id=\"1\"/></source><target><x id=\"1\"/> 1️⃣<x id=\"2\"/> lesen</target></trans-unit>"
    ),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Read</source><target>1️⃣<g id=\"1\">Lesen</g></target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>A. B.</source><target><mrk mid=\"1\" mtype=\"seg\">A.</mrk> B.</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source><bx id=\"1\"/>A<ex id=\"2\"/></source><target><g id=\"1\">A</g></target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>A<x id=\"1\"/></source><target state=\"new\"><x id=\"2\"/></target></trans-unit>"
    ),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let codes = InlineCodes(unit) else { return }
    for code in codes.extra.prefix(Findings.maximumPerText) {
      findings.report(.extra(code), as: code.canDelete == nil ? nil : .warning, at: code.nameSpan, unit: codes.unit)
    }
  }
}

extension Finding.Message {
  fileprivate static func extra(_ code: InlineElement) -> Self {
    Self(
      "The translation has \(code.written), but the source has no code with this id",
      help: "Delete the code, or give it the id of a code in the source")
  }
}
