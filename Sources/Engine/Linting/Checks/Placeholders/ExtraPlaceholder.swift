import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The translation has a placeholder that its source does not have.
enum ExtraPlaceholder: MessageCheck {
  static let kind = FindingKind(
    "extra-placeholder", .error, milder: [.warning],
    """
    The translation has a placeholder that its source does not have.

    What: the placeholder needs a value that no variant of the source shows. In a list of three or more phrases, one per
    line and each with the same placeholders, the number of lines may differ, because each phrase is used separately.

    Names in brackets ({name}, {{ name }}, %(name)s, %{name}) count as placeholders if the format of the source file has
    them (.arb, .vue: {name}; .po: %(name)s; .yml: %{name}; .hbs: {{ name }}), or if the
    sources do: in at least two texts, or in every text that has such brackets. Otherwise they are treated as words. A
    choice such as {count, plural, one {…} other {…}} always counts as a placeholder. A link of vue-i18n that the source
    does not have (@:key) is a warning.

    Why: the app does not pass such a value; it shows nonsense or crashes.

    Example:
      <source>Delete?</source><target>%@ löschen?</target>

    What to do: delete the placeholder, or correct its number. To show a percent sign, write %%.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="mail"><source>From: %@
      To: %@
      Subject: %@</source><target>Von: %@
      An: %@
      Betreff: %@
      Kopie: 1️⃣%@</target></trans-unit>
      """),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Sign in (%d)</source><target>Bei 1️⃣%1$@ anmelden (%d)</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>Delete?</source><target>1️⃣%@ löschen?</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Hi &amp; %1$@</source><target>&lt;%1$@&gt; 1️⃣%2$@</target></trans-unit>"),
    .triggering(
      "de",
      """
      <trans-unit id="a"><source>Hi {name}</source><target>Hallo {name}</target></trans-unit>
      <trans-unit id="b"><source>Bye {name}</source><target>Tschüss {name}</target></trans-unit>
      <trans-unit id="c"><source>Gone</source><target>1️⃣{name} ist weg</target></trans-unit>
      """),
    .clean("de", "<trans-unit id=\"a\"><source>Quote</source><target>Zitat {sic}</target></trans-unit>"),
    .clean(
      "ru",
      """
      <trans-unit id="f|==|plural.one"><source>One file</source><target>%lld файл</target></trans-unit>
      <trans-unit id="f|==|plural.other"><source>%lld files</source><target>%lld файла</target></trans-unit>
      """),
    .clean("de", "<trans-unit id=\"a\"><source>50% discount</source><target>50%iger Rabatt</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>All</source><target>100 % dabei</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@ and %@</source><target>%2$@ und %1$@</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%d, twice</source><target>%1$d und %1$d</target></trans-unit>"),
  ]

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.extra) {
        findings.report(
          .extra(difference.list, source: unit.source?.text ?? ""), as: difference.isMild ? .warning : nil, at: span,
          unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func extra(_ name: String, source: String) -> Self {
    let isPercent = name.utf8.first == UInt8(ascii: "%")
    return Self(
      "The translation shows \(name), but the source \"\(source.excerpt)\" has no value for it",
      help: "Delete \(name), or write it as the source does\(isPercent ? "; write %% to show a percent sign" : "")")
  }
}
