/// Whether a text starts and ends with a line break.
struct POEdges {
  let start: Bool
  let end: Bool

  enum Edge: String { case start, end }

  init(_ text: POText) {
    start = text.pieces.text.first == 0x0A
    end = text.pieces.text.last == 0x0A
  }

  /// Returns the first edge at which the other text differs.
  func difference(from other: POEdges) -> Edge? {
    if start != other.start { return .start }
    return end == other.end ? nil : .end
  }
}
