/// A text that is compared by its bytes: an id, key or name from a file.
///
/// `String` treats canonically equivalent texts as equal, so that two ids of a file could collide, and its `==` and
/// hash take quadratic time for long runs of combining marks. This type normalises nothing: equality, order and hash
/// are those of the UTF-8 bytes, and take linear time.
public struct ExactText: Hashable, Comparable, Sendable {
  /// The text as a string, for everything except comparisons.
  public let string: String

  /// Creates a text with the bytes of `string`.
  public init(_ string: String) { self.string = string }

  /// Creates a text with the bytes of `string`.
  public init(_ string: some StringProtocol) { self.string = String(string) }

  /// Creates a text from UTF-8 bytes. Invalid sequences become U+FFFD.
  @inlinable
  package init(utf8 bytes: some Collection<UInt8>) { self.init(String(decoding: bytes, as: UTF8.self)) }

  /// The number of bytes.
  public var count: Int { string.utf8.count }

  /// Whether the text is empty.
  public var isEmpty: Bool { string.isEmpty }

  /// Whether both texts consist of the same bytes.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    left.count == right.count && left.withBytes { right.hasBytes($0) }
  }

  /// Whether `left` precedes `right` in the order of their bytes, which is the order of their code points.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.withBytes { left in right.withBytes { left.lexicographicallyPrecedes($0) } }
  }

  /// Whether the text consists of these bytes.
  package func hasBytes(_ bytes: UnsafeRawBufferPointer) -> Bool { withBytes { $0.hasSameBytes(as: bytes) } }

  /// Feeds the bytes to `hasher`.
  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
    // Adds a terminator, as `String` does, so that two consecutive texts never hash like two others whose bytes are
    // split differently.
    hasher.combine(0xFF as UInt8)
  }

  /// Calls `body` with the bytes, without copying them if the string is native.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    string.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
      ?? Array(string.utf8).withUnsafeBytes(body)
  }
}

extension ExactText: ExpressibleByStringLiteral {
  /// The text of a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ExactText: CustomStringConvertible {
  /// The text itself.
  public var description: String { string }
}

extension UnsafeRawBufferPointer {
  /// Whether both buffers hold the same bytes. Compares eight bytes at a time, because `memcmp` is not available on
  /// every platform that the engine supports.
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else { return elementsEqual(other) }
    // The last group of eight overlaps the one before it.
    for offset in stride(from: 0, to: count, by: 8) {
      let offset = Swift.min(offset, count - 8)
      let left = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if left != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
    }
    return true
  }
}
