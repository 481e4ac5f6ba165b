import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The translation lacks a placeholder of its source.
enum MissingPlaceholder: MessageCheck {
  static let kind = FindingKind(
    "missing-placeholder", .error, milder: [.warning],
    """
    The translation lacks a placeholder of its source.

    What: the source shows a value, such as a name for %@, and the translation does not. Plural forms for one number
    (zero, one, two) may omit the number (one of them, if there are several), and %lld, %1$lld and %arg are
    interchangeable there. In a list of phrases, one per line and each with the same placeholders, the number of lines
    may differ.

    {{ name }}, %{name}, ${name}, $(name), %name%, @name@ and #name# always count as placeholders. {name} and %(name)s
    do if the format of the source file has them (.arb, .vue: {name}; .po: %(name)s), or if the
    sources do: in at least two texts, or in every text that has such brackets. Otherwise they are treated as words, and
    so are notations specific to single programs ($name, [name], &name;). A choice such as
    {count, plural, one {…} other {…}} always counts as a placeholder.

    In JSON, :name (Laravel), @:key (vue-i18n), $NAME$ (browsers' extensions) and forms separated by | count where the
    sources have them; in XLIFF and Java's properties, %1 does. In Java, .NET and Qt, names in brackets are words.
    "placeholders" in the settings decides otherwise; lint --print-config shows what was decided.

    It is a warning if a link of vue-i18n is written out, or if its number has a name that the source does not use.

    Why: people do not see the value that the sentence is about.

    Example:
      <source>Delete %@?</source><target>Löschen?</target>

    What to do: put the placeholder where the value belongs in your language.
    """)

  static let examples: [CheckExample] = [
    .triggering("sv", "<trans-unit id=\"p\"><source>%d percent</source><target>1️⃣5 % i Sverige</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Delete %@?</source><target>1️⃣Löschen?</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%1$@ of %2$@</source><target>1️⃣%1$@ von allen</target></trans-unit>"),
    .triggering(
      "de",
      """
      <trans-unit id="k"><source>In %#@files@</source><target>1️⃣In Dateien</target></trans-unit>
      <trans-unit id="k|==|substitutions.files.plural.other"><source>%arg files</source><target>%arg Dateien</target></trans-unit>
      """),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>%@ has %d files of %@</source><target>1️⃣hat %d Dateien von %@</target></trans-unit>"
    ),
    .triggering(
      "de",
      """
      <trans-unit id="a"><source>Hi {name}</source><target>Hallo {name}</target></trans-unit>
      <trans-unit id="b"><source>Bye {name}</source><target>Tschüss {name}</target></trans-unit>
      <trans-unit id="c"><source>{name} is here</source><target>1️⃣{nom} ist da</target></trans-unit>
      """),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%{count} files</source><target>1️⃣Dateien</target></trans-unit>",
      original: "de.yml"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%(count)d files</source><target>1️⃣Dateien</target></trans-unit>",
      original: "messages.po"),
    .triggering("de", "<trans-unit id=\"a\"><source>Save {{ file }}</source><target>1️⃣Sichern</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Save ${file}</source><target>1️⃣${datei} sichern</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Save %file%</source><target>1️⃣%datei% sichern</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Save ${file}</source><target>${file} sichern</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>10%, 20%.</source><target>Zehn oder zwanzig</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Write {name}</source><target>Namen schreiben</target></trans-unit>"),
    .clean(
      "ja",
      "<trans-unit id=\"a\"><source>{N, plural, one {{user} has # file} other {{user} has # files}}</source><target>{N, plural, other {{user} #}}</target></trans-unit>",
      original: "a.arb"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>{{ a }} b</source><target>{{a}} b</target></trans-unit>", original: "a.hbs"),
    .clean("de", "<trans-unit id=\"a\"><source>50% of all</source><target>Die Hälfte</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%minutes% min</source><target>%minutes% Min.</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%1$@ of %2$@</source><target>%2$@: %1$@</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>100%sure</source><target>Ganz sicher</target></trans-unit>"),
    .clean(
      "ru", "<trans-unit id=\"f|==|plural.one\"><source>%lld file</source><target>один файл</target></trans-unit>"),
    .clean(
      "ar",
      "<trans-unit id=\"f|==|plural.one\"><source>%1$lld to %2$lld character</source><target>من %1$lld إلى حرف واحد</target></trans-unit>"
    ),
    .clean(
      "ja",
      """
      <trans-unit id="k"><source>In %#@files@</source><target>%lldファイル</target></trans-unit>
      <trans-unit id="k|==|substitutions.files.plural.other"><source>%arg files</source><target>%lldファイル</target></trans-unit>
      """),
    .clean(
      "fi",
      """
      <trans-unit id="k"><source>%1$@ has %2$#@s@</source><target>%1$@: %2$#@s@</target></trans-unit>
      <trans-unit id="k|==|substitutions.s.plural.other"><source>%2$ld strings</source><target>%ld merkkijonoa</target></trans-unit>
      """),
    .clean("de", "<trans-unit id=\"a\"><source>Hi %@</source><target state=\"new\">Hallo</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\" translate=\"no\"><source>Hi %@</source><target>Hi</target></trans-unit>"),
    .clean(
      "fi",
      "<trans-unit id=\"a\"><source>{VAR_PLURAL, plural, other {%d min}}</source><target>{VAR_PLURAL, plural, other {min}}</target></trans-unit>",
      original: "ng2.template"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Stop %@\nEnd %@\nHalt %@</source><target>Halte %@ an</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>See http://x.de/a%20d</source><target>Siehe oben</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>%B %d%o, %Y</source><target>%d. %B %Y</target></trans-unit>",
      original: "default.php"),
  ]

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.missing) {
        findings.report(
          .missing(difference, in: unit.comparedSource?.text ?? ""),
          as: difference.isMild ? .warning : nil, at: span, unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ difference: Difference, in source: String) -> Self {
    let subject = difference.form.map { "The text for \($0)" } ?? "The translation"
    let instead = difference.instead.map { ": it has \($0) instead" } ?? ""
    let shown = source.excerpt(keeping: difference.sourceRange ?? 0..<0)
    return Self(
      "\(subject) lacks \(difference.list), which the source \"\(shown)\" shows\(instead)",
      help: "Put \(difference.list) where the value belongs in your language; copy placeholders, do not translate them")
  }
}
