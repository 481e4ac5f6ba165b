import WatchwordBasics

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
    added(ExactText("mark \(number)"), like: ExactText("m\(number)"))
  }

  /// Returns an id for a code that its text has several times; `number` is at least 2.
  mutating func written(copyOf id: ExactText, number: Int) -> ExactText {
    added(ExactText("copy \(number) of \(id)"), like: ExactText("\(id)-\(number)"))
  }

  /// Returns the id with a name, which contains a space, so that it differs from every id.
  private mutating func added(_ name: ExactText, like id: ExactText) -> ExactText {
    if let known = ids[name] { return known }
    let written = free(id)
    ids[name] = written
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
