import WatchwordBasics
import WatchwordCatalogFormats

/// A Markdown link is missing from the translation, is broken, or leads elsewhere.
enum MarkdownLinkMismatch: UnitCheck {
  static let kind = FindingKind("markdown-link-mismatch", .warning)
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target, source.marks.isSuperset(of: [.square, .parenthesis])
    else {
      return
    }
    let wanted = MarkdownLinks(in: source).list.filter { !$0.isDamaged }
    var links = MarkdownLinks(in: target).list
    guard !wanted.isEmpty, max(wanted.count, links.count) < MarkdownLinks.maximumLinks else { return }
    var lost: [MarkdownLinks.Link] = []
    for link in wanted {
      if let index = links.firstIndex(where: { !$0.isDamaged && $0.hasSameTarget(as: link) }) {
        links.remove(at: index)
      } else {
        lost.append(link)
      }
    }
    for link in lost.prefix(Findings.maximumPerText) {
      let damaged = links.first { $0.isDamaged && $0.hasSameTarget(as: link) }
      let other = damaged ?? (lost.count == 1 && links.count == 1 ? links.first : nil)
      let span = other.map { target.span(of: $0.range) } ?? target.segment.contentSpan
      findings.report(.lost(link, other), at: span, unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func lost(_ link: MarkdownLinks.Link, _ other: MarkdownLinks.Link?) -> Self {
    let address = link.address.clipped
    guard let other else {
      return Self(
        "The link to \(address) of the source is not in the translation",
        help: "Write [words](\(address)), with the words in your language")
    }
    if other.isDamaged {
      return Self("A space after ] breaks the link to \(address)", help: "Write ](\(address))")
    }
    return Self(
      "The link leads to \(other.address.clipped), but in the source it leads to \(address)",
      help: "Copy the address from the source")
  }
}
