import WatchwordBasics

/// The values of the placeholders in a text in which only some placeholders are numbered.
struct PlaceholderNumbering {
  /// The placeholders without a value in the source.
  private(set) var surplus: [Placeholder] = []
  /// The placeholders without a number, each with the remaining value assigned to it.
  private(set) var numbered: [(use: Placeholder, position: Int)] = []

  /// Numbers the uses of a translation according to those of its source.
  init(_ target: [Placeholder], source: [Placeholder]) {
    var kinds = ArgumentTable<ArgumentType.Kind>()
    for use in source where use.substitution == nil && kinds[use.position] == nil { kinds[use.position] = use.kind }
    var shown: Set<Int> = []
    let uses = target.filter { $0.substitution == nil }
    for use in uses where use.isNumbered {
      if kinds[use.position] == use.kind { shown.insert(use.position) } else { surplus.append(use) }
    }
    // The remaining values of each kind, the lowest last.
    var free: [ArgumentType.Kind: [Int]] = [:]
    for position in kinds.positions.reversed() where !shown.contains(position) {
      if let kind = kinds[position] { free[kind, default: []].append(position) }
    }
    for use in uses where !use.isNumbered {
      if let position = free[use.kind]?.popLast() {
        numbered.append((use, position))
      } else {
        surplus.append(use)
      }
    }
    surplus.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Numbers the uses of a text without a source: unnumbered ones show the values that the others do not.
  init(_ text: [Placeholder]) {
    let uses = text.filter { $0.substitution == nil }
    let shown = Set(uses.filter { $0.isNumbered }.map { $0.position })
    var free = (1...).lazy.filter { !shown.contains($0) }.makeIterator()
    for use in uses where !use.isNumbered {
      if let position = free.next() { numbered.append((use, position)) }
    }
  }

  /// Returns the placeholder at `range` of `text` with a number.
  static func spelling(of range: Range<Int>, in text: TextFacts, position: Int) -> String {
    "%\(position)$"
      + String(decoding: text.text.utf8.dropFirst(range.lowerBound + 1).prefix(range.count - 1), as: UTF8.self)
  }
}
