import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A unit before and after a change.
struct UnitPair {
  let old: Int
  let new: Int
  let oldLine: Int
  let newLine: Int
  /// Whether nothing but the line may be different.
  let isSame: Bool

  private init(_ old: Int, _ new: Int, _ one: TranslationUnit, _ other: TranslationUnit) {
    (self.old, self.new) = (old, new)
    (oldLine, newLine) = (one.position.line, other.position.line)
    isSame = one.equals(other, movedBy: newLine - oldLine)
  }

  /// The units of both lists that belong together: where their numbers differ, those before and behind what is different.
  static func pairs(of old: [TranslationUnit], _ new: [TranslationUnit]) -> [UnitPair] {
    if old.count == new.count { return old.indices.map { UnitPair($0, $0, old[$0], new[$0]) } }
    let most = min(old.count, new.count)
    var head: [UnitPair] = []
    for index in 0..<most {
      let pair = UnitPair(index, index, old[index], new[index])
      guard pair.isSame else { break }
      head.append(pair)
    }
    var tail: [UnitPair] = []
    for distance in 1..<(most - head.count + 1) {
      let (one, other) = (old.count - distance, new.count - distance)
      let pair = UnitPair(one, other, old[one], new[other])
      guard pair.isSame else { break }
      tail.append(pair)
    }
    return head + tail.reversed()
  }
}
