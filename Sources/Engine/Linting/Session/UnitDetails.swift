package import WatchwordBasics
import WatchwordCatalogFormats
package import WatchwordLocalization

/// The details of one unit of an open catalogue for an editor.
package struct UnitDetails {
  /// The text to edit, as written in the file if the unit has inline elements.
  package let text: ExactText
  /// The reason why no translation can be written; `nil` if one can.
  package let obstacle: String?
  /// The source; `nil` if there is none.
  package let source: Text?
  /// The translation, or the text given instead.
  package let target: Text
  /// The maximum length of the translation; `nil` if there is no limit.
  package let limit: Limit?
  /// The terms of the glossary in the source, with their agreed translations.
  package let terms: [(term: ExactText, translation: ExactText)]
  /// The plural forms of the language, with the form of the unit; `nil` if the unit is not a plural form.
  package let plural: Plural?

  /// A text with its placeholders and inline codes.
  package struct Text {
    /// The text as edited.
    package let text: ExactText
    /// The placeholders and inline codes, in UTF-16 code units.
    package let parts: [Range<Int>]

    init(_ text: EditedText, of unit: TranslationUnit, in file: FileFacts) {
      self.text = text.written
      parts = TextParts.ranges(of: text, in: unit, file)
    }
  }

  /// A limit of length.
  package struct Limit {
    /// The maximum length.
    package let length: Int
    /// The unit of measurement: `characters`, `columns` or `bytes`.
    package let measure: String
    /// The length of the translation.
    package let now: Int

    /// Selects the limit that the text exceeds, or otherwise the one with the least room left.
    init?(_ limits: [UnitLimit], _ text: EditedText) {
      let visible = text.visibleText
      let all = limits.map { Limit(length: $0.length, measure: $0.measure.rawValue, now: $0.length(of: visible)) }
      guard let limit = all.first(where: { $0.now > $0.length }) ?? all.min(by: { $0.room < $1.room }) else {
        return nil
      }
      self = limit
    }

    private init(length: Int, measure: String, now: Int) {
      self.length = length
      self.measure = measure
      self.now = now
    }

    private var room: Int { length - now }
  }

  /// The plural forms of a language.
  package struct Plural {
    /// The language of the forms.
    package let language: LanguageTag
    /// The form of the unit.
    package let category: PluralCategory
    /// The forms of the language, including the form of the unit.
    package let categories: [PluralCategory]
    private let rules: PluralRules

    init?(of unit: TranslationUnit, in file: FileFacts) {
      guard let category = unit.variation.category, let rules = file.rules(of: unit) else { return nil }
      (language, self.category, self.rules) = (rules.tag, category, rules.plurals)
      let own = rules.plurals.categories
      categories = PluralCategory.allCases.filter { own.contains($0) || $0 == category }
    }

    /// Returns numbers that use a form: "2–4, 22–24, 32–34, …".
    package func numbers(of category: PluralCategory) -> String {
      // Apple's systems use the form for 0 in every language.
      let samples = rules.sampleNumbers(of: category)
      return samples.isEmpty && category == .zero ? "0" : samples
    }
  }
}

extension CatalogSession {
  /// Returns the file element of the unit at `index` of ``units``.
  package func element(ofUnit index: Int) -> FileElement {
    elements[elements.indices.partitioningIndex { elements[$0].units.upperBound > index }]
  }

  /// Returns the details of the unit at `index` of ``units``, for its translation or for another text instead.
  package func details(of index: Int, text: ExactText? = nil) -> UnitDetails {
    let unit = units[index]
    let element = element(ofUnit: index)
    let facts = element.facts
    let hasMarkup = unit.hasElements
    func edited(_ segment: Segment) -> EditedText {
      EditedText(hasMarkup ? segment.content : segment.text, hasMarkup: hasMarkup)
    }
    let target =
      text.map { EditedText($0, hasMarkup: hasMarkup) } ?? unit.target.map(edited)
      ?? EditedText("", hasMarkup: false)
    let terms = unit.source.flatMap { source in facts.glossary?.terms(in: FoldedText(source.text)) } ?? []
    return UnitDetails(
      text: target.written, obstacle: obstacle(of: unit, in: element),
      source: unit.source.map { UnitDetails.Text(edited($0), of: unit, in: facts) },
      target: UnitDetails.Text(target, of: unit, in: facts),
      limit: UnitDetails.Limit(UnitLimit.all(of: unit, in: facts), target),
      terms: terms.map { ($0.source.text, $0.translations[0].text) }, plural: UnitDetails.Plural(of: unit, in: facts))
  }

  /// Returns the reason why no translation of a unit can be written.
  private func obstacle(of unit: TranslationUnit, in element: FileElement) -> String? {
    guard isReadable else {
      return
        "The file could not be read completely, so it cannot be edited. Correct the error at which the reader stopped"
    }
    let document = DocumentText(bytes, in: format)
    guard format.edit(translating: unit, to: unit.target?.editableText ?? "", in: document) == nil else { return nil }
    if let language = element.file.targetLanguage, format.adding("", to: unit, language, in: document) != nil {
      return nil
    }
    return element.facts.isSource
      ? "The file has the source texts. Open the file of a translation to edit one"
      : "The file has no place for this translation. Add the text to the file, and open it again"
  }
}
