import WatchwordDiagnostics

/// The parts of the current `<unit>` that were read so far.
struct XLIFF2Unit {
  var id: ExactText?
  var name: ExactText?
  var translate = true
  var start = PackedPosition(.start)
  var span = SourceSpan(at: .start)
  /// How many elements are open with it.
  var depth = 0
  var parts: [XLIFF2Part] = []
  var notes: [(text: ExactText, reference: ExactText?)] = []
  var codes: [XLIFF2Code] = []
  /// The `<sc>` and `<sm>` so far.
  var starts: Set<Start> = []
  var noteIDs: [ExactText] = []
  var dataIDs: Set<ExactText> = []
  /// The ids of the modules' elements, by their prefixes.
  var moduleIDs: [ExactText: Set<ExactText>] = [:]
  var references: [XLIFF2Reference] = []
  /// The values of `pgs:switch`.
  var variants: ExactText?
  var sizeRestriction: ExactText?
  var storageRestriction: ExactText?
  /// What rules of validation and others hold for it; `nil` if it has none of its own.
  var scope: XLIFF2Scope?
  /// Whether anything but segments with texts is in it.
  var isPlain = true

  /// The beginning of something that another element ends.
  struct Start: Hashable {
    let element: XLIFF2Element
    let isTarget: Bool
    let id: ExactText
  }

  /// Resets it for a new unit.
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
    variants = nil
    sizeRestriction = nil
    storageRestriction = nil
    scope = nil
  }
}
