import ArgumentParser
import WatchwordDiagnostics

/// An option value that is one of several words, which the help lists.
protocol NamedArgument: ExpressibleByArgument {
  /// Every value, in the order of the help.
  static var choices: [Self] { get }
  /// The word on the command line.
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
