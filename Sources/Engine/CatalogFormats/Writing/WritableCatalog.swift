public import WatchwordBasics
import WatchwordLocalization

/// File elements prepared for formats without variations other than plural forms: their messages, and the losses.
struct WritableCatalog {
  /// The languages: the source language first, then the languages of the translations in their order.
  private(set) var languages: [Language] = []
  /// The losses of the messages that do not depend on the format.
  private(set) var losses: [CatalogLoss] = []
  /// The texts without inline elements, with the tags that Android keeps.
  let plain: PlainTexts
  /// The syntax of the messages.
  let syntax: MessageSyntax
  /// The dialect of the messages as they were read.
  let dialect: MessageDialect
  /// The name of the resource.
  let original: ExactText?
  /// The type of the resource.
  let datatype: ExactText?
  /// Whether there is a source catalogue. Otherwise, the source texts come from the translations.
  let hasSource: Bool

  /// The texts of a language.
  struct Language {
    /// The language as written.
    let name: ExactText?
    let isSource: Bool
    var messages: [Message] = []

    var tag: LanguageTag? { name.flatMap { LocaleName.written($0) } }

    /// The plural categories; only `other` if CLDR has no rules for the language.
    var categories: [PluralCategory] {
      tag.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0).categories : nil } ?? [.other]
    }
  }

  /// A message with its texts.
  struct Message {
    let key: ExactText
    /// One text for all numbers, or one text for each plural category.
    var texts: [Text]
    /// A unit of the message, for its notes and attributes.
    let unit: TranslationUnit

    /// Whether the message varies by number.
    var isPlural: Bool { texts.first?.category != nil }
    /// Whether the form `other` is shown for all numbers, because it is the only one.
    var isUniform: Bool { texts.count == 1 && texts[0].category == .other }
    /// Whether the form was written as a text for all numbers, so that the language lacks no form.
    var isForAllNumbers: Bool { isUniform && unit.id == unit.key }
  }

  /// A text of a message.
  struct Text {
    let category: PluralCategory?
    /// The source text, if it is known.
    let source: ExactText?
    /// The text in the language; `nil` if it is not translated.
    let text: ExactText?
    let progress: Progress
    let unit: TranslationUnit
  }

  /// The progress of a translation.
  enum Progress {
    case untranslated, review, done

    init(_ state: TranslationState?) {
      switch state {
      case nil, .final?, .signedOff?, .translated?: self = .done
      case .new?, .needsTranslation?: self = .untranslated
      default: self = .review
      }
    }
  }

  /// Creates the messages of file elements, with their texts in a dialect; by default, in their own.
  init(_ files: [TranslationCatalog.File], in dialect: MessageDialect? = nil) {
    plain = PlainTexts(files, keepsTags: dialect == .java)
    let expansion = SubstitutionExpansion(plain.files)
    let counted = CountedMessages(expansion.files)
    let uniform = expansion.files.map { file in
      TranslationCatalog.File(
        header: file.header, messages: file.messages.map { counted.uniform($0, asForm: true) ?? $0 })
    }
    let conversion = PlaceholderConversion.converted(uniform, to: dialect)
    let files = conversion.files
    losses = plain.losses + expansion.losses + conversion.losses
    syntax = files.first?.header.messageSyntax ?? .printf
    self.dialect = files.first.map { PlaceholderConversion.dialect(of: $0) } ?? .apple
    original = files.lazy.compactMap { $0.header.original }.first
    datatype = files.first?.header.datatype
    let sourceName = files.lazy.compactMap { $0.header.sourceLanguage }.first
    var source = Language(name: sourceName, isSource: true)
    var hasOtherSource = false
    var indices: [ExactText: Int] = [:]
    hasSource = files.contains { $0.header.isSource }
    let sourceKeys = Set(files.lazy.filter { $0.header.isSource }.flatMap { $0.messages }.map { $0.key })
    for file in files {
      var language = Language(name: file.header.targetLanguage ?? sourceName, isSource: file.header.isSource)
      let isRepeated = file.header.isSource && file.header.targetLanguage != nil && hasOtherSource
      hasOtherSource = hasOtherSource || file.header.isSource
      for message in file.messages {
        guard let message = self.message(message, in: file.header) else { continue }
        if isRepeated { loseTranslations(of: message, into: language) }
        if file.header.isSource || !sourceKeys.contains(message.key) {
          addSource(of: message, file.header.isSource, to: &source, &indices)
        }
        if !file.header.isSource { language.messages.append(message) }
      }
      if !file.header.isSource { languages.append(language) }
    }
    // Qt's files have the notes in each language.
    if let dialect, dialect != .qt { loseNotes(besides: indices) }
    languages.insert(source, at: 0)
    // Formats whose values have numbers in brackets have no plural forms.
    if dialect?.hasNumbersInBrackets ?? false { return }
    for language in languages where !language.isSource { loseMissingForms(of: language) }
  }

  /// Records the notes of texts that the source lacks: formats with a file for each language store notes in the source
  /// file.
  private mutating func loseNotes(besides indices: [ExactText: Int]) {
    for language in languages where !language.isSource {
      for message in language.messages where indices[message.key] == nil {
        for text in message.texts where !text.unit.notes.isEmpty { lose(.note, of: text.unit, in: language.name) }
      }
    }
  }

  /// Records translations into the language of the source, such as `en-US` in addition to `en`.
  private mutating func loseTranslations(of message: Message, into language: Language) {
    for text in message.texts where text.unit.target != nil {
      lose(.other("a translation into the language of the source"), of: text.unit, in: language.name)
    }
  }

  /// Records the plural forms that whole numbers require in a language and that a translated message lacks.
  private mutating func loseMissingForms(of language: Language) {
    guard let tag = language.tag, PluralRules.hasCardinal(for: tag) else { return }
    let rules = PluralRules.cardinal(for: tag)
    let needed = PluralCategory.allCases.filter { rules.reach(of: $0) == .wholeNumbers }
    for message in language.messages
    where message.isPlural && !message.isForAllNumbers && message.texts.contains(where: { $0.text != nil }) {
      for category in needed where !message.texts.contains(where: { $0.category == category && $0.text != nil }) {
        lose(.plural(category.keyword.string), of: message.unit, in: language.name)
      }
    }
  }

  /// Whether the source texts of a language come from the translations.
  func hasDerivedTexts(_ language: Language) -> Bool { language.isSource && !hasSource }

  /// Adds the source texts of a message that the source does not have yet.
  private func addSource(
    of message: Message, _ isSource: Bool, to source: inout Language, _ indices: inout [ExactText: Int]
  ) {
    let categories = source.tag.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }?
      .categories
    let other = message.texts.last { $0.category == .other }?.source
    var hasOther = message.texts.contains { $0.category == .other }
    let texts = message.texts.compactMap { text -> Text? in
      // A form that the source language lacks has the source of `other`, unless it is Apple's `zero` with its own text.
      if let category = text.category, let categories, !categories.contains(category),
        category != .zero || text.source == other
      {
        // The form provides the source of `other`, which a language without fractions may lack.
        guard !hasOther, category != .zero, let source = text.source else { return nil }
        hasOther = true
        return Text(category: .other, source: source, text: source, progress: .done, unit: text.unit)
      }
      let shown = text.unit.target == nil || !isSource ? text.source : text.text
      return shown.map {
        Text(category: text.category, source: text.source, text: $0, progress: .done, unit: text.unit)
      }
    }
    if let index = indices[message.key] {
      let known = source.messages[index].texts.map { $0.category }
      source.messages[index].texts += texts.filter {
        !known.contains($0.category) && $0.category != nil && known.first != .some(nil)
      }
    } else if !texts.isEmpty {
      indices[message.key] = source.messages.count
      source.messages.append(Message(key: message.key, texts: texts, unit: message.unit))
    }
  }

  private mutating func message(_ message: CatalogMessage, in file: CatalogFile) -> Message? {
    let kept = withoutVariants(message, in: file)
    let hasPlural = kept.contains { $0.variation.category != nil }
    var texts: [Text] = []
    for unit in kept {
      guard !hasPlural || unit.variation.category != nil else {
        lose(.variation("every number"), of: unit, in: file.shownLanguage)
        continue
      }
      var text = file.isSource ? unit.target ?? unit.source : unit.target
      // An empty translation counts as missing, unless its source is empty too. An empty draft always does, and nothing
      // is lost with it: Xcode writes one for a text that nobody has translated yet.
      let isDraft = !file.isSource && Progress(unit.state) == .untranslated
      if let own = text, own.text.isEmpty, isDraft || !(unit.source?.text.isEmpty ?? true) {
        if !isDraft {
          lose(.other("an empty translation"), of: unit, in: file.shownLanguage)
        }
        text = nil
      }
      texts.append(
        Text(
          category: unit.variation.category, source: unit.source?.text, text: text?.text,
          progress: Progress(unit.state), unit: unit))
    }
    let unit = texts.first?.unit
    // CLDR's order, regardless of the order in the catalogue.
    if hasPlural {
      texts.sort { ($0.category?.rawValue ?? 0, $0.unit.position) < ($1.category?.rawValue ?? 0, $1.unit.position) }
    }
    return unit.map { Message(key: message.key, texts: texts, unit: $0) }
  }

  /// Returns the units of a message that do not vary by device or width. If there are none, the units for all other
  /// devices are returned instead, or the text for the greatest width.
  private mutating func withoutVariants(_ units: CatalogMessage, in file: CatalogFile) -> [TranslationUnit] {
    func isVariant(_ unit: TranslationUnit) -> Bool { unit.variation.device != nil || unit.variation.width != nil }
    let variants = units.filter(isVariant)
    if variants.isEmpty { return Array(units) }
    var kept = units.filter { !isVariant($0) }
    if kept.isEmpty { kept = variants.filter { $0.variation.device == "other" && $0.variation.width == nil } }
    let widest = units.widestTexts.map { units[$0] }
    if kept.isEmpty { kept = widest.filter { $0.variation.device == nil || $0.variation.device == "other" } }
    for unit in variants {
      let path = unit.variation
      let isWidest = path.width != nil && kept.contains { $0.variation == path }
      let name = isWidest ? "width" : path.device.map { "device.\($0)" } ?? "width.\(path.width ?? "")"
      lose(.variation(name), of: unit, in: file.shownLanguage)
    }
    return kept
  }

  /// Returns the text of a message, or `nil` if it is untranslated. Records a state that is lost with it.
  mutating func finished(_ text: Text, in language: Language) -> ExactText? {
    guard let content = text.text, !language.isSource else { return text.text }
    if text.progress != .done { lose(.state, of: text.unit, in: language.name) }
    return text.progress == .untranslated ? nil : content
  }

  /// Whether CLDR's rules for a language ever select the plural form of a text. If they never do, the form is recorded
  /// as lost.
  mutating func isSelectable(_ text: Text, in language: Language) -> Bool {
    guard let category = text.category, let tag = language.tag, PluralRules.hasCardinal(for: tag),
      !PluralRules.cardinal(for: tag).categories.contains(category)
    else { return true }
    lose(.plural(category.keyword.string), of: text.unit, in: language.name)
    return false
  }

  /// Returns the text of a message in a format without plural forms, and records the others: of several forms, the form
  /// `other`, or the last one that whole numbers have.
  mutating func soleText(of message: Message, in language: Language) -> Text? {
    guard message.isPlural, !message.isForAllNumbers else { return message.texts.first }
    let texts = message.texts.filter { $0.text != nil }
    let rules = language.tag.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0) : nil }
    let sole =
      texts.last { text in
        text.category.map { rules?.reach(of: $0) ?? .wholeNumbers == .wholeNumbers } ?? true
      } ?? texts.last
    for text in texts {
      guard let category = text.category else { continue }
      lose(
        category == sole?.category ? .variation("plural") : .plural(category.keyword.string), of: text.unit,
        in: language.name)
    }
    return sole
  }

  /// Returns a text as XML. Records the characters that XML forbids, which are left out.
  mutating func escaped(_ text: ExactText, of unit: TranslationUnit, in language: Language) -> ExactText {
    if let written = XMLEscapes.text(text) { return written }
    lose(.other("a character that XML forbids"), of: unit, in: language.name)
    return XMLEscapes.text(XMLEscapes.allowed(text)) ?? ""
  }

  /// Records the attributes of a unit that formats with only texts and notes lack.
  mutating func loseAttributes(of unit: TranslationUnit) {
    if !unit.translate { lose(.translate, of: unit, in: nil) }
    if unit.maximumWidth != nil { lose(.width, of: unit, in: nil) }
  }

  /// Records the language of the source, unless it is English, for formats that do not name it.
  mutating func loseSourceLanguage() {
    guard let tag = languages.first?.tag, ExactText(tag.language) != "en" else { return }
    losses.append(CatalogLoss(.other("the source language"), of: nil, in: nil, at: .start))
  }

  /// Records a loss.
  mutating func lose(_ part: CatalogLoss.Part, of unit: TranslationUnit, in language: ExactText?) {
    losses.append(CatalogLoss(part, of: unit.id, in: language, at: unit.position))
  }
}

/// Catalogues written in a format.
public struct WrittenCatalog: Sendable {
  /// The files, with paths relative to the output folder, such as `de.lproj/Localizable.strings`.
  public var files: [(path: String, bytes: [UInt8])] = []
  /// The parts that the format cannot express.
  public var losses: [CatalogLoss] = []

  /// The paths of source files whose texts come from translations, because no source catalogue was given. Such a file
  /// contains only the texts of those translations.
  public var derivedSources: Set<ExactText> = []

  /// Creates an empty result.
  package init() {}

  /// Adds a file. `isDerived` is true if its source texts come from translations.
  mutating func add(_ path: String, _ bytes: [UInt8], isDerived: Bool) {
    files.append((path, bytes))
    if isDerived { derivedSources.insert(ExactText(path)) }
  }
}
