import WatchwordBasics

/// The formula of a `Plural-Forms` field, which maps a whole number to a form (GNU gettext manual, section 11.2.6,
/// "Additional functions for plural forms").
///
/// It is a C expression with the variable `n`, decimal numbers, parentheses and the operators `! * / % + - < <= > >= ==
/// != && || ?:`. Numbers are unsigned, have 64 bits and wrap around; nothing traps.
struct PluralFormula: Sendable {
  /// The nodes; operands precede their operator.
  private let nodes: [Node]

  /// The maximum nesting depth of parentheses and operators.
  static let maximumDepth = 64
  /// The maximum length of a formula in bytes; the longest in use have about 150.
  static let maximumLength = 4096

  /// A node of the expression, which refers to its operands by index.
  private enum Node: Sendable {
    case number
    case constant(UInt64)
    case not(Int)
    case binary(Operator, Int, Int)
    case choice(Int, Int, Int)
  }

  private enum Operator: Sendable {
    case or, and, equal, unequal, less, lessOrEqual, greater, greaterOrEqual, plus, minus, times, divided, remainder
  }

  /// Parses the formula in `text`; `nil` if it is malformed.
  init?(_ text: some Collection<UInt8>) {
    guard text.count <= Self.maximumLength else { return nil }
    var parser = Parser(bytes: Array(text))
    guard parser.choice(depth: 0) != nil, parser.isAtEnd else { return nil }
    nodes = parser.nodes
  }

  /// Returns the form of a number; `nil` if the formula divides by zero.
  func form(of number: UInt64) -> UInt64? {
    nodes.withUnsafeBufferPointer { Self.value($0.count - 1, in: $0, number) }
  }

  private static func value(_ index: Int, in nodes: UnsafeBufferPointer<Node>, _ n: UInt64) -> UInt64? {
    switch nodes[index] {
    case .number: return n
    case .constant(let value): return value
    case .not(let node): return value(node, in: nodes, n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let isTrue = value(condition, in: nodes, n) else { return nil }
      return value(isTrue != 0 ? yes : no, in: nodes, n)
    case .binary(let sign, let left, let right):
      guard let left = value(left, in: nodes, n) else { return nil }
      // As in C, && and || do not evaluate the right side if the left side decides.
      if sign == .and, left == 0 { return 0 }
      if sign == .or, left != 0 { return 1 }
      return value(right, in: nodes, n).flatMap { combined(sign, left, $0) }
    }
  }

  private static func combined(_ sign: Operator, _ left: UInt64, _ right: UInt64) -> UInt64? {
    switch sign {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }

  // MARK: Parsing

  /// Parses by the operator precedence of C.
  private struct Parser {
    let bytes: [UInt8]
    private(set) var nodes: [Node] = []
    private var next = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The operators of each level, the loosest first. Of two with the same prefix, the longer comes first.
    private static let levels: [[(sign: StaticString, operator: Operator)]] = [
      [("||", .or)], [("&&", .and)], [("==", .equal), ("!=", .unequal)],
      [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)], [("+", .plus), ("-", .minus)],
      [("*", .times), ("/", .divided), ("%", .remainder)],
    ]

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return next == bytes.count
      }
    }

    private mutating func add(_ node: Node) -> Int {
      nodes.append(node)
      return nodes.count - 1
    }

    mutating func choice(depth: Int) -> Int? {
      guard depth < PluralFormula.maximumDepth, let condition = binary(level: 0, depth: depth) else { return nil }
      guard skip("?") else { return condition }
      guard let yes = choice(depth: depth + 1), skip(":"), let no = choice(depth: depth + 1) else { return nil }
      return add(.choice(condition, yes, no))
    }

    private mutating func binary(level: Int, depth: Int) -> Int? {
      guard level < Self.levels.count else { return operand(depth: depth) }
      guard var left = binary(level: level + 1, depth: depth) else { return nil }
      var count = 0
      while let found = Self.levels[level].first(where: { skip($0.sign) }) {
        count += 1
        guard count < PluralFormula.maximumDepth, let right = binary(level: level + 1, depth: depth) else { return nil }
        left = add(.binary(found.operator, left, right))
      }
      return left
    }

    private mutating func operand(depth: Int) -> Int? {
      guard depth < PluralFormula.maximumDepth else { return nil }
      if skip("n") { return add(.number) }
      if skip("(") {
        guard let inner = choice(depth: depth + 1), skip(")") else { return nil }
        return inner
      }
      if skip("!") {
        guard let operand = operand(depth: depth + 1) else { return nil }
        return add(.not(operand))
      }
      return constant()
    }

    private mutating func constant() -> Int? {
      skipBlanks()
      var value: UInt64 = 0
      let start = next
      while ASCII.isDigit(bytes.at(next)) {
        value = value &* 10 &+ UInt64(bytes[next] - UInt8(ascii: "0"))
        next += 1
      }
      return next > start ? add(.constant(value)) : nil
    }

    private mutating func skip(_ sign: StaticString) -> Bool {
      skipBlanks()
      let sign = UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount)
      guard bytes[next...].starts(with: sign) else { return false }
      next += sign.count
      return true
    }

    private mutating func skipBlanks() {
      while ASCII.isSpace(bytes.at(next)) { next += 1 }
    }
  }
}
