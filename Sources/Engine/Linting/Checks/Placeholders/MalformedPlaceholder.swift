import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A placeholder is broken.
enum MalformedPlaceholder: MessageCheck {
  static let kind = FindingKind(
    "malformed-placeholder", .error, milder: [.warning],
    """
    A placeholder is broken.

    What: a placeholder has a space inside (% @, %1$ @, %1 @), has lost its percent sign (1$@), has its number in the
    wrong position (%$1@), has the percent sign of another script (％@), ends in an unknown letter (%1$y) or an obsolete
    capital letter (%D), or its name is broken (%#@ x@). In the source of a translation, a number in the wrong position
    and a lost dollar sign (%$1@, %1 @) are reported as warnings.

    Names in brackets ({name}, {{ name }}, %(name)s, %{name}) count as placeholders if the format of the source file has
    them (.arb, .vue: {name}; .po: %(name)s; .yml: %{name}; .hbs: {{ name }}), or if the
    sources do: in at least two texts, or in every text that has such brackets. Otherwise they are treated as words. A
    choice such as {count, plural, one {…} other {…}} always counts as a placeholder.

    Why: people see the placeholder itself instead of the value, or the app crashes.

    Example:
      <source>Hi %1$@</source><target>Hallo %1$ @</target>

    What to do: copy the placeholder from the source, character by character.
    """)

  static let examples: [CheckExample] = [
    .translated("Hi %1$@", "Hallo 1️⃣%1$ @", corrected: "Hallo %1$@"),
    .translated("Hi %1$@", "Hallo 1️⃣1$@", corrected: "Hallo %1$@"),
    .translated("Hi %@", "Hallo 1️⃣％@", corrected: "Hallo %@"),
    .translated("%d files", "1️⃣%D Dateien", corrected: "%d Dateien"),
    .translated("%#@x@", "1️⃣%#@ x@", corrected: "%#@x@"),
    .translated("Hi %1$@ and %2$@", "Hallo 1️⃣%$1@ und 1️⃣%-2 @", corrected: "Hallo %1$@ und %2$@"),
    .translated("Hi %@", "Hallo 1️⃣%1 @!", corrected: "Hallo %@!"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Hi %1 @</source><target>Hallo 1️⃣%1 @</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Hi %1 @</source><target>Hallo %1$@</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Hi 1️⃣%1 @</source><target>Hallo %1$@</target></trans-unit>"),
    .triggering(
      "en", "<trans-unit id=\"a\"><source>1️⃣%$1@ of 1️⃣%-2 @</source></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>%1$@ of %2$@</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>5%-10 @ shop</source><target>5%-10 @ Laden</target></trans-unit>"),
    .named("1️⃣{{ limit } Zeichen", corrected: "{{ limit }} Zeichen"),
    .named("1️⃣{{$limit}} Zeichen", corrected: "{{ limit }} Zeichen"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Write {name}</source><target>{name schreiben</target></trans-unit>"),
    .clean("tr", "<trans-unit id=\"a\"><source>50% @home</source><target>%50 @evde</target></trans-unit>"),
    .triggering("en", "<trans-unit id=\"a\"><source>%@ owes 1️⃣%1$y</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>It costs 1$ @home</source><target>Es kostet 1$ @home</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>100%</source><target>100％</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%minutes% ago</source><target>vor %minutes%</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Type %D</source><target>Typ %D</target></trans-unit>"),
  ]

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for (index, unit) in message.units.enumerated() {
      guard let text = unit.shown else { continue }
      let isTranslation = unit.target != nil
      let broken = unit.malformed
      let repair = broken.isEmpty ? nil : PlaceholderRepair(of: index, in: message, file)
      for broken in broken.prefix(Findings.maximumPerText) {
        guard let range = broken.range else { continue }
        let spelling = broken.names.first.flatMap { spelling in
          text.segment.fix(replacing: range, with: ExactText(spelling), isSafe: false)
        }
        findings.report(
          .malformed(broken, text.quoted(range), isTranslation: isTranslation), at: text.span(of: range), unit: unit.id,
          fix: repair?.fix(at: range) ?? spelling)
      }
      if broken.isEmpty { checkSource(of: unit, in: file, &findings) }
    }
  }

  /// Reports broken placeholders of a source, which people see in the source language and translators copy.
  private static func checkSource(of unit: ComparedUnit, in file: FileFacts, _ findings: inout Findings) {
    guard file.usesPrintf, !file.isSource, file.reportsSourceDefects, unit.unit.translate, let source = unit.source,
      source.hasPattern
    else {
      return
    }
    for broken in BrokenPlaceholder.all(in: source).filter({ $0.isTypo }).prefix(Findings.maximumPerText) {
      findings.report(
        .inSource(broken, in: source), as: .warning, at: source.span(of: broken.range), unit: unit.id)
    }
  }
}

extension CheckExample {
  /// A German file that uses `{{ name }}`, with a text whose `{{ name }}` is broken.
  fileprivate static func named(_ target: String, corrected: String) -> CheckExample {
    func units(_ target: String) -> String {
      """
      <trans-unit id="a"><source>At least {{ limit }}</source><target>Mindestens {{ limit }}</target></trans-unit>
      <trans-unit id="b"><source>At most {{ limit }}</source><target>Höchstens {{ limit }}</target></trans-unit>
      <trans-unit id="c"><source>{{ limit }} characters</source><target>\(target)</target></trans-unit>
      """
    }
    return .triggering("de", units(target), corrected: units(corrected), original: "file.ext")
  }

  /// A German text with broken placeholders.
  fileprivate static func translated(_ source: String, _ target: String, corrected: String) -> CheckExample {
    func unit(_ target: String) -> String {
      "<trans-unit id=\"a\"><source>\(source)</source><target>\(target)</target></trans-unit>"
    }
    return .triggering("de", unit(target), corrected: unit(corrected))
  }
}

extension Finding.Message {
  fileprivate static func malformed(_ broken: Difference, _ quoted: String, isTranslation: Bool) -> Self {
    Self(
      "'\(quoted)' \(broken.words)" + (broken.names.first.map { ": write \($0.excerpt)" } ?? ""),
      help: isTranslation
        ? "Copy the placeholder from the source, character by character"
          + (quoted.has(UInt8(ascii: "%")) ? "; write %% to show a percent sign" : "")
        : "Correct the placeholder; write %% to show a percent sign")
  }

  fileprivate static func inSource(_ broken: BrokenPlaceholder, in source: TextFacts) -> Self {
    let spelling = broken.spelling ?? "the placeholder"
    return Self(
      "'\(source.quoted(broken.range))' in the source \(broken.fault): it should be \(spelling)",
      help: "Write \(spelling) in the translation, and correct the text in the app")
  }
}
