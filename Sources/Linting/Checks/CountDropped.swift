import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A plural form for many numbers does not show the number.
enum CountDropped: Check {
  static let id = "count-dropped"
  static let severity = Severity.error

  static let documentation: StaticString = """
    A plural form for many numbers does not show the number.

    What: the source shows the number and a form for several numbers does not. The forms for zero, one and two may
    leave it out ("one file"); in languages such as Russian take care, since one serves 21 and 31 too. In a catalogue of
    the source language, a form does not show the number that other forms of the text show, and serves several numbers.

    Why: people read "files" and do not learn how many.

    Example:
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>Dateien</target></trans-unit>

    What to do: put the placeholder of the number into the form.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"f|==|plural.other\"><source>%lld files</source><target>1️⃣Dateien</target></trans-unit>"),
    .triggering(
      "ru",
      """
      <trans-unit id="k"><source>In %#@n@</source><target>В %#@n@</target></trans-unit>
      <trans-unit id="k|==|substitutions.n.plural.few"><source>%arg files</source><target>1️⃣файлах</target></trans-unit>
      """),
    .triggering(
      "en",
      """
      <trans-unit id="f|==|plural.one"><source>%lld file</source></trans-unit>
      <trans-unit id="f|==|plural.other"><source>1️⃣Files</source></trans-unit>
      """),
    .clean(
      "en",
      """
      <trans-unit id="f|==|plural.one"><source>One file</source></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source></trans-unit>
      """),
    .clean(
      "ru", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>один файл</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"f|==|plural.two\"><source>%lld files</source><target>ملفان</target></trans-unit>"),
    .clean(
      "ar", "<trans-unit id=\"f|==|plural.zero\"><source>%lld files</source><target>لا ملفات</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"f|==|plural.other\"><source>Many files</source><target>Dateien</target></trans-unit>"),
    .clean(
      "fi",
      """
      <trans-unit id="k"><source>%1$@ has %2$#@s@</source><target>%1$@: %2$#@s@</target></trans-unit>
      <trans-unit id="k|==|substitutions.s.plural.other"><source>%2$lld words</source><target>%arg sanaa</target></trans-unit>
      """),
  ]

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files {
      for facts in file.units {
        guard let count = facts.comparison?.droppedCount, let source = facts.source, let target = facts.target,
          let category = facts.unit.variation?.plural
        else { continue }
        let name = source.quoted(count.range)
        findings.report(
          self, file: catalog.name, at: target.segment.contentSpan, unit: facts.unit.id,
          "The form \"\(category.keyword)\" serves many numbers, but does not show the number (\(name) in the source)",
          help: "Put \(name) where the number belongs")
      }
      guard file.isSource, let language = file.language else { continue }
      let rules = PluralRules.cardinal(for: language)
      for message in file.messages {
        for plural in message.plurals { checkSource(plural, rules, file, catalog.name, &findings) }
      }
    }
  }

  /// Compares the forms of a text in the source language with the one that shows the most numbers.
  private static func checkSource(
    _ plural: MessageFacts.PluralForms, _ rules: PluralRules, _ file: FileFacts, _ name: String,
    _ findings: inout Findings
  ) {
    let forms = plural.forms.compactMap { form in
      file.shownText(of: file.units[form.unit]).map { SourceForm(form.category, file.units[form.unit], $0) }
    }
    guard let fullest = forms.max(by: { $0.numbers < $1.numbers }), fullest.numbers > 0 else { return }
    let isZeroApart = forms.contains { $0.category == .zero }
    for form in forms where !rules.servesOneNumber(form.category, isZeroApart: isZeroApart) {
      guard form.numbers < fullest.numbers, form.isSound, let count = fullest.numberMissing(in: form) else { continue }
      let placeholder = fullest.text.quoted(count.range)
      findings.report(
        self, file: name, at: form.text.segment.contentSpan, unit: form.facts.unit.id,
        "The form \"\(form.category.keyword)\" serves many numbers, but does not show the number "
          + "(\(placeholder) in the form \"\(fullest.category.keyword)\")",
        help: "Put \(placeholder) where the number belongs")
    }
  }
}

/// A plural form of a text in the source language.
private struct SourceForm {
  let category: PluralCategory
  let facts: UnitFacts
  let text: TextFacts
  private let uses: [ArgumentUse]

  init(_ category: PluralCategory, _ facts: UnitFacts, _ text: TextFacts) {
    self.category = category
    self.facts = facts
    self.text = text
    uses = text.uses(countingFrom: facts.firstPosition)
  }

  /// How many numbers the form shows.
  var numbers: Int { Set(uses.filter { $0.kind == .integer }.map(\.position)).count }

  /// Whether nothing else was found that explains a missing number.
  var isSound: Bool {
    guard text.malformed.isEmpty else { return false }
    return facts.comparison.map { $0.droppedCount == nil && $0.missing.isEmpty && $0.mistyped == nil } ?? true
  }

  /// The number that this form shows and `other` does not.
  func numberMissing(in other: SourceForm) -> ArgumentUse? {
    let isLeaf = facts.unit.variation?.substitution != nil
    let leaf = LeafCount(uses, first: facts.firstPosition, isLeaf: isLeaf)
    let matching = PlaceholderMatching(uses, leaf.aligned(other.uses))
    return uses.first { $0.kind == .integer && !matching.arguments.contains($0.position) }
  }
}
