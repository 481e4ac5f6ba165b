/// Characters that may have been meant as a placeholder, read from the first one.
struct PlaceholderCandidate {
  /// The index after the last character.
  private(set) var end: Int
  /// The number of bytes read.
  private(set) var length = 0
  private(set) var number: Int?
  private(set) var family: ArgumentType.Kind?
  /// The defect; `nil` if these characters are not a placeholder, or are an intact one.
  private(set) var fault: String?
  /// The index after the dollar sign.
  private(set) var resumeIndex: Int
  private let scalars: ArraySlice<Unicode.Scalar>
  private var firstBlank: Unicode.Scalar?
  private var isForeign = false
  private var isSwapped = false

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    end = scalars.startIndex
    resumeIndex = end
    guard let first = scalars.first else { return }
    let isPercent = Self.percents.contains(first)
    guard isPercent || first.properties.numericType == .decimal else { return }
    if isPercent {
      advance()
      if first != "%" { fault = "starts with a character other than %" }
      skipBlanks()
    } else {
      fault = "has lost its %"
    }
    if isPercent, next == "$" {
      isSwapped = true
      advance()
    }
    readNumber()
    resumeIndex = max(end, scalars.startIndex + 1)
    guard number != nil || (isPercent && !isSwapped), readConversion() else {
      fault = nil
      return
    }
    if fault == nil, isSwapped { fault = "has its number after the dollar sign" }
    if fault == nil, hasBlank { fault = blankFault }
    if fault == nil, isForeign { fault = Self.foreignFault }
  }

  /// Reads characters that may be the end of a placeholder: blanks and a conversion.
  init(endOf scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    end = scalars.startIndex
    resumeIndex = end
    skipBlanks()
    guard readConversion() else {
      family = nil
      return
    }
    if isForeign { fault = Self.foreignFault }
    if hasBlank { fault = blankFault }
  }

  private var next: Unicode.Scalar? { end < scalars.endIndex ? scalars[end] : nil }

  private mutating func advance() {
    if let next { length += next.utf8Length }
    end += 1
  }

  private mutating func skipBlanks() {
    var count = 0
    while let next, Self.blanks.contains(next), count < 2 {
      if firstBlank == nil { firstBlank = next }
      count += 1
      advance()
    }
  }

  /// Reads `1$` in digits of any script; digits without a dollar sign after them are not read.
  private mutating func readNumber() {
    let start = self
    var value = 0
    var count = 0
    while count < 4, let next, next.properties.numericType == .decimal, let digit = next.properties.numericValue {
      if !next.isASCII { isForeign = true }
      value = value * 10 + Int(digit)
      count += 1
      advance()
    }
    guard count > 0 else { return }
    if isSwapped {
      number = value
      return
    }
    skipBlanks()
    guard let next, next == "$" || next == "＄" else {
      self = start
      return
    }
    if next != "$" { isForeign = true }
    number = value
    advance()
    skipBlanks()
  }

  /// Reads `@`, `d` or `lld`; a letter must not start a word in Latin script.
  private mutating func readConversion() -> Bool {
    var count = 0
    while count < 2, next == "l" {
      count += 1
      advance()
    }
    guard let next else { return false }
    let isFullwidth = (0xFF01...0xFF5E).contains(next.value)
    guard let letter = Unicode.Scalar(isFullwidth ? next.value - 0xFEE0 : next.value),
      let family = Self.families[letter]
    else { return false }
    if isFullwidth { isForeign = true }
    self.family = family
    advance()
    guard family != .text, let following = self.next else { return true }
    let isLatin = following.properties.isAlphabetic && following.value < 0x250
    return !isLatin && !["'", "’"].contains(following)
  }

  /// Whether the characters contain a blank.
  var hasBlank: Bool { firstBlank != nil }

  private var blankFault: String {
    firstBlank?.properties.isWhitespace == true ? "has a space inside" : "has an invisible character inside"
  }

  private static let foreignFault = "has a character of another script or width"
  /// The conversions that catalogues use.
  private static let families: [Unicode.Scalar: ArgumentType.Kind] = [
    "@": .text, "d": .integer, "i": .integer, "u": .integer, "f": .float, "s": .cString,
  ]
  /// Percent signs: ASCII, Arabic, small, and full-width.
  private static let percents: [Unicode.Scalar] = ["%", "\u{66A}", "\u{FE6A}", "\u{FF05}"]
  /// Blanks and invisible characters.
  static let blanks: [Unicode.Scalar] = [
    " ", "\u{A0}", "\u{2009}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202F}", "\u{2060}", "\u{3000}", "\u{FEFF}",
  ]
}

extension Unicode.Scalar {
  /// The number of bytes in UTF-8.
  var utf8Length: Int { UTF8.width(self) }
}
