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
