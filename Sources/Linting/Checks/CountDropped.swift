import CatalogFormats
import Diagnostics
import Localization

/// A plural form for many numbers does not show the number.
enum CountDropped: Check {
  static let id = "count-dropped"
  static let severity = Severity.error

  static let documentation: StaticString = """
    A plural form for many numbers does not show the number.

    What: the source shows the number and the form for few, many or other does not. The forms for zero, one and two may
    leave it out ("one file"); in languages such as Russian take care, since one serves 21 and 31 too.

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
    .clean("ru", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>один файл</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"f|==|plural.two\"><source>%lld files</source><target>ملفان</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"f|==|plural.zero\"><source>%lld files</source><target>لا ملفات</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"f|==|plural.other\"><source>Many files</source><target>Dateien</target></trans-unit>"),
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
    }
  }
}
