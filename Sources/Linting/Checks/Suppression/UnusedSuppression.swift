import WatchwordDiagnostics

/// A suppression has no effect.
enum UnusedSuppression: SuppressionCheck {
  static let id: ExactText = "unused-suppression"
  static let severity = Severity.warning
  static let documentation: StaticString = """
    A suppression has no effect.

    What: a <note> with "watchword: ignore", or an entry of "suppress" in the configuration, names a check that finds
    nothing there. If the check did not run, or compares catalogues, nothing is reported.

    Why: the defect has probably been corrected, and the suppression would hide the next one.

    Example:
      <source>Salt</source><target>Salz</target>
      <note>watchword: ignore empty-translation there is no word for it</note>

    What to do: remove the id, or the whole note or entry.
    """

  static let examples: [CheckExample] = [
    .triggering("de", "1️⃣" + unit("watchword: ignore empty-translation there is no word for it", "Salz")),
    .triggering("de", "1️⃣" + unit("watchword: ignore missing-placeholder, empty-translation it is a list", "")),
    .clean("de", unit("watchword: ignore empty-translation there is no word for it", "")),
    .clean("de", unit("watchword: ignore missing-unit it comes from the server", "Salz")),
    .clean("de", unit("watchword: ignore no-such-check it has no name", "Salz")),
  ]

  private static func unit(_ note: String, _ target: String) -> String {
    "<trans-unit id=\"a\"><source>Salt</source><target>\(target)</target><note>\(note)</note></trans-unit>"
  }

  static func check(_ suppressions: SuppressionFacts, _ findings: inout Findings) {
    for unit in suppressions.notes.units {
      for note in unit.notes where note.isUnderstood {
        for id in note.checks where !suppressions.used.contains(.note(unit.place, id)) {
          guard let check = Checks.named(id), check.canBeSuppressed, suppressions.isCertain(check) else { continue }
          findings.report(.unusedNote(id), at: unit.nameSpan, unit: unit.id)
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unusedNote(_ id: ExactText) -> Self {
    Self("The note ignores \(id), which finds nothing here", help: "Remove \(id) from the note")
  }

  /// An entry of the configuration names a check that finds nothing.
  static func unusedEntry(_ id: ExactText, unit: NamePattern?) -> Self {
    let place = unit.map { "in units called \"\($0.text.excerpt)\"" } ?? "in the files of this entry"
    return Self("The entry suppresses \(id), which finds nothing \(place)", help: "Remove \(id) from the entry")
  }
}
