import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Sources with different meanings have the same translation.
enum ReusedTranslation: ProjectCheck {
  static let kind = FindingKind(
    "reused-translation", .warning,
    """
    Sources with different meanings have the same translation.

    What: two units in the same language and the same folder have the same translation, but their sources differ in one
    word, or have no word in common. Words of at least three letters are compared, and count as the same if they start
    with the same four letters. Sources of one word, which often share a translation, and texts that vary by number or
    device are ignored.

    Why: often a translation was copied to the wrong unit. If the sources are two ways of saying the same thing, nothing
    is wrong.

    Example:
      "Export file" and "Delete file" are both "Datei löschen"

    What to do: translate what the source says.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="a"><source>Delete file</source><target>Datei löschen</target></trans-unit>
      <trans-unit id="b"><source>Export file</source><target>1️⃣Datei löschen</target></trans-unit>
      <trans-unit id="c"><source>Delete this file</source><target>Datei löschen</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="a"><source>Try Again</source><target>Erneut versuchen</target></trans-unit>
      <trans-unit id="b"><source>Try again</source><target>Erneut versuchen</target></trans-unit>
      """),
    .clean(
      "ja",
      """
      <trans-unit id="a"><source>Custom Feature</source><target>カスタム</target></trans-unit>
      <trans-unit id="b"><source>Custom Features</source><target>カスタム</target></trans-unit>
      """),
    .clean(
      "fr",
      """
      <trans-unit id="a"><source>Enabled</source><target>Activée</target></trans-unit>
      <trans-unit id="b"><source>On</source><target>Activée</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="a"><source>Enter password</source><target>Passwort eingeben</target></trans-unit>
      <trans-unit id="b"><source>Please enter your password</source><target>Passwort eingeben</target></trans-unit>
      """),
    .clean(
      "de",
      """
      <trans-unit id="a"><source>Update failed</source><target>Nicht aktualisiert</target></trans-unit>
      <trans-unit id="b"><source>Error during the update</source><target>Nicht aktualisiert</target></trans-unit>
      """),
  ]

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
    for uses in TranslationGroup.conflicts(in: project.catalogs, of: .target) {
      let words = uses.map { Self.words(of: $0.translation.source.text) }
      var reported: [Int] = []
      for index in uses.indices.dropFirst() {
        let isKnown = reported.contains { uses[$0].translation.source.text == uses[index].translation.source.text }
        guard !isKnown,
          let other = uses[..<index].indices.first(where: {
            uses[$0].mayReplace(uses[index]) && areDifferent(words[$0], words[index])
          })
        else { continue }
        reported.append(index)
        let use = uses[index]
        findings.report(
          .reused(use, uses[other], in: project), in: project.catalogs[use.catalog],
          at: use.translation.target.contentSpan, unit: use.translation.id)
      }
    }
  }

  /// Whether one word replaces another, or all words are different. Texts that share some words and differ in several
  /// are usually two ways of saying the same thing.
  private static func areDifferent(_ left: [ExactText: Int], _ right: [ExactText: Int]) -> Bool {
    let (leftCount, rightCount) = (left.values.reduce(0, +), right.values.reduce(0, +))
    let common = left.reduce(0) { $0 + min($1.value, right[$1.key] ?? 0) }
    guard leftCount >= 2, rightCount >= 2 else { return false }
    return common == 0 || common == leftCount - 1 && common == rightCount - 1
  }

  /// Returns how often the first four letters of each word that has at least three occur.
  private static func words(of text: ExactText) -> [ExactText: Int] {
    let characters = Characters(text.string.lowercased())
    var counts: [ExactText: Int] = [:]
    for word in characters.words where word.count >= 3 {
      let start = characters.text(word.lowerBound..<min(word.upperBound, word.lowerBound + 4))
      counts[ExactText(start), default: 0] += 1
    }
    return counts
  }
}

extension Finding.Message {
  fileprivate static func reused(
    _ use: TranslationGroup.Use, _ other: TranslationGroup.Use, in project: ProjectSummary
  ) -> Self {
    let location = other.catalog == use.catalog ? "" : " of \(project.catalogs[other.catalog].name.excerpt)"
    return Self(
      "\"\(use.translation.target.text.excerpt)\" translates \"\(use.translation.source.text.excerpt)\" here, but "
        + "\"\(other.translation.source.text.excerpt)\" on line \(other.translation.target.span.start.line)\(location) "
        + "(id \"\(other.translation.id.excerpt)\")",
      help: "Translate what the source says, unless both sources mean the same thing")
  }
}
