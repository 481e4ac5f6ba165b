import WatchwordBasics
import WatchwordCatalogFormats

/// The markup of a translation differs from that of its source.
enum MarkupMismatch: UnitCheck {
  static let kind = FindingKind("markup-mismatch", .error, milder: [.warning])

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target,
      !source.marks.isDisjoint(with: [.angle, .star, .backtick, .hash, .square]) || target.marks.contains(.angle)
    else { return }
    // Tags inside codes belong to the codes, which are compared by their ids.
    guard !source.segment.elements.contains(where: { $0.holdsCode }) else { return }
    let hasForms = unit.hasForms || source.text.has(UInt8(ascii: "|"))
    if source.marks.contains(.angle) {
      checkTags(source, target, hasForms: hasForms, unit, quotes: file.quotesTags, &findings)
    } else if target.marks.contains(.angle) {
      checkAddedTags(source, target, unit, &findings)
    }
    if source.marks.contains(.square), let tag = BBCodeTags(in: source).firstLost(in: BBCodeTags(in: target)) {
      findings.report(.lostBBCode(tag), at: target.segment.contentSpan, unit: unit.unit.id)
    }
    guard !hasForms, !source.marks.isDisjoint(with: [.star, .backtick, .hash]) else { return }
    for defect in MarkdownSigns.defects(of: target, against: source) {
      if defect.isLost, defect.sign == .bold, Quotes.areAdded(by: target, to: source) { continue }
      findings.report(
        .markdown(defect), as: defect.isLost ? .warning : nil,
        at: defect.range.map { target.span(of: $0) } ?? target.segment.contentSpan, unit: unit.unit.id)
    }
  }

  private static func checkTags(
    _ source: TextFacts, _ target: TextFacts, hasForms: Bool, _ unit: UnitFacts, quotes: Bool,
    _ findings: inout Findings
  ) {
    let tags = (source: MarkupTags(in: source, quotes: quotes), target: MarkupTags(in: target, quotes: quotes))
    guard tags.source.isMarkup else { return }
    let comparison = MarkupComparison(tags.source, tags.target, hasForms: hasForms)
    let span = comparison.extra.first.map { target.span(of: $0.range) } ?? target.segment.contentSpan
    if !comparison.missing.isEmpty || !comparison.extra.isEmpty {
      if comparison.lacksOnlyEmphasis, Quotes.areAdded(by: target, to: source) { return }
      let isComplete =
        (comparison.lacksOnlyEmphasis || comparison.onlyRepeats) && tags.target.unbalanced == nil
        && !(tags.target.list.isEmpty && target.marks.contains(.angle))
      findings.report(
        .differs(comparison), as: isComplete ? .warning : nil, at: span, unit: unit.unit.id)
    } else if source.segment.tags.isEmpty != target.segment.tags.isEmpty, let tag = tags.target.list.first {
      findings.report(
        .escaped(tag, isText: target.segment.tags.isEmpty), at: target.span(of: tag.range), unit: unit.unit.id)
    } else if let tag = tags.target.unbalanced {
      findings.report(.unbalanced(tag), at: target.span(of: tag.range), unit: unit.unit.id)
    } else if let tag = tags.target.list.first(where: { hasWrongQuotes($0, target) }) {
      findings.report(.wrongQuotes(tag), at: target.span(of: tag.range), unit: unit.unit.id)
    }
  }

  /// Reports an HTML tag in the translation of a source without tags.
  private static func checkAddedTags(
    _ source: TextFacts, _ target: TextFacts, _ unit: UnitFacts, _ findings: inout Findings
  ) {
    let tags = MarkupTags(in: target)
    guard tags.isMarkup, let tag = tags.list.first(where: { $0.isKnown }) else { return }
    findings.report(.added(tag), as: .warning, at: target.span(of: tag.range), unit: unit.unit.id)
  }

  /// Quotation marks that replace emphasis: 点击“OK”.
  private enum Quotes {
    static func areAdded(by target: TextFacts, to source: TextFacts) -> Bool {
      has(target) && !has(source) && !target.marks.contains(.angle)
    }

    private static func has(_ text: TextFacts) -> Bool {
      text.text.unicodeScalars.contains { ["“", "„", "«", "「", "『", "《", "【"].contains($0) }
    }
  }

  /// Whether an attribute value starts with a typographic quotation mark.
  private static func hasWrongQuotes(_ tag: MarkupTags.Tag, _ text: TextFacts) -> Bool {
    let attributes = Array(text.text.utf8.dropFirst(tag.attributes.lowerBound).prefix(tag.attributes.count))
    return attributes.indices.contains { offset in
      attributes[offset] == UInt8(ascii: "=")
        && ["“", "”", "„", "«", "»"].contains { attributes[(offset + 1)...].starts(with: $0.utf8) }
    }
  }
}

extension InlineElement {
  /// Whether the content of the element is code instead of text.
  fileprivate var holdsCode: Bool {
    switch kind {
    case .ph, .bpt, .ept, .it: true
    case .x, .g, .bx, .ex, .sub, .mrk, .pc, .sc, .ec: false
    }
  }
}

extension Finding.Message {
  private static func list(_ tags: [MarkupTags.Tag]) -> String {
    tags.prefix(Findings.maximumPerText).map { $0.written }.joined(separator: ", ")
      + (tags.count > Findings.maximumPerText ? ", …" : "")
  }

  fileprivate static func differs(_ comparison: MarkupComparison) -> Self {
    let (missing, extra) = (list(comparison.missing), list(comparison.extra))
    let help = "Copy the tags from the source, and translate only what is between them"
    if comparison.extra.isEmpty { return Self("The translation lacks \(missing), which the source has", help: help) }
    if comparison.missing.isEmpty {
      return Self("The translation has \(extra) more often than the source", help: help)
    }
    return Self("The translation lacks \(missing), and has \(extra) more often than the source", help: help)
  }

  fileprivate static func added(_ tag: MarkupTags.Tag) -> Self {
    Self(
      "The translation has the tag \(tag.written), but the source has no tags",
      help: "Delete the tag, unless the app reads the text as HTML")
  }

  fileprivate static func lostBBCode(_ tag: BBCodeTags.Tag) -> Self {
    Self(
      "The translation lacks \(tag.written), which the source has",
      help: "Copy the tags from the source, and translate only what is between them")
  }

  fileprivate static func escaped(_ tag: MarkupTags.Tag, isText: Bool) -> Self {
    Self(
      isText
        ? "\(tag.written) is escaped, so that people see it, but the source has it as a tag"
        : "\(tag.written) is a tag, but it is escaped in the source, as text for people or for the app to interpret",
      help: isText
        ? "Write < and > instead of &lt; and &gt;" : "Write &lt; and &gt; instead of < and >, as in the source")
  }

  fileprivate static func unbalanced(_ tag: MarkupTags.Tag) -> Self {
    Self(
      "\(tag.written) is not paired, but all tags of the source are",
      help: "Close the elements in the reverse order of their start tags")
  }

  fileprivate static func wrongQuotes(_ tag: MarkupTags.Tag) -> Self {
    Self(
      "An attribute of \(tag.written) has quotation marks that are invalid in HTML",
      help: "Write the straight quotation marks of the source: \"…\"")
  }

  fileprivate static func markdown(_ defect: MarkdownSigns.Defect) -> Self {
    let name = defect.sign.name
    return defect.isLost
      ? Self(
        "The translation has no \(name), but the source does",
        help: "Copy \(defect.sign.rawValue) from the source, unless your language does not use it")
      : Self(
        "\(defect.sign.rawValue) has no partner, but those of the source are in pairs",
        help: "Write \(defect.sign.rawValue) before and after the words, without spaces in between")
  }
}
