import WatchwordDiagnostics

/// Parses the properties of Apple Password Rules from bytes, in one pass.
///
/// It accepts what Apple's own parser accepts, and reports everything that Apple's parser ignores or stops at. A
/// property with a defect is left out, and parsing resumes after the next semicolon.
struct AppleScanner {
  private(set) var properties: [AppleProperty] = []
  private(set) var issues: [AppleIssue] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    properties.reserveCapacity(8)
    skipWhiteSpace()
    while place < bytes.count { readProperty() }
  }

  // MARK: - Properties

  private enum Name {
    case minimumLength, maximumLength, maximumConsecutive, required, allowed
  }

  private mutating func readProperty() {
    let start = place
    skipWord()
    guard place > start else {
      reportNoProperty()
      return
    }
    guard let name = propertyName(start..<place) else {
      report(.unknownProperty, start..<place)
      skipProperty()
      return
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else {
      report(.noColon, start..<place)
      skipProperty()
      return
    }
    place += 1
    skipWhiteSpace()
    if isAtEndOfProperty {
      report(.noValue, start..<place)
    } else if let value = readValue(of: name) {
      properties.append(AppleProperty(value: value, range: start..<endOfValue))
    } else if !isAtEndOfProperty {
      // The text at this position has already been reported.
      skipProperty()
      return
    }
    endProperty()
  }

  /// The end of the value that was just read, before any white space.
  private var endOfValue: Int {
    var end = place
    while end > 0, Self.isWhiteSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func readValue(of name: Name) -> AppleProperty.Value? {
    switch name {
    case .minimumLength: readNumber().map { .minimumLength($0) }
    case .maximumLength: readNumber().map { .maximumLength($0) }
    case .maximumConsecutive: readNumber().map { .maximumConsecutive($0) }
    case .required: readCharacters().map { .required($0.canonical) }
    case .allowed: readCharacters().map { .allowed($0) }
    }
  }

  private func propertyName(_ range: Range<Int>) -> Name? {
    switch range.count {
    case 7: matches("allowed", at: range.lowerBound) ? .allowed : nil
    case 8: matches("required", at: range.lowerBound) ? .required : nil
    case 9:
      matches("minlength", at: range.lowerBound)
        ? .minimumLength : matches("maxlength", at: range.lowerBound) ? .maximumLength : nil
    case 15: matches("max-consecutive", at: range.lowerBound) ? .maximumConsecutive : nil
    default: nil
    }
  }

  /// Moves past the semicolon that ends a property.
  private mutating func endProperty() {
    guard place < bytes.count else { return }
    if bytes[place] != UInt8(ascii: ";") {
      report(.noSeparator, place..<endOfToken)
      skipProperty()
      return
    }
    place += 1
    skipWhiteSpace()
  }

  /// Moves past the next semicolon that is not in a custom class.
  private mutating func skipProperty() {
    var isInClass = false
    while place < bytes.count, isInClass || bytes[place] != UInt8(ascii: ";") {
      if bytes[place] == UInt8(ascii: "[") { isInClass = true }
      if bytes[place] == UInt8(ascii: "]") { isInClass = false }
      place += 1
    }
    if place < bytes.count { place += 1 }
    skipWhiteSpace()
  }

  /// Reports the text at a position where a property should begin. Semicolons at the very end are harmless.
  private mutating func reportNoProperty() {
    let start = place
    while place < bytes.count, bytes[place] == UInt8(ascii: ";") || Self.isWhiteSpace(bytes[place]) { place += 1 }
    if place == start {
      report(.noProperty, place..<endOfToken)
      skipProperty()
    } else if place < bytes.count {
      report(.secondSemicolon, start..<start + 1)
    }
  }

  // MARK: - Numbers

  /// The greatest length in a policy: 1 MiB.
  private static let greatestNumber = 1 << 20

  private mutating func readNumber() -> Int? {
    let start = place
    var number = 0
    while place < bytes.count, ASCII.isDigit(bytes[place]) {
      number = min(number * 10 + Int(bytes[place] - UInt8(ascii: "0")), Self.greatestNumber + 1)
      place += 1
    }
    guard place > start else { return fail(.noNumber, place..<endOfToken) }
    // Apple's parser requires the semicolon directly after the number.
    guard isAtEndOfProperty else { return fail(.endOfNumber, place..<endOfToken) }
    if number > Self.greatestNumber { return fail(.greatNumber, start..<place) }
    if number == 0 { return fail(.zero, start..<place) }
    return number
  }

  // MARK: - Characters

  private mutating func readCharacters() -> AppleCharacters? {
    var characters = AppleCharacters()
    while place < bytes.count {
      let start = place
      if bytes[place] == UInt8(ascii: "[") {
        guard let custom = readCustomClass() else { return nil }
        characters.formUnion(custom)
      } else {
        skipWord()
        guard place > start else { return fail(.noClass, place..<endOfToken) }
        guard let named = namedClass(start..<place) else { return fail(.unknownClass, start..<place) }
        characters.formUnion(named)
      }
      skipWhiteSpace()
      if isAtEndOfProperty { return characters.isEmpty ? nil : characters }
      guard bytes[place] == UInt8(ascii: ",") else {
        let isBehindBracket = bytes[start] == UInt8(ascii: "[") && bytes[place - 1] == UInt8(ascii: "]")
        return fail(isBehindBracket ? .earlyBracket : .noSeparator, place..<endOfToken)
      }
      place += 1
      skipWhiteSpace()
    }
    return fail(.noClass, place..<place)
  }

  private func namedClass(_ range: Range<Int>) -> AppleCharacters? {
    let start = range.lowerBound
    switch range.count {
    case 5:
      return matches("upper", ignoringCaseAt: start)
        ? .upper
        : matches("lower", ignoringCaseAt: start) ? .lower : matches("digit", ignoringCaseAt: start) ? .digit : nil
    case 7:
      return matches("special", ignoringCaseAt: start)
        ? .special : matches("unicode", ignoringCaseAt: start) ? .unicode : nil
    case 15: return matches("ascii-printable", ignoringCaseAt: start) ? .printable : nil
    default: return nil
    }
  }

  /// Reads a custom class, in which `-` counts only as the first character and `]` only as the last.
  private mutating func readCustomClass() -> AppleCharacters? {
    let start = place
    var characters = AppleCharacters()
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "]") {
      let byte = bytes[place]
      if byte == UInt8(ascii: "-"), place > start + 1 {
        report(.misplacedHyphen, place..<place + 1)
      } else if 0x20..<0x7F ~= byte {
        characters.insert(byte)
      } else {
        reportUnreadable()
      }
      place += 1
    }
    guard place < bytes.count else { return fail(.openClass, start..<place) }
    place += 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "]") {
      characters.insert(UInt8(ascii: "]"))
      place += 1
    }
    if characters.isEmpty { report(.emptyClass, start..<place) }
    return characters
  }

  /// Reports a character of a custom class that is not printable ASCII, and stops at its last byte.
  private mutating func reportUnreadable() {
    let start = place
    while place + 1 < bytes.count, bytes[place + 1] & 0xC0 == 0x80 { place += 1 }
    report(.unreadableCharacter, start..<place + 1)
  }

  // MARK: - Words

  private var isAtEndOfProperty: Bool { place >= bytes.count || bytes[place] == UInt8(ascii: ";") }

  @inline(__always)
  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private mutating func skipWhiteSpace() {
    while place < bytes.count, Self.isWhiteSpace(bytes[place]) { place += 1 }
  }

  private mutating func skipWord() {
    while place < bytes.count, ASCII.isLetter(bytes[place]) || bytes[place] == UInt8(ascii: "-") { place += 1 }
  }

  /// The end of the token at the current position, for a range: a word, or one character.
  private var endOfToken: Int {
    guard place < bytes.count else { return place }
    var end = place + 1
    let isWord = ASCII.isLetter(bytes[place]) || ASCII.isDigit(bytes[place])
    while end < bytes.count,
      isWord ? ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) : bytes[end] & 0xC0 == 0x80
    {
      end += 1
    }
    return end
  }

  @inline(__always)
  private func matches(_ word: StaticString, at start: Int) -> Bool {
    word.withUTF8Buffer { word in
      for index in 0..<word.count where bytes[start + index] != word[index] { return false }
      return true
    }
  }

  @inline(__always)
  private func matches(_ word: StaticString, ignoringCaseAt start: Int) -> Bool {
    word.withUTF8Buffer { word in
      for index in 0..<word.count where ASCII.lowercased(bytes[start + index]) != word[index] { return false }
      return true
    }
  }

  private mutating func report(_ kind: AppleIssue.Kind, _ range: Range<Int>) {
    issues.append(AppleIssue(kind: kind, range: range))
  }

  private mutating func fail<Value>(_ kind: AppleIssue.Kind, _ range: Range<Int>) -> Value? {
    report(kind, range)
    return nil
  }
}
