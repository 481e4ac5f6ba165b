/// A writer of JSON (RFC 8259), member by member, on one line or on several.
package struct JSONWriter: Sendable {
  /// The bytes of ``text``.
  private var bytes: [UInt8] = []
  /// The text written since the last call to ``takeText()``.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  private let indentedDepth: Int
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  /// Creates a writer. If `isIndented` is true, each value is on its own line, indented by two spaces per level.
  package init(isIndented: Bool = false) { self.init(indentingTo: isIndented ? .max : 0) }

  /// Creates a writer that puts each value of the first `depth` levels on its own line; deeper values share the line of
  /// their container.
  package init(indentingTo depth: Int) { indentedDepth = depth }

  /// Writes an object; `members` writes its members. Throws what `members` throws.
  package mutating func object<E>(_ members: (inout JSONWriter) throws(E) -> Void) throws(E) {
    try brackets("{", "}", members)
  }

  /// Writes a list; `values` writes its values. Throws what `values` throws.
  package mutating func array<E>(_ values: (inout JSONWriter) throws(E) -> Void) throws(E) {
    try brackets("[", "]", values)
  }

  /// Returns the text written since the last call, so that a long text is never in memory as a whole.
  package mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return text
  }

  /// Writes a member's name. Its value must follow.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    write(isOnOwnLine ? ": " : ":")
    followsKey = true
  }

  /// Writes a member's name. Its value must follow.
  package mutating func key(_ name: ExactText) { key(name.string) }

  /// Writes a string.
  package mutating func string(_ value: ExactText) { string(value.string) }

  /// Writes a string.
  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    separate()
    write(String(value))
  }

  /// Writes a non-negative number of tenths, such as 774 as `77.4`.
  package mutating func tenths(_ value: Int) {
    separate()
    write("\(value / 10).\(value % 10)")
  }

  /// Writes a number from 0 to 9,000,000,000 with at most `places` decimal places (0 to 9), without trailing zeros.
  package mutating func decimal(_ value: Double, places: Int) {
    separate()
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    // `rounded()` is avoided because it calls the mathematical library, which apps would link only for this.
    let product = value * Double(scale)
    let whole = Int(product)
    let scaled = product - Double(whole) < 0.5 ? whole : whole + 1
    write(String(scaled / scale))
    var fraction = String(scaled % scale)
    fraction = String(repeating: "0", count: places - fraction.utf8.count) + fraction
    while fraction.utf8.last == 0x30 { fraction.removeLast() }
    if scaled % scale != 0 { write("." + fraction) }
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    separate()
    write(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    write("null")
  }

  /// Writes a member with a string value.
  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member with a string value.
  package mutating func member(_ name: String, _ value: ExactText) { member(name, value.string) }

  /// Writes a member with a string value, or with `null` if there is none.
  package mutating func member(_ name: String, orNull value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member with a whole number as its value.
  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a member with the value `true` or `false`.
  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  private mutating func brackets<E>(
    _ open: String, _ close: String, _ contents: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    begin(open)
    try contents(&self)
    end(close)
  }

  // These parts of `brackets` do not depend on the closure's type, so they are compiled once.

  @inline(never)
  private mutating func begin(_ open: String) {
    separate()
    write(open)
    depth += 1
    isFirst = true
  }

  @inline(never)
  private mutating func end(_ close: String) {
    let breaks = isOnOwnLine && !isFirst
    depth -= 1
    if breaks { breakLine() }
    write(close)
    isFirst = false
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if !isFirst { write(",") }
    isFirst = false
    if depth > 0, isOnOwnLine { breakLine() }
  }

  /// Whether the next value starts a new line.
  private var isOnOwnLine: Bool { depth <= indentedDepth }

  private mutating func breakLine() {
    write("\n")
    for _ in 0..<depth { write("  ") }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a string in quotation marks. Escapes control characters and the characters that end a line in JavaScript.
  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { quote($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func quote(_ value: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < value.count {
      // Most bytes stay.
      let byte = value[index]
      if byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0x7F, byte != 0xC2, byte != 0xE2 {
        index += 1
        continue
      }
      let (length, escape) = Self.escaped(value, index)
      if let escape {
        bytes.append(contentsOf: value[start..<index])
        write(escape)
        start = index + length
      }
      index += length
    }
    bytes.append(contentsOf: value[start...])
  }

  /// Returns the number of bytes to pass at an index, and what is written instead of them; `nil` if they stay.
  private static func escaped(_ value: UnsafeBufferPointer<UInt8>, _ index: Int) -> (length: Int, escape: String?) {
    switch value[index] {
    case 0x22: return (1, "\\\"")
    case 0x5C: return (1, "\\\\")
    case 0x0A: return (1, "\\n")
    case 0x0D: return (1, "\\r")
    case 0x09: return (1, "\\t")
    case 0..<0x20, 0x7F: return (1, escape(Int(value[index])))
    // U+0080 to U+009F
    case 0xC2 where index + 1 < value.count && value[index + 1] < 0xA0: return (2, escape(Int(value[index + 1])))
    // U+2028 and U+2029
    case 0xE2 where index + 2 < value.count && value[index + 1] == 0x80 && (0xA8...0xA9).contains(value[index + 2]):
      return (3, escape(0x1F80 + Int(value[index + 2])))
    default: return (1, nil)
    }
  }

  private static func escape(_ scalar: Int) -> String {
    let digits = String(scalar, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
