import ArgumentParser
import WatchwordDiagnostics

/// A value that an option names by one of several words, which its help lists.
protocol NamedArgument: ExpressibleByArgument {
  /// Every value, in the order of the help.
  static var choices: [Self] { get }
  /// The word.
  var word: String { get }
}

extension NamedArgument {
  init?(argument: String) {
    guard let choice = Self.choices.first(where: { ExactText($0.word) == ExactText(argument) }) else { return nil }
    self = choice
  }

  var defaultValueDescription: String { word }

  static var allValueStrings: [String] { choices.map(\.word) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
