import WatchwordBasics
import WatchwordLocalization

/// The messages that have plural forms in some language. Another language may have one text for all numbers, as string
/// catalogues and i18next allow.
struct CountedMessages {
  /// The source of the form `other`, by key; `nil` if it is unknown.
  private var sources: [ExactText: Segment?] = [:]

  init(_ files: [TranslationCatalog.File]) {
    for message in files.lazy.flatMap({ $0.messages }) {
      for unit in message where Self.isForm(unit) {
        let known = sources[message.key] ?? nil
        sources[message.key] = .some(unit.variation.category == .other ? unit.source ?? known : known ?? unit.source)
      }
    }
  }

  /// Whether a unit is a plural form of the whole text.
  private static func isForm(_ unit: TranslationUnit) -> Bool {
    unit.variation.plural != nil && unit.variation.substitution == nil && (unit.variation.device ?? "other") == "other"
  }

  func contains(_ key: ExactText) -> Bool { sources[key] != nil }

  /// Returns the message with the source of the form `other`, if it has one text for all numbers although it has plural
  /// forms in another language; otherwise `nil`. With `asForm`, its text becomes the form `other`.
  func uniform(_ message: CatalogMessage, asForm: Bool) -> CatalogMessage? {
    guard let source = sources[message.key] else { return nil }
    // A file with only plural forms, such as a stringsdict, lists those of the source as missing.
    let translated = message.filter { $0.target != nil }
    let units = translated.isEmpty ? Array(message) : translated
    guard units.allSatisfy({ $0.variation.plural == nil }) else { return nil }
    return CatalogMessage(units)?.mapUnits { unit in
      let unit = unit.with(source: source ?? unit.source, target: unit.target)
      guard asForm, unit.variation.width == nil else { return unit }
      return unit.with(VariationPath(device: unit.variation.device, plural: PluralCategory.other.keyword))
    }
  }
}
