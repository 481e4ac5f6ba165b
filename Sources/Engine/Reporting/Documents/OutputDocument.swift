package import WatchwordBasics

/// The output of a command for people, independent of the format. Each format has a writer.
package struct OutputDocument {
  /// The title of the page; if it is `nil`, HTML is a fragment of a page.
  package var title: String?
  /// The language of the page, if it is not English.
  package var language: TextLanguage?
  /// The density of the page, so that its tables fit on a sheet of paper.
  package var density = Density.normal

  /// Creates an empty document.
  package init(title: String? = nil, language: TextLanguage? = nil, density: Density = Density.normal) {
    self.title = title
    self.language = language
    self.density = density
  }
  package private(set) var blocks: [Block] = []

  /// The density of a page: the size of its type and its spacing.
  package enum Density {
    case normal, dense, denser
  }

  /// A block of the document. Indents apply to text output, in columns.
  package enum Block {
    /// A heading; the number is its level in Markdown.
    case heading(Int, StyledText)
    case paragraph(StyledText, indent: Int = 0)
    /// A note by the author of a file.
    case note(String)
    case list(List)
    case table(Table)
    /// A chart, which is only written in HTML.
    case chart(BarChart)
    /// An empty line in text output; other formats have space between all blocks.
    case gap
  }

  /// A list. If its items have marks, HTML shows it as a table of subjects and texts.
  package struct List {
    package var items: [Item]
    package var indent = 2
    /// The language of the texts, if it is not that of the document.
    package var language: TextLanguage?
    /// Whether text output shows the ids, in a separate column.
    package var showsIDs = false

    /// Creates a list.
    package init(items: [Item], indent: Int = 2, language: TextLanguage? = nil, showsIDs: Bool = false) {
      self.items = items
      self.indent = indent
      self.language = language
      self.showsIDs = showsIDs
    }
  }

  /// An item of a list.
  package struct Item {
    /// Whether a requirement is met, if the list shows that.
    package var isMet: Bool?
    /// The id for programs.
    package var id: ExactText?
    /// The subject of the text.
    package var subject: StyledText?
    package var text: StyledText
    /// The details that the text leaves out.
    package var details: [String] = []
    /// The nested items.
    package var items: [Item] = []

    /// Creates an item.
    package init(
      isMet: Bool? = nil, id: ExactText? = nil, subject: StyledText? = nil, text: StyledText, details: [String] = [],
      items: [Item] = []
    ) {
      self.isMet = isMet
      self.id = id
      self.subject = subject
      self.text = text
      self.details = details
      self.items = items
    }
  }

  /// A table.
  package struct Table {
    package var columns: [Column]
    package var rows: [[StyledText]]
    package var indent = 0
    /// Whether text output shows the heads of the columns; other formats always do.
    package var showsHeads = false
    /// Whether the first cell of each row is its heading.
    package var hasRowHeads = false

    /// Creates a table.
    package init(
      columns: [Column], rows: [[StyledText]], indent: Int = 0, showsHeads: Bool = false, hasRowHeads: Bool = false
    ) {
      self.columns = columns
      self.rows = rows
      self.indent = indent
      self.showsHeads = showsHeads
      self.hasRowHeads = hasRowHeads
    }
  }

  /// A column of a table.
  package struct Column: ExpressibleByStringLiteral {
    package let head: String
    /// Whether the head is a name from the input, whose direction is isolated.
    package var isName = false
    /// Whether its cells are aligned at the end.
    package var isNumeric = false
    /// The minimum width in text output.
    package var minimumWidth = 0

    package init(_ head: String, isNumeric: Bool = false, minimumWidth: Int = 0) {
      self.head = head
      self.isNumeric = isNumeric
      self.minimumWidth = minimumWidth
    }

    /// Creates a column whose head is a name from the input.
    package init(name: String) {
      self.init(name)
      isName = true
    }

    package init(stringLiteral head: String) { self.init(head) }

    package static func number(_ head: String = "", minimumWidth: Int = 0) -> Column {
      Column(head, isNumeric: true, minimumWidth: minimumWidth)
    }
  }

  /// Adds blocks.
  package mutating func add(_ more: Block...) { blocks += more }
}
