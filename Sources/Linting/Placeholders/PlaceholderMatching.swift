import WatchwordLocalization

/// Which argument of the source each placeholder of another text shows.
///
/// Placeholders that say their number are matched by it. Of the others some may have been dropped, added or moved: the
/// longest sequence of kinds that both texts have in common is matched first, so that what is left over is what was
/// dropped or added.
struct PlaceholderMatching {
  /// For each use of the text the argument of the source, or `nil` if the source has none for it.
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
      !text.contains { $0.isNumbered } && !comparisons.overflow && comparisons.partialValue <= Self.mostComparisons
    arguments =
      isBySequence
      ? CommonSequence(sequence, text).arguments
      : text.map { positions.contains($0.position) ? $0.position : nil }
  }
}
