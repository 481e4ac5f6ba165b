/// The signs of a text with which placeholders and markup start, found in one pass for all checks that look closer.
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

  /// The marks of `text`.
  init(in text: String) {
    var text = text
    let table = Self.table
    rawValue = text.withUTF8 { bytes in
      var marks: UInt8 = 0
      for byte in bytes { marks |= table[Int(byte)] }
      return marks
    }
  }

  /// The marks of each byte.
  private static let table: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "%"): percent.rawValue
    case UInt8(ascii: "{"): brace.rawValue
    case UInt8(ascii: "("): parenthesis.rawValue
    case UInt8(ascii: "<"): angle.rawValue
    case UInt8(ascii: "["): square.rawValue
    case UInt8(ascii: "*"): star.rawValue
    case UInt8(ascii: "`"): backtick.rawValue
    case UInt8(ascii: "#"): hash.rawValue
    default: 0
    }
  }
}
