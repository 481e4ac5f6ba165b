import WatchwordBasics
import WatchwordLocalization

/// Restores the sources of Qt's translations by id. Their `<source>` is only for translators, and has no plural forms;
/// what people read in the source language is a translation of its own, such as `app_en.ts` (Qt, "Text ID based
/// translations").
enum QtSources {
  /// Returns file elements in all languages with the texts of the source language as their sources.
  static func restored(_ files: [TranslationCatalog.File]) -> [TranslationCatalog.File] {
    guard let source = files.first(where: { $0.header.isSource }), source.header.datatype == "x-qt",
      source.header.targetLanguage != nil,
      QtKey.areIDs(source.messages.map { ($0.key, $0[0].source?.text) })
    else { return files }
    var texts: [ExactText: [ExactText?: Segment]] = [:]
    for unit in source.units { texts[unit.key, default: [:]][unit.variation.plural] = unit.target ?? unit.source }
    return files.map { file in
      var attributes = file.header.attributes
      if file.header.isSource { attributes.targetLanguage = nil }
      let messages = file.messages.map { message in
        message.mapUnits { unit in
          let known = texts[unit.key]
          let text = known?[unit.variation.plural] ?? known?["other"] ?? unit.source
          return unit.with(source: text, target: file.header.isSource ? nil : unit.target)
        }
      }
      return TranslationCatalog.File(
        header: CatalogFile(attributes, isSource: file.header.isSource), messages: messages)
    }
  }
}
