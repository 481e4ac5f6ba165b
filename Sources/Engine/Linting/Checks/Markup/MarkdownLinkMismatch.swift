import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A Markdown link is missing from the translation, is broken, or leads elsewhere.
enum MarkdownLinkMismatch: UnitCheck {
  static let kind = FindingKind(
    "markdown-link-mismatch", .warning,
    """
    A Markdown link is missing from the translation, is broken, or leads elsewhere.

    What: the source has a link, [words](address), and the translation has no link to this address. The language in an
    address may differ, as in example.com/en/help and example.com/de/help.

    Why: people cannot follow the link, or see its brackets.

    Example:
      <source>See [help](https://example.com)</source><target>Siehe [Hilfe] (https://example.com)</target>

    What to do: copy the link from the source, and translate only the words in the square brackets.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering("de", translated("See [help](https://a.org/x)", "Siehe [Hilfe1️⃣] (https://a.org/x)")),
    .triggering("de", translated("See [help](https://a.org/x)", "Siehe [Hilfe1️⃣](https://a.org/y)")),
    .triggering("de", translated("See [help](https://a.org/x)", "1️⃣Siehe Hilfe")),
    .triggering("de", translated("[A](app://a) or [B](app://b)", "1️⃣[A](app://a)")),
    .clean("de", translated("See [help](https://a.org/en/x)", "[Hilfe](https://a.org/de/x) lesen")),
    .clean("de", translated("[A](app://a) or [B](app://b)", "[B](app://b) oder [A](app://a)")),
    .clean("de", translated("^[%d file](inflect: true)", "%d Dateien")),
    .clean("de", translated("[A](%@)", "[A](%1$@)")),
    .clean("de", translated("Press [OK] (or not)", "Drücken Sie OK")),
    .clean("de", translated("[A](https://a.org \"Title\")", "[A](https://a.org \"Titel\")")),
  ]

  private static func translated(_ source: String, _ target: String) -> String {
    "<trans-unit id=\"a\"><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

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
