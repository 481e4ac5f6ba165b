/// The signs in a text that can start placeholders and markup, found in one pass for all checks that examine them.
struct TextMarks: OptionSet, Sendable {
  let rawValue: UInt8

  static let percent = TextMarks(rawValue: 1 << 0)
  /// An opening curly bracket.
  static let brace = TextMarks(rawValue: 1 << 1)
  /// An opening round bracket.
  static let parenthesis = TextMarks(rawValue: 1 << 2)
  /// A less-than sign.
  static let angle = TextMarks(rawValue: 1 << 3)
  /// An opening square bracket.
  static let square = TextMarks(rawValue: 1 << 4)
  static let star = TextMarks(rawValue: 1 << 5)
  static let backtick = TextMarks(rawValue: 1 << 6)
  static let hash = TextMarks(rawValue: 1 << 7)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Returns the mark for a byte.
  init(_ byte: UInt8) {
    let mark: TextMarks =
      switch byte {
      case UInt8(ascii: "%"): .percent
      case UInt8(ascii: "{"): .brace
      case UInt8(ascii: "("): .parenthesis
      case UInt8(ascii: "<"): .angle
      case UInt8(ascii: "["): .square
      case UInt8(ascii: "*"): .star
      case UInt8(ascii: "`"): .backtick
      case UInt8(ascii: "#"): .hash
      default: []
      }
    self = mark
  }
}
