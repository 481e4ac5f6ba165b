import ArgumentParser

/// A format of `watchword policy show`. Each format has its own file and an entry in ``all``.
struct CardFormat: Sendable {
  /// Every format, in the order of the help.
  static let all: [CardFormat] = [.text, .json, .markdown, .html]

  /// The name on the command line.
  let id: String
  /// Writes the whole output, including the final line break.
  let text: @Sendable (PolicyCard) -> String
}

extension CardFormat: NamedArgument {
  static var choices: [CardFormat] { all }
  var word: String { id }
}
