/// What an attacker pays for the parts of which a password is put together: the binary logarithm of the guesses, in
/// quarters of a bit.
///
/// The numbers are measured: a test says which share of expected passwords is found by them, and that random ones are not.
enum PartCost {
  /// A word of the list: people choose the frequent ones of its 30,000 more often.
  static let word = 46
  /// A word of the user.
  static let ownWord = 24
  /// Reading look-alikes as letters.
  static let substitutes = 8
  /// Reading a word backwards.
  static let backwards = 4
  /// Writing every character twice.
  static let doubling = 4
  /// A year of a lifetime.
  static let year = 28
  static let years = 1930...2039
  /// A day of such a year, in one of several orders.
  static let date = 58
  /// A year and what ``DateSearch`` finds, in characters.
  static let dateLengths = [4, 6, 8, 9, 10]
  /// Another digit before or behind a date.
  static let besideDigit = 12

  /// The most that a variant takes: 4 bits for each character behind the third, which random characters and the digits of a
  /// PIN exceed, and at most 47.5 bits, which is less than four random words of a list for passphrases take (51.7).
  static func limit(ofLength length: Int) -> Int { min(190, 16 * (length - 3)) }

  /// What came some characters before again, moved by a step: a distance of twice as many characters takes two bits more.
  static func copy(_ distance: Int, by step: Int) -> Int {
    let bits = Int.bitWidth - 1 - distance.leadingZeroBitCount
    return 16 + 8 * bits + 2 * ((distance << 2) >> bits - 4) + (step == 0 ? 0 : abs(step) == 1 ? 8 : 20)
  }

  /// The same for keys, where a step leads to another place of the row or to another row.
  static func copyOfKeys(_ distance: Int, by step: Int) -> Int {
    if abs(step) == KeyboardLayout.rowDistance { return copy(distance, by: 1) }
    return copy(distance, by: step) + (abs(step) > 1 ? 8 : 0)
  }

  static let digits = UInt32(0x30)...0x39
  static let letters = UInt32(0x61)...0x7A

  /// A change between letters and digits, which words and numbers seldom have.
  private static let change = 8

  private enum Kind {
    case letter, digit, symbol

    init(_ character: UInt32) {
      self = digits ~= character ? .digit : character >= 0x80 || letters ~= character ? .letter : .symbol
    }
  }

  /// A character of folded text that belongs to no other part.
  static func character(at place: Int, of text: [UInt32]) -> Int {
    let character = text[place]
    let before = place > 0 ? text[place - 1] : character
    let (kind, kindBefore) = (Kind(character), Kind(before))
    switch kind {
    case .digit: return kindBefore == .letter ? 14 + change : 14
    case .symbol:
      if place == 0 || kindBefore == .digit, groupsDigits(character) { return 4 }
      return isUsual(character) ? 12 : 20
    case .letter: return letter(character, behind: place > 0 ? before : 0) + (kindBefore == .digit ? change : 0)
    }
  }

  /// A letter: of Latin without marks by the letter before it, of other small alphabets 5 bits, and else 10.
  private static func letter(_ character: UInt32, behind before: UInt32) -> Int {
    guard letters ~= character else { return character < 0x800 ? 20 : 40 }
    let row = letters ~= before ? before - letters.lowerBound : 26
    let place = Int(row * 26 + character - letters.lowerBound)
    return LetterPairs.digits.withUTF8Buffer { Int($0[place]) - 0x30 }
  }

  private static func groupsDigits(_ symbol: UInt32) -> Bool {
    switch Unicode.Scalar(symbol) {
    case " ", "-", ".", "/", "(", ")", "+", "_": true
    default: false
    }
  }

  /// Whether a symbol is one of those that people like best.
  private static func isUsual(_ symbol: UInt32) -> Bool {
    switch Unicode.Scalar(symbol) {
    case "!", ".", "-", "_", " ", "@", "#", "$", "*": true
    default: false
    }
  }
}
