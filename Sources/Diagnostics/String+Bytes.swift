extension String {
  /// Whether both texts consist of the same bytes.
  ///
  /// `==` takes canonically equivalent texts for equal, and is quadratic on long runs of combining marks; comparing
  /// the views of UTF-8 element by element takes several times as long.
  @inline(never)
  public func isSame(as other: String) -> Bool { other.withBytes { isSame(as: $0) } }

  /// Whether the text consists of the bytes of `literal`.
  @inline(never)
  public func isSame(as literal: StaticString) -> Bool {
    literal.withUTF8Buffer { isSame(as: UnsafeRawBufferPointer($0)) }
  }

  /// Whether the text consists of these bytes.
  public func isSame(as bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { isSame(as: $0) } }

  @inline(never)
  private func isSame(as bytes: UnsafeRawBufferPointer) -> Bool {
    withBytes { $0.count == bytes.count && $0.isSame(as: bytes) }
  }

  /// Whether the text stands before `other` in the order of their bytes.
  public func precedes(_ other: String) -> Bool {
    withBytes { left in other.withBytes { left.lexicographicallyPrecedes($0) } }
  }

  /// The text with the capitals of ASCII in lower case.
  public var lowercasedASCII: String {
    String(decoding: utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Shows the text's bytes to `body`, in place where the text is native.
  private func withBytes(_ body: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) } ?? Array(utf8).withUnsafeBytes(body)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether both memories, which have the same length, hold the same bytes.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while count - offset >= 8 {
      let left = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if left != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset += 1
    }
    return true
  }
}
