import WatchwordDiagnostics

/// A note that suppresses a check is malformed, or gives no reason.
enum InvalidSuppression: SuppressionCheck {
  static let kind = FindingKind(
    "invalid-suppression", .warning,
    """
    A note that suppresses a check is malformed, or gives no reason.

    What: a line of a <note> starts with "watchword: ignore", but names no check or an unknown one, or does not give a
    reason. If the check exists, its findings are suppressed even without a reason.

    Why: with an unknown id, nothing is suppressed. Without a reason, nobody dares to remove the note later.

    Example:
      <note>watchword: ignore number-mismatsh the street has another number</note>

    What to do: write "watchword: ignore", the ids of the checks separated by commas, and the reason, all on one line.
    "watchword explain" lists the ids.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", "1️⃣" + unit("watchword: ignore number-mismatsh the street has another number")),
    .triggering("de", "1️⃣" + unit("watchword: ignore edge-whitespace")),
    .triggering("de", "1️⃣" + unit("watchword: ignore")),
    .triggering("de", "1️⃣" + unit("watchword: ignore malformed-xml the server sends it so")),
    .triggering("de", "1️⃣" + unit("watchword: ignroe number-mismatch the street has another number")),
    .clean("de", unit("watchword: ignore empty-translation, edge-whitespace nothing is said here")),
    .clean("de", unit("Shown in the list.\nWatchword: ignore empty-translation nothing is said here")),
    .clean("de", unit("Watchword: a word that lets you in")),
    .clean("de", unit("In the notes of this project, watchword: ignore is followed by ids")),
  ]

  private static func unit(_ note: String) -> String {
    "<trans-unit id=\"a\"><source>Salt</source><target></target><note>\(note)</note></trans-unit>"
  }

  static func check(_ suppressions: SuppressionFacts, _ findings: inout Findings) {
    for unit in suppressions.notes.units {
      for note in unit.notes {
        if let message = message(about: note) { findings.report(message, at: unit.nameSpan, unit: unit.id) }
      }
    }
    if let surplus = suppressions.notes.surplus { findings.report(.tooMany, at: surplus) }
  }

  private static func message(about note: NoteInstruction) -> Finding.Message? {
    guard note.isUnderstood else { return .verb(note.verb) }
    if note.checks.isEmpty { return .noCheck }
    if let unknown = note.checks.first(where: { Checks.named($0) == nil }) { return .unknown(unknown) }
    if let check = note.checks.first(where: { Checks.named($0)?.canBeSuppressed == false }) { return .forced(check) }
    return note.reason.isEmpty ? .noReason(note.checks[0]) : nil
  }
}

extension Finding.Message {
  fileprivate static func verb(_ verb: ExactText) -> Self {
    Self("The note contains \"\(verb.excerpt)\"; expected \"ignore\"", help: "Write \"watchword: ignore\"")
  }

  fileprivate static var noCheck: Self {
    Self("The note names no check to ignore", help: "Write the id of the check after \"ignore\"")
  }

  fileprivate static func unknown(_ id: ExactText) -> Self {
    let nearest = Suggestion.nearest(to: id, in: Checks.all.map { $0.id })
    return Self(
      "The note ignores \"\(id.excerpt)\", but no check has this id",
      help: nearest.map { "Did you mean \($0)?" } ?? "Run watchword explain for the list")
  }

  fileprivate static func forced(_ id: ExactText) -> Self {
    Self("Findings of \(id) cannot be ignored", help: "Remove the id from the note")
  }

  fileprivate static func noReason(_ id: ExactText) -> Self {
    Self("The note gives no reason for ignoring \(id)", help: "Write the reason after the ids")
  }

  fileprivate static var tooMany: Self {
    Self(
      "More than \(NoteSuppressions.maximumUnits) units have notes for the linter; the notes from here on have no effect",
      help: "Suppress the findings in the configuration instead")
  }
}
