import WatchwordDiagnostics

/// Reads a regular expression of ECMA-262 into ``PatternNode``, in one pass.
///
/// It reads the flags `u` and `v` alike and refuses what only one of them has.
struct PatternReader {
  /// The greatest length in bytes.
  static let maximumLength = 1 << 16
  /// The greatest depth of groups.
  private static let maximumDepth = 32

  /// A part of a pattern and the bytes that it stands in.
  struct Part {
    let node: PatternNode
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The parts of a pattern that stand one after the other; a single one if it is a choice.
  static func parts(of bytes: [UInt8]) throws(PatternDefect) -> [Part] {
    var reader = PatternReader(bytes)
    if bytes.count > maximumLength {
      throw PatternDefect(
        range: maximumLength..<bytes.count, message: "The pattern is longer than \(maximumLength) bytes",
        isUnsupported: true)
    }
    var parts: [Part] = []
    while let next = reader.peek, next != UInt8(ascii: "|"), next != UInt8(ascii: ")") {
      let start = reader.place
      let node = try reader.quantified()
      parts.append(Part(node: node, range: start..<reader.place))
    }
    guard let next = reader.peek else { return parts }
    if next == UInt8(ascii: ")") { throw reader.defect("Found ) without a ( before it") }
    reader.place = 0
    return [Part(node: try reader.choice(), range: 0..<bytes.count)]
  }

  // MARK: - Groups

  private mutating func choice() throws(PatternDefect) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw defect("Groups are nested too deeply", isUnsupported: true) }
    var choices = [try sequence()]
    while take("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws(PatternDefect) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next = peek, next != UInt8(ascii: "|"), next != UInt8(ascii: ")") { nodes.append(try quantified()) }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func group() throws(PatternDefect) -> PatternNode {
    let start = place
    place += 1
    var make: (PatternNode) -> PatternNode = { .capture($0) }
    if take("?:") {
      make = { $0 }
    } else if take("?=") {
      make = { .ahead($0, isNegative: false) }
    } else if take("?!") {
      make = { .ahead($0, isNegative: true) }
    } else if peek == UInt8(ascii: "?") {
      throw defect("This kind of group is not known here; only (…), (?:…), (?=…) and (?!…) are", isUnsupported: true)
    }
    let node = make(try choice())
    guard take(")") else {
      throw PatternDefect(range: start..<start + 1, message: "This ( has no )", isUnsupported: false)
    }
    // Nothing may follow: that is the end.
    return node == .ahead(.any, isNegative: true) ? .end : node
  }

  // MARK: - Quantifiers

  private mutating func quantified() throws(PatternDefect) -> PatternNode {
    let node = try atom()
    guard let (least, most) = try quantifier() else { return node }
    // Whether a quantifier is lazy changes nothing about what matches.
    _ = take("?")
    return least == 1 && most == 1 ? node : .many(node, least: least, most: most)
  }

  private mutating func quantifier() throws(PatternDefect) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard peek == UInt8(ascii: "{") else { return nil }
    let start = place
    place += 1
    guard let least = number() else { throw defect("Found \(token); expected a number") }
    var most: Int? = least
    if take(",") { most = number() }
    guard take("}") else { throw defect("Found \(token); expected }") }
    if let most, most < least {
      throw PatternDefect(range: start..<place, message: "The numbers are in the wrong order", isUnsupported: false)
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    let start = place
    var number = 0
    while let digit = peek, ASCII.isDigit(digit) {
      number = min(number * 10 + Int(digit - UInt8(ascii: "0")), 1 << 30)
      place += 1
    }
    return place > start ? number : nil
  }

  // MARK: - Atoms

  private mutating func atom() throws(PatternDefect) -> PatternNode {
    guard let next = peek else { throw defect("Found the end of the pattern") }
    switch next {
    case UInt8(ascii: "("): return try group()
    case UInt8(ascii: "["): return .set(try characterClass())
    case UInt8(ascii: "\\"): return try escape()
    case UInt8(ascii: "^"):
      place += 1
      return .start
    case UInt8(ascii: "$"):
      place += 1
      return .end
    case UInt8(ascii: "."):
      place += 1
      return .any
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "]"):
      throw defect("Found \(token) without anything before it")
    default: return .set(PatternSet([scalar()]))
    }
  }

  private mutating func escape() throws(PatternDefect) -> PatternNode {
    let start = place
    if place + 1 < bytes.count, UInt8(ascii: "1")...UInt8(ascii: "9") ~= bytes[place + 1] {
      place += 1
      return .back(number() ?? 0)
    }
    var set = PatternSet()
    if let value = try escaped(into: &set) { set.insert([value...value]) }
    if set == PatternSet() {
      throw PatternDefect(range: start..<place, message: "The set is empty", isUnsupported: true)
    }
    return .set(set)
  }

  // MARK: - Characters

  private mutating func characterClass() throws(PatternDefect) -> PatternSet {
    let start = place
    place += 1
    for whole in ["\\s\\S]", "\\S\\s]", "\\d\\D]", "\\D\\d]", "\\w\\W]", "\\W\\w]", "^]"] where take(whole) {
      return .any
    }
    let isNegated = take("^")
    var set = PatternSet()
    // Joined at the end, because each time they are put in order.
    var ranges: [ClosedRange<UInt32>] = []
    while let next = peek, next != UInt8(ascii: "]") {
      if next == UInt8(ascii: "[") || isOperator {
        throw defect("Sets of sets are not known here", isUnsupported: true)
      }
      guard let lower = try member(into: &set) else { continue }
      guard peek == UInt8(ascii: "-"), place + 1 < bytes.count, bytes[place + 1] != UInt8(ascii: "]") else {
        ranges.append(lower...lower)
        continue
      }
      place += 1
      guard let upper = try member(into: &set), lower <= upper else { throw defect("The range is in the wrong order") }
      ranges.append(lower...upper)
    }
    guard take("]") else {
      throw PatternDefect(range: start..<start + 1, message: "This [ has no ]", isUnsupported: false)
    }
    set.insert(ranges)
    if set == PatternSet(ranges: PatternSet.whiteSpaceRanges) { set = PatternSet([], [.whiteSpace]) }
    return isNegated ? set.negated : set
  }

  /// Whether an operator of the flag `v` stands here.
  private var isOperator: Bool {
    place + 1 < bytes.count && bytes[place] == bytes[place + 1]
      && (bytes[place] == UInt8(ascii: "&") || bytes[place] == UInt8(ascii: "-"))
  }

  private mutating func member(into set: inout PatternSet) throws(PatternDefect) -> UInt32? {
    guard let next = peek else { throw defect("The class has no ]") }
    return next == UInt8(ascii: "\\") ? try escaped(into: &set) : scalar()
  }

  /// Reads an escape; the result is the code point, or `nil` if it was a set, which joins `set`.
  private mutating func escaped(into set: inout PatternSet) throws(PatternDefect) -> UInt32? {
    place += 1
    guard let letter = peek else { throw defect("Found a \\ at the end of the pattern") }
    if !ASCII.isLetter(letter), !ASCII.isDigit(letter) { return scalar() }
    place += 1
    switch letter {
    case UInt8(ascii: "d"): set.insert([0x30...0x39])
    case UInt8(ascii: "w"): set.insert([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    case UInt8(ascii: "s"): set.insert([.whiteSpace])
    case UInt8(ascii: "p"): set.insert([try property()])
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "x"): return try hexadecimal(2)
    case UInt8(ascii: "u"):
      guard take("{") else { return try hexadecimal(4) }
      let value = try hexadecimal(nil)
      guard take("}") else { throw defect("Found \(token); expected }") }
      return value
    default: throw defect("This escape is not known here", isUnsupported: true, at: place - 2..<place)
    }
    return nil
  }

  private mutating func property() throws(PatternDefect) -> PatternProperty {
    guard take("{") else { throw defect("Found \(token); expected {") }
    for property in PatternProperty.allCases where take(property.name + "}") { return property }
    throw defect("This property is not known here", isUnsupported: true)
  }

  private mutating func hexadecimal(_ count: Int?) throws(PatternDefect) -> UInt32 {
    var value: UInt32 = 0
    var read = 0
    while read < (count ?? 6), let byte = peek, let digit = ASCII.hexadecimalValue(of: byte) {
      value = value << 4 | UInt32(digit)
      read += 1
      place += 1
    }
    guard read == count ?? read, read > 0, Unicode.Scalar(value) != nil else {
      throw defect("Found \(token); expected the number of a character")
    }
    return value
  }

  // MARK: - Bytes

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  /// The code point that stands here; the bytes of a text are valid UTF-8, or stand for U+FFFD one by one.
  private mutating func scalar() -> UInt32 {
    let start = place
    place = endOfScalar
    return String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
  }

  private var endOfScalar: Int {
    var end = min(place + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private var token: String {
    place < bytes.count
      ? "\"\(String(decoding: bytes[place..<endOfScalar], as: UTF8.self))\"" : "the end of the pattern"
  }

  private func defect(
    _ message: String, isUnsupported: Bool = false, at range: Range<Int>? = nil
  ) -> PatternDefect {
    PatternDefect(range: range ?? place..<endOfScalar, message: message, isUnsupported: isUnsupported)
  }
}
