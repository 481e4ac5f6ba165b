import WatchwordBasics
import WatchwordCatalogFormats

/// A source quotes something, but its translation does not.
enum LostQuotation: UnitCheck {
  static let kind = FindingKind("lost-quotation", .info)
  static let set = CheckSet.all
  static let signs: TextShape.Signs = [.quotationMark, .straightQuote]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    // In markup, quotation marks enclose the values of attributes.
    guard let pair = unit.pair, pair.targetShape.last != nil, !pair.source.marks.contains(.angle),
      !pair.target.marks.contains(.angle)
    else { return }
    guard quotes(in: pair.source) == .pairs, quotes(in: pair.target) == .none else { return }
    findings.report(.lost, at: pair.target.segment.contentSpan, unit: pair.unit)
  }

  private enum Quotes { case none, some, pairs }

  private static func quotes(in text: TextFacts) -> Quotes {
    var (straight, others, single) = (0, 0, 0)
    for scalar in text.text.unicodeScalars {
      switch scalar.value {
      case 0x22: straight += 1
      case 0x27, 0x60, 0x2018, 0x2019, 0x201A, 0x201B, 0x2039, 0x203A: single += 1
      case 0xAB, 0xBB, 0x201C...0x201F, 0x300A...0x300F, 0x3010, 0x3011, 0xFF02: others += 1
      default: break
      }
    }
    if straight >= 2 || others >= 2 { return .pairs }
    return straight + others + single > 0 ? .some : .none
  }
}

extension Finding.Message {
  fileprivate static let lost = Self(
    "The source quotes something, but the translation has no quotation marks",
    help: "Quote what the source quotes, unless your language does not")
}
