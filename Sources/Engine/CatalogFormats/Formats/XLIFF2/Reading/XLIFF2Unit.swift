import WatchwordBasics

/// The parts of the current `<unit>` that have been read so far.
struct XLIFF2Unit {
  var id: ExactText?
  var name: ExactText?
  var translate = true
  var start = PackedPosition(.start)
  var span = SourceSpan(at: .start)
  /// The number of open elements, including this one.
  var depth = 0
  var parts: [XLIFF2Part] = []
  var notes: [(text: ExactText, reference: ExactText?)] = []
  var codes: [XLIFF2Code] = []
  /// The `<sc>` and `<sm>` so far.
  var starts: Set<Start> = []
  var noteIDs: Set<ExactText> = []
  var dataIDs: Set<ExactText> = []
  /// The ids of module elements, by the prefix of the module.
  var moduleIDs: [ExactText: Set<ExactText>] = [:]
  var references: [XLIFF2Reference] = []
  /// The value of `pgs:switch`.
  var switchValue: ExactText?
  var sizeRestriction: ExactText?
  var storageRestriction: ExactText?
  /// The scope of the unit; `nil` if it has no settings of its own.
  var scope: XLIFF2Scope?
  /// Whether the unit contains nothing but segments with plain texts.
  var isPlain = true

  /// The start of an element that another element ends.
  struct Start: Hashable {
    let element: XLIFF2Element
    let isTarget: Bool
    let id: ExactText
  }

  /// Resets the state for a new unit.
  mutating func reset(start: SourcePosition, depth: Int, translate: Bool) {
    self.start = PackedPosition(start)
    self.depth = depth
    self.translate = translate
    id = nil
    name = nil
    if !parts.isEmpty { parts.removeAll(keepingCapacity: true) }
    if !notes.isEmpty { notes.removeAll(keepingCapacity: true) }
    guard !isPlain else { return }
    isPlain = true
    codes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    noteIDs.removeAll(keepingCapacity: true)
    dataIDs.removeAll(keepingCapacity: true)
    moduleIDs.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
    switchValue = nil
    sizeRestriction = nil
    storageRestriction = nil
    scope = nil
  }
}
