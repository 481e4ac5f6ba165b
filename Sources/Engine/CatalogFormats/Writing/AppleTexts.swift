import WatchwordBasics
import WatchwordLocalization

/// File elements prepared for Apple's formats: plain texts with Apple's placeholders.
struct AppleTexts {
  private(set) var files: [TranslationCatalog.File] = []
  private(set) var losses: [CatalogLoss]

  /// Prepares file elements. If `isComplete` is true, texts of other formats with plural forms get the form `other`,
  /// which Foundation requires even where whole numbers never have it.
  init(_ files: [TranslationCatalog.File], keepsLabels: Bool = false, isComplete: Bool = true) {
    let plain = PlainTexts(files)
    let (converted, losses) = PlaceholderConversion.converted(plain.files, to: .apple, keepsLabels: keepsLabels)
    self.losses = plain.losses + losses
    self.files = converted.map { file in
      // Apple's own catalogues may be translated in part.
      guard isComplete, MessageDialect(file.header) != .apple else { return file }
      let messages = file.messages.map { completed($0, in: file.header) }
      return TranslationCatalog.File(header: file.header, messages: messages)
    }
  }

  /// Returns the message with its last plural form as the form `other`, for each of its texts that lacks it.
  private mutating func completed(_ message: CatalogMessage, in file: CatalogFile) -> CatalogMessage {
    var indices: [VariationPath: Int] = [:]
    var lasts: [TranslationUnit] = []
    for unit in message {
      guard let category = unit.variation.category, file.isSource || unit.target != nil || category == .other else {
        continue
      }
      let path = unit.variation.asOther
      if let index = indices[path] {
        if category.rawValue >= lasts[index].variation.category?.rawValue ?? 0 { lasts[index] = unit }
      } else {
        indices[path] = lasts.count
        lasts.append(unit)
      }
    }
    var message = message
    for unit in lasts where unit.variation.category != .other {
      message.append(unit.with(unit.variation.asOther))
      losses.append(
        CatalogLoss(
          .plural(PluralCategory.other.keyword.string), of: unit.id, in: file.shownLanguage, at: unit.position))
    }
    return message
  }
}

/// The plural forms of the source language, for the sources of translations.
struct SourceForms {
  private let categories: [PluralCategory]

  init(of language: ExactText?) {
    let tag = LanguageTag((language ?? "en").string)
    let rules = tag.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }
    categories = rules?.categories ?? PluralCategory.allCases
  }

  /// Returns the path of the source of a text. A form that the source language lacks translates the source's form
  /// `other`.
  func path(ofSourceFor path: VariationPath) -> VariationPath {
    guard let category = path.category, category != .zero, !categories.contains(category) else { return path }
    return path.asOther
  }
}

extension VariationPath {
  /// The path of the form `other`.
  fileprivate var asOther: VariationPath {
    VariationPath(substitution: substitution, device: device, plural: PluralCategory.other.keyword, width: width)
  }
}
