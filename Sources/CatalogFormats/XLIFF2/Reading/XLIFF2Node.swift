/// An element that is open, with what was found in it so far.
struct XLIFF2Node: BitwiseCopyable {
  let element: XLIFF2Element
  /// The rank of the last child in the order of the children.
  var rank: UInt8 = 0
  /// The children that are there, as bits.
  var seen: UInt64 = 0
  /// Whether anything but white space is in it.
  var hasContent = false
  /// Whether text that does not belong in it was reported.
  var hasStrayText = false
  /// Whether it has a reference to content elsewhere.
  var hasReference = false
  /// For an element of another namespace, whether its ids are those of an extension of a file, group or unit.
  var isExtension = false

  init(_ element: XLIFF2Element) { self.element = element }
}
