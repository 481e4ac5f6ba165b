import WatchwordBasics

extension PatternParser {
  /// The number to which greater numbers are clamped; it is greater than any number in a rule.
  private static let maximumNumber = 1 << 24

  /// Reads a quantifier, if there is one; `stepsBefore` is the number of steps before `node`.
  mutating func quantified(
    _ node: PatternNode, isRepeatable: Bool, stepsBefore: Int
  ) throws(PatternFlaw) -> PatternNode {
    guard let byte = peek(), Self.isQuantifier(byte) else { return node }
    guard isRepeatable else { throw flaw(.repetition, offset) }
    let (minimum, maximum) = try repetitions(byte)
    // A lazy quantifier matches the same texts.
    if peek() == UInt8(ascii: "?") { offset += 1 }
    if let next = peek(), Self.isQuantifier(next) { throw flaw(.repetition, offset) }
    if syntax == .policy {
      let length = stepCount - stepsBefore
      stepCount = stepsBefore + ExpressionCode.length(repeating: length, minimum: minimum, maximum: maximum)
    }
    return minimum == 1 && maximum == 1 ? node : .repetition(node, minimum: minimum, maximum: maximum)
  }

  private mutating func repetitions(_ byte: UInt8) throws(PatternFlaw) -> (minimum: Int, maximum: Int?) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "?"): return (0, 1)
    case UInt8(ascii: "*"): return (0, nil)
    case UInt8(ascii: "+"): return (1, nil)
    default: break
    }
    let minimum = number()
    var maximum = minimum
    if peek() == UInt8(ascii: ",") {
      offset += 1
      maximum = number()
    }
    guard let minimum, peek() == UInt8(ascii: "}") else { throw flaw(.count, start) }
    offset += 1
    if syntax == .policy, max(minimum, maximum ?? 0) > PasswordExpression.maximumRepetitions {
      throw flaw(.tooManyRepetitions, start, offset)
    }
    if let maximum, maximum < minimum { throw flaw(.order, start, offset) }
    return (minimum, maximum)
  }

  /// Reads a decimal number, clamped to ``maximumNumber``; `nil` if there is no digit.
  mutating func number() -> Int? {
    var value: Int?
    while let byte = peek(), ASCII.isDigit(byte) {
      value = min((value ?? 0) * 10 + Int(byte & 0xF), Self.maximumNumber)
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
