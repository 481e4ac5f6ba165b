import WatchwordDiagnostics

/// The directives of a format string in any language.
struct FormatDirectives {
  var list: [Directive] = []
  /// The defect that makes the format string invalid; the rest of the text is then not read.
  var fault: Fault?
  /// Whether every text must show the same values, including forms for few numbers.
  var isExact = false
  /// Whether all directives are `%1` to `%9`, so that Qt's fast way of reading them is sufficient.
  var isSimple = true

  /// The maximum number of brackets or choices inside each other.
  static let maximumDepth = 64
  /// A fault of deeper ones, in words that follow the quoted text.
  static let tooDeep = "is inside more than \(maximumDepth) others"

  /// A directive, which shows a value.
  struct Directive {
    let argument: Argument
    let type: FormatType
    /// The bytes of the directive in the text.
    let range: Range<Int>
    /// Whether other texts may omit the value.
    var isOptional = false
  }

  /// The value that is shown.
  enum Argument: Hashable {
    case position(Int)
    case name(ExactText)
  }

  /// A part that cannot be read, with the reason in words that follow the quoted text.
  struct Fault {
    let range: Range<Int>
    let words: String
  }

  /// The first directive of each value, in text order.
  var arguments: [Directive] {
    var seen: Set<Argument> = []
    return list.filter { seen.insert($0.argument).inserted }
  }

  /// Reports a value that is shown as two types; with `merges`, a directive of any type takes the type of another one.
  mutating func unify(merging merges: Bool = false) {
    var types: [Argument: FormatType] = [:]
    for directive in list {
      guard let type = types[directive.argument], type != directive.type else {
        types[directive.argument] = directive.type
        continue
      }
      if merges, type.kind == .any {
        types[directive.argument] = directive.type
      } else if !merges || directive.type.kind != .any {
        fault = fault ?? Fault(range: directive.range, words: "shows a value as a different type than elsewhere")
        return
      }
    }
    guard merges else { return }
    list = list.map { directive in
      Directive(
        argument: directive.argument, type: types[directive.argument] ?? directive.type, range: directive.range,
        isOptional: directive.isOptional)
    }
  }

  /// Reports a position that is shown without the preceding ones; up to `gaps` of them may be missing.
  mutating func forbidGaps(beyond gaps: Int = 0) {
    var positions: Set<Int> = []
    for case .position(let position) in list.lazy.map({ $0.argument }) { positions.insert(position) }
    guard let last = positions.max(), last - positions.count > gaps else { return }
    guard let directive = list.first(where: { $0.argument == .position(last) }) else { return }
    fault = fault ?? Fault(range: directive.range, words: "shows value \(last), but an earlier one is not shown")
  }
}

/// The type that a value must have for a directive to show it.
struct FormatType: Hashable {
  let kind: Kind
  var size = Size.standard
  /// The letter that distinguishes types of the same kind.
  var letter: UInt8 = 0

  enum Kind: UInt8 {
    case any, integer, unsigned, float, character, text, object, pointer, count, number, date, list, special
  }

  /// The size of a number, as far as the language specifies it.
  struct Size: Hashable {
    let code: UInt16

    static let standard = Size(code: 0)
    static let char = Size(code: 1)
    static let short = Size(code: 2)
    static let long = Size(code: 3)
    static let longLong = Size(code: 4)
    static let intmax = Size(code: 5)
    static let size = Size(code: 6)
    static let ptrdiff = Size(code: 7)
    static let wide = Size(code: 8)
  }

  init(_ kind: Kind, _ size: Size = .standard, letter: UInt8 = 0) {
    self.kind = kind
    self.size = size
    self.letter = letter
  }

  /// The name of the type in messages, with an article.
  var name: String {
    switch kind {
    case .any: "any value"
    case .integer: "a whole number"
    case .unsigned: "a whole number without a sign"
    case .float: "a number with decimals"
    case .character: "a character"
    case .text: "a text"
    case .object: "an object"
    case .pointer: "an address"
    case .count: "an address for a count"
    case .number: "a number"
    case .date: "a date"
    case .list: "a list"
    case .special: "a value of a special kind"
    }
  }
}

/// A position in a format string.
struct FormatCursor {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  /// The byte at the position, or 0 at the end.
  var byte: UInt8 { isAtEnd ? 0 : bytes[index] }

  func byte(after distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  /// Whether the byte at the position is one of `set`.
  func isAt(_ set: String) -> Bool { !isAtEnd && set.utf8.contains(bytes[index]) }

  /// Skips the byte at the position if it is `wanted`. Returns whether it is.
  mutating func consume(_ wanted: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(bytes[index]) == wanted.value else { return false }
    index += 1
    return true
  }

  /// Reads digits; `nil` if there are none. Numbers above the limit are capped.
  mutating func number() -> Int? {
    let start = index
    var number = 0
    while ASCII.isDigit(byte) {
      number = min(number &* 10 &+ Int(byte &- 0x30), 1_000_000)
      index += 1
    }
    return index > start ? number : nil
  }

  /// Reads a number and a mark, such as `12$`; `nil`, without moving, if the text is different.
  mutating func number(before mark: Unicode.Scalar) -> Int? {
    let start = index
    if let number = number(), consume(mark) { return number }
    index = start
    return nil
  }

  /// Reads a name: letters, digits and `_`, not starting with a digit.
  mutating func identifier() -> Range<Int>? {
    let start = index
    guard ASCII.isLetter(byte) || isAt("_") else { return nil }
    while ASCII.isLetter(byte) || ASCII.isDigit(byte) || isAt("_") { index += 1 }
    return start..<index
  }

  func text(_ range: Range<Int>) -> ExactText { ExactText(String(decoding: bytes[range], as: UTF8.self)) }

  /// Returns the fault of a directive that starts at `start` and cannot be read at the position.
  func fault(from start: Int) -> FormatDirectives.Fault {
    if isAtEnd { return .init(range: start..<bytes.count, words: "is not complete") }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return .init(range: start..<end, words: "is not a placeholder of the entry's format")
  }
}
