extension StrengthEstimator {
  /// The estimator with the built-in lists: 93,855 passwords, words and names (zxcvbn's lists, see `NOTICE`).
  public static let embedded = StrengthEstimator(words: .embedded)
}

extension RankedWords<UInt8> {
  /// The built-in words, which are decoded once.
  static let embedded: RankedWords = {
    var reader = WordsReader()
    reader.reserveCapacity(wordCount: EmbeddedWordsTable.wordCount, unitCount: EmbeddedWordsTable.unitCount)
    for part in EmbeddedWordsTable.parts {
      part.words.withUTF8Buffer { words in
        part.ranks.withUTF8Buffer { ranks in
          reader.read(words: UnsafeRawBufferPointer(words)[...], ranks: UnsafeRawBufferPointer(ranks)[...])
        }
      }
    }
    return reader.words
  }()
}
