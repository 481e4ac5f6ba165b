import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A placeholder of the translation formats its number differently from its source.
enum PlaceholderFormat: UnitCheck {
  static let kind = FindingKind("placeholder-format", .warning, milder: [.info])
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target, let pattern = target.pattern,
      let original = source.pattern
    else { return }
    let wanted = original.numbered
    let found = pattern.numbered
    // Missing and extra placeholders are reported by other checks.
    guard !wanted.isEmpty, wanted.count == found.count else { return }
    for (position, placeholder, range) in found {
      guard let expected = wanted.first(where: { $0.position == position })?.placeholder,
        ArgumentType.Kind(expected.conversion) == ArgumentType.Kind(placeholder.conversion),
        let isPrecision = placeholder.differs(from: expected)
      else { continue }
      let name = source.quoted(wanted.first { $0.position == position }?.range ?? 0..<0)
      findings.report(
        .format(target.quoted(range), name), as: isPrecision ? nil : .info, at: target.span(of: range),
        unit: unit.unit.id)
      return
    }
  }
}

extension Pattern {
  fileprivate typealias Numbered = (position: Int, placeholder: Placeholder, range: Range<Int>)

  /// The placeholders with their positions; empty if one takes its width or precision from a value, or if there are 33
  /// or more.
  fileprivate var numbered: [Numbered] {
    var list: [Numbered] = []
    for element in elements {
      guard case .placeholder(let placeholder) = element.kind else { continue }
      if case .argument = placeholder.width { return [] }
      if case .argument = placeholder.precision { return [] }
      guard list.count < 32 else { return [] }
      list.append((placeholder.position ?? list.count + 1, placeholder, element.range))
    }
    return list
  }
}

extension Pattern.Placeholder {
  /// Returns `true` if the number of decimals differs from that of `other`, `false` if the precision, width or flags
  /// differ in another way, or `nil` if the number looks the same.
  fileprivate func differs(from other: Self) -> Bool? {
    if precision != other.precision, conversion == other.conversion {
      return conversion.isDecimal
    }
    return width != other.width || flags != other.flags ? false : nil
  }
}

extension Pattern.Conversion {
  /// Whether the precision is the number of decimals.
  fileprivate var isDecimal: Bool { ArgumentType.Kind(self) == ArgumentType.Kind(.fixedPoint) }
}

extension Finding.Message {
  fileprivate static func format(_ found: String, _ expected: String) -> Self {
    Self(
      "\(found) formats its value differently from \(expected) in the source",
      help: "Copy the placeholder from the source: \(expected)")
  }
}
