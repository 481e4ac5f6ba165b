import WatchwordBasics
import WatchwordLocalization

/// A writer of documents as an HTML page without scripts or external files, or as a fragment of a page. The output is
/// also well-formed XML.
package enum HTMLWriter {
  /// Returns the text of a document.
  package static func text(of document: OutputDocument) -> String {
    guard let title = document.title else { return document.blocks.map { text(of: $0) }.joined() }
    let levels = document.blocks.compactMap { if case .heading(let level, _) = $0 { level } else { nil } }
    let top = levels.min() ?? 1
    // Everything before the first list, table or other heading introduces the page.
    let end =
      document.blocks.indices.first { index in
        switch document.blocks[index] {
        case .heading: index > 0
        case .list, .table, .chart: true
        case .paragraph, .note, .gap: false
        }
      } ?? document.blocks.endIndex
    let header = document.blocks[..<end]
    let sections = document.blocks.indices[end...].map { index in
      let block = document.blocks[index]
      let isStart = if case .heading = block { true } else { false }
      // The content that the header introduces has no separate heading.
      return (isStart && index > end ? "</section>\n<section>\n" : "") + text(of: block, top: top, number: index)
    }
    let language = document.language
    return PageFrame.start(
      title: title, style: PageStyle.text, language: language?.tag.description ?? "en",
      direction: language?.direction.rawValue) + "<main\(attributes(of: document.density))>\n<header>\n"
      + header.map { text(of: $0, top: top) }.joined() + "</header>\n<section>\n" + sections.joined()
      + "</section>\n</main>\n</body>\n</html>\n"
  }

  private static func text(of block: OutputDocument.Block, top: Int = 1, number: Int = 0) -> String {
    switch block {
    case .heading(let level, let text): "<h\(level - top + 1)>\(inline(text))</h\(level - top + 1)>\n"
    case .paragraph(let text, _): "<p>\(inline(text))</p>\n"
    case .note(let text): "<p dir=\"auto\">\(escaped(text))</p>\n"
    case .list(let list): text(of: list)
    case .table(let table): text(of: table)
    case .chart(let chart): ChartWriter.text(of: chart, number: number)
    case .gap: ""
    }
  }

  private static func text(of list: OutputDocument.List) -> String {
    guard list.items.contains(where: { $0.isMet != nil }) else {
      let items = list.items.map { "  \(text(of: $0))\n" }
      return "<ul\(list.language.map { " " + attributes(of: $0) } ?? "")>\n\(items.joined())</ul>\n"
    }
    let rows = list.items.map { item in
      let head = "<th scope=\"row\">\(inline(item.subject ?? ""))</th>"
      let content = inline(item.text) + aside(item.details) + nested(item.items)
      return "<tr class=\"\(item.isMet == true ? "met" : "unmet")\">\(head)<td>\(content)</td></tr>\n"
    }
    return "<table>\n\(rows.joined())</table>\n"
  }

  private static func text(of item: OutputDocument.Item) -> String {
    let id = item.id.map { " data-rule=\"\(escaped($0.string))\"" } ?? ""
    let subject = item.subject.map { inline($0) + ": " } ?? ""
    return "<li\(id)>\(subject)\(inline(item.text))\(aside(item.details))\(nested(item.items))</li>"
  }

  private static func nested(_ items: [OutputDocument.Item]) -> String {
    items.isEmpty ? "" : "<ul>\(items.map { text(of: $0) }.joined())</ul>"
  }

  /// Details are in English, whatever the language around them.
  private static func aside(_ details: [String]) -> String {
    details.isEmpty
      ? "" : " <small lang=\"en\" dir=\"ltr\">\(escaped(details.joined(separator: "; ")))</small>"
  }

  private static func text(of table: OutputDocument.Table) -> String {
    let heads = table.columns.map { column in
      if column.head.isEmpty { return "<td></td>" }
      let head = inline(StyledText(column.head, column.isName ? .name : .plain))
      return "<th scope=\"col\"\(kind(of: column))>\(head)</th>"
    }
    let rows = table.rows.map { row in
      let cells = zip(table.columns, row).enumerated().map { index, cell in
        table.hasRowHeads && index == 0
          ? "<th scope=\"row\">\(inline(cell.1))</th>" : "<td\(kind(of: cell.0))>\(inline(cell.1))</td>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return "<table>\n<tr>\(heads.joined())</tr>\n\(rows.joined())</table>\n"
  }

  private static func kind(of column: OutputDocument.Column) -> String {
    column.isNumeric ? " class=\"number\"" : ""
  }

  // MARK: Runs

  private static func inline(_ text: StyledText) -> String {
    text.runs.map { run in
      let escaped = escaped(run.text)
      return switch run.style {
      case .plain, .lines, .color: escaped
      case .name: "<bdi>\(escaped)</bdi>"
      case .password: "<code dir=\"ltr\">\(escaped)</code>"
      case .quote: "<q dir=\"auto\">\(escaped)</q>"
      case .strong: "<strong>\(escaped)</strong>"
      case .deleted: "<del>\(escaped)</del>"
      case .language(let language): "<span \(attributes(of: language))>\(escaped)</span>"
      }
    }.joined()
  }

  private static func attributes(of density: OutputDocument.Density) -> String {
    switch density {
    case .normal: ""
    case .dense: " class=\"dense\""
    case .denser: " class=\"dense denser\""
    }
  }

  private static func attributes(of language: TextLanguage) -> String {
    "lang=\"\(language.tag)\" dir=\"\(language.direction.rawValue)\""
  }

  private static func escaped(_ text: String) -> String { MarkupText.references(in: FileText.escaped(text)) }
}
