import WatchwordBasics

/// The values of a message, whose names and positions must match in all of its texts and languages.
struct MessageValues {
  /// Whether the message varies by number.
  let isPlural: Bool
  /// The name of the number that selects a form, in a dialect with names.
  private(set) var count: ExactText?
  /// Whether it is unknown which of several numbers selects the form, because the dialect passes the selecting number
  /// separately from the values.
  let hasSeveralNumbers: Bool
  /// Placeholders of other dialects, as written.
  let unknown: Set<ArraySlice<UInt8>>
  /// Whether Java and .NET format the texts, because a source has a value, or words that look like one.
  let isPattern: Bool
  /// Whether the number that selects a form is the first value, so that Qt does not count it among the others.
  private(set) var startsWithCount = false
  private var positions: [ExactText: Int] = [:]
  private var taken: Set<Int> = []
  /// The lowest position that may be free.
  private var free: Int
  /// The labels of the values in a String Catalog, which a translation may lack.
  private var labels: [Int: ExactText] = [:]

  /// Collects the values of the source texts of a message. The texts of the plural category `other` must come first.
  init(_ texts: [ExactText], in dialect: MessageDialect, isPlural: Bool) {
    self.isPlural = isPlural
    free = isPlural ? 2 : 1
    let pieces = texts.map { MessagePieces($0, in: dialect, isPlural: isPlural) }
    hasSeveralNumbers = isPlural && (dialect == .java || dialect == .c) && Self.numberCount(pieces) > 1
    unknown = Set(
      pieces.lazy.flatMap { $0.pieces }.compactMap { if case .unknown = $0.kind { $0.written } else { nil } })
    isPattern = pieces.contains { text in
      text.pieces.contains { piece in
        switch piece.kind {
        case .value: true
        case .words(let words): NumberedValues.isPattern(words)
        case .unknown: NumberedValues.isPattern(piece.written)
        case .foreign: false
        }
      }
    }
    defer {
      startsWithCount =
        isPlural && !pieces.contains { $0.values.contains { $0.position == 1 && !isCount($0) } }
    }
    for value in pieces.lazy.flatMap({ $0.values }) where dialect == .apple && value.name != nil {
      if let position = value.position, labels[position] == nil { labels[position] = value.name }
    }
    guard !dialect.isPrintf || dialect == .c else { return }
    let names = pieces.flatMap { $0.values.compactMap { $0.name } }
    if isPlural { count = Self.count(among: names) }
    if let count {
      positions[count] = 1
      taken.insert(1)
    }
    for name in names { add(name) }
  }

  /// Returns the maximum number of different whole-number values in a text.
  private static func numberCount(_ texts: [MessagePieces]) -> Int {
    texts.map { text in
      let numbers = text.values.filter { $0.isWhole }
      return Set(numbers.map { $0.name ?? ExactText("\($0.position ?? 0)") }).count
    }.max() ?? 0
  }

  /// Returns the name of the selecting number among the names in a text: one with a usual name, or else the first one.
  static func count(among names: [ExactText]) -> ExactText? {
    usualCounts.first { names.contains($0) } ?? names.first
  }

  private static let usualCounts: [ExactText] = [
    "count", "n", "num", "number", "quantity", "howMany", "amount", "total", "arg1",
  ]

  /// Whether a name is usual for the selecting number.
  static func isUsualCount(_ name: ExactText) -> Bool { usualCounts.contains(name) }

  private mutating func add(_ name: ExactText) {
    if positions[name] != nil { return }
    // The position in a generated name, if it is free.
    if let position = Self.position(of: name), taken.insert(position).inserted {
      positions[name] = position
      return
    }
    while !taken.insert(free).inserted { free += 1 }
    positions[name] = free
  }

  /// Returns the position of a value with a name.
  mutating func position(of name: ExactText) -> Int {
    add(name)
    return positions[name] ?? 1
  }

  /// Returns the name of a value: `count` for the number of a plural form, and `arg1`, `arg2` for others.
  func name(of value: MessagePieces.Value) -> ExactText {
    if isCount(value) { return "count" }
    return value.position.flatMap { labels[$0] } ?? value.name ?? ExactText("arg\(value.position ?? 1)")
  }

  /// Whether a value is the number that selects a plural form.
  func isCount(_ value: MessagePieces.Value) -> Bool {
    isPlural && (value.position == 1 && value.isWhole || value.name != nil && value.name == count)
  }

  private static func position(of name: ExactText) -> Int? {
    let bytes = name.string.utf8
    let digits = bytes.starts(with: "arg".utf8) ? bytes.dropFirst(3) : bytes[...]
    guard !digits.isEmpty, digits.count < 3, digits.allSatisfy(ASCII.isDigit) else { return nil }
    let number = digits.decimalValue
    return number > 0 ? number : nil
  }
}
