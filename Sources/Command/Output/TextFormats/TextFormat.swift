import ArgumentParser

/// A format of `watchword text`. Each format has its own file and an entry in ``all``.
struct TextFormat: Sendable {
  /// Every format, in the order of the help.
  static let all: [TextFormat] = [.text, .json, .csv, .markdown, .html]

  /// The name on the command line.
  let id: String
  /// Whether the output includes the summary in every style.
  let hasSummary: Bool
  /// Writes the whole output, including the final line break.
  let text: @Sendable (TextReport) -> String

  /// Creates a format whose output `text` writes.
  init(_ id: String, hasSummary: Bool = false, text: @escaping @Sendable (TextReport) -> String) {
    self.id = id
    self.hasSummary = hasSummary
    self.text = text
  }
}

extension TextFormat: NamedArgument {
  static var choices: [TextFormat] { all }
  var word: String { id }
}
