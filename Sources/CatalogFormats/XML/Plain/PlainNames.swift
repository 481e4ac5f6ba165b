import CLibXML2

/// The names of elements and attributes that were met, each with the parser's own copies of its parts.
///
/// A name is found by its first and last eight bytes and its length, so that most need no comparison byte by byte.
struct PlainNames: ~Copyable {
  struct Name: BitwiseCopyable {
    /// The whole name as written.
    let written: UnsafePointer<UInt8>
    /// The part behind the prefix, or all of it.
    let local: UnsafePointer<UInt8>
    let prefix: UnsafePointer<UInt8>?
    let key: Key
    /// Whether an attribute with this name declares a namespace: `xmlns` or `xmlns:prefix`.
    let declaresNamespace: Bool

    /// Whether this is the name of which as many bytes are at `start`.
    @inline(__always)
    func isWritten(at start: PlainBytes.Place) -> Bool {
      key == Key(start, key.count) && (key.count <= 16 || clibxml2_equal(written, start, key.count))
    }
  }

  /// What tells names of up to sixteen bytes apart, and most others.
  struct Key: BitwiseCopyable, Equatable {
    let first, last: UInt64
    let count: Int

    /// The key of `count` bytes at `start`, which may be followed by anything that can be read.
    @inline(__always)
    init(_ start: PlainBytes.Place, _ count: Int) {
      self.count = count
      let bytes = UnsafeRawPointer(start)
      let word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
      if count >= 8 {
        first = word
        last = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      } else {
        first = word & ~(~0 &<< UInt64(truncatingIfNeeded: 8 &* count))
        last = 0
      }
    }

    @inline(__always)
    var hash: Int {
      let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 55)
    }
  }

  /// How many names are kept: documents with more are left to the parser.
  private static let limit = 256
  private static let slots = 512
  /// Longer names are left to the parser.
  private static let longest = 256

  private var names = UnsafeMutableBufferPointer<Name>.allocate(capacity: limit)
  private var count = 0
  /// For each hash, the number of a name, counted from 1; 0 for none.
  private let table: UnsafeMutableBufferPointer<UInt16>
  /// Whether each byte can be in a name, apart from letters beyond ASCII.
  private let isPart: UnsafeMutableBufferPointer<Bool>
  private let dictionary: xmlDictPtr
  private let xmlns: UnsafePointer<UInt8>

  /// The names of the parser `context`; `nil` if it has no memory for them.
  init?(_ context: xmlParserCtxtPtr) {
    guard let dictionary = context.pointee.dict, let xmlns = xmlDictLookup(dictionary, "xmlns", 5) else { return nil }
    self.dictionary = dictionary
    self.xmlns = xmlns
    table = .allocate(capacity: Self.slots)
    table.initialize(repeating: 0)
    isPart = .allocate(capacity: 256)
    isPart.initialize(repeating: false)
    for byte in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.:".utf8 { isPart[Int(byte)] = true }
  }

  deinit {
    names.deallocate()
    table.deallocate()
    isPart.deallocate()
  }

  /// The name with this number.
  @inline(__always)
  subscript(number: Int) -> Name { names[number] }

  /// The number of the name at `next`, which is moved behind it; `nil` if there is none, or one for the parser.
  @inline(__always)
  mutating func number(at next: inout PlainBytes.Place) -> Int? {
    let start = next
    while isPart[Int(next[0])] { next += 1 }
    let key = Key(start, next - start)
    let slot = key.hash
    let known = Int(table[slot]) &- 1
    if known >= 0, names[known].key == key, key.count <= 16 { return known }
    return find(start, key, slot)
  }

  @inline(never)
  private mutating func find(_ start: PlainBytes.Place, _ key: Key, _ slot: Int) -> Int? {
    var slot = slot
    while table[slot] != 0 {
      let known = Int(table[slot]) - 1
      if names[known].key == key, clibxml2_equal(names[known].written, start, key.count) { return known }
      slot = (slot + 1) % Self.slots
    }
    guard count < Self.limit, let name = name(start, key) else { return nil }
    names.initializeElement(at: count, to: name)
    count += 1
    table[slot] = UInt16(count)
    return count - 1
  }

  /// The parts of a new name (Namespaces in XML 1.0, section 4).
  private func name(_ start: PlainBytes.Place, _ key: Key) -> Name? {
    guard key.count > 0, key.count <= Self.longest else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: key.count)
    let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    let localStart = colon.map { $0 + 1 } ?? 0
    guard Self.isStart(start[0]), localStart < key.count, Self.isStart(start[localStart]),
      !bytes[localStart...].contains(UInt8(ascii: ":")), let written = interned(bytes[...]),
      let local = interned(bytes[localStart...])
    else { return nil }
    var prefix: UnsafePointer<UInt8>?
    if let colon {
      prefix = interned(bytes[..<colon])
      // The prefix `xmlns` cannot be declared itself (Namespaces in XML 1.0, section 3).
      if prefix == nil || prefix == xmlns && local == xmlns { return nil }
    }
    return Name(
      written: written, local: local, prefix: prefix, key: key,
      declaresNamespace: prefix == nil ? local == xmlns : prefix == xmlns)
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// The parser's own copy of a text.
  func interned(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UnsafePointer<UInt8>? {
    guard let start = UnsafeBufferPointer(rebasing: bytes).baseAddress else { return nil }
    return xmlDictLookup(dictionary, start, Int32(truncatingIfNeeded: bytes.count))
  }
}
