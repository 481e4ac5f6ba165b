import WatchwordDiagnostics

/// The directives of a format string, whatever its language.
struct FormatDirectives {
  var list: [Directive] = []
  /// What makes the text no format string; nothing more is then known of it.
  var fault: Fault?
  /// Whether every text must show the same values, those for few numbers too.
  var isExact = false
  /// Whether Qt's fast reading of `%1` to `%9` is enough.
  var isSimple = true

  /// A place that shows a value.
  struct Directive {
    let argument: Argument
    let type: FormatType
    /// The bytes of the text.
    let range: Range<Int>
    /// Whether other texts need not show the value.
    var isOptional = false
  }

  /// Which value is shown.
  enum Argument: Hashable {
    case position(Int)
    case name(ExactText)
  }

  /// Something that cannot be read, in words that follow the quoted text.
  struct Fault {
    let range: Range<Int>
    let words: String
  }

  /// The first directive of each value, in the order of the text.
  var arguments: [Directive] {
    var seen: Set<Argument> = []
    return list.filter { seen.insert($0.argument).inserted }
  }

  /// Finds a value that is shown as two types; `merges` tells whether a text of any type takes the other's.
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
        fault = fault ?? Fault(range: directive.range, words: "shows a value as a type that it has not elsewhere")
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

  /// Finds a position that is shown without those in front of it; up to `gaps` may be absent.
  mutating func forbidGaps(beyond gaps: Int = 0) {
    var positions: Set<Int> = []
    for case .position(let position) in list.lazy.map({ $0.argument }) { positions.insert(position) }
    guard let last = positions.max(), last - positions.count > gaps else { return }
    guard let directive = list.first(where: { $0.argument == .position(last) }) else { return }
    fault = fault ?? Fault(range: directive.range, words: "shows value \(last), but an earlier one is not shown")
  }
}

/// What a value must be for a directive to show it.
struct FormatType: Hashable {
  let kind: Kind
  var size = Size.standard
  /// The letter that tells apart what one kind has several of.
  var letter: UInt8 = 0

  enum Kind: UInt8 {
    case any, integer, unsigned, float, character, text, object, pointer, count, number, date, list, special
  }

  /// How large a number is, as far as the language tells.
  struct Size: Hashable {
    let code: UInt16

    static let standard = Size(code: 0)
    static let char = Size(code: 1)
    static let short = Size(code: 2)
    static let long = Size(code: 3)
    static let longLong = Size(code: 4)
    static let greatest = Size(code: 5)
    static let memory = Size(code: 6)
    static let difference = Size(code: 7)
    static let wide = Size(code: 8)
  }

  init(_ kind: Kind, _ size: Size = .standard, letter: UInt8 = 0) {
    self.kind = kind
    self.size = size
    self.letter = letter
  }

  /// The type in words.
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
    case .count: "a place for a count"
    case .number: "a number"
    case .date: "a date"
    case .list: "a list"
    case .special: "a value of its own kind"
    }
  }
}

/// A place in a format string.
struct FormatCursor {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  /// The byte here, or 0 at the end.
  var byte: UInt8 { isAtEnd ? 0 : bytes[index] }

  func byte(after distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  /// Whether the byte here is one of `set`.
  func isAt(_ set: String) -> Bool { !isAtEnd && set.utf8.contains(bytes[index]) }

  /// Passes a byte if it is `wanted`.
  mutating func pass(_ wanted: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(bytes[index]) == wanted.value else { return false }
    index += 1
    return true
  }

  /// Passes digits; `nil` if there are none. Numbers beyond all bounds are cut.
  mutating func number() -> Int? {
    let start = index
    var number = 0
    while ASCII.isDigit(byte) {
      number = min(number &* 10 &+ Int(byte &- 0x30), 1_000_000)
      index += 1
    }
    return index > start ? number : nil
  }

  /// Passes `12$`; `nil`, at the same place, if there is something else.
  mutating func number(before mark: Unicode.Scalar) -> Int? {
    let start = index
    if let number = number(), pass(mark) { return number }
    index = start
    return nil
  }

  /// Passes a name: letters, digits and `_`, no digit first.
  mutating func identifier() -> Range<Int>? {
    let start = index
    guard ASCII.isLetter(byte) || isAt("_") else { return nil }
    while ASCII.isLetter(byte) || ASCII.isDigit(byte) || isAt("_") { index += 1 }
    return start..<index
  }

  func text(_ range: Range<Int>) -> ExactText { ExactText(String(decoding: bytes[range], as: UTF8.self)) }

  /// What is wrong with a directive that starts at `start` and cannot be read here.
  func fault(from start: Int) -> FormatDirectives.Fault {
    if isAtEnd { return .init(range: start..<bytes.count, words: "is not complete") }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return .init(range: start..<end, words: "is not a placeholder of the entry's format")
  }
}
