import WatchwordDiagnostics

/// What a command prints for people, whatever the format: one writer for each format writes it.
struct OutputDocument {
  /// The title of the page; without one, HTML is a part of a page.
  var title: String?
  /// The language of the page, if it is not English.
  var language: TextLanguage?
  /// How small the page is set, so that its tables fit on a sheet of paper.
  var density = Density.usual
  private(set) var blocks: [Block] = []

  /// How small a page is set.
  enum Density {
    case usual, dense, denser
  }

  /// A part of the document. The indents are those of text, in columns.
  enum Block {
    /// A heading; the number is its level in Markdown.
    case heading(Int, StyledText)
    case paragraph(StyledText, indent: Int = 0)
    /// What the author of a file says in it.
    case note(String)
    case list(List)
    case table(Table)
    /// A chart, which only pages have.
    case chart(BarChart)
    /// An empty line in text; other formats have space between all blocks.
    case gap
  }

  /// A list. If its items have marks, HTML shows it as a table of subjects and texts.
  struct List {
    var items: [Item]
    var indent = 2
    /// The language of the texts, if it is not that of the document.
    var language: TextLanguage?
    /// Whether text shows the ids, in a column of their own.
    var showsIDs = false
  }

  /// An item of a list.
  struct Item {
    /// Whether something is met, if the list says that.
    var isMet: Bool?
    /// The id for programs.
    var id: ExactText?
    /// What the text is about.
    var subject: StyledText?
    var text: StyledText
    /// What the text leaves out.
    var details: [String] = []
    /// The items below this one.
    var items: [Item] = []
  }

  /// A table.
  struct Table {
    var columns: [Column]
    var rows: [[StyledText]]
    var indent = 0
    /// Whether text shows the heads of the columns; other formats do.
    var showsHeads = false
    /// Whether the first cell of each row says what the row is about.
    var hasRowHeads = false
  }

  /// A column of a table.
  struct Column: ExpressibleByStringLiteral {
    let head: String
    /// Whether the head is a name from outside, with a direction of its own.
    var isName = false
    /// Whether its cells end, not start, at the same place.
    var isNumeric = false
    /// The width in text that it has at least.
    var minimumWidth = 0

    init(_ head: String, isNumeric: Bool = false, minimumWidth: Int = 0) {
      self.head = head
      self.isNumeric = isNumeric
      self.minimumWidth = minimumWidth
    }

    /// A column that is about something with a name from outside.
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
