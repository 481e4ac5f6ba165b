/// The number of forms of a word that an attacker tries before the one in a text (Wheeler 2016, section 4.2).
enum LetterVariations {
  /// Returns the number of forms that differ in capitals: 1 without capitals; 2 if only the first letter, only the last
  /// letter or all letters are capitals; otherwise the number of ways to capitalise at most as many letters.
  static func capitalizations(in text: TypedText, _ range: Range<Int>) -> GuessCount {
    var (capitals, smalls) = (0, 0)
    for index in range {
      if text.isUppercase(at: index) { capitals += 1 } else if text.isLowercase(at: index) { smalls += 1 }
    }
    if capitals == 0 { return .one }
    let isAtEnd = text.isUppercase(at: range.lowerBound) || text.isUppercase(at: range.upperBound - 1)
    if smalls == 0 || (capitals == 1 && isAtEnd) { return GuessCount(2) }
    return Combinations.variations(capitals, smalls)
  }

  /// Returns the number of forms that differ in substitutes: for each substitute, 2 if it replaces its letter
  /// everywhere, otherwise the number of ways to substitute at most as many occurrences of the letter.
  static func substitutions(in text: TypedText, reading: [UInt32], _ range: Range<Int>) -> GuessCount {
    var result = GuessCount.one
    var seen: Set<UInt32> = []
    for index in range where reading[index] != text.folded[index] {
      let (substitute, letter) = (text.folded[index], reading[index])
      guard seen.insert(substitute).inserted else { continue }
      var (substitutes, letters) = (0, 0)
      for other in range {
        if text.folded[other] == substitute { substitutes += 1 }
        if text.folded[other] == letter { letters += 1 }
      }
      result = result * (letters == 0 ? GuessCount(2) : Combinations.variations(substitutes, letters))
    }
    return result
  }
}
