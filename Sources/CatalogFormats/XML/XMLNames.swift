import WatchwordDiagnostics

/// The names of elements and attributes that were met.
///
/// Equal texts have the same address as long as the reader lives, so that handlers compare addresses. A name is found by
/// its first and last eight bytes and its length, so that most need no comparison byte by byte.
struct XMLNames: ~Copyable {
  struct Name: BitwiseCopyable {
    /// The whole name as written, and zero.
    let written: UnsafePointer<UInt8>
    /// The part behind the prefix, or all of it.
    let local: UnsafePointer<UInt8>
    let prefix: UnsafePointer<UInt8>?
    let key: Key
    /// Whether an attribute with this name declares a namespace: `xmlns` or `xmlns:prefix`.
    let declaresNamespace: Bool
    /// Whether colons stand where names may have one (Namespaces in XML 1.0, production 7).
    let isQualified: Bool

    /// Whether this is the name of which as many bytes are at `start`, where so many must be readable.
    @inline(__always)
    func isWritten(at start: XMLBytes.Place) -> Bool {
      key == Key(start, key.count) && (key.count <= Key.decisive || XMLBytes.areEqual(written, start, key.count))
    }
  }

  /// What tells names of up to sixteen bytes apart, and most others.
  struct Key: BitwiseCopyable, Equatable {
    /// Names of so many bytes are equal if their keys are.
    static let decisive = 16

    let first, last: UInt64
    let count: Int

    /// The key of `count` bytes at `start`, which may be followed by anything that can be read.
    @inline(__always)
    init(_ start: XMLBytes.Place, _ count: Int) {
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

    /// A place among ``XMLNames/slots``.
    @inline(__always)
    var slot: Int {
      let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed &>> 55)
    }
  }

  private static let slots = 512

  private var names: [Name] = []
  private var numbers: [ExactText: Int] = [:]
  /// The number of the name that was met last with each slot, or -1.
  private let latest: UnsafeMutableBufferPointer<Int>
  private var texts: [ExactText: UnsafePointer<UInt8>] = [:]
  /// Whether each byte can be in a name, apart from letters beyond ASCII.
  private let isPart: UnsafeMutableBufferPointer<Bool>

  /// The parts of names with a meaning of their own (Namespaces in XML 1.0, section 3).
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

  /// How many names, prefixes and namespaces were met.
  var count: Int { texts.count }

  /// The name with this number.
  @inline(__always)
  subscript(number: Int) -> Name { names[number] }

  /// Where the name at `start` ends (XML 1.0, production 5); `start` if there is none.
  @inline(__always)
  func end(ofNameAt start: XMLBytes.Place) -> XMLBytes.Place {
    var next = start
    while isPart[Int(next[0])] { next += 1 }
    return next[0] < 0x80 && Self.isStart(start[0]) ? next : rareEnd(ofNameAt: start)
  }

  @inline(never)
  private func rareEnd(ofNameAt start: XMLBytes.Place) -> XMLBytes.Place {
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

  /// The number of the name of `count` bytes at `start`.
  @inline(__always)
  mutating func number(ofNameAt start: XMLBytes.Place, _ count: Int) -> Int {
    let key = Key(start, count)
    let slot = key.slot
    let known = latest[slot]
    if known >= 0, names[known].key == key, count <= Key.decisive { return known }
    return find(start, key, slot)
  }

  @inline(never)
  private mutating func find(_ start: XMLBytes.Place, _ key: Key, _ slot: Int) -> Int {
    let known = latest[slot]
    if known >= 0, names[known].key == key, names[known].isWritten(at: start) { return known }
    let text = ExactText(String(decoding: UnsafeBufferPointer(start: start, count: key.count), as: UTF8.self))
    if let number = numbers[text] {
      latest[slot] = number
      return number
    }
    names.append(name(text, key))
    numbers[text] = names.count - 1
    latest[slot] = names.count - 1
    return names.count - 1
  }

  /// The parts of a new name (Namespaces in XML 1.0, section 4).
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

  /// The address of a text.
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
