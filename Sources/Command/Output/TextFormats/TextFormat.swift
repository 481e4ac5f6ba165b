import ArgumentParser

/// A format of `watchword text`: each has a file of its own and a place in ``all``.
struct TextFormat: Sendable {
  /// Every format, in the order of the help.
  static let all: [TextFormat] = [.text, .json, .csv, .markdown, .html]

  /// The name on the command line.
  let id: String
  /// Whether the output has the summary, whatever the style.
  let hasSummary: Bool
  /// The whole output, with its last line break.
  let text: @Sendable (TextReport) -> String

  /// A format whose output `text` makes.
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
