/// The window's bytes as `PlainBytes` reads them: with places in memory, which are valid until it is filled again.
extension XMLInput {
  /// Gets ready to be read from its start; `nil` if there is nothing.
  mutating func beginPlain() -> PlainBytes.Place? {
    guard window.end > 0 else { return nil }
    served = window.end
    window.seal()
    return place(at: 0)
  }

  /// Whether the document starts with an XML declaration.
  var startsWithDeclaration: Bool { window.bytes(in: 0..<5).elementsEqual("<?xml".utf8) }

  /// Reads the next bytes into the window; returns false at the end. Bytes before `offset` are no longer needed.
  mutating func fillPlain(forgettingBefore offset: Int) -> Bool {
    forget(before: offset)
    let isFilled = fill()
    served = window.end
    window.seal()
    return isFilled
  }

  /// Leaves everything from `offset` on to a parser.
  mutating func leave(from offset: Int) {
    served = offset
    // The end of the document is met again by whoever reads up to it.
    if badSequence == nil { isExhausted = false }
  }

  /// The place in memory of the byte at `offset`.
  func place(at offset: Int) -> PlainBytes.Place? { window.place(at: offset) }

  /// The place in memory behind the last byte.
  var plainEnd: PlainBytes.Place? { window.place(at: window.end) }

  /// The offset of the byte at a place in memory.
  @inline(__always)
  func offset(of place: PlainBytes.Place) -> Int { window.offset(of: place) }
}
