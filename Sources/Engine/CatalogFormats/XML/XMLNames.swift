import WatchwordBasics

/// The table of names of elements and attributes in a document.
///
/// Equal texts have the same address for the lifetime of the reader, so that handlers can compare addresses. A name is
/// looked up by its first and last eight bytes and its length, so that most lookups need no comparison of all bytes.
struct XMLNames: ~Copyable {
  struct Name: BitwiseCopyable {
    /// The whole name as written, followed by a zero byte.
    let written: UnsafePointer<UInt8>
    /// The part after the prefix, or the whole name.
    let local: UnsafePointer<UInt8>
    let prefix: UnsafePointer<UInt8>?
    let key: Key
    /// Whether an attribute with this name declares a namespace: `xmlns` or `xmlns:prefix`.
    let declaresNamespace: Bool
    /// Whether its colons are valid (Namespaces in XML 1.0, production 7).
    let isQualified: Bool

    /// Whether the bytes at `start` are this name. At least `key.count` bytes must be readable there.
    @inline(__always)
    func matches(at start: XMLBytes.Pointer) -> Bool {
      key == Key(start, key.count)
        && (key.count <= Key.maximumExactLength || XMLBytes.areEqual(written, start, key.count))
    }
  }

  /// A key that distinguishes all names of up to sixteen bytes, and most longer ones.
  struct Key: BitwiseCopyable, Equatable {
    /// The maximum length of names that are equal if their keys are equal.
    static let maximumExactLength = 16

    let first, last: UInt64
    let count: Int

    /// Creates the key of `count` bytes at `start`, which may be followed by any readable bytes.
    @inline(__always)
    init(_ start: XMLBytes.Pointer, _ count: Int) {
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

    /// The index in ``XMLNames/latest``, below ``XMLNames/slots``.
    @inline(__always)
    var slot: Int {
      let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 55)
    }
  }

  private static let slots = 512

  private var names: [Name] = []
  private var numbers: [ExactText: Int] = [:]
  /// The number of the latest name in each slot, or -1.
  private let latest: UnsafeMutableBufferPointer<Int>
  private var texts: [ExactText: UnsafePointer<UInt8>] = [:]
  /// Whether each byte can be in a name, except for non-ASCII letters.
  private let isPart: UnsafeMutableBufferPointer<Bool>

  /// The reserved prefixes and namespaces (Namespaces in XML 1.0, section 3).
  let xml, xmlns: UnsafePointer<UInt8>
  let xmlURI, xmlnsURI: UnsafePointer<UInt8>

  init() {
    latest = .allocate(capacity: Self.slots)
    latest.initialize(repeating: -1)
    isPart = .allocate(capacity: 256)
    isPart.initialize(repeating: false)
    for byte in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.:".utf8 { isPart[Int(byte)] = true }
    xml = Self.copy("xml")
    xmlns = Self.copy("xmlns")
    xmlURI = Self.copy("http://www.w3.org/XML/1998/namespace")
    xmlnsURI = Self.copy("http://www.w3.org/2000/xmlns/")
    texts = [
      "xml": xml, "xmlns": xmlns, "http://www.w3.org/XML/1998/namespace": xmlURI,
      "http://www.w3.org/2000/xmlns/": xmlnsURI,
    ]
  }

  deinit {
    latest.deallocate()
    isPart.deallocate()
    for text in texts.values { text.deallocate() }
  }

  /// The number of names, prefixes and namespaces in the table.
  var count: Int { texts.count }

  /// Returns the name with this number.
  @inline(__always)
  subscript(number: Int) -> Name { names[number] }

  /// Returns the end of the name at `start` (XML 1.0, production 5), or `start` if there is none.
  @inline(__always)
  func end(ofNameAt start: XMLBytes.Pointer) -> XMLBytes.Pointer {
    var next = start
    while isPart[Int(next[0])] { next += 1 }
    return next[0] < 0x80 && Self.isStart(start[0]) ? next : rareEnd(ofNameAt: start)
  }

  @inline(never)
  private func rareEnd(ofNameAt start: XMLBytes.Pointer) -> XMLBytes.Pointer {
    var next = start
    while let scalar = XMLBytes.character(at: next), next == start ? XMLName.isStart(scalar) : XMLName.isPart(scalar) {
      next += XMLBytes.lengthOfAnyCharacter(at: next)
    }
    return next
  }

  @inline(__always)
  private static func isStart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  /// Returns the number of the name of `count` bytes at `start`.
  @inline(__always)
  mutating func number(ofNameAt start: XMLBytes.Pointer, _ count: Int) -> Int {
    let key = Key(start, count)
    let slot = key.slot
    let known = latest[slot]
    if known >= 0, names[known].key == key, count <= Key.maximumExactLength { return known }
    return find(start, key, slot)
  }

  @inline(never)
  private mutating func find(_ start: XMLBytes.Pointer, _ key: Key, _ slot: Int) -> Int {
    let known = latest[slot]
    if known >= 0, names[known].key == key, names[known].matches(at: start) { return known }
    let text = ExactText(utf8: UnsafeBufferPointer(start: start, count: key.count))
    if let number = numbers[text] {
      latest[slot] = number
      return number
    }
    names.append(name(text, key))
    numbers[text] = names.count - 1
    latest[slot] = names.count - 1
    return names.count - 1
  }

  /// Splits a new name into prefix and local part (Namespaces in XML 1.0, section 4).
  private mutating func name(_ text: ExactText, _ key: Key) -> Name {
    let written = interned(text)
    let parts = text.string.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let isQualified =
      parts.count == 1
      || parts.count == 2 && parts.allSatisfy { XMLName.starts(with: ArraySlice(Array($0))) }
    guard isQualified, parts.count == 2 else {
      return Name(
        written: written, local: written, prefix: nil, key: key, declaresNamespace: written == xmlns,
        isQualified: isQualified)
    }
    let prefix = interned(ExactText(String(Substring(parts[0]))))
    let local = interned(ExactText(String(Substring(parts[1]))))
    return Name(
      written: written, local: local, prefix: prefix, key: key, declaresNamespace: prefix == xmlns, isQualified: true)
  }

  /// Returns the address of a text.
  mutating func interned(_ text: ExactText) -> UnsafePointer<UInt8> {
    if let known = texts[text] { return known }
    let copy = Self.copy(text)
    texts[text] = copy
    return copy
  }

  private static func copy(_ text: ExactText) -> UnsafePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 1)
    memory.initialize(repeating: 0, count: text.count + 1)
    for (index, byte) in text.string.utf8.enumerated() { memory[index] = byte }
    return UnsafePointer(memory)
  }
}
