extension RankedWords<UInt8> {
  /// The built-in words, which are decoded once.
  static let embedded = RankedWords(decoding: EmbeddedWordsTable.parts)

  /// The kinds of lists by their number in the table.
  private static var kinds: [StrengthPattern] { [.commonPassword, .word, .name] }

  /// Reads what `Scripts/generate-strength-lists.py` writes and describes.
  private init(decoding parts: [(words: StaticString, ranks: StaticString)]) {
    var (units, starts, entries): ([UInt8], [UInt32], [Entry]) = ([], [], [])
    units.reserveCapacity(EmbeddedWordsTable.unitCount)
    starts.reserveCapacity(EmbeddedWordsTable.wordCount + 1)
    entries.reserveCapacity(EmbeddedWordsTable.wordCount)
    for part in parts {
      var previous = units.count
      part.words.withUTF8Buffer { bytes in
        for byte in bytes {
          guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte else {
            units.append(byte)
            continue
          }
          let start = units.count
          starts.append(UInt32(start))
          for offset in 0..<Int(byte - UInt8(ascii: "A")) { units.append(units[previous + offset]) }
          previous = start
        }
      }
      part.ranks.withUTF8Buffer { digits in
        for start in stride(from: 0, to: digits.count, by: 3) {
          let value = digits[start..<start + 3].reduce(UInt32(0)) { $0 << 6 | UInt32($1 - UInt8(ascii: "0")) }
          entries.append(Entry(rank: value >> 2, kind: Self.kinds[Int(value & 3)]))
        }
      }
    }
    starts.append(UInt32(units.count))
    self.init(units: units, starts: starts, entries: entries)
  }
}
