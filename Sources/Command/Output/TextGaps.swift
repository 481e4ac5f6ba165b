import WatchwordDiagnostics
import WatchwordLocalization

/// A search for the messages that a renderer cannot show in its locale or as intended.
enum TextGaps {
  /// Returns a line for each message of `phrases` that is missing, incomplete or in another language, with what is
  /// shown instead.
  static func lines(in phrases: [Phrase], by renderer: Renderer) -> [String] {
    var places: [MessageID: Int] = [:]
    var found: [TextGap] = []
    // A regional catalogue contains only the texts that differ from its parent's.
    let own = LocaleMatcher.chain(for: renderer.locale)
    for phrase in phrases.flatMap(withParts) {
      let rendering = renderer.rendering(of: phrase)
      let isForeign = rendering.locale.map { !own.contains($0) } ?? true
      guard isForeign || !rendering.problems.isEmpty else { continue }
      let place = places[phrase.id, default: found.count]
      if place == found.count {
        places[phrase.id] = place
        let substitute = renderer.covers(phrase.id) ? nil : phrase.substitute?.id
        found.append(
          TextGap(id: phrase.id, substitute: substitute, shown: rendering.locale, isForeign: isForeign))
      }
      found[place].add(rendering.problems)
    }
    return found.map { "\(renderer.locale): \($0.text)" }
  }

  /// Returns the phrase, followed by the phrases in its lists, all without their lists.
  private static func withParts(_ phrase: Phrase) -> [Phrase] {
    ([phrase] + phrase.parts).map { part in
      Phrase(
        part.id, part.arguments.map { $0.value.kind == .list ? .text($0.name, "") : $0 }, else: part.substitute)
    }
  }

  /// Prints each line as a warning on standard error.
  static func warn(of phrases: [Phrase], by renderer: Renderer) {
    for line in lines(in: phrases, by: renderer) { StandardError.warn(line) }
  }
}
