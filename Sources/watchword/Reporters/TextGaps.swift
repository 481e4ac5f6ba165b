import Localization
import PasswordPolicy

/// What a renderer cannot say in its own language.
enum TextGaps {
  /// A line for each message of `phrases` that is missing, incomplete or said in another language, each once.
  static func lines(in phrases: [Phrase], by renderer: Renderer) -> [String] {
    var seen: Set<MessageID> = []
    return phrases.flatMap(withParts).compactMap { phrase in
      if seen.contains(phrase.id) { return nil }
      let rendering = renderer.rendering(of: phrase)
      guard rendering.locale != renderer.locale || !rendering.problems.isEmpty else { return nil }
      seen.insert(phrase.id)
      let source = rendering.locale.map { "the text is in \($0)" } ?? "its id stands in for it"
      return "\(renderer.locale): the text \(phrase.id.text) is missing or incomplete; \(source)"
    }
  }

  /// The phrase without the phrases that are listed in it, and those.
  private static func withParts(_ phrase: Phrase) -> [Phrase] {
    var parts: [Phrase] = []
    let arguments = phrase.arguments.map { argument -> Phrase.Argument in
      guard case .list(let items) = argument.value else { return argument }
      parts += items.flatMap(withParts)
      return .text(argument.name, "")
    }
    return [Phrase(phrase.id, arguments)] + parts
  }

  /// Warns of each on standard error.
  static func warn(of phrases: [Phrase], by renderer: Renderer) {
    for line in lines(in: phrases, by: renderer) { StandardError.write("warning: \(line)\n") }
  }
}
