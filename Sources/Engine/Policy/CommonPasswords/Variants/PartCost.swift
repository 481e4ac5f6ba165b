/// The costs of the parts of a password for an attacker: the binary logarithms of guesses, in quarters of a bit.
///
/// The numbers are based on measurements: a test checks the share of expected passwords that a search with these costs
/// finds, and that the search finds no random passwords.
enum PartCost {
  /// A word of the list. The cost is lower than that of a random choice among its 30,000 words, because people prefer
  /// frequent words.
  static let word = 46
  /// One of the user's own words.
  static let ownWord = 24
  /// Reading look-alikes as letters.
  static let substitutes = 8
  /// Reading a word backwards.
  static let backwards = 4
  /// Writing every character twice.
  static let doubling = 4
  /// A year within a human lifetime.
  static let year = 28
  static let years = 1930...2039
  /// A date in one of these years, in one of several orders.
  static let date = 58
  /// The lengths, in characters, of a year and of the dates that ``DateDetector`` finds.
  static let dateLengths = [4, 6, 8, 9, 10]
  /// An additional digit before or after a date.
  static let adjacentDigit = 12

  /// Returns the maximum cost of a variant: 4 bits for each character after the third, but at most 47.5 bits. Random
  /// characters and the digits of a PIN exceed the first limit. The second is less than the cost of four random words
  /// from a passphrase list (51.7 bits).
  static func limit(ofLength length: Int) -> Int { min(190, 16 * (length - 3)) }

  /// Returns the cost of repeating earlier characters, shifted by a step. Doubling the distance costs two bits more.
  static func copy(_ distance: Int, by step: Int) -> Int {
    let bits = Int.bitWidth - 1 - distance.leadingZeroBitCount
    return 16 + 8 * bits + 2 * ((distance << 2) >> bits - 4) + (step == 0 ? 0 : abs(step) == 1 ? 8 : 20)
  }

  /// Returns the cost of a copy on a keyboard, where a step leads to another key of the row or to another row.
  static func copyOfKeys(_ distance: Int, by step: Int) -> Int {
    if abs(step) == KeyboardLayout.rowDistance { return copy(distance, by: 1) }
    return copy(distance, by: step) + (abs(step) > 1 ? 8 : 0)
  }

  static let digits = UInt32(0x30)...0x39
  static let letters = UInt32(0x61)...0x7A

  /// The additional cost of a change between letters and digits, which is rare in words and numbers.
  private static let change = 8

  private enum Kind {
    case letter, digit, symbol

    init(_ character: UInt32) {
      self = digits ~= character ? .digit : character >= 0x80 || letters ~= character ? .letter : .symbol
    }
  }

  /// Returns the cost of a character of folded text that belongs to no other part.
  static func character(at index: Int, of text: [UInt32]) -> Int {
    let character = text[index]
    let before = index > 0 ? text[index - 1] : character
    let (kind, kindBefore) = (Kind(character), Kind(before))
    switch kind {
    case .digit: return kindBefore == .letter ? 14 + change : 14
    case .symbol:
      if index == 0 || kindBefore == .digit, groupsDigits(character) { return 4 }
      return isUsual(character) ? 12 : 20
    case .letter: return letter(character, after: index > 0 ? before : 0) + (kindBefore == .digit ? change : 0)
    }
  }

  /// Returns the cost of a letter. For a Latin letter without diacritics, it depends on the preceding letter; for a
  /// letter of another small alphabet, it is 5 bits; for any other letter, 10 bits.
  private static func letter(_ character: UInt32, after before: UInt32) -> Int {
    guard letters ~= character else { return character < 0x800 ? 20 : 40 }
    let row = letters ~= before ? before - letters.lowerBound : 26
    let index = Int(row * 26 + character - letters.lowerBound)
    return LetterPairs.digits.withUTF8Buffer { Int($0[index]) - 0x30 }
  }

  private static func groupsDigits(_ symbol: UInt32) -> Bool {
    switch Unicode.Scalar(symbol) {
    case " ", "-", ".", "/", "(", ")", "+", "_": true
    default: false
    }
  }

  /// Whether a symbol is one of the most popular ones.
  private static func isUsual(_ symbol: UInt32) -> Bool {
    switch Unicode.Scalar(symbol) {
    case "!", ".", "-", "_", " ", "@", "#", "$", "*": true
    default: false
    }
  }
}
