import WatchwordBasics
import WatchwordCatalogFormats

/// The suppressions in the notes of units, in lines such as `watchword: ignore number-mismatch the street has another
/// number`.
struct NoteSuppressions: Sendable {
  /// The maximum number of units whose notes are stored, which bounds the memory for a file.
  static let maximumUnits = 10_000

  /// The units with such notes, in file order.
  private(set) var units: [Unit] = []
  /// The first unit beyond the maximum.
  private(set) var surplus: SourceSpan?

  /// A unit with such notes.
  struct Unit: Sendable {
    let id: ExactText
    let span: SourceSpan
    /// The span of the name in the start tag.
    let nameSpan: SourceSpan
    let notes: [NoteInstruction]
    /// The key that the note is about, if units of several languages share it.
    var sharedKey: ExactText?

    var position: SourcePosition { span.start }
    var checks: [ExactText] { notes.flatMap { $0.checks } }
  }

  var isEmpty: Bool { units.isEmpty }

  /// Adds the suppressions in the notes of a unit, if there are any.
  mutating func add(notesOf unit: borrowing TranslationUnit, isShared: Bool) {
    var found: [NoteInstruction] = []
    unit.forEachNote { found += NoteInstruction.all(in: $0) }
    guard !found.isEmpty else { return }
    guard units.count < Self.maximumUnits else {
      if surplus == nil { surplus = unit.nameSpan }
      return
    }
    units.append(
      Unit(
        id: unit.id, span: unit.span, nameSpan: unit.nameSpan, notes: found, sharedKey: isShared ? unit.key : nil))
  }

  /// Sorts the units by position, because formats with several languages in a document read one language after the other.
  mutating func sort() {
    guard units.contains(where: { $0.sharedKey != nil }) else { return }
    units.sort { $0.position < $1.position }
  }

  /// Returns the unit with such notes that contains the position.
  func note(at position: SourcePosition) -> Unit? {
    let next = units.indices.partitioningIndex { units[$0].span.start > position }
    guard next > 0, position < units[next - 1].span.end else { return nil }
    return units[next - 1]
  }
}
