import WatchwordBasics
import WatchwordLocalization

extension SeededDefect {
  /// Defects that show among several units.
  static let project: [SeededDefect] = [
    .message("inconsistent-translation") { place, _ in
      // Another plural form is not another message.
      guard place.message.count == 1, !place.unit.id.contains("|==|"),
        Text.words(in: place.source, atLeast: 3).count > 1
      else { return nil }
      let same = place.unit.with(id: place.unit.id + ".again")
      return ([place.unit, same], [place.unit, same.with(target: place.target + " x")])
    },
    .message("reused-translation") { place, _ in
      guard place.message.count == 1, !place.source.contains("%"), Text.words(in: place.source, atLeast: 3).count > 1,
        // What stays as it is may well be the same.
        !Text.isSame(place.source, place.target), let word = Text.words(in: place.source, atLeast: 3).last
      else { return nil }
      let other = Text.replacing(word, in: place.source, with: "rhubarb")
      let added = place.unit.with(source: other, target: place.target + " x").with(id: place.unit.id + ".other")
      return ([place.unit, added], [place.unit, added.with(target: place.target)])
    },
    .glossary("forbidden-term") { place, word, other, glossary in
      glossary.forbidden = ["Zwetschge"]
      return (place.target, Text.replacing(other, in: place.target, with: "Zwetschge"))
    },
    .glossary("terminology") { place, word, other, glossary in
      let term = String(place.target[other])
      glossary.terms = [(String(place.source[word]), term)]
      return (place.target, Text.replacing(other, in: place.target, with: "Zwetschge"))
    },
    .glossary("changed-do-not-translate") { place, word, other, glossary in
      let term = String(place.source[word])
      glossary.doNotTranslate = [term]
      return (Text.replacing(other, in: place.target, with: term), place.target)
    },
  ]

  /// A defect of a word of a translation; `change` gives the translations without and with it, for a word of each text.
  private static func glossary(
    _ check: ExactText,
    _ change:
      @escaping @Sendable (
        SeededPlace, Range<String.Index>, Range<String.Index>, inout SeededGlossary
      ) -> (clean: String, broken: String)
  ) -> SeededDefect {
    SeededDefect(check: check) { place, _ in
      let words = Text.words(in: place.source, atLeast: 4)
      let others = Text.words(in: place.target, atLeast: 4)
      // A word once in each text, in a language that separates words.
      guard place.message.count == 1, !Text.isWide(place.languageCode), place.languageCode != "th",
        let word = words.last, let other = others.last,
        place.source.lowercased().ranges(of: place.source[word].lowercased()).count == 1,
        place.target.lowercased().ranges(of: place.target[other].lowercased()).count == 1,
        !place.target.lowercased().contains(place.source[word].lowercased())
      else { return nil }
      var glossary = SeededGlossary()
      let (clean, broken) = change(place, word, other, &glossary)
      func project(_ target: String) -> SeededProject {
        var project = place.project(place.unit.with(target: target))
        project.glossary = glossary
        return project
      }
      return Planted(clean: project(clean), broken: project(broken), units: [place.unit.id])
    }
  }

  /// Defects of notes.
  static let notes: [SeededDefect] = [
    .unit("placeholder-unexplained") { place, _ in
      guard place.message.count == 1, Text.placeholders(in: place.source).count > 1,
        !Text.words(in: place.source).isEmpty
      else {
        guard place.message.count == 1, !place.source.contains("%"), !place.target.contains("%") else { return nil }
        var clean = place.unit.with(source: place.source + " %1$@ %2$@", target: place.target + " %1$@ %2$@")
        clean.note = "%1$@ is the name, %2$@ the city"
        var broken = clean
        broken.note = nil
        return (clean, broken)
      }
      var broken = place.unit
      broken.note = nil
      return (place.unit, broken)
    },
    .message("missing-note") { place, _ in
      // Texts with placeholders are for placeholder-unexplained.
      guard place.message.contains(where: { $0.note?.isEmpty == false }),
        !place.message.contains(where: { $0.source?.contains("%") == true }),
        !Text.words(in: place.source).isEmpty
      else { return nil }
      let broken = place.message.map { unit in
        var unit = unit
        unit.note = nil
        return unit
      }
      return (place.message, broken)
    },
  ]

  /// Defects of the texts that policies and forms need.
  static let product: [SeededDefect] = [
    SeededDefect(check: "uncovered-rule-text") { place, _ in
      guard place.message.count == 1, !(place.before + place.after).isEmpty else { return nil }
      var (clean, broken) = (place.project(place.message), place.project([SeededUnit]()))
      clean.required = [Phrase(MessageID(ExactText(place.unit.id)))]
      broken.required = clean.required
      return Planted(clean: clean, broken: broken, units: [])
    },
    SeededDefect(check: "argument-mismatch") { place, _ in
      guard place.message.count == 1, !place.source.contains("%"), !place.target.contains("%") else { return nil }
      func project(_ placeholder: String) -> SeededProject {
        var project = place.project(
          place.unit.with(source: "\(place.source) \(placeholder)", target: "\(place.target) \(placeholder)"))
        project.declared = [PhraseDeclaration(MessageID(ExactText(place.unit.id)), [.count("number")])]
        return project
      }
      return Planted(clean: project("%lld"), broken: project("%@"), units: [place.unit.id])
    },
    SeededDefect(check: "rule-text-too-long") { place, _ in
      let length = place.target.count
      guard place.message.count == 1, length > 1, !place.source.contains("%"), !place.target.contains("%"),
        !place.unit.id.hasPrefix("form.")
      else { return nil }
      func project(_ limit: Int) -> SeededProject {
        var project = place.project(place.unit)
        project.declared = [PhraseDeclaration(MessageID(ExactText(place.unit.id)))]
        project.ruleTextLimit = limit
        return project
      }
      return Planted(clean: project(length), broken: project(length - 1), units: [place.unit.id])
    },
  ]
}
