import WatchwordBasics

/// An inline element of the current unit.
struct XLIFF2Code {
  let element: XLIFF2Element
  /// The id; `nil` for `<cp>`, and for `<ec>` and `<em>` that refer to another element.
  var id: ExactText?
  var startRef: ExactText?
  let isTarget: Bool
  /// The index of its segment.
  let part: Int
  /// The span of its tag.
  let span: SourceSpan
  /// The index of the enclosing code in the unit's codes.
  var parent: Int?
  var canCopy = true
  var canDelete = true
  var canOverlap: Bool?
  var reorder = Reorder.yes
  var isIsolated = false
  var copyOf: ExactText?
  /// The ids of the original data that it refers to.
  var data: [ExactText] = []
  /// Its size in storage, in bytes.
  var storage = 0

  /// The value of `canReorder`: whether the code may be moved.
  enum Reorder { case yes, first, no }
}

/// A reference in the current unit, which is resolved at the end of the unit.
struct XLIFF2Reference {
  let fragment: XLIFF2Fragment
  let purpose: Purpose
  /// The span of the tag.
  let span: SourceSpan
  /// The reference as written.
  let text: ExactText

  enum Purpose { case note, mark, comment, match, glossary }
}
