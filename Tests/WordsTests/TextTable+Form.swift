import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordShippedCatalogs

extension TextTable {
  /// Where a form's text counts: how many attempts are left, as many as are ever shown.
  static let attempts = [0, 1, 2, 3]

  /// A text of the form under its id, with the number that it counts with.
  struct FormRow {
    /// The id, such as `form.back.back`.
    let name: String
    let number: Int?
    let phrase: Phrase
  }

  /// All texts of the form; a text that counts has a row for each number.
  static let formRows: [FormRow] = FormTexts.all.flatMap { declaration in
    let counts = declaration.parameters.contains { $0.kind == .count }
    return (counts ? attempts.map(Optional.some) : [nil]).map { number in
      let arguments = declaration.parameters.map { parameter in
        parameter.kind == .count
          ? Phrase.Argument.count(parameter.name, number ?? 0) : .text(parameter.name, ExactText("NAME"))
      }
      return FormRow(name: "\(declaration.id.text)", number: number, phrase: Phrase(declaration.id, arguments))
    }
  }

  /// The form's texts, a line for each; a region's language lists only what differs from its parent's.
  static func formGolden() -> String {
    ShippedCatalogs.locales.map { locale in
      let parent = LocaleMatcher.chain(for: locale).dropFirst().first { ShippedCatalogs.locales.contains($0) }
      let known = parent.map { Set(formLines(in: $0)) } ?? []
      return (["== \(locale)"] + formLines(in: locale).filter { !known.contains($0) }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The rows of the page for the form's texts in one language.
  static func formPage(_ texts: Texts, _ english: Texts) -> String {
    formRows.map { row in
      tableRow(
        row.name, row.number.map { String($0) } ?? "", "form", texts, texts.renderer.text(for: row.phrase),
        english.renderer.text(for: row.phrase))
    }.joined()
  }

  private static func formLines(in locale: LanguageTag) -> [String] {
    let texts = Texts(locale)
    return formRows.map { row in
      "\(row.name)\(row.number.map { " [\($0)]" } ?? ""): \(texts.renderer.text(for: row.phrase))"
    }
  }
}
