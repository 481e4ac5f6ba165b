import WatchwordBasics
import WatchwordLocalization

extension CatalogDocument {
  /// Returns the document in a pseudo-locale, or `nil` if its format is read-only, or the document has no texts.
  ///
  /// In a document of one language, only the words of the texts change, and the language tag if there is one. A
  /// document with translations gets translations into the pseudo-locale, in all plural forms of its language tag; in
  /// an XLIFF file or a gettext catalogue, they replace all others.
  package func pseudo(_ locale: PseudoLocale) -> [UInt8]? {
    guard catalog.files.contains(where: { !$0.messages.isEmpty }) else { return nil }
    guard format.isBilingual else { return edited(locale) }
    var elements: [TranslationCatalog.File] = []
    var originals: Set<ExactText?> = []
    // Prefer the plural forms of the source; a translation has those of its own language.
    let files = catalog.files.filter { $0.header.isSource } + catalog.files.filter { !$0.header.isSource }
    for file in files where originals.insert(file.header.original).inserted {
      elements.append(PseudoElement(locale).element(file))
    }
    if let replaced = format.replaceTranslations?(elements, self) { return replaced }
    let written = format.update == nil ? format.writing(elements) : format.updating(bytes, with: elements)
    return written?.files.first?.bytes
  }

  /// Returns the document with replaced words in its texts.
  private func edited(_ locale: PseudoLocale) -> [UInt8] {
    var fixes: [Fix] = []
    for file in catalog.files {
      for unit in file.units where unit.translate {
        // English files that translate other English files have translations, too.
        guard let segment = unit.target ?? unit.source, segment.notation?.isInOtherFile != true else { continue }
        let dialect = MessageDialect(file.header, unit)
        let edits = PseudoText(segment.text, in: dialect, locale: locale).edits
        fixes += segment.edits(replacing: edits.map { ($0.range, ExactText($0.text)) }).map {
          Fix(isSafe: true, edits: [$0])
        }
      }
      if let span = file.header.targetLanguageSpan ?? file.header.sourceLanguageSpan {
        let name = ExactText(locale.tag.string.replacingHyphens)
        fixes.append(
          Fix(isSafe: true, edits: [Fix.Edit(span, with: name)]))
      }
    }
    return format.applying(fixes, to: bytes).bytes
  }
}

/// Creates the file element of a pseudo-locale.
struct PseudoElement {
  private let locale: PseudoLocale
  private let categories: [PluralCategory]

  init(_ locale: PseudoLocale) {
    self.locale = locale
    categories = LanguageTag(locale.tag.string).map { PluralRules.cardinal(for: $0).categories } ?? [.one, .other]
  }

  func element(_ file: TranslationCatalog.File) -> TranslationCatalog.File {
    let old = file.header
    var attributes = old.attributes
    (attributes.targetLanguage, attributes.targetLanguageSpan, attributes.hasOwnPluralForms) = (locale.tag, nil, false)
    let header = CatalogFile(attributes)
    return TranslationCatalog.File(
      header: header, messages: file.messages.compactMap { CatalogMessage(units(of: $0, in: old)) })
  }

  /// Returns the units of a message in the pseudo-locale, in all of its plural forms.
  private func units(of message: CatalogMessage, in file: CatalogFile) -> [TranslationUnit] {
    var families = Dictionary(grouping: message) { Self.path($0.variation, "other") }
    return message.flatMap { unit -> [TranslationUnit] in
      guard unit.variation.plural != nil else { return [translated(unit, unit, unit.variation, file)] }
      guard let forms = families.removeValue(forKey: Self.path(unit.variation, "other")) else { return [] }
      return categories.map { category in
        let form = forms.first { $0.variation.category == category } ?? forms.first { $0.variation.category == .other }
        // A catalogue for whole numbers may lack the `other` form, but it then has a form other than `one`.
        let like = form ?? forms.first { $0.variation.category != .one } ?? unit
        return translated(like, unit, Self.path(unit.variation, category.keyword), file)
      }
    }
  }

  private static func path(_ path: VariationPath, _ plural: ExactText) -> VariationPath {
    VariationPath(substitution: path.substitution, device: path.device, plural: plural, width: path.width)
  }

  /// Returns a unit whose translation in the pseudo-locale is created from the source of another unit.
  private func translated(
    _ form: TranslationUnit, _ unit: TranslationUnit, _ path: VariationPath, _ file: CatalogFile
  ) -> TranslationUnit {
    let dialect = MessageDialect(file, unit)
    let id = path == unit.variation ? unit.id : AppleUnitID.joined(unit.key, path)
    return TranslationUnit(
      id: id, key: unit.key, variation: path, source: form.source,
      target: unit.translate ? form.source.map { segment($0, dialect) } : nil, notes: unit.notes,
      state: unit.translate ? .translated : nil, translate: unit.translate, maximumWidth: unit.maximumWidth,
      sizeUnit: unit.sizeUnit, messageSyntax: unit.messageSyntax, span: unit.span)
  }

  private func segment(_ source: Segment, _ dialect: MessageDialect) -> Segment {
    let text = locale.text(source.text, in: dialect)
    guard source.notation == nil, !source.elements.isEmpty else {
      return Segment(text: text, span: source.span, contentSpan: source.contentSpan)
    }
    let markup = Array(locale.text(source.content, in: dialect).string.utf8)
    return Segment(
      text: text, elements: source.elements, span: source.span, contentSpan: source.contentSpan, markup: markup)
  }
}
