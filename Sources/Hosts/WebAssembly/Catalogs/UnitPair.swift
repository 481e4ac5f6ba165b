import WatchwordBasics
import WatchwordCatalogFormats

/// A unit before and after a change.
struct UnitPair {
  let old: Int
  let new: Int
  let oldLine: Int
  let newLine: Int
  /// Whether the units are equal apart from their lines.
  let isSame: Bool

  private init(
    _ old: Int, of units: [TranslationUnit], _ new: Int, of newUnits: [TranslationUnit], isSame: Bool = false
  ) {
    (self.old, self.new) = (old, new)
    (oldLine, newLine) = (units[old].position.line, newUnits[new].position.line)
    self.isSame = isSame || units[old].equals(newUnits[new], movedBy: newLine - oldLine)
  }

  /// Returns the corresponding units of both lists. If the lists differ in length, these are the equal units at the
  /// start and at the end. `changed` are the ranges of those that can differ; `nil` for all.
  static func pairs(
    of old: [TranslationUnit], _ new: [TranslationUnit], changed: [Range<Int>]?
  ) -> [UnitPair] {
    if old.count == new.count {
      return old.indices.map { index in
        let isSame = changed.map { !$0.contains { $0.contains(index) } } ?? false
        return UnitPair(index, of: old, index, of: new, isSame: isSame)
      }
    }
    let count = min(old.count, new.count)
    var head: [UnitPair] = []
    for index in 0..<count {
      let pair = UnitPair(index, of: old, index, of: new)
      guard pair.isSame else { break }
      head.append(pair)
    }
    var tail: [UnitPair] = []
    for distance in 1..<(count - head.count + 1) {
      let pair = UnitPair(old.count - distance, of: old, new.count - distance, of: new)
      guard pair.isSame else { break }
      tail.append(pair)
    }
    return head + tail.reversed()
  }
}
