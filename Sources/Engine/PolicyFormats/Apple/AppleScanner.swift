import WatchwordBasics

/// Parses the properties of Apple Password Rules from bytes, in one pass.
///
/// It accepts what Apple's own parser accepts, and reports everything that Apple's parser ignores or stops at. A
/// property with a defect is left out, and parsing resumes after the next semicolon.
struct AppleScanner {
  private(set) var properties: [AppleProperty] = []
  private(set) var issues: [AppleIssue] = []
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    properties.reserveCapacity(8)
    skipWhiteSpace()
    while offset < bytes.count { readProperty() }
  }

  // MARK: - Properties

  private enum Name {
    case minimumLength, maximumLength, maximumConsecutive, required, allowed
  }

  private mutating func readProperty() {
    let start = offset
    skipWord()
    guard offset > start else {
      reportNoProperty()
      return
    }
    guard let name = propertyName(start..<offset) else {
      report(.unknownProperty, start..<offset)
      skipProperty()
      return
    }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
      report(.noColon, start..<offset)
      skipProperty()
      return
    }
    offset += 1
    skipWhiteSpace()
    if isAtEndOfProperty {
      report(.noValue, start..<offset)
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
    var end = offset
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
    guard offset < bytes.count else { return }
    if bytes[offset] != UInt8(ascii: ";") {
      report(.noSeparator, offset..<endOfToken)
      skipProperty()
      return
    }
    offset += 1
    skipWhiteSpace()
  }

  /// Moves past the next semicolon that is not in a custom class.
  private mutating func skipProperty() {
    var isInClass = false
    while offset < bytes.count, isInClass || bytes[offset] != UInt8(ascii: ";") {
      if bytes[offset] == UInt8(ascii: "[") { isInClass = true }
      if bytes[offset] == UInt8(ascii: "]") { isInClass = false }
      offset += 1
    }
    if offset < bytes.count { offset += 1 }
    skipWhiteSpace()
  }

  /// Reports the text at a position where a property should begin. Semicolons at the very end are harmless.
  private mutating func reportNoProperty() {
    let start = offset
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ";") || Self.isWhiteSpace(bytes[offset]) { offset += 1 }
    if offset == start {
      report(.noProperty, offset..<endOfToken)
      skipProperty()
    } else if offset < bytes.count {
      report(.secondSemicolon, start..<start + 1)
    }
  }

  // MARK: - Numbers

  /// The greatest length in a policy: 1 MiB.
  private static let maximumNumber = 1 << 20

  private mutating func readNumber() -> Int? {
    let start = offset
    var number = 0
    while offset < bytes.count, ASCII.isDigit(bytes[offset]) {
      number = min(number * 10 + Int(bytes[offset] - UInt8(ascii: "0")), Self.maximumNumber + 1)
      offset += 1
    }
    guard offset > start else { return fail(.noNumber, offset..<endOfToken) }
    // Apple's parser requires the semicolon directly after the number.
    guard isAtEndOfProperty else { return fail(.endOfNumber, offset..<endOfToken) }
    if number > Self.maximumNumber { return fail(.greatNumber, start..<offset) }
    if number == 0 { return fail(.zero, start..<offset) }
    return number
  }

  // MARK: - Characters

  private mutating func readCharacters() -> AppleCharacters? {
    var characters = AppleCharacters()
    while offset < bytes.count {
      let start = offset
      if bytes[offset] == UInt8(ascii: "[") {
        guard let custom = readCustomClass() else { return nil }
        characters.formUnion(custom)
      } else {
        skipWord()
        guard offset > start else { return fail(.noClass, offset..<endOfToken) }
        guard let named = namedClass(start..<offset) else { return fail(.unknownClass, start..<offset) }
        characters.formUnion(named)
      }
      skipWhiteSpace()
      if isAtEndOfProperty { return characters.isEmpty ? nil : characters }
      guard bytes[offset] == UInt8(ascii: ",") else {
        let isAfterBracket = bytes[start] == UInt8(ascii: "[") && bytes[offset - 1] == UInt8(ascii: "]")
        return fail(isAfterBracket ? .earlyBracket : .noSeparator, offset..<endOfToken)
      }
      offset += 1
      skipWhiteSpace()
    }
    return fail(.noClass, offset..<offset)
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
    let start = offset
    var characters = AppleCharacters()
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "]") {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "-"), offset > start + 1 {
        report(.misplacedHyphen, offset..<offset + 1)
      } else if 0x20..<0x7F ~= byte {
        characters.insert(byte)
      } else {
        reportUnreadable()
      }
      offset += 1
    }
    guard offset < bytes.count else { return fail(.openClass, start..<offset) }
    offset += 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") {
      characters.insert(UInt8(ascii: "]"))
      offset += 1
    }
    if characters.isEmpty { report(.emptyClass, start..<offset) }
    return characters
  }

  /// Reports a character of a custom class that is not printable ASCII, and stops at its last byte.
  private mutating func reportUnreadable() {
    let start = offset
    while offset + 1 < bytes.count, bytes[offset + 1] & 0xC0 == 0x80 { offset += 1 }
    report(.unreadableCharacter, start..<offset + 1)
  }

  // MARK: - Words

  private var isAtEndOfProperty: Bool { offset >= bytes.count || bytes[offset] == UInt8(ascii: ";") }

  @inline(__always)
  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private mutating func skipWhiteSpace() {
    while offset < bytes.count, Self.isWhiteSpace(bytes[offset]) { offset += 1 }
  }

  private mutating func skipWord() {
    while offset < bytes.count, ASCII.isLetter(bytes[offset]) || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
  }

  /// The end of the word or single character at the current position, for the range of a finding.
  private var endOfToken: Int {
    guard offset < bytes.count else { return offset }
    var end = offset + 1
    let isWord = ASCII.isLetter(bytes[offset]) || ASCII.isDigit(bytes[offset])
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
