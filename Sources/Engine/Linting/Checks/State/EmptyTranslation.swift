import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A translation is empty.
enum EmptyTranslation: UnitCheck {
  static let kind = FindingKind(
    "empty-translation", .error, milder: [.info],
    """
    A translation is empty.

    What: a unit has a <target> without any text, and is not marked as unfinished. Plural forms that are never shown are
    ignored. An empty plural form for millions only, such as many in French, is info.

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
    .triggering("fr", "<trans-unit id=\"f|==|plural.many\"><source>%lld files</source>1️⃣<target/></trans-unit>"),
    .clean("de", "<trans-unit id=\"\"><source/><target/></trans-unit>"),
    .clean("de", "<trans-unit id=\"x\" translate=\"no\"><source>Salt</source><target/></trans-unit>"),
    .clean("de", "<trans-unit id=\"x\"><source>Salt</source><target><x id=\"1\"/></target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let unit = unit.unit
    guard let target = unit.target, target.isBlank, unit.hasTextToTranslate, unit.state?.isFinished ?? true,
      !file.isNeverShown(unit)
    else { return }
    if let category = unit.variation.category, file.reach(of: unit) == .millions, let rules = file.rules(of: unit) {
      let samples = rules.plurals.samples(of: category)
      return findings.report(.emptyForm(category, samples), as: .info, at: target.span, unit: unit.id)
    }
    findings.report(.empty(of: unit.source?.text ?? ""), at: target.span, unit: unit.id)
  }
}

extension Finding.Message {
  fileprivate static func empty(of source: ExactText) -> Self {
    Self(
      "The translation of \"\(source.excerpt)\" is empty; people would see nothing",
      help: "Write the translation, or delete it to show the source text")
  }

  fileprivate static func emptyForm(_ category: PluralCategory, _ samples: String) -> Self {
    Self(
      "The form \"\(category.keyword)\" is empty; people would see nothing for numbers such as \(samples)",
      help: "If the number can be that large, write the form, or copy the form \"other\"")
  }
}
