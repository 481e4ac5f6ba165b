import WatchwordBasics
import WatchwordLocalization

extension Engine {
  /// Chooses the texts for a reader: `{"requested", "available"}`.
  ///
  /// A host loads the texts that serve the reader, and asks later questions with the chosen tag.
  package func locales(question bytes: [UInt8]) -> String {
    answer { () throws(Refusal) in
      var requested: [LanguageTag] = []
      var available: [LanguageTag] = []
      for member in try Question.members(of: bytes) {
        switch member.key.text {
        case "requested":
          for header in try member.node.texts(in: "requested") { requested += LanguageTag.preferred(in: header.string) }
        case "available":
          for text in try member.node.texts(in: "available") {
            if let tag = LanguageTag(text.string) { available.append(tag) }
          }
        default: throw .malformed("Expected lists in \"requested\" and \"available\", and nothing else")
        }
      }
      // A few tags have parents in another language, which is worse than any requested one with own texts: Haitian Creole
      // falls back to French.
      let served =
        requested.first { LocaleMatcher.bestMatch(for: $0, in: available) != nil }
        ?? requested.first { LocaleMatcher.chain(for: $0).contains { available.contains($0) } } ?? .english
      let locale = served.essential
      let serving = LocaleMatcher.servingTags(for: locale, in: available)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("locale", locale.description)
        writer.array("serving") { writer in
          for tag in serving where available.contains(tag) { writer.string(tag.description) }
        }
      }
      return writer.text
    }
  }
}
