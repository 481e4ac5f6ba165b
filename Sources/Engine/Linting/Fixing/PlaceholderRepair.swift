import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The repair of a translation's broken placeholders and single percent signs.
///
/// A repair is offered only if the translation has no placeholder defects after all repairs of its text.
struct PlaceholderRepair {
  private let text: TextFacts
  private let repairs: [Repair]
  private let isSafe: Bool

  /// The number of defects of a text that are repaired together; a text with more is broken throughout.
  static let maximumDefects = 64
  /// The number of units of a message in which placeholders are repaired, because all are compared again.
  static let maximumUnits = 256

  private struct Repair {
    let range: Range<Int>
    let replacement: String
  }

  /// Returns the fix for the defect at `range` of the text.
  func fix(at range: Range<Int>) -> Fix? {
    guard let repair = repairs.first(where: { $0.range == range }) else { return nil }
    return text.segment.fix(replacing: range, with: ExactText(repair.replacement), isSafe: isSafe)
  }

  /// Finds the repair of the unit at `index` of `message`; `nil` if none is certain to be correct.
  init?(of index: Int, in message: MessageFacts, _ file: FileFacts) {
    let unit = message.units[index]
    guard let target = unit.target, let source = unit.source else { return nil }
    let broken = unit.malformed.compactMap { $0.range }
    guard broken.count <= Self.maximumDefects, message.units.count <= Self.maximumUnits else { return nil }
    var percents = target.unescapedPercents.filter { percent in !broken.contains { $0.overlaps(percent) } }
      .map { Repair(range: $0, replacement: "%%") }
    // A percent sign that the source does not show may be the remainder of something else.
    if source.escapedPercentCount < target.escapedPercentCount + percents.count { percents = [] }
    guard broken.count + percents.count <= Self.maximumDefects else { return nil }
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

  /// Whether the unit has no placeholder defects after these repairs.
  private static func isSound(_ message: MessageFacts, _ index: Int, with repairs: [Repair], _ file: FileFacts) -> Bool
  {
    let units = message.units.map { $0.facts }
    let unit = units[index].unit
    guard let old = unit.target else { return false }
    var bytes = Array(old.text.string.utf8)
    for repair in repairs.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(repair.range, with: repair.replacement.utf8)
    }
    let text = ExactText(utf8: bytes)
    let repaired = TranslationUnit(
      id: unit.id, key: unit.key, variation: unit.variation, source: unit.source,
      target: Segment(text: text, span: old.span, contentSpan: old.contentSpan), state: unit.state, span: unit.span)
    var all = units
    all[index] = UnitFacts(repaired, in: file)
    let corrected = MessageFacts(
      key: message.key, declaration: message.declaration, required: message.required, units: all, in: file)
    let result = corrected.units[index]
    // A single percent sign may be the remainder of a missing placeholder.
    return result.comparesPrintf && result.target?.unescapedPercents.isEmpty == true
      && !result.differences.contains { $0.isError || $0.kind == .countDropped }
  }
}

/// The placeholders of a source that its translation lacks.
private struct LostPlaceholders {
  private let uses: [Placeholder]
  private let source: [UInt8]
  private let target: [UInt8]

  init(_ source: TextFacts, _ target: TextFacts, _ broken: [Range<Int>], firstPosition: Int) {
    let sourceUses = source.uses(countingFrom: firstPosition)
    // `Pattern` also reads some broken placeholders as placeholders, such as `%D`.
    let targetUses = target.uses(countingFrom: firstPosition).filter { use in
      !broken.contains { $0.overlaps(use.range) }
    }
    uses = PlaceholderMatching(sourceUses, targetUses).lost(of: sourceUses)
    self.source = Array(source.text.utf8)
    self.target = Array(target.text.utf8)
  }

  /// Returns the replacement for each of `broken`, and whether no other replacement is possible; `nil` if one of them
  /// has no replacement. If `keepsNumbers` is true, placeholders get the number in the translation.
  func repairs(
    of broken: [Range<Int>], keepsNumbers: Bool
  ) -> (repairs: [(range: Range<Int>, text: String)], isCertain: Bool)? {
    var rest = uses
    var isCertain = true
    var repairs: [(range: Range<Int>, text: String)] = []
    for each in broken {
      let number = number(in: each)
      let candidates = candidates(for: each, number, among: rest)
      guard let first = candidates.first else { return nil }
      let use = rest.remove(at: first)
      // Without numbers, the order of the source is used, if each placeholder has a counterpart.
      isCertain = isCertain && (number != nil || candidates.count == 1 || !use.isNumbered && uses.count == broken.count)
      repairs.append((each, text(of: use, number: keepsNumbers ? number : nil)))
    }
    return (repairs, isCertain)
  }

  /// Returns the indices of the placeholders that `broken` may be: those with its number, and with its letter if any
  /// have it.
  private func candidates(for broken: Range<Int>, _ number: Int?, among uses: [Placeholder]) -> [Int] {
    let isSubstitution = target[broken].starts(with: "%#".utf8)
    let found = uses.indices.filter { index in
      if let number, uses[index].position != number { return false }
      return isSubstitution == (uses[index].substitution != nil)
    }
    let letter = Self.letter(at: target[broken])
    let same = found.filter { Self.letter(at: source[uses[$0].range]) == letter }
    return same.isEmpty ? found : same
  }

  /// Returns the last character in its ordinary width and in lower case.
  private static func letter(at bytes: ArraySlice<UInt8>) -> UInt32? {
    guard let last = String(decoding: bytes, as: UTF8.self).unicodeScalars.last?.value else { return nil }
    let narrow = (0xFF01...0xFF5E).contains(last) ? last - 0xFEE0 : last
    return (0x41...0x5A).contains(narrow) ? narrow + 0x20 : narrow
  }

  private func text(of use: Placeholder, number: Int?) -> String {
    let text = String(decoding: source[use.range], as: UTF8.self)
    guard let number, !use.isNumbered else { return text }
    return "%\(number)$" + text.dropFirst()
  }

  /// Returns the number before the dollar sign, or else after it, in digits of any script.
  private func number(in broken: Range<Int>) -> Int? {
    let scalars = Array(String(decoding: target[broken], as: UTF8.self).unicodeScalars)
    guard let sign = scalars.firstIndex(where: { $0 == "$" || $0 == "＄" }) else { return nil }
    let before = scalars[..<sign].reversed().drop { PlaceholderCandidate.blanks.contains($0) }
      .prefix { $0.digitValue != nil }
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
