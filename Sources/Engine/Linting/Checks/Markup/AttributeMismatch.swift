import WatchwordBasics
import WatchwordCatalogFormats

/// A tag of a translation lacks an attribute of its source, or has another value for it.
enum AttributeMismatch: UnitCheck {
  static let kind = FindingKind("attribute-mismatch", .warning)
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target, source.marks.contains(.angle),
      target.marks.contains(.angle), source.text.has(UInt8(ascii: "="))
    else { return }
    let tags = (source: MarkupTags(in: source), target: MarkupTags(in: target))
    guard MarkupComparison(tags.source, tags.target, hasForms: unit.hasForms).isSame else { return }
    let bytes = (source: Array(source.text.utf8), target: Array(target.text.utf8))
    // The tags of the translation that are not matched to the source yet; several may have the same name.
    var rest = tags.target.list.filter { !$0.isEnd }.prefix(MarkupTags.maximumCompared).map {
      (tag: $0, attributes: TagAttributes($0, bytes.target))
    }
    var lost: [(tag: MarkupTags.Tag, attributes: TagAttributes)] = []
    for tag in tags.source.list.prefix(MarkupTags.maximumCompared) where !tag.isEnd {
      let attributes = TagAttributes(tag, bytes.source)
      guard !attributes.list.isEmpty else { continue }
      let index = rest.firstIndex { $0.tag.name == tag.name && attributes.firstChanged(in: $0.attributes) == nil }
      if let index { rest.remove(at: index) } else { lost.append((tag, attributes)) }
    }
    for (tag, attributes) in lost.prefix(Findings.maximumPerText) {
      guard let index = rest.firstIndex(where: { $0.tag.name == tag.name }) else { return }
      let other = rest.remove(at: index)
      guard let (attribute, value) = attributes.firstChanged(in: other.attributes) else { continue }
      findings.report(
        .changed(attribute, in: tag, value), at: target.span(of: other.tag.range), unit: unit.unit.id)
    }
  }
}

extension MarkupComparison {
  /// Whether both texts have the same tags.
  fileprivate var isSame: Bool { missing.isEmpty && extra.isEmpty }
}

extension MarkupTags {
  /// The maximum number of tags compared; no text that people read has more.
  fileprivate static let maximumCompared = 64
}

extension Finding.Message {
  fileprivate static func changed(
    _ attribute: TagAttributes.Attribute, in tag: MarkupTags.Tag, _ value: ExactText?
  ) -> Self {
    let written = "\(attribute.name.excerpt)=\"\(attribute.value.string.clipped)\""
    return Self(
      value.map { "\(tag.written) has the value \"\($0.string.clipped)\", but the source has \(written)" }
        ?? "\(tag.written) lacks the attribute \(written) of the source",
      help: "Copy the tag from the source, and translate only what people read")
  }
}
