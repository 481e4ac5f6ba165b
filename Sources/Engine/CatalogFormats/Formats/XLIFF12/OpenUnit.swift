import WatchwordBasics

/// The parts of the current `<trans-unit>` that have been read so far.
struct OpenUnit {
  var id: ExactText?
  /// The key in the app (`resname`).
  var name: ExactText?
  var source: Segment?
  var target: Segment?
  var note: ExactText?
  var state: TranslationState?
  /// Whether `details` has been set for this unit.
  private(set) var hasDetails = false
  /// Rare attributes.
  var details = TranslationUnit.Details() {
    didSet { hasDetails = true }
  }
  var start = PackedPosition(.start)
  /// The number of open elements, including this one.
  var depth = 0

  /// Resets the state for a new unit.
  mutating func reset(start: SourcePosition, depth: Int) {
    self.start = PackedPosition(start)
    self.depth = depth
    id = nil
    name = nil
    source = nil
    target = nil
    note = nil
    state = nil
    guard hasDetails else { return }
    details = TranslationUnit.Details()
    hasDetails = false
  }

  /// Returns the unit that ends at `end`, and moves its parts out.
  mutating func complete(id: ExactText, endingAt end: SourcePosition) -> TranslationUnit {
    if let name, name == source?.text { details.hasKeyAsSource = true }
    return TranslationUnit(
      id: id, source: source.take(), target: target.take(), note: note.take(), state: state.take(),
      details: hasDetails ? details : nil, span: PackedSpan(start: start, end: PackedPosition(end)))
  }
}
