import WatchwordLocalization

/// Which argument of the source each placeholder of another text shows.
///
/// Placeholders that say their number are matched by it. Of the others some may have been dropped, added or moved: the
/// longest sequence of kinds that both texts have in common is matched first, so that what is left over is what was
/// dropped or added.
struct PlaceholderMatching {
  /// For each use of the text the argument of the source, or nothing where the source has none for it.
  let arguments: [Int?]
  /// Whether the order of kinds decided, not the positions.
  let isBySequence: Bool

  /// Above this many comparisons positions decide alone; no text that people read comes near it.
  private static let mostComparisons = 1 << 12

  init(_ source: [ArgumentUse], _ text: [ArgumentUse]) {
    var sequence: [ArgumentUse] = []
    var positions: Set<Int> = []
    for use in source where positions.insert(use.position).inserted { sequence.append(use) }
    sequence.sort { $0.position < $1.position }
    let comparisons = sequence.count.multipliedReportingOverflow(by: text.count)
    isBySequence =
      !text.contains(where: \.isNumbered) && !comparisons.overflow && comparisons.partialValue <= Self.mostComparisons
    arguments =
      isBySequence
      ? CommonSequence(sequence, text).arguments
      : text.map { positions.contains($0.position) ? $0.position : nil }
  }
}

/// The longest sequence of placeholders that two texts have in common.
private struct CommonSequence {
  private(set) var arguments: [Int?]
  private let source: [ArgumentUse]
  private let text: [ArgumentUse]
  /// The substitutions of the source.
  private let substitutions: Set<MessageKey>

  init(_ source: [ArgumentUse], _ text: [ArgumentUse]) {
    self.source = source
    self.text = text
    substitutions = Set(source.compactMap { $0.substitution.map { MessageKey($0) } })
    arguments = Array(repeating: nil, count: text.count)
    matchRest(of: matchSequence())
  }

  /// What stands between two matches and was not matched: indices into the source and into the text.
  private struct Gap {
    var source: [Int] = []
    var text: [Int] = []
  }

  /// Matches the longest sequence, the earliest placeholders where there is a choice, and returns the gaps.
  private mutating func matchSequence() -> [Gap] {
    let lengths = lengths
    let width = text.count + 1
    var gaps = [Gap()]
    var (row, column) = (0, 0)
    while row < source.count, column < text.count {
      let length = lengths[row * width + column]
      if canMatch(row, column), length == lengths[(row + 1) * width + column + 1] + 1 {
        arguments[column] = source[row].position
        gaps.append(Gap())
        row += 1
        column += 1
      } else if length == lengths[(row + 1) * width + column] {
        gaps[gaps.count - 1].source.append(row)
        row += 1
      } else {
        gaps[gaps.count - 1].text.append(column)
        column += 1
      }
    }
    gaps[gaps.count - 1].source += row..<source.count
    gaps[gaps.count - 1].text += column..<text.count
    return gaps
  }

  /// The length of the longest common sequence behind each pair of places, row by row.
  private var lengths: [Int] {
    let width = text.count + 1
    var lengths = Array(repeating: 0, count: (source.count + 1) * width)
    for row in source.indices.reversed() {
      for column in text.indices.reversed() {
        lengths[row * width + column] =
          canMatch(row, column)
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    return lengths
  }

  /// Matches what changed its place, and then what changed its kind in its place.
  private mutating func matchRest(of gaps: [Gap]) {
    var free = Set(gaps.flatMap(\.source))
    for column in gaps.flatMap(\.text) {
      guard let row = free.sorted().first(where: { canMatch($0, column) }) else { continue }
      arguments[column] = source[row].position
      free.remove(row)
    }
    for gap in gaps {
      let columns = gap.text.filter { arguments[$0] == nil && text[$0].substitution == nil }
      for (row, column) in zip(gap.source.filter { free.contains($0) }, columns) {
        arguments[column] = source[row].position
      }
    }
  }

  /// Whether two placeholders are of a kind; a substitution that the source has stands for itself only.
  private func canMatch(_ row: Int, _ column: Int) -> Bool {
    guard source[row].kind == text[column].kind else { return false }
    guard let name = text[column].substitution.map({ MessageKey($0) }), substitutions.contains(name) else {
      return true
    }
    return source[row].substitution.map { MessageKey($0) == name } ?? false
  }
}
