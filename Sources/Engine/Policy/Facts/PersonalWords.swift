import WatchwordBasics

/// A user id or other words that a password may not contain, in folded form.
struct PersonalWords: Hashable, Sendable {
  /// The words in folded form, followed by their parts.
  let folded: [[UInt8]]
  /// The number of words, without their parts.
  private let wordCount: Int
  private let forward: WordSet
  private let backward: WordSet

  /// The words in folded form, without their parts.
  var foldedWords: ArraySlice<[UInt8]> { folded.prefix(wordCount) }

  init(_ words: [String], parts: [String] = []) {
    let folded = (words + parts).map { CaseFolding.folded($0) }
    self.folded = folded
    wordCount = words.count
    forward = WordSet(folded)
    backward = WordSet(folded.map { Self.reversed($0) })
  }

  /// Returns the user's own words with the parts of each between white space, `@`, `.`, `_`, `-` and `+`:
  /// anna.smith@example.com yields anna, smith and example. The last part of an address (com) is not specific to the
  /// user and is left out, as is a word without any part. `nil` if no word is left.
  static func withParts(_ words: [String]) -> PersonalWords? {
    var (whole, allParts): ([String], [String]) = ([], [])
    for word in words {
      var parts = word.unicodeScalars.split { $0.isWhiteSpace || separators.contains($0) }.map { String($0) }
      if parts.isEmpty { continue }
      if word.utf8.contains(UInt8(ascii: "@")), parts.count > 2 { parts.removeLast() }
      whole.append(word)
      // A part as long as the word is the word itself.
      allParts += parts.filter { $0.utf8.count < word.utf8.count }
    }
    return whole.isEmpty ? nil : PersonalWords(whole, parts: allParts)
  }

  private static let separators: [Unicode.Scalar] = ["@", ".", "_", "-", "+"]

  /// Returns the code points in reverse order.
  static func reversed(_ word: [UInt8]) -> [UInt8] {
    var reversed: [UInt8] = []
    var end = word.count
    // In UTF-8, a byte that does not continue a code point starts one.
    for start in word.indices.reversed() where word[start] & 0xC0 != 0x80 {
      reversed += word[start..<end]
      end = start
    }
    return reversed
  }

  /// Whether a password matches one of the words of at least `minimumLength` code points, or one of them written
  /// backwards if `reversed` is true.
  func match(_ password: PasswordFacts, _ match: WordMatch, minimumLength: Int, reversed: Bool) -> Bool {
    switch match {
    case .contained: occur(in: password, minimumLength: minimumLength, reversed: reversed)
    case .whole: include(password, minimumLength: minimumLength, reversed: reversed)
    }
  }

  /// Whether one of the words of at least `minimumLength` code points occurs in a password, or occurs backwards if
  /// `reversed` is true.
  func occur(in password: PasswordFacts, minimumLength: Int = 1, reversed: Bool) -> Bool {
    if folded.isEmpty { return false }
    // Most passwords lack a character of the user's id; comparing the sets of characters shows this without folding or
    // a search.
    if let characters = password.foldedASCII, !characters.isSuperset(of: forward.charactersOfAll) { return false }
    return password.withCaselessBytes { occur(in: $0, minimumLength: minimumLength, reversed: reversed) }
  }

  private func occur(in text: UnsafeBufferPointer<UInt8>, minimumLength: Int, reversed: Bool) -> Bool {
    forward.occurs(in: text, minimumLength: minimumLength)
      || reversed && backward.occurs(in: text, minimumLength: minimumLength)
  }

  /// Returns, for each code point of a folded text, the length in code points of the longest word that ends there, or
  /// of the longest word written backwards that ends there if `backwards` is true; 0 if there is no such word.
  func longest(in text: [UInt32], backwards: Bool) -> [Int] { (backwards ? backward : forward).longest(in: text) }

  /// Whether a password is one of the words of at least `minimumLength` code points, or one of them written backwards
  /// if `reversed` is true.
  func include(_ password: PasswordFacts, minimumLength: Int = 1, reversed: Bool) -> Bool {
    password.withCaselessBytes { text in
      // A word that is as long as the text can occur in it only as the whole text.
      let length = text.count { $0 & 0xC0 != 0x80 }
      return occur(in: text, minimumLength: max(length, minimumLength), reversed: reversed)
    }
  }
}

extension PersonalWords {
  /// The maximum number of words in the details, more than anyone reads in one line.
  private static let maximumWordsShown = 10

  /// The details for the policy's author about a rule with these words.
  static func details(of words: [ExactText], minimumLength: Int, usual: Int) -> [String] {
    var details: [String] = []
    if !words.isEmpty {
      let rest = words.count - maximumWordsShown
      details.append(
        "the policy's own words: " + words.prefix(maximumWordsShown).map { $0.clipped }.joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more" : ""))
    }
    if minimumLength != usual {
      details.append(
        minimumLength > 1 ? "words of fewer than \(minimumLength) characters are ignored" : "words of any length count")
    }
    return details
  }
}
