package import WatchwordBasics

/// The result of a command, printed in the format that an option names.
package protocol CommandOutput: SendableMetatype {
  /// The formats, in the order of the help.
  static var formats: [OutputFormat<Self>] { get }

  /// The output for people.
  func document(for medium: Medium) -> OutputDocument
  /// The output for programs, without a line break at the end.
  var json: String { get }
}

extension CommandOutput {
  /// Returns the output in a format, including the final line break.
  package func text(in format: OutputFormat<Self>, isColored: Bool = false) -> String { format.text(self, isColored) }
}

/// A format of documents for people.
package enum Medium: String {
  case text, markdown, html, csv
}

/// A format of a command's output.
package struct OutputFormat<Output: CommandOutput> {
  package let word: String
  /// Whether the format is for programs, so that its output needs no summary for people.
  package var isForPrograms: Bool { word.utf8.elementsEqual("json".utf8) }
  fileprivate let text: @Sendable (Output, _ isColored: Bool) -> String

  /// Creates a format whose name on the command line is `word`.
  package init(_ word: String, text: @escaping @Sendable (Output, _ isColored: Bool) -> String) {
    self.word = word
    self.text = text
  }

  private static func document(
    _ medium: Medium, _ write: @escaping @Sendable (OutputDocument, _ isColored: Bool) -> String
  ) -> OutputFormat {
    OutputFormat(medium.rawValue) { write($0.document(for: medium), $1) }
  }

  /// Lines for people at a terminal.
  package static var text: OutputFormat { document(.text) { TextWriter.text(of: $0, isColored: $1) } }
  /// A fragment of a document in Markdown (CommonMark 0.31), for pull requests and wikis.
  package static var markdown: OutputFormat { document(.markdown) { document, _ in MarkdownWriter.text(of: document) } }
  /// A page, or a fragment of one, that is also well-formed XML.
  package static var html: OutputFormat { document(.html) { document, _ in HTMLWriter.text(of: document) } }
  /// Rows for spreadsheets.
  package static var csv: OutputFormat { document(.csv) { document, _ in CSV.text(of: document) } }
  /// JSON of version 1, for programs.
  package static var json: OutputFormat { OutputFormat("json") { output, _ in output.json + "\n" } }

  package static var choices: [OutputFormat] { Output.formats }
}

extension JSONWriter {
  /// Returns an object of version 1 with these members.
  package static func object(_ members: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      members(&writer)
    }
    return writer.takeText()
  }
}
