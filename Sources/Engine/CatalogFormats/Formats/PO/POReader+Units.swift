import WatchwordBasics
import WatchwordLocalization

extension POReader {
  /// Begins the file element with the data of the header, unless it has begun.
  mutating func beginFile() {
    guard !hasBegun else { return }
    hasBegun = true
    let header = self.header ?? POHeader()
    let isTemplate = info.isTemplate || header.isTemplate
    let language = isTemplate ? nil : header.language ?? info.language
    hasContextKeys = header.hasContextKeys
    fileSyntax = header.messageSyntax ?? .printf
    var file = CatalogFile.Attributes(messageSyntax: fileSyntax, span: SourceSpan(at: .start))
    file.original = info.original
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
      collector.report(
        .missingTargetLanguage.mild, at: span, found ?? "The header does not name the language of the translations",
        help: "Write it into the header: \"Language: de\\n\"")
    }
  }

  /// Returns the forms of the header after checking them.
  private mutating func pluralForms(_ header: POHeader, _ language: LanguageTag?) -> PluralForms {
    let standard = PluralForms(of: language)
    guard let rule = header.plurals else { return standard }
    var expected: String { GettextPlurals.field(of: standard, in: language) }
    guard let count = rule.count, let formula = rule.formula, (1...PluralForms.maximumCount).contains(count) else {
      collector.report(
        .invalidPluralForms, at: rule.span,
        "The value of Plural-Forms does not contain a number of forms and a formula",
        help: "Write, for example, \(expected)")
      return standard
    }
    if let number = PluralForms.unusableNumber(of: formula, count: count) {
      collector.report(
        .invalidPluralForms, at: rule.span,
        "For the number \(number), the formula does not give a form below nplurals, which is \(count)",
        help: "Write, for example, \(expected)")
      return standard
    }
    if let language, let found = PluralForms.disagreement(of: formula, with: language) {
      let (first, second) = found.numbers
      collector.report(
        .unusualPluralForms, at: rule.span,
        found.sharesForm
          ? "The formula gives \(first) and \(second) the same form; in CLDR's rules for \(language), they are "
            + "\"\(found.categories.0.keyword)\" and \"\(found.categories.1.keyword)\""
          : "The formula gives \(first) and \(second) different forms; in CLDR's rules for \(language), both are "
            + "\"\(found.categories.0.keyword)\"",
        help: "CLDR's rules as a field: \(expected)")
    }
    hasHeaderForms = true
    return PluralForms(formula, count: count, in: language)
  }

  // MARK: Units

  /// Emits the units of a complete entry.
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
      let span = SourceSpan(start: positions.position(at: start), end: position(end))
      checkEdges(of: entry, key, id)
      return add(entry, key, .whole, source, target, span)
    }
    let many = segment(plural)
    let span = SourceSpan(start: position(start), end: position(end))
    checkForms(of: entry, key, at: start)
    checkEdges(of: entry, key, id)
    if isTemplate {
      for (category, text) in [(PluralCategory.one, source), (.other, many)] {
        add(entry, key, VariationPath(plural: category.keyword), text, nil, span)
      }
      return
    }
    // As in msgfmt, an entry without its first form is not translated.
    let isTranslated = entry.forms.contains { $0.index == 0 && !$0.text.pieces.text.isEmpty }
    for (index, category) in forms.categories.enumerated() {
      let form = entry.forms.first { $0.index == index }
      let mayOmit = entry.forms.count > 1 && forms.mayOmitNumber(in: index, of: entry.numbers)
      add(
        entry, key, VariationPath(plural: category.keyword), category == .one ? source : many,
        form.map { segment($0.text) }, span, mayOmit: mayOmit, isTranslated: isTranslated)
    }
  }

  private func add(
    _ entry: POEntry, _ key: ExactText, _ variation: VariationPath, _ source: Segment, _ target: Segment?,
    _ span: SourceSpan, mayOmit: Bool = false, isTranslated: Bool = true
  ) {
    // An empty msgstr is not a translation.
    let written = isTemplate ? nil : target
    let target = written?.text.isEmpty ?? true ? nil : written
    let id = variation.plural.map { ExactText("\(key)|==|plural.\($0)") } ?? key
    let syntax = entry.syntax ?? (info.hasFormatFlags && fileSyntax == .printf ? MessageSyntax.none : fileSyntax)
    var formatting = isTranslated ? entry.formatting : entry.formatting.map { _ in GettextFormatting() }
    formatting?.mayOmit = mayOmit
    formatting?.isForOneNumber = mayOmit && entry.numbers != nil
    let unit = TranslationUnit(
      id: id, key: key, variation: variation, source: source, target: target, notes: entry.notes,
      state: target != nil && entry.isFuzzy ? .needsReviewTranslation : nil,
      maximumWidth: entry.maximumLength, sizeUnit: entry.maximumLength == nil ? nil : "char",
      messageSyntax: syntax == fileSyntax ? nil : syntax, formatting: formatting, span: span)
    collector.add(target == nil ? TranslationUnit(unit, emptyTarget: written) : unit)
  }

  /// Returns the key of an entry: its msgid, preceded by its context if it has one, or only the context if the header
  /// declares contexts as keys.
  private func key(_ entry: POEntry, _ id: ExactText) -> ExactText {
    guard let context = entry.context?.pieces.exactText else { return id }
    return hasContextKeys ? context : ExactText("\(context)|\(id)")
  }

  /// Compares the forms of an entry with those of the header.
  private mutating func checkForms(of entry: POEntry, _ key: ExactText, at start: Int) {
    checkOrder(of: entry, key)
    // Like msgfmt, accept a text without any translation.
    if isTemplate || entry.forms.allSatisfy({ $0.text.pieces.text.isEmpty }) { return }
    let wanted = forms.categories.count
    if entry.forms.contains(where: { $0.index == nil }) {
      return report(
        .malformedPO, at: start..<start, unit: key, "This entry has a msgid_plural and a msgstr without a number",
        help: "Write msgstr[0] to msgstr[\(wanted - 1)]")
    }
    // msgfmt leaves out fuzzy entries, so it does not count their forms.
    if entry.isFuzzy { return }
    guard hasHeaderForms else {
      if !hasReportedMissingFormula {
        hasReportedMissingFormula = true
        report(
          .invalidPluralForms, at: start..<start, unit: key,
          "This text varies by number, but the header has no usable Plural-Forms",
          help: "Write \"\(GettextPlurals.field(of: PluralForms(of: language), in: language))\\n\" into the header")
      }
      return
    }
    let indices = entry.forms.compactMap { $0.index }
    if let extra = entry.forms.first(where: { ($0.index ?? 0) >= wanted }) {
      report(
        .pluralFormCount, at: extra.text.keyword..<extra.text.keyword, unit: key,
        "Found msgstr[\(extra.index ?? 0)]; expected \(wanted) forms, as in Plural-Forms",
        help: "Remove it, or correct nplurals in the header")
    } else if let missing = (0..<wanted).first(where: { !indices.contains($0) }) {
      report(
        .pluralFormCount, at: start..<start, unit: key,
        "There is no msgstr[\(missing)]; expected \(wanted) forms, as in Plural-Forms",
        help: "Add it; it is the form for \"\(forms.categories[missing].keyword)\"")
    }
  }

  /// Reports the first form that is out of order, unless a missing form is reported instead.
  mutating func checkOrder(of entry: POEntry, _ key: ExactText) {
    let indices = entry.forms.compactMap { $0.index }
    let isCounted = hasHeaderForms && !entry.isObsolete && !entry.isFuzzy
    let reportsMissing = isCounted && entry.forms.contains { !$0.text.pieces.text.isEmpty }
    guard indices.count == entry.forms.count, !reportsMissing || indices.sorted().elementsEqual(0..<indices.count),
      let index = indices.indices.first(where: { indices[$0] != $0 })
    else { return }
    let keyword = entry.forms[index].text.keyword
    report(
      .malformedPO, at: keyword..<keyword, unit: key, "Found msgstr[\(indices[index])] here; expected msgstr[\(index)]",
      help: "Write the forms in the order of their numbers, from msgstr[0] on")
  }

  // MARK: Line breaks

  /// Compares the line breaks at both ends of the texts of an entry, as `msgfmt --check-format` does.
  private mutating func checkEdges(of entry: POEntry, _ key: ExactText, _ id: POText) {
    guard !isTemplate, !entry.isFuzzy, entry.forms.first.map({ !$0.text.pieces.text.isEmpty }) ?? false else { return }
    let expected = POEdgeLineBreaks(id)
    if let plural = entry.plural, let edge = expected.difference(from: POEdgeLineBreaks(plural)) {
      reportEdge(edge, "msgid_plural", expected, at: plural, key)
    }
    for form in entry.forms {
      guard let edge = expected.difference(from: POEdgeLineBreaks(form.text)) else { continue }
      reportEdge(edge, form.index.map { "msgstr[\($0)]" } ?? "msgstr", expected, at: form.text, key)
    }
  }

  private mutating func reportEdge(
    _ edge: POEdgeLineBreaks.Edge, _ keyword: String, _ expected: POEdgeLineBreaks, at text: POText, _ key: ExactText
  ) {
    let (verb, isWanted) = edge == .start ? ("starts", expected.start) : ("ends", expected.end)
    report(
      .edgeLineBreak, at: text.content, unit: key,
      isWanted
        ? "The msgid \(verb) with a line break, but this \(keyword) does not"
        : "This \(keyword) \(verb) with a line break, but the msgid does not",
      help: isWanted ? "Write \\n at the \(edge.rawValue)" : "Delete the \\n at the \(edge.rawValue)")
  }

  // MARK: Positions

  private mutating func position(_ offset: Int) -> SourcePosition { positions.position(at: offset) }

  mutating func segment(_ text: POText) -> Segment {
    let start = position(text.keyword)
    let content = positions.span(of: text.content)
    let end = position(text.end)
    if text.pieces.isContent {
      return Segment(
        text: text.pieces.exactText, as: POText.plainContent, span: SourceSpan(start: start, end: end),
        contentSpan: content)
    }
    return text.pieces.segment(
      content: Array(bytes[text.content]), span: SourceSpan(start: start, end: end), contentSpan: content,
      write: { POText.written($0) })
  }
}
