import WatchwordBasics

/// Sorted words with their ranks, which are searched letter by letter.
///
/// The state of a search is the range of the words that begin with the letters so far. Each further letter narrows it,
/// in time logarithmic in the number of words.
struct RankedWords<Unit: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// The letters of all words, one word after the other.
  private let units: [Unit]
  /// The start of each word in `units`, and the end of the last one.
  private let starts: [UInt32]
  /// The rank of each word, from 1, and the kind of its list.
  private let entries: [Entry]
  /// The range of the words that begin with each unit below 128: the first step of a search is the most frequent one.
  private let firstRanges: [Range<Int>]

  struct Entry: Sendable {
    let rank: UInt32
    let kind: StrengthPattern
  }

  /// `starts` has one element more than `entries`; the words are sorted, distinct and not empty.
  init(units: [Unit], starts: [UInt32], entries: [Entry]) {
    self.units = units
    self.starts = starts
    self.entries = entries
    var ranges = [Range<Int>](repeating: 0..<0, count: 128)
    var index = 0
    while index < entries.count {
      let start = index
      let unit = units[Int(starts[index])]
      while index < entries.count, units[Int(starts[index])] == unit { index += 1 }
      if unit < 128 { ranges[Int(unit)] = start..<index }
    }
    firstRanges = ranges
  }

  /// The range of all words, before the first letter is read.
  var all: Range<Int> { 0..<entries.count }

  var isEmpty: Bool { entries.isEmpty }

  /// Calls `body` with the letters of every word, in order.
  func forEach(_ body: (ArraySlice<Unit>) -> Void) {
    for word in entries.indices { body(units[Int(starts[word])..<Int(starts[word + 1])]) }
  }

  /// Returns the words of `range`, which share their first `depth` letters, whose next letter is `unit`.
  func narrowed(_ range: Range<Int>, by unit: UInt32, at depth: Int) -> Range<Int> {
    if depth == 0, unit < 128 { return firstRanges[Int(unit)] }
    let start = range.partitioningIndex { word in letter(of: word, at: depth).map { $0 >= unit } ?? false }
    guard start < range.upperBound, letter(of: start, at: depth) == unit else { return start..<start }
    let end = (start..<range.upperBound).partitioningIndex { word in
      letter(of: word, at: depth).map { $0 > unit } ?? false
    }
    return start..<end
  }

  /// Returns the entry of the word that consists of the `depth` letters that the words of `range` share, if there is
  /// one.
  func entry(of range: Range<Int>, at depth: Int) -> Entry? {
    guard let first = range.first, Int(starts[first + 1] - starts[first]) == depth else { return nil }
    return entries[first]
  }

  /// Returns a letter of a word, or `nil` after its end, which sorts before all letters.
  private func letter(of word: Int, at depth: Int) -> UInt32? {
    let index = Int(starts[word]) + depth
    return index < Int(starts[word + 1]) ? UInt32(units[index]) : nil
  }
}

extension RankedWords<UInt32> {
  /// Creates the list of a user's words in lower case; each rank is the position of the word.
  init(userWords: [String]) {
    var words: [(letters: [UInt32], rank: UInt32)] = []
    for word in userWords {
      let letters = TypedText.folded(word)
      guard 1...StrengthEstimator.searchedLength ~= letters.count else { continue }
      words.append((letters, UInt32(words.count + 1)))
    }
    words.sort { left, right in
      left.letters == right.letters ? left.rank < right.rank : left.letters.lexicographicallyPrecedes(right.letters)
    }
    var (units, starts, entries): ([UInt32], [UInt32], [Entry]) = ([], [0], [])
    var previous: [UInt32] = []
    for (letters, rank) in words where letters != previous {
      units += letters
      starts.append(UInt32(units.count))
      entries.append(Entry(rank: rank, kind: .userWord))
      previous = letters
    }
    self.init(units: units, starts: starts, entries: entries)
  }
}
