import WatchwordBasics
import WatchwordCatalogFormats

/// The characters of a text with their byte offsets, for the checks that examine few texts in detail.
struct Characters {
  /// The Unicode scalars of the text.
  let scalars: [Unicode.Scalar]
  /// The byte offset of each character, and of the end of the text.
  let offsets: [Int]

  /// Splits `text` into characters.
  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while let scalar = UTF8Bytes.scalar(bytes, offset) {
        scalars.append(scalar)
        offsets.append(offset)
        offset += UTF8Bytes.length(of: bytes[offset])
      }
    }
    offsets.append(text.utf8.count)
    self.scalars = scalars
    self.offsets = offsets
  }

  var count: Int { scalars.count }

  /// The character at `index`, or `nil` outside the text.
  subscript(index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  /// Returns the byte range of the characters in `range`.
  func bytes(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// Returns the text of the characters in `range`.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// The words: sequences of letters with their combining marks.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in 0...count {
      let isLetter = self[index].map { $0.isLetter || (start != nil && $0.isMark) } ?? false
      if isLetter, start == nil { start = index }
      if !isLetter, let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    return words
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter of any script.
  var isLetter: Bool {
    if value < 0x80 { return (0x61...0x7A).contains(value | 0x20) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    default: return false
    }
  }

  /// Whether the character is a combining mark.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether the character is white space of any width.
  var isBlank: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }

  /// The value of the character as a decimal digit of any script, or `nil`.
  var digit: Int? {
    if value < 0x80 { return (0x30...0x39).contains(value) ? Int(value - 0x30) : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// The code point in the usual notation: U+200B.
  var codePoint: String {
    let hexadecimal = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
  }
}

extension StringProtocol {
  /// Whether the text has a letter. A symbol such as ⓘ is not a letter, nor is the letter of an escape such as `\n`.
  var hasLetters: Bool {
    var isEscape = false
    return unicodeScalars.contains { scalar in
      let isEscaped = isEscape && (scalar == "n" || scalar == "r" || scalar == "t")
      isEscape = scalar == "\\" && !isEscape
      return !isEscaped && scalar.isLetter
    }
  }
}

extension Findings {
  /// Reports the first few characters of a text for which `message` returns a message. A `substitute` is offered as a
  /// fix that needs a review.
  mutating func report(
    each shown: ShownText, substitute: (Unicode.Scalar) -> Unicode.Scalar? = { _ in nil },
    _ message: (Unicode.Scalar) -> Finding.Message?
  ) {
    var offset = 0
    var count = 0
    for scalar in shown.text.text.unicodeScalars where count < Findings.maximumPerText {
      defer { offset += UTF8.width(scalar) }
      guard let message = message(scalar) else { continue }
      let range = offset..<offset + UTF8.width(scalar)
      let fix = substitute(scalar).flatMap { shown.fix(replacing: range, with: ExactText(String($0)), isSafe: false) }
      report(message, at: shown.text.span(of: range), unit: shown.unit, fix: fix)
      count += 1
    }
  }
}
