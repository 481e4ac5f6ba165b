/// An open element and its state.
struct XLIFF2Node: BitwiseCopyable {
  let element: XLIFF2Element
  /// The rank of the last child in the required order of children.
  var rank: UInt8 = 0
  /// The children seen so far, as a bit set.
  var seen: UInt64 = 0
  /// Whether it contains anything but white space.
  var hasContent = false
  /// Whether misplaced text in it has been reported.
  var hasStrayText = false
  /// Whether it refers to external content.
  var hasReference = false
  /// For an element of another namespace, whether its ids are those of an extension of a file, group or unit.
  var isExtension = false

  init(_ element: XLIFF2Element) { self.element = element }
}
