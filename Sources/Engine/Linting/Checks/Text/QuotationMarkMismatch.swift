import WatchwordBasics

/// A translation has a quotation mark without a partner, or marks of another language.
enum QuotationMarkMismatch: UnitCheck {
  static let kind = FindingKind("quotation-marks", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = [.quotationMark, .straightQuote]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair,
      !pair.targetShape.signs.isDisjoint(with: [.quotationMark, .straightQuote]), let writing = file.writing,
      !pair.isCopy
    else { return }
    var marks = marks(in: pair.target.text, typographic: true)
    if pair.copiesGuillemets { marks.removeAll { $0.scalar.isGuillemet } }
    if !marks.isEmpty {
      check(marks, pair, writing, &findings)
    } else if pair.sourceShape.signs.contains(.straightQuote), writing.language != "he", writing.language != "yi" {
      let straight = self.marks(in: pair.target.text, typographic: false)
      let source = self.marks(in: pair.source.text, typographic: false)
      guard straight.count % 2 == 1, source.count % 2 == 0, let last = straight.last else { return }
      findings.report(.unpaired("\""), at: pair.target.span(of: last.offset..<last.offset + 1), unit: pair.unit)
    }
  }

  fileprivate typealias Mark = (scalar: Unicode.Scalar, offset: Int)

  private static func check(
    _ marks: [Mark], _ pair: TextPair, _ writing: WritingRules, _ findings: inout Findings
  ) {
    let known = writing.quotationMarks
    guard !known.isEmpty else {
      let source = Self.marks(in: pair.source.text, typographic: true)
      let straight = Self.marks(in: pair.source.text, typographic: false)
      guard marks.count % 2 == 1, source.count % 2 == 0, straight.count % 2 == 0, let first = marks.first,
        marks.allSatisfy({ $0.scalar.value == 0x201C || $0.scalar.value == 0x201D }),
        !pair.targetShape.signs.contains(.straightQuote)
      else { return }
      report(.unpaired(first.scalar), first, pair, &findings)
      return
    }
    var open: [Mark] = []
    for mark in marks {
      if let last = open.last, known.contains(where: { $0.open == last.scalar && $0.close == mark.scalar }) {
        open.removeLast()
      } else if known.contains(where: { $0.open == mark.scalar }) {
        open.append(mark)
      } else {
        let first = open.first ?? mark
        report(.foreign(first.scalar, known[0], writing), first, pair, &findings)
        return
      }
    }
    guard let first = open.first, Self.marks(in: pair.source.text, typographic: true).count % 2 == 0 else { return }
    let isPaired = marks.count % 2 == 0
    report(isPaired ? .foreign(first.scalar, known[0], writing) : .unpaired(first.scalar), first, pair, &findings)
  }

  private static func report(
    _ message: Finding.Message, _ mark: Mark, _ pair: TextPair, _ findings: inout Findings
  ) {
    findings.report(
      message, at: pair.target.span(of: mark.offset..<mark.offset + UTF8.width(mark.scalar)), unit: pair.unit)
  }

  /// Returns the quotation marks with their byte offsets.
  private static func marks(in text: String, typographic: Bool) -> [Mark] {
    var marks: [Mark] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if typographic ? scalar.isQuotationMark : scalar == "\"" { marks.append((scalar, offset)) }
      offset += UTF8.width(scalar)
    }
    return marks
  }
}

extension Finding.Message {
  fileprivate static func unpaired(_ mark: Unicode.Scalar) -> Self {
    Self(
      "The quotation mark \(mark) has no partner, but those of the source are all in pairs",
      help: "Add the missing quotation mark, or delete this one")
  }

  fileprivate static func foreign(_ mark: Unicode.Scalar, _ usual: QuotationMarks, _ writing: WritingRules) -> Self {
    Self(
      "The quotation at \(mark) does not use the quotation marks of \(LanguageName.name(of: writing.tag))",
      help: "Write \(usual.open)…\(usual.close)")
  }
}
