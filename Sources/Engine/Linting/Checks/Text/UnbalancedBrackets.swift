import WatchwordBasics

/// A bracket of a translation has no partner.
enum UnbalancedBrackets: UnitCheck {
  static let kind = FindingKind("unbalanced-brackets", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .bracket

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.targetShape.signs.contains(.bracket) else { return }
    // ``MalformedMessage`` reports brackets of defective messages.
    if case .defective = pair.target.icu { return }
    guard let (offset, bracket) = unpaired(pair.target.text),
      !pair.sourceShape.signs.contains(.bracket) || unpaired(pair.source.text) == nil
    else { return }
    findings.report(
      .unpaired(bracket), at: pair.target.span(of: offset..<offset + UTF8.width(bracket)), unit: pair.unit)
  }

  /// Returns the byte offset of a bracket without a partner, and the bracket.
  private static func unpaired(_ text: String) -> (Int, Unicode.Scalar)? {
    var open: [(closing: UInt32, offset: Int, scalar: Unicode.Scalar)] = []
    var offset = 0
    var before: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      defer {
        offset += UTF8.width(scalar)
        before = before.suffix(2) + [scalar]
      }
      switch narrow(scalar) {
      case 0x28: open.append((0x29, offset, scalar))
      case 0x5B: open.append((0x5D, offset, scalar))
      case 0x7B: open.append((0x7D, offset, scalar))
      case 0x3010: open.append((0x3011, offset, scalar))
      case let value where [0x29, 0x5D, 0x7D, 0x3011].contains(value):
        if open.last?.closing == value {
          open.removeLast()
        } else if !(value == 0x29 && standsAlone(before, at: offset, in: text)) {
          return (offset, scalar)
        }
      default: break
      }
    }
    return open.first.map { ($0.offset, $0.scalar) }
  }

  /// Whether the text before a closing bracket makes it a list mark, `1)`, or an emoticon, `:)`.
  private static func standsAlone(_ before: [Unicode.Scalar], at offset: Int, in text: String) -> Bool {
    guard let last = before.last else { return false }
    if last == ":" || last == ";" || last == "-" { return true }
    let next = text.utf8.dropFirst(offset + 1).first
    guard next == 0x20, last.digit != nil || last.isLetter else { return false }
    return before.count == 1 || before[before.count - 2].isBlank || before[before.count - 2].digit != nil
  }

  /// Returns the narrow form of a full-width bracket.
  private static func narrow(_ scalar: Unicode.Scalar) -> UInt32 {
    (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
  }
}

extension Finding.Message {
  fileprivate static func unpaired(_ bracket: Unicode.Scalar) -> Self {
    Self(
      "The bracket \(bracket) has no partner, but those of the source are all in pairs",
      help: "Add the missing bracket, or delete this one")
  }
}
