extension String {
  /// How many code points of a text a message quotes.
  private static let excerptLength = 60

  /// The text on one line, cut to what fits into a message.
  var excerpt: String {
    var excerpt = String.UnicodeScalarView()
    var count = 0
    var isBehindBlank = true
    for scalar in unicodeScalars {
      let isBlank = scalar == " " || (0x09...0x0D).contains(scalar.value)
      defer { isBehindBlank = isBlank }
      if isBlank, isBehindBlank { continue }
      if count == Self.excerptLength {
        excerpt.append("…")
        return String(excerpt)
      }
      excerpt.append(isBlank ? " " : scalar)
      count += 1
    }
    if excerpt.last == " " { excerpt.removeLast() }
    return String(excerpt)
  }

  /// Whether there is a letter; a sign such as ⓘ is none, nor is the letter of an escape such as `\n`.
  var hasLetters: Bool {
    var isEscape = false
    return unicodeScalars.contains { scalar in
      let isEscaped = isEscape && (scalar == "n" || scalar == "r" || scalar == "t")
      isEscape = scalar == "\\" && !isEscape
      if isEscaped { return false }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
      default: return false
      }
    }
  }
}
