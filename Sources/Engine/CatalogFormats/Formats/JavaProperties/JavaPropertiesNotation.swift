import WatchwordBasics

/// How the characters outside of ASCII are written in a property file.
enum JavaPropertiesNotation {
  /// As they are, because the file is in UTF-8.
  case unicode
  /// As they are if ISO 8859-1 has them, and else as escapes.
  case latin1
  /// As escapes, because nothing in the file tells its encoding.
  case ascii

  /// Determines the notation of a document with this text.
  init(_ encoding: TextEncoding, _ text: UnsafeBufferPointer<UInt8>) {
    if encoding.converterName != nil, encoding.unitWidth == 1 {
      self = .latin1
    } else {
      self = text.contains { $0 >= 0x80 } || encoding.byteOrderMarkLength > 0 ? .unicode : .ascii
    }
  }

  /// Returns the text as written in a value. At the start of a value or of a line, blanks and separators need a
  /// backslash.
  func written(_ text: ExactText, isAtStart: Bool) -> ExactText {
    var written: [UInt8] = []
    var isAtStart = isAtStart
    for scalar in text.string.unicodeScalars {
      switch scalar {
      case "\n": written += "\\n".utf8
      case "\r": written += "\\r".utf8
      case "\t": written += "\\t".utf8
      case "\u{C}": written += "\\f".utf8
      case "\\": written += "\\\\".utf8
      case " " where isAtStart: written += "\\ ".utf8
      case "=" where isAtStart, ":" where isAtStart:
        written += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      default:
        if needsEscape(scalar) { Self.append(scalar, to: &written) } else { written += String(scalar).utf8 }
      }
      isAtStart = isAtStart && scalar == " "
    }
    return ExactText(utf8: written)
  }

  /// Returns a key as written in ASCII. Blanks and separators would end it, and a sign at its start would make the line
  /// a comment.
  static func key(_ key: ExactText) -> ExactText {
    let text = Self.ascii.written(key, isAtStart: false)
    var written: [UInt8] = []
    for byte in text.string.utf8 {
      let isSign = byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!")
      if " =:".utf8.contains(byte) || isSign && written.isEmpty { written.append(UInt8(ascii: "\\")) }
      written.append(byte)
    }
    return ExactText(utf8: written)
  }

  private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x20 || scalar.value == 0x7F { return true }
    switch self {
    case .unicode: return false
    case .latin1: return scalar.value > 0xFF || 0x80..<0xA0 ~= scalar.value
    case .ascii: return scalar.value >= 0x80
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to written: inout [UInt8]) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      written += "\\u".utf8
      written += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      written += digits.utf8
    }
  }
}

extension JavaPropertiesNotation {
  /// The notation of values whose content equals them.
  var plainContent: Segment.SharedNotation {
    switch self {
    case .unicode: Self.unicodeContent
    case .latin1: Self.latin1Content
    case .ascii: Self.asciiContent
    }
  }

  private static let unicodeContent = content(.unicode)
  private static let latin1Content = content(.latin1)
  private static let asciiContent = content(.ascii)

  private static func content(_ own: JavaPropertiesNotation) -> Segment.SharedNotation {
    var notation = TextNotation(
      piece: { content, index in TextNotation.character(in: content, at: index) },
      write: { own.written($0, isAtStart: true) })
    notation.writeInPlace = { own.written($0, in: $1, of: $2, starts: []) }
    return Segment.SharedNotation(in: notation)
  }

  /// Returns the replacement of a range of a value, whose bytes at `starts` begin a line after a continuation.
  func written(_ replacement: ExactText, in range: Range<Int>, of whole: ExactText, starts: [Int]) -> ExactText? {
    let index = starts.indices.partitioningIndex { starts[$0] >= range.lowerBound }
    let isAtStart = range.lowerBound == 0 || index < starts.count && starts[index] == range.lowerBound
    if replacement.isEmpty, isAtStart, range.upperBound < whole.count {
      // A blank that follows would be skipped, and a sign could become the separator.
      let next = whole.string.utf8.dropFirst(range.upperBound).first
      if let next, " \t\u{C}=:".utf8.contains(next) { return nil }
    }
    return written(replacement, isAtStart: isAtStart)
  }
}
