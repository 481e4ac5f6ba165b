/// A reader of the words of an estimator, in the format that `Scripts/generate-words.py` writes and describes.
struct WordsReader {
  private var units: [UInt8] = []
  private var starts: [UInt32] = []
  private var entries: [RankedWords<UInt8>.Entry] = []
  /// The range of the last word in `units`.
  private var last = 0..<0
  /// Whether the data read so far consists of sorted words, each with a rank.
  private(set) var isSound = true

  /// The words read so far.
  var words: RankedWords<UInt8> {
    RankedWords(units: units, starts: starts + [UInt32(units.count)], entries: entries)
  }

  mutating func reserveCapacity(wordCount: Int, unitCount: Int) {
    units.reserveCapacity(unitCount)
    starts.reserveCapacity(wordCount + 1)
    entries.reserveCapacity(wordCount)
  }

  /// Reads words and their ranks. Each word starts with a letter that encodes the number of units that it shares with
  /// the word before it.
  mutating func read(words: Slice<UnsafeRawBufferPointer>, ranks: Slice<UnsafeRawBufferPointer>) {
    var index = words.startIndex
    while index < words.endIndex {
      let letter = words[index]
      guard Self.letters ~= letter, Int(letter - Self.letters.lowerBound) <= last.count else {
        isSound = false
        return
      }
      let start = units.count
      for offset in 0..<Int(letter - Self.letters.lowerBound) { units.append(units[last.lowerBound + offset]) }
      index += 1
      while index < words.endIndex, !(Self.letters ~= words[index]) {
        units.append(words[index])
        index += 1
      }
      if !units[last].lexicographicallyPrecedes(units[start...]) { isSound = false }
      starts.append(UInt32(start))
      last = start..<units.count
    }
    read(ranks)
  }

  /// Reads ranks of three base-64 digits each, of which the last two bits are the kind of the list.
  private mutating func read(_ digits: Slice<UnsafeRawBufferPointer>) {
    var (value, count) = (UInt32(0), 0)
    for digit in digits {
      guard 0x30..<0x70 ~= digit else {
        isSound = false
        return
      }
      value = value << 6 | UInt32(digit - 0x30)
      count += 1
      guard count == 3 else { continue }
      let kind = Int(value & 3)
      guard value >> 2 > 0, kind < Self.kinds.count else {
        isSound = false
        return
      }
      entries.append(RankedWords.Entry(rank: value >> 2, kind: Self.kinds[kind]))
      (value, count) = (0, 0)
    }
    if count > 0 || entries.count != starts.count { isSound = false }
  }

  private static let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
  /// The kinds of lists, by number.
  private static let kinds: [StrengthPattern] = [.commonPassword, .word, .name]
}

extension RankedWords<UInt8> {
  /// Reads the words of a file, which has pairs of lines: the words of a part, and their ranks. Fails for anything
  /// else.
  init?(file: [UInt8]) {
    var reader = WordsReader()
    let isSound = file.withUnsafeBytes { bytes -> Bool in
      var offset = 0
      func line() -> Slice<UnsafeRawBufferPointer>? {
        guard offset < bytes.count, let end = bytes[offset...].firstIndex(of: 0x0A) else { return nil }
        defer { offset = end + 1 }
        return bytes[offset..<end]
      }
      while reader.isSound, let words = line() {
        guard let ranks = line() else { return false }
        reader.read(words: words, ranks: ranks)
      }
      return reader.isSound && offset == bytes.count
    }
    guard isSound, !reader.words.isEmpty else { return nil }
    self = reader.words
  }
}
