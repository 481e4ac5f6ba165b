import WatchwordLocalization

/// The assignment of a text's placeholders to the arguments of the source.
///
/// Placeholders with explicit positions are assigned by them. Others may have been dropped, added or moved. Therefore,
/// the longest common sequence of kinds is matched first, so that the remaining ones are those that were dropped or
/// added.
struct PlaceholderMatching {
  /// The argument of the source for each use in the text, or `nil` if the source has none for it.
  let arguments: [Int?]
  /// Whether the order of kinds was used, not the positions.
  let isBySequence: Bool

  /// The maximum number of comparisons; beyond it, only positions are used. No text that people read needs nearly as
  /// many.
  static let maximumComparisons = 1 << 12

  init(_ source: [ArgumentUse], _ text: [ArgumentUse]) {
    var sequence: [ArgumentUse] = []
    var positions: Set<Int> = []
    for use in source where positions.insert(use.position).inserted { sequence.append(use) }
    sequence.sort { $0.position < $1.position }
    let comparisons = sequence.count.multipliedReportingOverflow(by: text.count)
    isBySequence =
      !text.contains { $0.isNumbered } && !comparisons.overflow && comparisons.partialValue <= Self.maximumComparisons
    arguments =
      isBySequence
      ? CommonSequence(sequence, text).arguments
      : text.map { positions.contains($0.position) ? $0.position : nil }
  }
}
