import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// What to write for the broken placeholders of a translation, and for its single percent signs.
///
/// A repair is offered only if the translation has no defect of placeholders after all repairs of its text.
struct PlaceholderRepair {
  private let text: TextFacts
  private let repairs: [Repair]
  private let isSafe: Bool

  private struct Repair {
    let range: Range<Int>
    let replacement: String
  }

  /// The fix for what is at `range` of the text.
  func fix(at range: Range<Int>) -> Fix? {
    guard let repair = repairs.first(where: { $0.range == range }) else { return nil }
    return text.segment.fix(replacing: range, with: ExactText(repair.replacement), isSafe: isSafe)
  }

  /// The repair of the `unit` at `index` of `message`; `nil` if there is none that is certainly right.
  init?(of index: Int, in message: MessageFacts, _ file: FileFacts) {
    let unit = message.units[index]
    guard let target = unit.target, let source = unit.source else { return nil }
    let broken = unit.comparison?.malformed ?? []
    var percents = target.unescapedPercents.filter { percent in !broken.contains { $0.range.overlaps(percent) } }
      .map { Repair(range: $0, replacement: "%%") }
    // One that the source does not show may be what is left of something else.
    if source.escapedPercentCount < target.escapedPercentCount + percents.count { percents = [] }
    let lost = LostPlaceholders(source, target, broken, firstPosition: unit.firstPosition)
    for keepsNumbers in [true, false] {
      guard let (placeholders, isCertain) = lost.repairs(of: broken, keepsNumbers: keepsNumbers) else { continue }
      let repairs = placeholders.map { Repair(range: $0.range, replacement: $0.text) } + percents
      guard Self.isSound(message, index, with: repairs, file) else { continue }
      self.text = target
      self.repairs = repairs
      isSafe = isCertain
      return
    }
    return nil
  }

  /// Whether the unit has no defect of placeholders with these repairs.
  private static func isSound(_ message: MessageFacts, _ index: Int, with repairs: [Repair], _ file: FileFacts) -> Bool
  {
    let units = message.units.map { $0.facts }
    let unit = units[index].unit
    guard let old = unit.target else { return false }
    var bytes = Array(old.text.string.utf8)
    for repair in repairs.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(repair.range, with: repair.replacement.utf8)
    }
    let text = ExactText(String(decoding: bytes, as: UTF8.self))
    let repaired = TranslationUnit(
      id: unit.id, key: unit.key, variation: unit.variation, source: unit.source,
      target: Segment(text: text, span: old.span, contentSpan: old.contentSpan), state: unit.state, span: unit.span)
    var all = units
    all[index] = UnitFacts(repaired, in: file)
    let corrected = MessageFacts(
      key: message.key, declaration: message.declaration, demanded: message.demanded, units: all, in: file)
    let result = corrected.units[index]
    guard let comparison = result.comparison, result.target?.unescapedPercents.isEmpty == true else { return false }
    // A lone percent sign may be what is left of a placeholder that is missing.
    return comparison.isClean
  }
}

extension PlaceholderComparison {
  /// Whether nothing is wrong.
  fileprivate var isClean: Bool {
    missing.isEmpty && droppedCount == nil && extra.isEmpty && mistyped == nil && malformed.isEmpty && ambiguous == nil
  }
}

/// The placeholders of a source that its translation lacks.
private struct LostPlaceholders {
  private let uses: [ArgumentUse]
  private let source: [UInt8]
  private let target: [UInt8]

  init(_ source: TextFacts, _ target: TextFacts, _ broken: [BrokenPlaceholder], firstPosition: Int) {
    let sourceUses = source.uses(countingFrom: firstPosition)
    // The reader of patterns takes `%D` for a placeholder, though a broken one.
    let targetUses = target.uses(countingFrom: firstPosition).filter { use in
      !broken.contains { $0.range.overlaps(use.range) }
    }
    let matching = PlaceholderMatching(sourceUses, targetUses)
    let shown = Set(matching.arguments.compactMap { $0 })
    uses = sourceUses.filter { !shown.contains($0.position) }
    self.source = Array(source.text.utf8)
    self.target = Array(target.text.utf8)
  }

  /// What to write for each of `broken`, and whether nothing else could be meant; `nil` if there is nothing to write for
  /// one of them. If `keepsNumbers` is true, placeholders get the number that the translation says.
  func repairs(
    of broken: [BrokenPlaceholder], keepsNumbers: Bool
  ) -> (repairs: [(range: Range<Int>, text: String)], isCertain: Bool)? {
    var rest = uses
    var isCertain = true
    var repairs: [(range: Range<Int>, text: String)] = []
    for each in broken {
      let number = number(in: each)
      let candidates = candidates(for: each, number, among: rest)
      guard let first = candidates.first else { return nil }
      let use = rest.remove(at: first)
      // Without numbers, the order is that of the source, if there is one for each.
      isCertain = isCertain && (number != nil || candidates.count == 1 || !use.isNumbered && uses.count == broken.count)
      repairs.append((each.range, text(of: use, number: keepsNumbers ? number : nil)))
    }
    return (repairs, isCertain)
  }

  /// The indices of the placeholders that `broken` may be: of its number, and of its letter if there are such.
  private func candidates(for broken: BrokenPlaceholder, _ number: Int?, among uses: [ArgumentUse]) -> [Int] {
    let isSubstitution = target[broken.range].starts(with: "%#".utf8)
    let found = uses.indices.filter { index in
      if let number, uses[index].position != number { return false }
      return isSubstitution == (uses[index].substitution != nil)
    }
    let letter = Self.letter(at: target[broken.range])
    let same = found.filter { Self.letter(at: source[uses[$0].range]) == letter }
    return same.isEmpty ? found : same
  }

  /// The last character, of ordinary width and in lower case.
  private static func letter(at bytes: ArraySlice<UInt8>) -> UInt32? {
    guard let last = String(decoding: bytes, as: UTF8.self).unicodeScalars.last?.value else { return nil }
    let narrow = (0xFF01...0xFF5E).contains(last) ? last - 0xFEE0 : last
    return (0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow
  }

  private func text(of use: ArgumentUse, number: Int?) -> String {
    let text = String(decoding: source[use.range], as: UTF8.self)
    guard let number, !use.isNumbered else { return text }
    return "%\(number)$" + text.dropFirst()
  }

  /// The number in front of a dollar sign, or else behind it, in any digits.
  private func number(in broken: BrokenPlaceholder) -> Int? {
    let scalars = Array(String(decoding: target[broken.range], as: UTF8.self).unicodeScalars)
    guard let sign = scalars.firstIndex(where: { $0 == "$" || $0 == "＄" }) else { return nil }
    let before = scalars[..<sign].reversed().drop { TornDraft.gaps.contains($0) }.prefix { $0.digitValue != nil }
    let digits = before.isEmpty ? Array(scalars[(sign + 1)...].prefix { $0.digitValue != nil }) : before.reversed()
    guard !digits.isEmpty, digits.count <= 3 else { return nil }
    return digits.reduce(0) { $0 * 10 + ($1.digitValue ?? 0) }
  }
}

extension Unicode.Scalar {
  fileprivate var digitValue: Int? {
    properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
  }
}
