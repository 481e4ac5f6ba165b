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

  /// Writes a member with an object as its value; `members` writes its members. Throws what `members` throws.
  package mutating func object<E>(
    _ name: String, _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    key(name)
    try object(members)
  }

  /// Writes a member with an object as its value; `members` writes its members. Throws what `members` throws.
  package mutating func object<E>(
    _ name: ExactText, _ members: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    try object(name.string, members)
  }

  /// Writes a member with a list as its value; `values` writes its values. Throws what `values` throws.
  package mutating func array<E>(_ name: ExactText, _ values: (inout JSONWriter) throws(E) -> Void) throws(E) {
    try array(name.string, values)
  }

  /// Writes a member with a list as its value; `values` writes its values. Throws what `values` throws.
  package mutating func array<E>(_ name: String, _ values: (inout JSONWriter) throws(E) -> Void) throws(E) {
    key(name)
    try array(values)
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

  /// Writes a member with a list of strings as its value.
  package mutating func member(_ name: ExactText, _ values: [ExactText]) { member(name.string, values) }

  /// Writes a member with a list of strings as its value.
  package mutating func member(_ name: String, _ values: [ExactText]) {
    array(name) { writer in for value in values { writer.string(value) } }
  }

  /// Writes a member with a list of strings as its value.
  package mutating func member(_ name: String, _ values: [String]) {
    array(name) { writer in for value in values { writer.string(value) } }
  }

  /// Writes a member that contains a list of objects, one for each element; `write` writes the members of each.
  package mutating func member<Elements: Sequence>(
    _ name: String, objects elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    array(name) { list in for element in elements { list.object { write(element, &$0) } } }
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

  // Compiled once, not in each place that writes a member.
  @inline(never)
  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes a string in quotation marks. Escapes control characters and the characters that end a line in JavaScript.
  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { quote($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func quote(_ value: UnsafeBufferPointer<UInt8>) {
    var (start, index) = (0, 0)
    while index < value.count {
      var (character, length) = (Int(value[index]), 1)
      switch value[index] {
      case 0..<0x20, 0x22, 0x5C, 0x7F: break
      // U+0080 to U+009F
      case 0xC2 where value[index + 1] < 0xA0: (character, length) = (Int(value[index + 1]), 2)
      // U+2028 and U+2029
      case 0xE2 where value[index + 1] == 0x80 && value[index + 2] & 0xFE == 0xA8:
        (character, length) = (0x1F80 + Int(value[index + 2]), 3)
      default:
        index += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[start..<index]))
      escape(character)
      index += length
      start = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[start...]))
  }

  private mutating func escape(_ character: Int) {
    bytes.append(UInt8(ascii: "\\"))
    switch character {
    case 0x22, 0x5C: bytes.append(UInt8(truncatingIfNeeded: character))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(UInt8(ascii: "u"))
      for place in 0..<4 {
        let digit = UInt8(truncatingIfNeeded: character >> (12 - 4 * place) & 0xF)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      }
    }
  }
}
