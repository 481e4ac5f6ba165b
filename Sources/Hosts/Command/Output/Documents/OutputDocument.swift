import WatchwordDiagnostics

/// The output of a command for people, independent of the format. Each format has a writer.
struct OutputDocument {
  /// The title of the page; if it is `nil`, HTML is a fragment of a page.
  var title: String?
  /// The language of the page, if it is not English.
  var language: TextLanguage?
  /// The density of the page, so that its tables fit on a sheet of paper.
  var density = Density.normal
  private(set) var blocks: [Block] = []

  /// The density of a page: the size of its type and its spacing.
  enum Density {
    case normal, dense, denser
  }

  /// A block of the document. Indents apply to text output, in columns.
  enum Block {
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
  struct List {
    var items: [Item]
    var indent = 2
    /// The language of the texts, if it is not that of the document.
    var language: TextLanguage?
    /// Whether text output shows the ids, in a separate column.
    var showsIDs = false
  }

  /// An item of a list.
  struct Item {
    /// Whether a requirement is met, if the list shows that.
    var isMet: Bool?
    /// The id for programs.
    var id: ExactText?
    /// The subject of the text.
    var subject: StyledText?
    var text: StyledText
    /// The details that the text leaves out.
    var details: [String] = []
    /// The nested items.
    var items: [Item] = []
  }

  /// A table.
  struct Table {
    var columns: [Column]
    var rows: [[StyledText]]
    var indent = 0
    /// Whether text output shows the heads of the columns; other formats always do.
    var showsHeads = false
    /// Whether the first cell of each row is its heading.
    var hasRowHeads = false
  }

  /// A column of a table.
  struct Column: ExpressibleByStringLiteral {
    let head: String
    /// Whether the head is a name from the input, whose direction is isolated.
    var isName = false
    /// Whether its cells are aligned at the end.
    var isNumeric = false
    /// The minimum width in text output.
    var minimumWidth = 0

    init(_ head: String, isNumeric: Bool = false, minimumWidth: Int = 0) {
      self.head = head
      self.isNumeric = isNumeric
      self.minimumWidth = minimumWidth
    }

    /// Creates a column whose head is a name from the input.
    init(name: String) {
      self.init(name)
      isName = true
    }

    init(stringLiteral head: String) { self.init(head) }

    static func number(_ head: String = "", minimumWidth: Int = 0) -> Column {
      Column(head, isNumeric: true, minimumWidth: minimumWidth)
    }
  }

  /// Adds blocks.
  mutating func add(_ more: Block...) { blocks += more }
}
