import WatchwordBasics

/// A suppression has no effect.
enum UnusedSuppression: SuppressionCheck {
  static let kind = FindingKind("unused-suppression", .warning)

  static func check(_ suppressions: SuppressionFacts, _ findings: inout Findings) {
    let shared = SharedNotes(suppressions)
    for unit in suppressions.notes.units where unit.sharedKey == nil || shared.isFirst(unit) {
      for note in unit.notes where note.isUnderstood {
        for id in note.checks where !suppressions.used.contains(.note(unit.position, id)) && !shared.uses(unit, id) {
          guard let check = Checks.named(id), check.canBeSuppressed, suppressions.isCertain(check) else { continue }
          findings.report(.unusedNote(id), at: unit.nameSpan, unit: unit.id)
        }
      }
    }
  }
}

/// The notes that units of several languages share. A shared note is in use if it has an effect in at least one
/// language.
private struct SharedNotes {
  private struct Use: Hashable {
    let key: ExactText
    let check: ExactText
  }

  private var used: Set<Use> = []
  private var first: [ExactText: SourcePosition] = [:]

  init(_ suppressions: SuppressionFacts) {
    for unit in suppressions.notes.units {
      guard let key = unit.sharedKey else { continue }
      if first[key] == nil { first[key] = unit.position }
      for id in unit.notes.flatMap({ $0.checks }) where suppressions.used.contains(.note(unit.position, id)) {
        used.insert(Use(key: key, check: id))
      }
    }
  }

  /// Whether the unit is the first of those that share its notes.
  func isFirst(_ unit: NoteSuppressions.Unit) -> Bool { unit.sharedKey.map { first[$0] == unit.position } ?? true }

  /// Whether any of the units that share the notes of `unit` has a finding that they suppress.
  func uses(_ unit: NoteSuppressions.Unit, _ check: ExactText) -> Bool {
    unit.sharedKey.map { used.contains(Use(key: $0, check: check)) } ?? false
  }
}

extension Finding.Message {
  fileprivate static func unusedNote(_ id: ExactText) -> Self {
    Self("The note ignores \(id), which finds nothing here", help: "Remove \(id) from the note")
  }

  /// Returns the message about an entry of the configuration that names a check that finds nothing.
  static func unusedEntry(_ id: ExactText, unit: NamePattern?) -> Self {
    let location = unit.map { "in units called \"\($0.text.excerpt)\"" } ?? "in the files of this entry"
    return Self("The entry suppresses \(id), which finds nothing \(location)", help: "Remove \(id) from the entry")
  }
}
