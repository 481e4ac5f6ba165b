import ArgumentParser
import WatchwordDiagnostics

/// The result of a command, printed in the format that an option names.
protocol CommandOutput: SendableMetatype {
  /// The formats, in the order of the help.
  static var formats: [OutputFormat<Self>] { get }

  /// The output for people.
  func document(for medium: Medium) -> OutputDocument
  /// The output for programs, without a line break at the end.
  var json: String { get }
}

extension CommandOutput {
  /// Returns the output in a format, including the final line break.
  func text(in format: OutputFormat<Self>, isColored: Bool = false) -> String { format.text(self, isColored) }
}

/// A format of documents for people.
enum Medium: String {
  case text, markdown, html, csv
}

/// A format of a command's output.
struct OutputFormat<Output: CommandOutput>: NamedArgument {
  let word: String
  fileprivate let text: @Sendable (Output, _ isColored: Bool) -> String

  /// Creates a format whose name on the command line is `word`.
  init(_ word: String, text: @escaping @Sendable (Output, _ isColored: Bool) -> String) {
    self.word = word
    self.text = text
  }

  private static func document(_ medium: Medium) -> OutputFormat {
    OutputFormat(medium.rawValue) { $0.document(for: medium).text(for: medium, isColored: $1) }
  }

  /// Lines for people at a terminal.
  static var text: OutputFormat { document(.text) }
  /// A fragment of a document in Markdown (CommonMark 0.31), for pull requests and wikis.
  static var markdown: OutputFormat { document(.markdown) }
  /// A page, or a fragment of one, that is also well-formed XML.
  static var html: OutputFormat { document(.html) }
  /// Rows for spreadsheets.
  static var csv: OutputFormat { document(.csv) }
  /// JSON of version 1, for programs.
  static var json: OutputFormat { OutputFormat("json") { output, _ in output.json + "\n" } }

  static var choices: [OutputFormat] { Output.formats }
}

extension OutputDocument {
  /// Returns the document in a format, including the final line break. Colours are only for text.
  func text(for medium: Medium, isColored: Bool = false) -> String {
    switch medium {
    case .text: TextWriter.text(of: self, isColored: isColored)
    case .markdown: MarkdownWriter.text(of: self)
    case .html: HTMLWriter.text(of: self)
    case .csv: CSV.text(of: self)
    }
  }
}

extension JSONWriter {
  /// Returns an object of version 1 with these members.
  static func object(_ members: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      members(&writer)
    }
    return writer.takeText()
  }

  /// Writes a member that contains a list of objects, one for each element; `write` writes the members of each.
  mutating func member<Elements: Sequence>(
    _ name: String, objects elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    key(name)
    array { list in for element in elements { list.object { write(element, &$0) } } }
  }

  /// Writes a member that contains a list of strings.
  mutating func member(_ name: String, _ values: [String]) {
    key(name)
    array { list in for value in values { list.string(value) } }
  }
}
