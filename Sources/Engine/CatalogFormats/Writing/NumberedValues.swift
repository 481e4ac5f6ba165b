import WatchwordBasics

/// Splits a text with numbered values: `{0}` in Java and .NET, `%1` in Qt.
struct NumberedValues {
  private(set) var pieces: [MessagePieces.Piece] = []
  private let bytes: [UInt8]
  private var index = 0
  /// The start of the current words, as written.
  private var start = 0
  /// The current words, as people see them.
  private var words: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a text has a number after a bracket, so that programs in Java and .NET format it.
  static func isPattern(_ bytes: some Sequence<UInt8>) -> Bool {
    var isOpen = false
    for byte in bytes {
      if isOpen, ASCII.isDigit(byte) { return true }
      isOpen = byte == UInt8(ascii: "{")
    }
    return false
  }

  /// Splits the text; `isPlural` is true if its message varies by number.
  mutating func split(in dialect: MessageDialect, isPlural: Bool) {
    switch dialect {
    case .messageFormat: splitMessageFormat()
    case .composite: splitComposite()
    default: splitQt(isPlural)
    }
    flush()
  }

  // MARK: Java

  /// Apostrophes quote, and a doubled one is an apostrophe (Java SE, `java.text.MessageFormat`, "Patterns and Their
  /// Interpretation").
  private mutating func splitMessageFormat() {
    var isQuoted = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'") {
        if sign(index + 1) == "'" { addWords(1, writtenIn: 2) } else { skipQuote(&isQuoted) }
      } else if !isQuoted, bytes[index] == UInt8(ascii: "{"), let end = endOfElement() {
        addElement(endingAt: end)
      } else {
        addWords(1, writtenIn: 1)
      }
    }
  }

  private mutating func skipQuote(_ isQuoted: inout Bool) {
    isQuoted.toggle()
    index += 1
  }

  /// Returns the end of the format element that starts here, whose format may have brackets and quotes of its own.
  private func endOfElement() -> Int? {
    var depth = 0
    var isQuoted = false
    for end in index..<bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted:
        depth -= 1
        if depth == 0 { return end + 1 }
      default: break
      }
    }
    return nil
  }

  // MARK: .NET

  /// Doubled brackets are brackets (.NET, "Composite formatting", "Escaping braces").
  private mutating func splitComposite() {
    while index < bytes.count {
      let isBracket = bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}")
      if isBracket, index + 1 < bytes.count, bytes[index + 1] == bytes[index] {
        addWords(1, writtenIn: 2)
      } else if bytes[index] == UInt8(ascii: "{"), let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) {
        addElement(endingAt: close + 1)
      } else {
        addWords(1, writtenIn: 1)
      }
    }
  }

  /// Adds a format element, `{0}` or `{0,number}`; with other content, it is none that the program fills in.
  private mutating func addElement(endingAt end: Int) {
    let inner = bytes[(index + 1)..<(end - 1)]
    let digits = inner.prefix { ASCII.isDigit($0) }
    let rest = inner[digits.endIndex...]
    let isValue =
      (1...3).contains(digits.count)
      && (rest.isEmpty || [UInt8(ascii: ","), UInt8(ascii: ":")].contains(rest[rest.startIndex]))
    if !isValue {
      add(.unknown, endingAt: end)
    } else if rest.contains(UInt8(ascii: "{")) {
      add(.foreign, endingAt: end)
    } else {
      add(.value(MessagePieces.Value(position: digits.decimalValue + 1, isFormatted: !rest.isEmpty)), endingAt: end)
    }
  }

  // MARK: Qt

  /// A value is a number of one or two digits, perhaps after an `L`, which formats it for the language (Qt,
  /// "QString::arg"), or the number that selects the plural form (`%n`; Qt, "QObject::tr").
  ///
  /// The selecting number is the first value, before those with numbers.
  private mutating func splitQt(_ isPlural: Bool) {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        addWords(1, writtenIn: 1)
        continue
      }
      let isLocalized = sign(index + 1) == "L"
      let first = index + (isLocalized ? 2 : 1)
      let digits = bytes[min(first, bytes.count)...].prefix(2).prefix { ASCII.isDigit($0) }
      let number = digits.decimalValue
      if isPlural, sign(first) == "n" {
        add(.value(MessagePieces.Value(name: "n", isWhole: true)), endingAt: first + 1)
      } else if number > 0 {
        let value = MessagePieces.Value(position: number + (isPlural ? 1 : 0), isFormatted: isLocalized)
        add(.value(value), endingAt: digits.endIndex)
      } else {
        addWords(1, writtenIn: 1)
      }
    }
  }

  // MARK: Pieces

  private mutating func addWords(_ count: Int, writtenIn length: Int) {
    words += bytes[index..<(index + count)]
    index += length
  }

  private mutating func add(_ kind: MessagePieces.Kind, endingAt end: Int) {
    flush()
    pieces.append(MessagePieces.Piece(kind: kind, written: bytes[index..<end]))
    (index, start) = (end, end)
  }

  private mutating func flush() {
    if start < index { pieces.append(MessagePieces.Piece(kind: .words(words[...]), written: bytes[start..<index])) }
    words = []
    start = index
  }

  private func sign(_ index: Int) -> Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }
}
