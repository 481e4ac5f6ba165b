import WatchwordDiagnostics

/// The ids of the inline elements of a `<unit>`, which differ in all its segments; a target has those of its source
/// (XLIFF 2.1, section 4.3.1.16).
struct XLIFF2CodeIDs {
  private var taken: Set<ExactText> = []
  /// The ids of the current segment as they are written.
  private var ids: [ExactText: ExactText] = [:]
  /// Whether an id had to be another one.
  private(set) var hasChanged = false

  /// The ids of a unit whose segments have these.
  init(segments: Set<ExactText> = []) { taken = segments }

  /// Begins a segment.
  mutating func beginSegment() {
    ids = [:]
    hasChanged = false
  }

  /// The id that is written for one of the current segment; `nil` if it cannot be one.
  mutating func written(_ id: ExactText) -> ExactText? {
    if let known = ids[id] { return known }
    guard XMLName.isToken(id.string) else { return nil }
    let written = free(id)
    if written != id { hasChanged = true }
    ids[id] = written
    return written
  }

  /// The id of the mark without one that has this number in its text.
  mutating func written(markNumber number: Int) -> ExactText {
    // No id has a blank.
    let key = ExactText("mark \(number)")
    if let known = ids[key] { return known }
    let written = free(ExactText("m\(number)"))
    ids[key] = written
    return written
  }

  /// The id, or one like it, that no other element of the unit has.
  private mutating func free(_ id: ExactText) -> ExactText {
    var written = id
    var number = 2
    while !taken.insert(written).inserted {
      written = ExactText("\(id)-\(number)")
      number += 1
    }
    return written
  }
}
