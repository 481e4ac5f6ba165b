import WatchwordBasics

/// A search for the words of a list in a text: as they are, backwards, and with substitutes for letters.
struct DictionarySearch<Unit: FixedWidthInteger & UnsignedInteger & Sendable> {
  let words: RankedWords<Unit>

  func matches(in text: TypedText) -> [PatternMatch] {
    if words.isEmpty { return [] }
    var matches: [PatternMatch] = []
    search(text.folded) { range, entry in
      let guesses = GuessCount(Double(entry.rank)) * LetterVariations.capitalizations(in: text, range)
      matches.append(PatternMatch(range: range, kind: entry.kind, guesses: guesses))
    }
    search(text.folded.reversed()) { backwards, entry in
      let range = text.count - backwards.upperBound..<text.count - backwards.lowerBound
      let guesses = GuessCount(2 * Double(entry.rank)) * LetterVariations.capitalizations(in: text, range)
      matches.append(PatternMatch(range: range, kind: .reversed, guesses: guesses))
    }
    for reading in LetterSubstitution.readings(of: text.folded) {
      search(reading) { range, entry in
        // A single character, or a word that occurs without substitutes, is not a match of this kind.
        guard range.count > 1, reading[range] != text.folded[range] else { return }
        let variations =
          LetterVariations.capitalizations(in: text, range)
          * LetterVariations.substitutions(in: text, reading: reading, range)
        let guesses = GuessCount(Double(entry.rank)) * variations
        matches.append(PatternMatch(range: range, kind: .substituted, guesses: guesses))
      }
    }
    return matches
  }

  /// Calls `found` with each word in `text`.
  private func search(_ text: [UInt32], _ found: (Range<Int>, RankedWords<Unit>.Entry) -> Void) {
    for start in text.indices {
      var range = words.all
      for index in start..<text.count {
        range = words.narrowed(range, by: text[index], at: index - start)
        if range.isEmpty { break }
        if let entry = words.entry(of: range, at: index + 1 - start) { found(start..<index + 1, entry) }
      }
    }
  }
}
