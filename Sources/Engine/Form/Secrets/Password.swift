import WatchwordPolicy

/// A typed password, which can be compared and passed on, but never shows its text.
///
/// Its description, mirror and dump reveal nothing. Its memory is overwritten when the last copy is released. (The
/// `String` from which it is created, and the one that ``withText(_:)`` passes on, are managed by Swift and cannot be
/// overwritten.)
public struct Password: Sendable {
  private let typed: Storage
  /// The NFC form, by which passwords are compared. It shares the memory of `typed` if NFC cannot change the text.
  private let normalized: Storage

  /// The empty password.
  public static let empty = Password("")

  /// Creates a password with exactly the bytes of `text`.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { Password(UnsafeRawBufferPointer($0)) }
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    typed = Storage(bytes)
    // U+0300, the first code point that NFC can change, starts with 0xCC.
    if bytes.allSatisfy({ $0 < 0xCC }) {
      normalized = typed
    } else {
      var text = Normalization.nfc(String(decoding: bytes, as: UTF8.self))
      normalized = text.withUTF8 { Storage(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Whether the password is empty.
  public var isEmpty: Bool { typed.bytes.isEmpty }

  /// Calls `body` with the text, which `body` must not keep.
  public func withText<Result>(_ body: (String) -> Result) -> Result {
    body(String(decoding: typed.bytes, as: UTF8.self))
  }

  /// Calls `body` with the text in UTF-8. The memory is valid only during the call.
  public func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withExtendedLifetime(typed) { body(UnsafeRawBufferPointer(typed.bytes)) }
  }

  /// Returns the password without leading and trailing white space (General Category Zs and U+0009).
  public func trimmingWhiteSpace() -> Password {
    withUTF8 { bytes in
      var start = 0
      while let length = Self.lengthOfBlank(in: bytes, at: start) { start += length }
      var end = bytes.count
      while end > start, let length = Self.lengthOfBlank(in: bytes, before: end) { end -= length }
      if start == 0, end == bytes.count { return self }
      return Password(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// Returns the length in bytes of the white-space character at `offset`; `nil` if there is any other character.
  private static func lengthOfBlank(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case 0x09, 0x20: return 1
    case 0xC2 where bytes.count - offset >= 2 && bytes[offset + 1] == 0xA0: return 2
    case 0xE1...0xE3 where bytes.count - offset >= 3:
      let tail = UInt16(bytes[offset + 1]) << 8 | UInt16(bytes[offset + 2])
      switch (bytes[offset], tail) {
      case (0xE1, 0x9A80), (0xE2, 0x8080...0x808A), (0xE2, 0x80AF), (0xE2, 0x819F), (0xE3, 0x8080): return 3
      default: return nil
      }
    default: return nil
    }
  }

  private static func lengthOfBlank(in bytes: UnsafeRawBufferPointer, before end: Int) -> Int? {
    for length in 1...3 where end >= length && lengthOfBlank(in: bytes, at: end - length) == length { return length }
    return nil
  }
}

extension Password: Equatable {
  /// Whether both passwords have the same NFC form.
  ///
  /// The time depends only on the lengths of these forms.
  public static func == (left: Password, right: Password) -> Bool { left.normalized.isSame(as: right.normalized) }
}

extension Password: CustomStringConvertible {
  /// A constant text, so that no password is ever shown.
  public var description: String { "Password(hidden)" }
}

#if !hasFeature(Embedded)
  extension Password: CustomDebugStringConvertible, CustomReflectable {
    /// A constant text, so that no password is ever shown.
    public var debugDescription: String { description }
    /// A mirror without children, so that no password is ever shown.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif

extension Password {
  /// The bytes, in memory that no other object shares and that is not changed until it is overwritten.
  private final class Storage: Sendable {
    /// Written once, before the object is shared.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    init(_ source: UnsafeRawBufferPointer) {
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 1)
      memory.copyMemory(from: source)
      bytes = UnsafeRawBufferPointer(memory)
    }

    deinit {
      let memory = UnsafeMutableRawBufferPointer(mutating: bytes)
      Self.wipe(memory)
      memory.deallocate()
    }

    /// Optimisation is disabled: the zeros are never read, so the optimizer would remove the write.
    @inline(never) @_optimize(none)
    private static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
      guard let start = memory.baseAddress else { return }
      start.initializeMemory(as: UInt8.self, repeating: 0, count: memory.count)
    }

    @inline(never)
    func isSame(as other: Storage) -> Bool {
      var difference: UInt8 = 0
      for index in 0..<min(bytes.count, other.bytes.count) { difference |= bytes[index] ^ other.bytes[index] }
      return difference == 0 && bytes.count == other.bytes.count
    }
  }
}
