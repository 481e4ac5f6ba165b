import WatchwordPolicy

/// The numbers of passwords that the first of two policies accepts, and that both accept.
struct ComparedCounts {
  /// The numbers by length, from 0.
  private var counts: [Counts] = []

  private struct Counts {
    /// The number of passwords that the first policy accepts.
    let first: Natural
    let both: Natural
  }

  /// Counts the passwords of up to `end` characters; `first` is the automaton of the first policy alone, over the same
  /// alphabet. Calls `onLength` with each completed length and the last length.
  init(_ automaton: PolicyAutomaton, first: PolicyAutomaton, upTo end: Int, onLength: (Int, Int) -> Void) {
    // The first policy accepts no longer passwords, and both together none beyond what both allow.
    let last = max(min(end, automaton.lengths[0].maximum ?? end), 0)
    let common = automaton.lengths[0].intersection(automaton.lengths[1])
    let lastOfBoth = min(last, common.maximum ?? last)
    let isDisjoint = common.minimum > lastOfBoth
    var (ofFirst, ofBoth) = (first.countTable(of: .only(0)), automaton.countTable(of: .first(2)))
    counts = (0...last).map { length in
      onLength(length, last)
      if length > 0 { ofFirst.advance() }
      if length > 0, length <= lastOfBoth, !isDisjoint { ofBoth.advance() }
      return Counts(
        first: automaton.lengths[0].contains(length) ? ofFirst.count : 0,
        both: common.contains(length) ? ofBoth.count : 0)
    }
  }

  /// The share of the first policy's passwords that the second also accepts.
  var share: Double? {
    let accepted = counts.reduce(Natural()) { $0 + $1.first }
    return Self.share(counts.reduce(Natural()) { $0 + $1.both }, of: accepted)
  }

  /// The same share for each length of the first policy's passwords.
  var shares: [PolicyDifference.LengthShare] {
    counts.indices.compactMap { length in
      Self.share(counts[length].both, of: counts[length].first)
        .map { PolicyDifference.LengthShare(length: length, share: $0) }
    }
  }

  private static func share(_ part: Natural, of whole: Natural) -> Double? {
    guard !whole.isZero else { return nil }
    // The first 62 bits are precise enough for a share.
    let shift = max(whole.bitWidth - 62, 0)
    return Double(part.bits(from: shift)) / Double(whole.bits(from: shift))
  }
}
