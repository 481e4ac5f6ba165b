import WatchwordDiagnostics

/// An inline element of the current unit.
struct XLIFF2Code {
  let element: XLIFF2Element
  /// The id; `nil` for `<cp>`, and for `<ec>` and `<em>` that refer to another element.
  var id: ExactText?
  var startRef: ExactText?
  let isTarget: Bool
  /// The segment that it stands in.
  let part: Int
  /// The place of its tag.
  let span: SourceSpan
  /// The code around it, by its place among the codes.
  var parent: Int?
  var canCopy = true
  var canDelete = true
  var canOverlap: Bool?
  var reorder = Reorder.yes
  var isIsolated = false
  var copyOf: ExactText?
  /// The original data that it refers to.
  var data: [ExactText] = []
  /// The bytes that it takes in storage.
  var storage = 0

  /// Whether it may be moved.
  enum Reorder { case yes, first, no }
}
