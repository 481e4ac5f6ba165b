/// The count in the plural forms of a substitution, which may be written `%arg`, `%lld` and `%2$lld`.
struct LeafCount {
  /// The position under which the source shows it, where it shows one whole number.
  let position: Int?
  private let first: Int

  init(_ sourceUses: [ArgumentUse], first: Int, isLeaf: Bool) {
    let numbers = Set(sourceUses.filter { $0.kind == .integer && $0.substitution == nil }.map(\.position))
    position = isLeaf && numbers.count == 1 ? numbers.first : nil
    self.first = first
  }

  /// The uses with the count under the source's position.
  func aligned(_ uses: [ArgumentUse]) -> [ArgumentUse] {
    guard let position else { return uses }
    let numbers = Set(uses.filter { $0.kind == .integer && $0.substitution == nil }.map(\.position))
    guard numbers.count == 1 || numbers.contains(first) else { return uses }
    let count = numbers.count == 1 ? numbers.first : first
    return uses.map { use in
      guard use.kind == .integer, use.substitution == nil, use.position == count else { return use }
      return ArgumentUse(
        position: position, kind: use.kind, range: use.range, isNumbered: use.isNumbered, substitution: nil)
    }
  }
}
