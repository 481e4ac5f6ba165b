import WatchwordDiagnostics

/// The ids of the inline elements of a `<unit>`, which are unique across its segments. A target shares those of its
/// source (XLIFF 2.1, section 4.3.1.16).
struct XLIFF2CodeIDs {
  private var taken: Set<ExactText> = []
  /// The written form of each id of the current segment.
  private var ids: [ExactText: ExactText] = [:]
  /// Whether an id had to be changed.
  private(set) var hasChanged = false

  /// Creates the ids of a unit whose segments have the ids `segments`.
  init(segments: Set<ExactText> = []) { taken = segments }

  mutating func beginSegment() {
    ids = [:]
    hasChanged = false
  }

  /// Returns the written form of an id of the current segment; `nil` if it is not a valid id.
  mutating func written(_ id: ExactText) -> ExactText? {
    if let known = ids[id] { return known }
    guard XMLName.isToken(id.string) else { return nil }
    let written = free(id)
    if written != id { hasChanged = true }
    ids[id] = written
    return written
  }

  /// Returns an id for a mark that has none; `number` is the number of the mark in its text.
  mutating func written(markNumber number: Int) -> ExactText {
    // The key contains a space, so it differs from every id.
    let key = ExactText("mark \(number)")
    if let known = ids[key] { return known }
    let written = free(ExactText("m\(number)"))
    ids[key] = written
    return written
  }

  /// Returns the id, or a variation of it that no other element of the unit has.
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
