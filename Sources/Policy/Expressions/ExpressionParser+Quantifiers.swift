import WatchwordDiagnostics

extension ExpressionParser {
  /// Reads a quantifier, if there is one, and repeats what starts at `start` of the automaton.
  mutating func quantifier(of start: Int, isRepeatable: Bool) throws(ExpressionDefect) {
    guard let byte = peek(), Self.isQuantifier(byte) else { return }
    let place = offset
    let (least, most) = try repetitions(byte)
    guard isRepeatable else {
      throw malformed(place..<offset, "Found a repetition of ^ or $", help: "Remove \(text(place..<offset))")
    }
    // A lazy quantifier matches the same texts.
    if peek() == UInt8(ascii: "?") { offset += 1 }
    if let next = peek(), Self.isQuantifier(next) {
      throw malformed(
        offset..<(offset + 1), "Found \(Self.shown(next)) behind another repetition",
        help: "Remove it, or put what it repeats into a group")
    }
    code.repeat(from: start, least: least, most: most)
  }

  private mutating func repetitions(_ byte: UInt8) throws(ExpressionDefect) -> (least: Int, most: Int?) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "?"): return (0, 1)
    case UInt8(ascii: "*"): return (0, nil)
    case UInt8(ascii: "+"): return (1, nil)
    default: break
    }
    let least = number()
    var most = least
    if least != nil, peek() == UInt8(ascii: ",") {
      offset += 1
      most = number()
    }
    guard let least, peek() == UInt8(ascii: "}") else {
      throw malformed(
        start..<offset, "Found {; expected a number of repetitions, as in {2,5}", help: "Write \\{ for the character")
    }
    offset += 1
    guard max(least, most ?? 0) <= PasswordExpression.maximumRepetitions else {
      throw ExpressionDefect(
        "limit-exceeded", start..<offset,
        "Found \(text(start..<offset)); expected at most \(PasswordExpression.maximumRepetitions) repetitions",
        help: "Use the rule length for long passwords")
    }
    guard least <= most ?? least else {
      throw malformed(start..<offset, "Found \(text(start..<offset)); expected the smaller number first")
    }
    return (least, most)
  }

  /// A decimal number, no greater than matters; `nil` if there is no digit.
  private mutating func number() -> Int? {
    var value: Int?
    while let byte = peek(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), PasswordExpression.maximumRepetitions + 1)
      offset += 1
    }
    return value
  }

  static func isQuantifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"): true
    default: false
    }
  }
}
