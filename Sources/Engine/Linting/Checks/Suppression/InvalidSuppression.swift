import WatchwordBasics

/// A note that suppresses a check is malformed, or gives no reason.
enum InvalidSuppression: SuppressionCheck {
  static let kind = FindingKind("invalid-suppression", .warning)

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
