import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

extension ResourceTarget {
  /// Android's string resources: `values-ru/strings.xml`, with the default texts in `values`. `getQuantityString`
  /// selects the form by its first number.
  static let android = ResourceTarget(
    id: "android", title: "Android", usualName: "strings", key: { ResourceKey.underscored($0) }, notation: .java,
    write: { .catalog($0.elements(in: .java, syntax: .none, ending: ".xml"), in: .android) })

  /// The JSON format of i18next, version 4: `ru/translation.json`.
  static let i18next = ResourceTarget(
    id: "i18next", title: "i18next", usualName: "translation", key: { $0.string }, notation: .i18next,
    write: { .catalog($0.elements(in: .i18next, syntax: .i18next, ending: ".json"), in: .i18next) })

  /// Xcode's string catalogue: `Localizable.xcstrings`, with the messages as in the catalogues. Foundation isolates
  /// values itself.
  static let xcstrings = ResourceTarget(
    id: "xcstrings", title: "String Catalog", usualName: "Localizable", key: { $0.string }, notation: .java,
    write: { texts in
      var written = WrittenResources.catalog(
        texts.elements(in: nil, syntax: .printf, ending: ".xcstrings"), in: .xcstrings)
      written.files = written.files.map { ($0.path, markedAsManual($0.bytes)) }
      return written
    })

  /// Marks the keys of a string catalogue as managed manually: otherwise, Xcode marks keys that do not occur in source
  /// code as stale (Apple, "Localizing and varying text with a string catalog"). All keys have their localizations at
  /// the same depth.
  private static func markedAsManual(_ catalog: [UInt8]) -> [UInt8] {
    let mark = Array("\n      \"localizations\" : {".utf8)
    let state = Array("\n      \"extractionState\" : \"manual\",".utf8)
    var written: [UInt8] = []
    for (index, byte) in catalog.enumerated() {
      if byte == mark[0], catalog[index...].starts(with: mark) { written += state }
      written.append(byte)
    }
    return written
  }

  /// Gettext's catalogues: `ru/LC_MESSAGES/messages.po`. The context of an entry is its key, because one English text
  /// can have several translations.
  static let po = ResourceTarget(
    id: "po", title: "gettext PO", usualName: "messages", key: { $0.string }, notation: .python,
    write: { .catalog($0.elements(in: .python, syntax: .none, ending: ".po", valueSyntax: .icu), in: .po) })
}

extension WrittenResources {
  /// Writes file elements in a catalogue format.
  static func catalog(_ files: [TranslationCatalog.File], in format: CatalogFormat) -> WrittenResources {
    format.writing(files).map { WrittenResources($0) } ?? WrittenResources()
  }
}
