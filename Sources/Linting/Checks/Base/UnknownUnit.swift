import WatchwordDiagnostics

/// A unit translates a text that the base catalogue does not have.
enum UnknownUnit: ProjectCheck {
  static let id: ExactText = "unknown-unit"
  static let severity = Severity.warning

  static let documentation: StaticString = """
    A unit translates a text that the base catalogue does not have.

    What: the base catalogue has the same source file, but no unit with this id.

    Why: the text was renamed or removed, so nobody sees the translation; or the id has a typing error.

    Example:
      <trans-unit id="sing.in"> where the base has <trans-unit id="sign.in">

    What to do: correct the id, or delete the unit.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      """
      <trans-unit id="salt"><source>Salt</source><target>Salz</target></trans-unit>
      1️⃣<trans-unit id="papper"><source>Pepper</source><target>Pfeffer</target></trans-unit>
      """,
      base: "<trans-unit id=\"salt\"><source>Salt</source></trans-unit>"
        + "<trans-unit id=\"pepper\" translate=\"no\"><source>Pepper</source></trans-unit>"),
    .clean(
      "ru", "<trans-unit id=\"day|==|plural.few\"><source>%d days</source><target>%d дня</target></trans-unit>",
      base: "<trans-unit id=\"day|==|plural.one\"><source>%d day</source></trans-unit>"),
    .clean(
      "ja", "<trans-unit id=\"a|==|b\"><source>A or B</source><target>AかB</target></trans-unit>",
      base: "<trans-unit id=\"a|==|b\"><source>A or B</source></trans-unit>"),
  ]

  /// For how many units the nearest id is looked for: it takes a comparison with each.
  private static let mostSuggestions = 20

  static func check(_ project: ProjectSummary, _ findings: inout ProjectFindings) {
    for (catalog, base) in project.comparisons {
      var suggestions = mostSuggestions
      for file in catalog.files {
        guard let known = base.keys[file.original] else { continue }
        let unknown = file.messages.filter { !known.contains($0.key) }
        // In the order of their bytes, so that of several ids as near as each other always the same is named.
        let candidates = unknown.isEmpty || suggestions == 0 ? [] : known.sorted()
        for message in unknown {
          let nearest = suggestions > 0 ? Suggestion.nearest(to: message.key, in: candidates) : nil
          findings.report(
            .unknown(message.key, base: base.catalog.name, nearest: nearest), in: catalog, at: message.place,
            unit: message.unit)
          suggestions = max(suggestions - 1, 0)
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unknown(_ key: ExactText, base: ExactText, nearest: ExactText?) -> Self {
    Self(
      "The base catalogue \(base.excerpt) has no text with the id \"\(key.excerpt)\"",
      help: nearest.map { "Did you mean \"\($0.excerpt)\"? Otherwise delete the unit" }
        ?? "Delete the unit if the text is gone; nobody sees its translation")
  }
}
