import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

extension ResourceTarget {
  /// Android's string resources: `values-ru/strings.xml`, with the default texts in `values`. `getQuantityString` chooses
  /// the form by the first number that it is given.
  static let android = ResourceTarget(
    id: "android", title: "Android", usualName: "strings", key: { ResourceKey.underscored($0) }, notation: .java,
    write: { .catalog($0.elements(in: .java, syntax: .none, ending: ".xml"), in: .android) })

  /// The JSON of i18next in its fourth version: `ru/translation.json`.
  static let i18next = ResourceTarget(
    id: "i18next", title: "i18next", usualName: "translation", key: { $0.string }, notation: .i18next,
    write: { .catalog($0.elements(in: .i18next, syntax: .i18next, ending: ".json"), in: .i18next) })

  /// A string catalogue of Xcode: `Localizable.xcstrings`, with the messages as the catalogues have them. Foundation
  /// isolates values itself.
  static let xcstrings = ResourceTarget(
    id: "xcstrings", title: "String Catalog", usualName: "Localizable", key: { $0.string }, notation: .java,
    write: { .catalog($0.elements(in: nil, syntax: .printf, ending: ".xcstrings"), in: .xcstrings) })

  /// Gettext's catalogues: `ru/LC_MESSAGES/messages.po`. The context of an entry is its key, because one English text
  /// can have several translations.
  static let po = ResourceTarget(
    id: "po", title: "gettext PO", usualName: "messages", key: { $0.string }, notation: .python,
    write: { .catalog($0.elements(in: .python, syntax: .none, ending: ".po", valueSyntax: .icu), in: .po) })
}

extension WrittenResources {
  /// File elements as a format of catalogues writes them.
  fileprivate static func catalog(_ files: [TranslationCatalog.File], in format: CatalogFormat) -> WrittenResources {
    format.writing(files).map { WrittenResources($0) } ?? WrittenResources()
  }
}
