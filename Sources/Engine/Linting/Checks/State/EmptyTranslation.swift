import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation is empty.
enum EmptyTranslation: UnitCheck {
  static let kind = FindingKind(
    "empty-translation", .error,
    """
    A translation is empty.

    What: a unit has a <target> without any text, and is not marked as unfinished. Plural forms that the language never
    shows are ignored.

    Why: Xcode imports the empty text, and people see nothing at all. Without a <target>, they would see the source
    text.

    Example:
      <trans-unit id="salt"><source>Salt</source><target></target></trans-unit>

    What to do: write the translation, or delete the <target> element.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"salt\"><source>Salt</source>1️⃣<target></target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"salt\"><source>Salt</source>1️⃣<target state=\"translated\"> </target></trans-unit>"),
    .triggering("ja", "<trans-unit id=\"salt\"><source>Salt</source>1️⃣<target>\u{3000}</target></trans-unit>"),
    .triggering(
      "de",
      "<trans-unit id=\"salt\"><source>Salt</source>1️⃣<target><mrk mtype=\"seg\" mid=\"1\"/></target></trans-unit>"),
    .triggering(
      "de",
      "<trans-unit id=\"salt\"><source><g id=\"1\">Salt</g></source>1️⃣<target><g id=\"1\"></g></target></trans-unit>"),
    .clean("de", "<trans-unit id=\"salt\"><source>Salt</source><target state=\"new\"/></trans-unit>"),
    .clean("de", "<trans-unit id=\"s\"><source>s</source><target>\u{200B}</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target/></trans-unit>"),
    .clean("de", "<trans-unit id=\"\"><source/><target/></trans-unit>"),
    .clean("de", "<trans-unit id=\"x\" translate=\"no\"><source>Salt</source><target/></trans-unit>"),
    .clean("de", "<trans-unit id=\"x\"><source>Salt</source><target><x id=\"1\"/></target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let unit = unit.unit
    guard let target = unit.target, target.isBlank, unit.hasTextToTranslate, unit.state?.isFinished ?? true,
      !file.isNeverShown(unit)
    else { return }
    findings.report(.empty(of: unit.source?.text ?? ""), at: target.span, unit: unit.id)
  }
}

extension Finding.Message {
  fileprivate static func empty(of source: ExactText) -> Self {
    Self(
      "The translation of \"\(source.excerpt)\" is empty; people would see nothing",
      help: "Write the translation, or delete it to show the source text")
  }
}
