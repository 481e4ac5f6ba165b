import WatchwordBasics

/// The substitutions of a text as the resource compiler counts them, which differ from those of Java: a percent sign
/// starts one unless `n` or another percent sign follows (aapt2, `Util`, the check of Java's formats).
struct AndroidSubstitutions {
  /// The ranges of the substitutions.
  private(set) var ranges: [Range<Int>] = []
  /// Whether at least one of them has no position.
  private var lacksPosition = false
  /// Whether a letter occurs only in `Time.format`, whose texts the compiler accepts.
  private var isTime = false

  init(_ text: [UInt8]) {
    var next = text.startIndex
    while let start = text[next...].firstIndex(of: UInt8(ascii: "%")), start + 1 < text.count, !isTime {
      let second = text[start + 1]
      next = second == UInt8(ascii: "%") || second == UInt8(ascii: "n") ? start + 2 : read(text, from: start)
    }
  }

  /// Whether the compiler rejects the text.
  var areRejected: Bool { !isTime && lacksPosition && ranges.count > 1 }

  /// Reads the substitution at `start`, and returns the offset where the search continues.
  private mutating func read(_ text: [UInt8], from start: Int) -> Int {
    var next = start + 1
    while ASCII.isDigit(text.at(next)) { next += 1 }
    if next == start + 1 || next < text.count && text.at(next) != UInt8(ascii: "$") { lacksPosition = true }
    if next == start + 1, text.at(next) == UInt8(ascii: "<") {
      next += text.at(next + 1) == UInt8(ascii: "$") ? 2 : 1
    }
    while ASCII.isDigit(text.at(next)) || "-#+ ,(".utf8.contains(text.at(next)) { next += 1 }
    isTime = "DFKMWZkmwyz".utf8.contains(text.at(next))
    let end = min(next + UTF8Length.ofSequence(startingWith: text.at(next)), text.count)
    ranges.append(start..<end)
    // The compiler skips the next character, even if it is a percent sign.
    return min(next + 1, text.count)
  }
}

extension AndroidText {
  /// Whether the compiler rejects the text if it is formatted. The compiler does not check texts with styles.
  var areSubstitutionsRejected: Bool { tags.isEmpty && AndroidSubstitutions(pieces.text).areRejected }
}
