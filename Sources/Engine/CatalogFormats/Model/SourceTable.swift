public import WatchwordBasics
import WatchwordLocalization

/// The source texts of a format with a file for each language, by unit id.
public struct SourceTable: Sendable {
  /// The language of the texts as written, if it is known.
  public let language: ExactText?
  /// The name of the source file.
  let original: ExactText?
  /// The units in their order.
  let units: [TranslationUnit]
  private let indices: [ExactText: Int]
  /// The keys whose translations are in another file than the one that is compared with the table.
  private let translatedElsewhere: Set<ExactText>

  /// Creates a table of the texts of a source catalogue. If two units have the same id, the last one is used.
  public init(_ catalog: TranslationCatalog) { self.init(catalog, translatedElsewhere: []) }

  init(_ catalog: TranslationCatalog, translatedElsewhere: Set<ExactText>) {
    self.init(
      catalog.files.first?.header.shownLanguage, catalog.files.first?.header.original,
      catalog.files.flatMap { $0.units }, translatedElsewhere)
  }

  /// Returns a table of the texts with these keys only.
  package func only(_ keys: Set<ExactText>) -> SourceTable {
    SourceTable(language, original, units.filter { keys.contains($0.key) }, translatedElsewhere)
  }

  private init(
    _ language: ExactText?, _ original: ExactText?, _ units: [TranslationUnit], _ translatedElsewhere: Set<ExactText>
  ) {
    self.language = language
    self.original = original
    self.units = units
    self.translatedElsewhere = translatedElsewhere
    indices = Dictionary(firstOf: units.indices.reversed().lazy.map { (units[$0].id, $0) })
  }

  /// Returns the source of the unit with an id; its place is `span` in the translated file.
  func source(of id: ExactText, at span: SourceSpan) -> Segment? {
    indices[id].flatMap { units[$0].source }.map { Segment(text: $0.text, inOtherFileAt: span, tags: $0.tags) }
  }

  /// Returns the unit with an id.
  func unit(withID id: ExactText) -> TranslationUnit? { indices[id].map { units[$0] } }

  /// Returns the units, without translations, that are missing from a file with units of these ids; their place is
  /// `span`.
  func missing(from ids: Set<ExactText>, at span: SourceSpan) -> [TranslationUnit] {
    // A text that the source repeats is missing once.
    units.indices.filter { indices[units[$0].id] == $0 && !ids.contains(units[$0].id) }.map { index in
      let unit = units[index]
      return TranslationUnit(
        id: unit.id, key: unit.key, variation: unit.variation,
        source: unit.source.map { Segment(text: $0.text, inOtherFileAt: span, tags: $0.tags) }, target: nil,
        notes: unit.notes, translate: unit.translate && !translatedElsewhere.contains(unit.key),
        mayLackTranslation: unit.mayLackTranslation, span: span)
    }
  }
}

extension SourceTable {
  /// Returns the source of the text with this key and variation; its place is `span` in the translated file.
  ///
  /// It is the source of ``unit(_:_:_:)``.
  func source(of key: ExactText, _ variation: VariationPath, _ id: ExactText, at span: SourceSpan) -> Segment? {
    if variation.isWhole, unit(withID: id) == nil, let text = choice(key) {
      return Segment(text: text, inOtherFileAt: span)
    }
    let source = unit(key, variation, id)?.source
    return source.map { Segment(text: $0.text, inOtherFileAt: span, tags: $0.tags) }
  }

  /// Returns the message that combines plural forms stored as separate units: `{count, plural, one{…} other{…}}`.
  private func choice(_ key: ExactText) -> ExactText? {
    var branches = ""
    var name: ExactText?
    for category in PluralCategory.allCases {
      let id = Self.id(key, VariationPath(plural: category.keyword))
      guard let form = unit(withID: id), let count = form.countName, let text = form.source?.text else { continue }
      name = count
      branches += " \(category.keyword){\(text)}"
    }
    return name.map { ExactText("{\($0), plural,\(branches)}") }
  }

  /// Returns the unit of the source with an id.
  ///
  /// A plural form that the source lacks falls back to `other`, or to the text for all numbers, and vice versa.
  func unit(_ key: ExactText, _ variation: VariationPath, _ id: ExactText) -> TranslationUnit? {
    unit(withID: id) ?? unit(withID: Self.id(key, VariationPath(plural: PluralCategory.other.keyword)))
      ?? (variation.plural == nil ? nil : unit(withID: key))
  }

  /// Returns the units, without translations, that are missing from a file with these keys; their place is `span`.
  ///
  /// Plural forms are those of the language of the file.
  func missing(keys: Set<ExactText>, in language: LanguageTag?, at span: SourceSpan) -> [TranslationUnit] {
    let categories = language.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }
      .map { Set($0.categories) }
    return missing(from: [], at: span).filter { unit in
      guard !keys.contains(unit.key) else { return false }
      guard let category = unit.variation.category, let categories else { return true }
      return categories.contains(category)
    }
  }

  /// Returns the id of a text in the notation of Xcode.
  static func id(_ key: ExactText, _ variation: VariationPath) -> ExactText {
    variation.plural.map { ExactText("\(key)|==|plural.\($0)") } ?? key
  }
}
