import WatchwordBasics
import WatchwordCatalogFormats

/// A part of a source or a translation.
struct TextRange: Equatable {
  /// The range in UTF-16 code units of the listed text.
  let range: Range<Int>
  /// Whether the text is the source, and not the translation.
  let isInSource: Bool

  /// Returns the parts that findings concern; `nil` for a finding whose span is not inside a text of its unit.
  ///
  /// Each text is read once, regardless of the number of findings.
  static func ranges(of findings: [Finding], in units: [TranslationUnit], _ unitIndices: [Int?]) -> [TextRange?] {
    var ranges = [TextRange?](repeating: nil, count: findings.count)
    var groups: [Int: [Int]] = [:]
    for (finding, unit) in unitIndices.enumerated() {
      if let unit { groups[unit, default: []].append(finding) }
    }
    for (index, group) in groups {
      let unit = units[index]
      var left = group
      for (segment, isInSource) in [(unit.target, false), (unit.source, true)] {
        guard let segment, !left.isEmpty else { continue }
        let offsets = segment.offsets(of: left.map { findings[$0].span }, asWritten: unit.hasElements)
        for (finding, range) in zip(left, offsets) {
          if let range { ranges[finding] = TextRange(range: range, isInSource: isInSource) }
        }
        left = left.filter { ranges[$0] == nil }
      }
    }
    return ranges
  }
}
