import WatchwordBasics
import WatchwordCatalogFormats

/// The inline codes of a translation and of its source (XLIFF 1.2, section 2.4), compared by their ids.
///
/// Marks (`<mrk>`) and texts inside codes (`<sub>`) do not count as codes. `<x/>` and `<ph>` can replace each other.
/// Two halves (`<bx/>`, `<ex/>`) can replace a pair (`<g>`), but only their `rid` shows this, so pairs are not compared
/// if the texts write them differently.
struct InlineCodes {
  /// The codes of the source that the translation lacks, each id once.
  private(set) var missing: [InlineElement] = []
  /// The codes of the translation that the source does not have.
  private(set) var extra: [InlineElement] = []
  /// The codes that the translation has once more than the source.
  private(set) var duplicated: [InlineElement] = []
  /// The codes that occur once in both texts, in the order of the source and of the translation.
  private var common: (source: [Code], target: [Code]) = ([], [])
  let unit: ExactText
  /// The translation.
  let target: Segment

  /// Compares the codes of a unit's source and of the translation that people see; `nil` if neither has codes.
  init?(_ facts: UnitFacts) {
    guard let source = facts.source?.segment, let target = facts.target?.segment, !facts.isNoTranslation else {
      return nil
    }
    let elements = (source: source.elements, target: target.elements)
    guard !elements.source.isEmpty || !elements.target.isEmpty else { return nil }
    // For a variant that exists only in the translation, Xcode writes the unit's id as its source.
    guard source.text != facts.unit.id || !elements.source.isEmpty else { return nil }
    unit = facts.unit.id
    self.target = target
    let comparesPairs =
      Self.pairing(elements.source) == Self.pairing(elements.target)
      || Self.pairing(elements.source).union(Self.pairing(elements.target)).count < 2
    let codes = (
      source: elements.source.compactMap { Code($0, comparesPairs) },
      target: elements.target.compactMap { Code($0, comparesPairs) }
    )
    compare(codes.source, codes.target, hasForms: facts.hasForms)
  }

  private mutating func compare(_ source: [Code], _ target: [Code], hasForms: Bool) {
    var counts: [Code.Key: (source: Int, target: Int)] = [:]
    for code in source { counts[code.key, default: (0, 0)].source += 1 }
    for code in target { counts[code.key, default: (0, 0)].target += 1 }
    var reported: Set<Code.Key> = []
    for code in source where counts[code.key]?.target == 0 && reported.insert(code.key).inserted {
      missing.append(code.element)
    }
    var seen: [Code.Key: Int] = [:]
    for code in target {
      guard let count = counts[code.key] else { continue }
      seen[code.key, default: 0] += 1
      if count.source == 0 {
        extra.append(code.element)
      } else if let number = seen[code.key], number == count.source + 1, !hasForms, !code.isValue {
        duplicated.append(code.element)
      }
    }
    guard !hasForms else { return }
    func isCommon(_ code: Code) -> Bool { counts[code.key].map { $0 == (1, 1) } ?? false }
    common = (source.filter(isCommon), target.filter(isCommon))
  }

  /// Whether a translation may omit all missing codes: XLIFF 2 declares this for each code, and Angular's names show
  /// that a code is only emphasis or a line break.
  var canOmitMissing: Bool {
    missing.allSatisfy { element in
      if let canDelete = element.canDelete { return canDelete }
      guard let id = element.id?.string.utf8 else { return false }
      return Self.emphasis.contains { name in
        id.starts(with: "START_\(name)".utf8) || id.starts(with: "CLOSE_\(name)".utf8)
      } || id.starts(with: "LINE_BREAK".utf8)
    }
  }

  private static let emphasis = [
    "BOLD_TEXT", "EMPHASISED_TEXT", "ITALIC_TEXT", "SMALL_TEXT", "TAG_STRONG", "UNDERLINED_TEXT",
  ]

  /// The first code of the translation that is at the position of another code in the source.
  ///
  /// Angular names its codes by their meaning, so values may be in any position, and the only rule for tags is that the
  /// end follows the start.
  var misplaced: (found: InlineElement, expected: InlineElement)? {
    for (found, expected) in zip(common.target, common.source) where found.key != expected.key {
      guard found.isNamed || expected.isNamed else { return (found.element, expected.element) }
      return misplacedEnd
    }
    return nil
  }

  /// The first end tag that precedes its start tag although the source has them in order.
  private var misplacedEnd: (found: InlineElement, expected: InlineElement)? {
    func indices(_ codes: [Code]) -> [ExactText: Int] {
      Dictionary(firstOf: codes.enumerated().lazy.map { ($1.key.id, $0) })
    }
    let (source, target) = (indices(common.source), indices(common.target))
    for code in common.target {
      guard let start = code.startID, let sourceStart = source[start], let sourceEnd = source[code.key.id],
        let targetStart = target[start], let targetEnd = target[code.key.id]
      else { continue }
      if sourceStart < sourceEnd, targetEnd < targetStart { return (code.element, common.target[targetStart].element) }
    }
    return nil
  }

  /// The way in which a text writes pairs of codes.
  private enum Pairing { case whole, halves }

  private static func pairing(_ elements: [InlineElement]) -> Set<Pairing> {
    var pairing: Set<Pairing> = []
    for element in elements {
      switch element.kind {
      case .g, .pc: pairing.insert(.whole)
      case .bx, .ex, .bpt, .ept, .sc, .ec: pairing.insert(.halves)
      case .x, .ph, .it, .sub, .mrk: break
      }
    }
    return pairing
  }

  /// A code with the key that it is compared by.
  private struct Code {
    let element: InlineElement
    let key: Key
    /// Whether the id is one of Angular's names: `START_LINK`, `INTERPOLATION_1`.
    let isNamed: Bool

    struct Key: Hashable {
      let role: Role
      let id: ExactText
    }

    enum Role { case single, split, whole, opening, closing }

    init?(_ element: InlineElement, _ comparesPairs: Bool) {
      let role: Role
      switch element.kind {
      case .x, .ph: role = .single
      case .it: role = .split
      case .g, .pc: role = .whole
      case .bx, .bpt, .sc: role = .opening
      case .ex, .ept, .ec: role = .closing
      case .sub, .mrk: return nil
      }
      guard comparesPairs || role == .single || role == .split else { return nil }
      self.element = element
      key = Key(role: role, id: element.id ?? "")
      let bytes = key.id.string.utf8
      isNamed =
        bytes.count > 1 && bytes.first.map { (0x41...0x5A).contains($0) } == true
        && bytes.allSatisfy { (0x41...0x5A).contains($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    /// Whether the id is Angular's name of a value, which a translation may show more than once.
    var isValue: Bool {
      isNamed && ["INTERPOLATION", "ICU", "PH"].contains { key.id.string.utf8.starts(with: $0.utf8) }
    }

    /// The id of the start tag, if the id is Angular's name of an end tag.
    var startID: ExactText? {
      guard isNamed, key.id.string.utf8.starts(with: "CLOSE_".utf8) else { return nil }
      return ExactText("START_" + key.id.string.dropFirst("CLOSE_".count))
    }
  }
}

extension InlineElement {
  /// The code as written in the document.
  var written: String {
    // The end of a pair in XLIFF 2 has the id of its start.
    let name = kind == .ec ? "startRef" : "id"
    let start = "<\(kind.rawValue)" + (id.map { " \(name)=\"\($0.excerpt)\"" } ?? "")
    switch kind {
    case .x, .bx, .ex, .sc, .ec: return start + "/>"
    case .g, .pc, .ph, .bpt, .ept, .it, .sub, .mrk: return start + ">"
    }
  }

  /// The span of the name in the start tag, for findings.
  var nameSpan: SourceSpan {
    let end = SourcePosition(line: position.line, column: position.column + 1 + kind.rawValue.utf8.count)
    return SourceSpan(start: position, end: end)
  }
}
