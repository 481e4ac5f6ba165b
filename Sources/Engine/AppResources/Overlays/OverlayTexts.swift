package import WatchwordBasics
package import WatchwordCatalogFormats
package import WatchwordLocalization

/// Shipped texts as the units of an overlay. Each has its English source, to detect later changes, and the current
/// text, to be replaced by a custom one.
package struct OverlayTexts: Sendable {
  /// The selection of texts to write.
  package struct Choice: Sendable {
    /// The keys of the texts, or `nil` for all.
    package var keys: Set<ExactText>?
    /// A word that the English source or the text in the language must contain, ignoring case; `nil` to select any
    /// text.
    package var word: String?

    /// Creates the selection of all texts.
    package init() {}

    /// Whether the selection includes a text with these messages in English and in the language.
    func includes(_ id: MessageID, _ messages: [Message?]) -> Bool {
      guard keys?.contains(id.text) ?? true else { return false }
      guard let word = word.map({ Array($0.lowercased().utf8) }) else { return true }
      return messages.contains { message in
        message?.patterns.contains { $0.pattern.text.string.lowercased().utf8.contains(part: word) } ?? false
      }
    }
  }

  private let english: Catalog
  private let notes: Catalog?

  /// Creates the overlay texts for the messages of `english`; `notes` contains the note for each message under the same
  /// id.
  package init(english: Catalog, notes: Catalog? = nil) {
    self.english = english
    self.notes = notes
  }

  /// The ids of all texts.
  package var ids: [ExactText] { english.orderedIDs.map { $0.text } }

  /// Returns all texts in the source language, as the base against which overlays and translations are compared.
  package func base(called name: ExactText, of original: ExactText) -> TranslationCatalog {
    let header = Self.header(original, language: nil)
    return TranslationCatalog(
      name: name, files: [TranslationCatalog.File(header: header, units: units(of: english) { _ in true })])
  }

  /// Returns the file element of a language.
  ///
  /// - Parameters:
  ///   - locale: the language.
  ///   - catalogs: the current texts, in the order for ``Renderer``.
  ///   - choice: the texts to write.
  ///   - leavesOutParents: whether to omit texts from a parent of `locale`, which the overlay of the parent has.
  package func file(
    in locale: LanguageTag, from catalogs: [Catalog], choosing choice: Choice, leavesOutParents: Bool
  ) -> TranslationCatalog.File {
    let tags = LocaleMatcher.servingTags(for: locale, in: catalogs.map { $0.locale }).filter {
      !leavesOutParents || $0 == locale
    }
    var messages: [MessageID: Message] = [:]
    for catalog in Renderer.ordered(catalogs, by: tags) {
      for (id, message) in catalog.messages where messages[id] == nil { messages[id] = message }
    }
    let units = units(of: Catalog(locale: locale, messages: messages)) { id in
      english.messages[id] != nil && choice.includes(id, [english.messages[id], messages[id]])
    }
    return TranslationCatalog.File(
      header: Self.header(CatalogFile.overlayOriginal, language: ExactText(locale.description)), units: units)
  }

  /// Returns the file element of a language without a catalogue: texts to be translated, in the plural forms of the
  /// language.
  package func translation(into locale: LanguageTag, choosing choice: Choice) -> TranslationCatalog.File {
    let categories = PluralRules.cardinal(for: locale).categories
    let units = english.orderedIDs.filter { choice.includes($0, [english.messages[$0]]) }
      .flatMap { id -> [TranslationUnit] in
        let sources = english.messages[id]?.patterns ?? []
        return sources.flatMap { path, pattern -> [TranslationUnit] in
          if path.plural == nil { return [unit(id, path, pattern.text, sources, isSource: true)] }
          guard path.plural == PluralCategory.other.keyword else { return [] }
          return categories.map { category in
            let own = VariationPath(substitution: path.substitution, device: path.device, plural: category.keyword)
            return unit(id, own, pattern.text, sources, isSource: true)
          }
        }
      }
    return TranslationCatalog.File(
      header: Self.header(CatalogFile.shippedOriginal, language: ExactText(locale.description)), units: units)
  }

  private static func header(_ original: ExactText, language: ExactText?) -> CatalogFile {
    CatalogFile(
      CatalogFile.Attributes(
        original: original, sourceLanguage: "en", targetLanguage: language, datatype: "plaintext",
        messageSyntax: .printf, span: SourceSpan(at: .start)))
  }

  private func units(of catalog: Catalog, where isChosen: (MessageID) -> Bool) -> [TranslationUnit] {
    catalog.orderedIDs.filter(isChosen).flatMap { id -> [TranslationUnit] in
      let sources = english.messages[id]?.patterns ?? []
      return (catalog.messages[id]?.patterns ?? []).map { path, pattern in
        unit(id, path, pattern.text, sources, isSource: catalog.locale == english.locale && catalog == english)
      }
    }
  }

  private func unit(
    _ id: MessageID, _ path: VariationPath, _ text: ExactText, _ sources: [(path: VariationPath, pattern: Pattern)],
    isSource: Bool
  ) -> TranslationUnit {
    let source =
      sources.first { $0.path == path }
      ?? sources.last { $0.path.substitution == path.substitution && $0.path.plural != nil } ?? sources.first
    let nowhere = SourceSpan(at: .start)
    func segment(_ text: ExactText) -> Segment { Segment(text: text, span: nowhere, contentSpan: nowhere) }
    let note = notes?.messages[id]?.patterns.first?.pattern.text
    return TranslationUnit(
      id: path.id(of: id.text), key: id.text, variation: path, source: segment(source?.pattern.text ?? text),
      target: isSource ? nil : segment(text), notes: note.map { [$0] } ?? [], span: nowhere)
  }
}
