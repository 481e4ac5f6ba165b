/// The characters of a text with their places, for checks that look closer at the few texts that call for it.
struct Characters {
  /// The characters.
  let scalars: [Unicode.Scalar]
  /// The byte at which each starts, and the end of the text.
  let offsets: [Int]

  /// The characters of `text`.
  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.scalars = scalars
    self.offsets = offsets
  }

  var count: Int { scalars.count }

  /// The character at `index`, or `nil` outside the text.
  subscript(index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  /// The bytes of the characters in `range`.
  func bytes(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// The characters in `range` as a text.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// The words: letters, with the marks on them.
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
  /// Whether it is a letter of any script.
  var isLetter: Bool {
    if value < 0x80 { return (0x61...0x7A).contains(value | 0x20) }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    default: return false
    }
  }

  /// Whether it is a mark on the letter before it.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether it is white space of any width.
  var isBlank: Bool { value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }

  /// The value of a decimal digit of any script.
  var digit: Int? {
    if value < 0x80 { return (0x30...0x39).contains(value) ? Int(value - 0x30) : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// The code point as people write it: U+200B.
  var codePoint: String {
    let hexadecimal = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
  }
}
