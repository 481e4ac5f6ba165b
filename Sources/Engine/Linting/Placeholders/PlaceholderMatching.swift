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

  init(_ source: [Placeholder], _ text: [Placeholder]) {
    var first = ArgumentTable<Int>()
    for (index, use) in source.enumerated() where first[use.position] == nil { first[use.position] = index }
    let sequence = first.positions.prefix(Self.maximumComparisons + 1).compactMap { first[$0].map { source[$0] } }
    isBySequence = !text.contains { $0.isNumbered } && sequence.count * text.count <= Self.maximumComparisons
    arguments =
      isBySequence
      ? CommonSequence(sequence, text).arguments
      : text.map { first[$0.position] == nil ? nil : $0.position }
  }

  /// Returns the uses of the source whose arguments the text does not show.
  func lost(of source: [Placeholder]) -> [Placeholder] {
    var shown = ArgumentTable<Bool>()
    for case let argument? in arguments { shown[argument] = true }
    return source.filter { shown[$0.position] == nil }
  }
}
