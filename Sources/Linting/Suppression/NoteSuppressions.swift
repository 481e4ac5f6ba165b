import WatchwordCatalogFormats
import WatchwordDiagnostics

/// What the notes of units suppress: lines such as `watchword: ignore number-mismatch the street has another number`.
struct NoteSuppressions: Sendable {
  /// The number of units whose notes are heeded, so that no file can take much memory.
  static let mostUnits = 10_000

  /// The units with such notes, in the order of the file.
  private(set) var units: [Unit] = []
  /// The first unit that is one too many.
  private(set) var surplus: SourceSpan?

  /// A unit with such notes.
  struct Unit: Sendable {
    let id: ExactText
    let span: SourceSpan
    /// The name in the start tag.
    let nameSpan: SourceSpan
    let notes: [NoteInstruction]
    /// The key that the note is about, where the units of several languages share it.
    var sharedKey: ExactText?

    var place: SourcePosition { span.start }
    var checks: [ExactText] { notes.flatMap { $0.checks } }
  }

  var isEmpty: Bool { units.isEmpty }

  /// Adds the suppressions in the notes of a unit, if there are any.
  mutating func add(notesOf unit: borrowing TranslationUnit, isShared: Bool) {
    var found: [NoteInstruction] = []
    unit.forEachNote { found += NoteInstruction.all(in: $0) }
    guard !found.isEmpty else { return }
    guard units.count < Self.mostUnits else {
      if surplus == nil { surplus = unit.nameSpan }
      return
    }
    units.append(
      Unit(
        id: unit.id, span: unit.span, nameSpan: unit.nameSpan, notes: found, sharedKey: isShared ? unit.key : nil))
  }

  /// Sorts the units by their places: formats with several languages in a document pass on one after the other.
  mutating func sort() {
    guard units.contains(where: { $0.sharedKey != nil }) else { return }
    units.sort { $0.place < $1.place }
  }

  /// The unit with such notes that the place is in.
  func note(at place: SourcePosition) -> Unit? {
    let next = units.indices.firstPlace { units[$0].span.start > place }
    guard next > 0, place < units[next - 1].span.end else { return nil }
    return units[next - 1]
  }
}
