import WatchwordBasics

extension AndroidText {
  /// Reports the defects of the text, which is written as `content`.
  func reportDefects(in content: [UInt8], _ id: ExactText, _ span: SourceSpan, _ reader: inout XMLReader) {
    for defect in defects.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let text = Segment(text: ExactText(utf8: content), span: span, contentSpan: span)
      let span = text.span(of: defect.range)
      switch defect.kind {
      case .apostrophe:
        reader.report(
          .unescapedApostrophe, at: span, unit: id, "Found an apostrophe without a backslash; expected \\'",
          help: "Write \\', or put the whole text into quotation marks")
      case .escape:
        reportEscape(.invalidEscape, at: span, id, &reader)
      case .lostEscape: reportEscape(.invalidEscape.mild, at: span, id, &reader)
      case .quotation:
        reader.report(
          .unbalancedQuotationMark, at: span, unit: id,
          "This quotation mark has no match and is not shown", help: "Write \\\" for a visible mark")
      }
    }
  }

  private func reportEscape(_ kind: FindingKind, at span: SourceSpan, _ unit: ExactText, _ reader: inout XMLReader) {
    reader.report(
      kind, at: span, unit: unit, "This is not a valid escape",
      help: "Write \\n, \\t, \\', \\\", \\\\, \\u and four hexadecimal digits, or the character itself")
  }
}

extension AndroidSubstitutions {
  /// Reports substitutions of a segment that the resource compiler rejects.
  func report(in segment: Segment, _ unit: ExactText, _ reader: inout XMLReader) {
    guard areRejected, let first = ranges.first else { return }
    let bytes = Array(segment.text.string.utf8)
    let found = ranges.prefix(2).map { "\"\(String(decoding: bytes[$0], as: UTF8.self))\"" }
    reader.report(
      .unnumberedPlaceholders, at: segment.span(of: first), unit: unit,
      "Android reads \(found.joined(separator: " and ")) as placeholders, and not all in the text have a number",
      help: "Number them: %1$s, %2$s; or write formatted=\"false\" if the text is never formatted")
  }
}
