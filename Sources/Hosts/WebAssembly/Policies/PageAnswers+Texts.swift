import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy

extension PageAnswers {
  /// Returns every text of rules, policies and forms in one language.
  ///
  /// `{"locale", "direction", "categories": [{"number", "category"}…], "rows": [{"id", "texts", "isCounted",
  /// "locale"}…]}`. A row with a count has a text for each number; any other row has one. "locale" is present if the
  /// text comes from a catalogue other than that of the language, and `null` if there is no text at all.
  func texts(_ question: PageQuestion) throws(Refusal) -> String {
    let locale = try question.locale
    let numbers = question.numbers("numbers").filter { $0 >= 0 }
    let renderer = engine.renderer(locale)
    let plurals = PluralRules.cardinal(for: renderer.locale)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("locale", renderer.shownLocale.description)
      writer.member("direction", renderer.direction.rawValue)
      writer.array("categories") { writer in
        for number in numbers {
          writer.object { writer in
            writer.member("number", number)
            writer.member("category", plurals.category(for: number).keyword)
          }
        }
      }
      writer.array("rows") { writer in
        for sample in PhraseSample.all { sample.write(to: &writer, by: renderer, numbers: numbers) }
      }
    }
    return writer.text
  }
}

/// A message with sample values.
struct PhraseSample {
  private let declaration: PhraseDeclaration
  /// The lists from the rules' own examples.
  private let list: Phrase.Value

  /// The samples of all texts that users can read, in the order of the documentation.
  static let all: [PhraseSample] =
    PasswordPolicy.declarations.map { PhraseSample(declaration: $0, list: list(of: $0)) }
    + FormTexts.all.map { PhraseSample(declaration: $0, list: .text("")) }

  private static let kinds = list(in: .classes(ClassesRule(minimum: 2)))
  private static let characters = list(in: .forbiddenCharacters(ForbiddenCharactersRule("<>\"")))

  private static func list(of declaration: PhraseDeclaration) -> Phrase.Value {
    declaration.parameters.contains { $0.name == "kinds" } ? kinds : characters
  }

  /// Returns the list that a rule shows.
  private static func list(in rule: PasswordRule) -> Phrase.Value {
    let values = rule.phrase(in: .requirement).arguments.map { $0.value }
    return values.first { $0.kind == .list } ?? .list([])
  }

  private var countIndices: [Int] {
    declaration.parameters.indices.filter { declaration.parameters[$0].kind == .count }
  }

  /// Returns the phrase with `number` as its last count, and one less as each earlier count.
  private func phrase(_ number: Int) -> Phrase {
    let indices = countIndices
    let values = declaration.parameters.indices.map { index -> Phrase.Value in
      let parameter = declaration.parameters[index]
      switch parameter.kind {
      case .count: return .count(max(0, number - (indices.last == index ? 0 : 1)))
      case .list: return list
      case .characters: return .characters("!?#")
      case .text: return .text(Self.text(parameter.name))
      }
    }
    return declaration.phrase(values)
  }

  /// Returns a sample text for a value of this name.
  private static func text(_ name: ExactText) -> ExactText {
    switch name {
    case "name": "Anna"
    case "character": "#"
    default: "…"
    }
  }

  func write(to writer: inout JSONWriter, by renderer: Renderer, numbers: [Int]) {
    let isCounted = !countIndices.isEmpty
    let renderings = (isCounted ? numbers : [1]).map { renderer.rendering(of: phrase($0)) }
    writer.object { writer in
      writer.member("id", declaration.id.text)
      writer.member("isCounted", isCounted)
      writer.array("texts") { writer in for rendering in renderings { writer.string(rendering.text) } }
      if let first = renderings.first, first.locale != renderer.locale {
        writer.member("locale", orNull: first.locale?.description)
      }
    }
  }
}
