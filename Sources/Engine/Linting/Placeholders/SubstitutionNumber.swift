/// The number in the plural forms of a substitution, which may be written as `%arg`, `%lld` or `%2$lld`.
struct SubstitutionNumber {
  /// The position of the number in the source, if it shows exactly one whole number.
  let position: Int?
  private let first: Int

  init(_ sourceUses: [Placeholder], first: Int, isInSubstitution: Bool) {
    self.first = first
    guard isInSubstitution else {
      position = nil
      return
    }
    let numbers = Set(sourceUses.filter { $0.kind == .integer && $0.substitution == nil }.map { $0.position })
    position = numbers.count == 1 ? numbers.first : nil
  }

  /// Returns the uses with the number moved to the source's position.
  ///
  /// A placeholder with the explicit position of another value of the message that is not a whole number is not this
  /// number; `kinds` are the types of the message's values, or `nil` if they are unknown.
  func aligned(_ uses: [Placeholder], _ kinds: ArgumentTable<ArgumentType.Kinds>? = nil) -> [Placeholder] {
    guard let position else { return uses }
    let candidates = uses.filter { use in
      guard use.kind == .integer, use.substitution == nil else { return false }
      guard let kinds, use.isNumbered, use.position != first, use.position != position else { return true }
      return kinds[use.position]?.contains(.integer) == true
    }
    let numbers = Set(candidates.map { $0.position })
    guard numbers.count == 1 || numbers.contains(first) else { return uses }
    let count = numbers.count == 1 ? numbers.first : first
    return uses.map { use in
      guard use.kind == .integer, use.substitution == nil, use.position == count else { return use }
      return Placeholder(
        argument: .position(position), type: use.type, range: use.range, isNumbered: use.isNumbered)
    }
  }
}
