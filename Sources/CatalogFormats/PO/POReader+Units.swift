import WatchwordDiagnostics
import WatchwordLocalization

extension POReader {
  /// Begins the file element with what the header says, unless it has begun.
  mutating func beginFile() {
    guard !hasBegun else { return }
    hasBegun = true
    let header = self.header ?? POHeader()
    let isTemplate = facts.isTemplate || header.isTemplate
    let language = isTemplate ? nil : header.language ?? facts.language
    hasContextKeys = header.hasContextKeys
    fileSyntax = header.messageSyntax ?? .printf
    var file = CatalogFile.Attributes(messageSyntax: fileSyntax, span: SourceSpan(at: .start))
    file.original = facts.original
    file.sourceLanguage = header.sourceLanguage ?? "en"
    file.targetLanguage = language.map { ExactText("\($0)") }
    file.targetLanguageSpan = header.languageSpan
    file.datatype = "po"
    file.hasOwnPluralForms = !isTemplate
    file.acceleratorMark = header.acceleratorMark
    collector.begin(CatalogFile(file))
    self.language = language
    self.isTemplate = isTemplate
    forms = isTemplate ? .source : pluralForms(header, language)
    if language == nil, !isTemplate {
      let span = header.languageSpan ?? SourceSpan(at: .start)
      let found = header.writtenLanguage.map { "Found the language \"\($0.clipped)\"; expected a locale" }
      report(
        .missingTargetLanguage, at: span, found ?? "The header does not say the language of the translations",
        help: "Write it into the header: \"Language: de\\n\"")
    }
  }

  /// The forms that the header names, after a look at them.
  private mutating func pluralForms(_ header: POHeader, _ language: LanguageTag?) -> PluralForms {
    let standard = PluralForms(of: language)
    guard let rule = header.plurals else { return standard }
    var expected: String { GettextPlurals.field(of: standard, in: language) }
    guard let count = rule.count, let formula = rule.formula, (1...PluralForms.maximumCount).contains(count) else {
      report(
        .invalidPluralForms, at: rule.span,
        "The value of Plural-Forms does not give a number of forms and a formula",
        help: "Write, for example, \(expected)")
      return standard
    }
    if let number = PluralForms.unusableNumber(of: formula, count: count) {
      report(
        .invalidPluralForms, at: rule.span,
        "The formula does not give the number \(number) a form below nplurals, which is \(count)",
        help: "Write, for example, \(expected)")
      return standard
    }
    if let language, let found = PluralForms.disagreement(of: formula, with: language) {
      let (first, second) = found.numbers
      report(
        .unusualPluralForms, at: rule.span,
        found.sharesForm
          ? "The formula gives \(first) and \(second) the same form; in CLDR's rules for \(language), they are "
            + "\"\(found.categories.0.keyword)\" and \"\(found.categories.1.keyword)\""
          : "The formula gives \(first) and \(second) two forms; in CLDR's rules for \(language), both are "
            + "\"\(found.categories.0.keyword)\"",
        help: "CLDR's rules as a field: \(expected)")
    }
    hasHeaderForms = true
    return PluralForms(formula, count: count, in: language)
  }

  // MARK: Units

  /// Passes the units of a complete entry on.
  mutating func add(_ entry: POEntry, _ id: POText) {
    let source = segment(id)
    let key = self.key(entry, source.text)
    let end = (entry.forms.map { $0.text } + [entry.plural].compactMap { $0 } + [id]).map { $0.end }.max() ?? id.end
    let start = (entry.context ?? id).keyword
    if entry.forms.isEmpty {
      report(
        .malformedPO, at: start..<start, unit: key, "This msgid has no msgstr",
        help: "Write msgstr \"\" for a text that is not translated yet")
    }
    guard let plural = entry.plural else {
      if let form = entry.forms.first(where: { $0.index != nil }) {
        report(
          .malformedPO, at: form.text.keyword..<form.text.keyword, unit: key,
          "Found msgstr[\(form.index ?? 0)] in an entry without msgid_plural", help: "Write the msgid_plural, or msgstr"
        )
      }
      let target = entry.forms.first.map { segment($0.text) }
      return add(entry, key, .whole, source, target, SourceSpan(start: places.position(at: start), end: position(end)))
    }
    let many = segment(plural)
    let span = SourceSpan(start: position(start), end: position(end))
    checkForms(of: entry, key, at: start)
    if isTemplate {
      for (category, text) in [(PluralCategory.one, source), (.other, many)] {
        add(entry, key, VariationPath(plural: category.keyword), text, nil, span)
      }
      return
    }
    for (index, category) in forms.categories.enumerated() {
      let form = entry.forms.first { $0.index == index }
      add(
        entry, key, VariationPath(plural: category.keyword), category == .one ? source : many,
        form.map { segment($0.text) }, span)
    }
  }

  private func add(
    _ entry: POEntry, _ key: ExactText, _ variation: VariationPath, _ source: Segment, _ target: Segment?,
    _ span: SourceSpan
  ) {
    // An empty msgstr is no translation.
    let place = isTemplate ? nil : target
    let target = place?.text.isEmpty ?? true ? nil : place
    let id = variation.plural.map { ExactText("\(key)|==|plural.\($0)") } ?? key
    let syntax = entry.syntax ?? (facts.hasFormatFlags && fileSyntax == .printf ? MessageSyntax.none : fileSyntax)
    let unit = TranslationUnit(
      id: id, key: key, variation: variation, source: source, target: target, notes: entry.notes,
      state: target != nil && entry.isFuzzy ? .needsReviewTranslation : nil,
      messageSyntax: syntax == fileSyntax ? nil : syntax, span: span)
    collector.add(target == nil ? TranslationUnit(unit, emptyTarget: place) : unit)
  }

  /// The key of an entry: its msgid, behind its context if it has one. Where the header says so, the context alone.
  private func key(_ entry: POEntry, _ id: ExactText) -> ExactText {
    guard let context = entry.context?.pieces.exactText else { return id }
    return hasContextKeys ? context : ExactText("\(context)|\(id)")
  }

  /// Compares the forms of an entry with those of the header.
  private mutating func checkForms(of entry: POEntry, _ key: ExactText, at start: Int) {
    // As msgfmt does, let a text pass that is not translated at all.
    if isTemplate || entry.forms.allSatisfy({ $0.text.pieces.text.isEmpty }) { return }
    let wanted = forms.categories.count
    if entry.forms.contains(where: { $0.index == nil }) {
      return report(
        .malformedPO, at: start..<start, unit: key, "This entry has a msgid_plural and a msgstr without a number",
        help: "Write msgstr[0] to msgstr[\(wanted - 1)]")
    }
    guard hasHeaderForms else {
      if !hasToldForms {
        hasToldForms = true
        report(
          .invalidPluralForms.mild, at: start..<start, unit: key,
          "This text varies by number, but the header has no usable Plural-Forms",
          help: "Write \"\(GettextPlurals.field(of: PluralForms(of: language), in: language))\\n\" into the header")
      }
      return
    }
    let indices = entry.forms.compactMap { $0.index }
    if let extra = entry.forms.first(where: { ($0.index ?? 0) >= wanted }) {
      report(
        .pluralFormCount, at: extra.text.keyword..<extra.text.keyword, unit: key,
        "Found msgstr[\(extra.index ?? 0)]; expected \(wanted) forms, as Plural-Forms says",
        help: "Remove it, or correct nplurals in the header")
    } else if let missing = (0..<wanted).first(where: { !indices.contains($0) }) {
      report(
        .pluralFormCount, at: start..<start, unit: key,
        "There is no msgstr[\(missing)]; expected \(wanted) forms, as Plural-Forms says",
        help: "Add it; it is the form for \"\(forms.categories[missing].keyword)\"")
    }
  }

  // MARK: Places

  private mutating func position(_ offset: Int) -> SourcePosition { places.position(at: offset) }

  mutating func segment(_ text: POText) -> Segment {
    let start = position(text.keyword)
    let content = places.span(of: text.content)
    let end = position(text.end)
    return text.pieces.segment(
      content: Array(bytes[text.content]), span: SourceSpan(start: start, end: end), contentSpan: content,
      write: { POText.written($0) })
  }
}
