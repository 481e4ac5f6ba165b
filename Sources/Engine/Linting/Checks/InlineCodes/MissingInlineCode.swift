import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The translation lacks an inline code of its source.
enum MissingInlineCode: UnitCheck {
  static let kind = FindingKind(
    "missing-inline-code", .error, milder: [.warning],
    """
    The translation lacks an inline code of its source.

    What: the source has a code such as <x id="1"/> or <g id="1">, and the translation has none with this id. Marks
    (<mrk>) do not count as codes. The finding is only a warning in XLIFF 2 unless the code has canDelete="no", and if
    the names that Angular gives to codes (START_ITALIC_TEXT, LINE_BREAK) show that only emphasis or a line break is
    missing, which some languages do not use.

    Why: the link, the format or the value that the code represents is lost.

    Example:
      <source>Read <g id="1">more</g></source><target>Weiterlesen</target>

    What to do: copy the code from the source to where it belongs in your language.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>Read <g id=\"1\">more</g></source><target>1️⃣Weiterlesen</target></trans-unit>"),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>By <x id=\"1\"/> at <x id=\"2\"/></source><target>1️⃣Von <x id=\"1\"/></target></trans-unit>"
    ),
    .triggering(
      "zh",
      "<trans-unit id=\"a\"><source>All <x id=\"START_BOLD_TEXT\"/>new<x id=\"CLOSE_BOLD_TEXT\"/></source><target>1️⃣全新</target></trans-unit>"
    ),
    .triggering(document: version2("<source>Read <ph id=\"1\"/></source><target>1️⃣Lesen</target>")),
    .triggering(
      document: version2("<source>Read <ph id=\"1\" canDelete=\"no\"/></source><target>1️⃣Lesen</target>")),
    .clean(
      "de", "<trans-unit id=\"a\"><source>A <x id=\"1\"/></source><target><ph id=\"1\">x</ph> B</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source><mrk mid=\"1\" mtype=\"seg\">A.</mrk> B.</source><target>A. B.</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source><g id=\"1\">A</g></source><target><bx id=\"1\"/>A<ex id=\"2\"/></target></trans-unit>"
    ),
    .clean(
      "ach",
      "<trans-unit id=\"a\"><source>A <x id=\"1\"/></source><target>crwdns1:0{{ a }}crwdne1:0</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>A <x id=\"1\"/></source><target state=\"new\">A</target></trans-unit>"),
  ]

  private static func version2(_ segment: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f"><unit id="a"><segment>\(segment)</segment></unit></file>
    </xliff>
    """
  }

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let codes = InlineCodes(unit), !codes.missing.isEmpty else { return }
    findings.report(
      .missing(codes.missing), as: codes.canOmitMissing ? .warning : nil, at: codes.target.contentSpan,
      unit: codes.unit)
  }
}

extension Finding.Message {
  fileprivate static func missing(_ codes: [InlineElement]) -> Self {
    let names = codes.prefix(Findings.maximumPerText).map { $0.written }.joined(separator: ", ")
    let list = names + (codes.count > Findings.maximumPerText ? ", …" : "")
    return Self(
      "The translation lacks \(list), which the source has",
      help: "Copy \(list) from the source to where it belongs in your language")
  }
}
