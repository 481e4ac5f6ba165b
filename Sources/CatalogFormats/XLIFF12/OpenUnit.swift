import WatchwordDiagnostics

/// The parts of the current `<trans-unit>` that were read so far.
struct OpenUnit {
  var id: ExactText?
  var source: Segment?
  var target: Segment?
  var note: ExactText?
  var state: TranslationState?
  /// Whether `details` holds anything.
  private(set) var hasDetails = false
  /// The attributes that few units have.
  var details = TranslationUnit.Details() {
    didSet { hasDetails = true }
  }
  var start = PackedPosition(.start)
  /// How many elements were open with it.
  var depth = 0

  /// Resets it for a new unit.
  mutating func reset(start: SourcePosition, depth: Int) {
    self.start = PackedPosition(start)
    self.depth = depth
    id = nil
    source = nil
    target = nil
    note = nil
    state = nil
    guard hasDetails else { return }
    details = TranslationUnit.Details()
    hasDetails = false
  }

  /// Returns the unit with this `id` that ends at `end`, and moves its parts out.
  mutating func complete(id: ExactText, endingAt end: SourcePosition) -> TranslationUnit {
    TranslationUnit(
      id: id, source: source.take(), target: target.take(), note: note.take(), state: state.take(),
      details: hasDetails ? details : nil, span: PackedSpan(start: start, end: PackedPosition(end)))
  }
}
