import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A unit's source has no text.
enum EmptySource: UnitCheck {
  static let kind = FindingKind(
    "empty-source", .warning,
    """
    A unit's source has no text.

    What: <source> is empty, either in a source catalogue or in a unit that has a translation. In a format with a file
    for each language, it is reported in the source file only. The unit with the empty id is ignored: Xcode exports the
    empty text this way. So are Java's properties and .NET's resources, where an empty value is a blank on purpose, the
    forms of substitutions in a source file, because other parts of the text may be
    enough, and an i18next file most of whose texts are empty: its keys are the texts.

    Why: translators cannot know what to translate. A text that exists in only one language is a mistake.

    Example:
      <trans-unit id="hint"><source></source><target>Tipp</target></trans-unit>

    What to do: add the text to the project and export again, or mark the unit as not to be translated.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"hint\">1️⃣<source/><target>Tipp</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"hint\"><source></source></trans-unit>"),
    .clean("de", "<trans-unit id=\"\"><source/></trans-unit>"),
    .clean("de", "<trans-unit id=\"hint\" translate=\"no\"><source/></trans-unit>"),
    .clean("de", "<trans-unit id=\"code\"><source><x id=\"1\"/></source><target><x id=\"1\"/></target></trans-unit>"),
    .clean("en", "<trans-unit id=\"k|==|substitutions.n.plural.one\"><source/></trans-unit>"),
    .clean("de", "<trans-unit id=\"space\"><source> </source><target> </target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let unit = unit.unit
    guard !(file.isI18next && file.sources.content == .empty), !file.file.isOfNumbers, let source = unit.source,
      source.text.isEmpty,
      source.elements.isEmpty, unit.translate, !unit.id.isEmpty,
      file.isSource
        ? !file.file.holdsItsSources && unit.variation.substitution == nil
        : file.file.sources != .otherDocument && unit.target?.text.isEmpty == false
    else { return }
    findings.report(.nothingToTranslate, at: source.span, unit: unit.id)
  }
}

extension Finding.Message {
  fileprivate static let nothingToTranslate = Self(
    "There is no text to translate here",
    help: "Give the key a text in the source, or mark it as not to be translated")
}
