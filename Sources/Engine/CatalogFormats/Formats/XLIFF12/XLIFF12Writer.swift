import WatchwordBasics

/// Writes file elements as XLIFF 1.2 in Apple's profile: one document for each language, with one file element for each
/// source file.
struct XLIFF12Writer {
  private var text = ""
  private var losses: [CatalogLoss] = []
  private var language: ExactText?

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
    http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-transitional.xsd">

    """

  /// Returns a document for each target language, named after it. Source catalogues go into a document named after
  /// their language.
  static func write(_ files: [TranslationCatalog.File]) -> WrittenCatalog {
    var written = WrittenCatalog()
    var order: [ExactText] = []
    var documents: [ExactText: [TranslationCatalog.File]] = [:]
    for file in files {
      let language = file.header.shownLanguage ?? "en"
      if documents[language] == nil { order.append(language) }
      documents[language, default: []].append(file)
    }
    for language in order {
      var writer = XLIFF12Writer()
      writer.text = head
      for file in documents[language] ?? [] { writer.add(file) }
      writer.text += "</xliff>\n"
      written.files.append((LanguageFileName.name(of: language) + ".xliff", Array(writer.text.utf8)))
      written.losses += writer.losses
    }
    return written
  }

  // MARK: Elements

  private mutating func add(_ file: TranslationCatalog.File) {
    let header = file.header
    language = header.targetLanguage
    text += "  <file original=\"\(attribute(header.original ?? "Localizable.strings"))\""
    text += " source-language=\"\(attribute(header.sourceLanguage ?? "en"))\""
    if let target = header.targetLanguage { text += " target-language=\"\(attribute(target))\"" }
    text += " datatype=\"\(attribute(header.datatype ?? "plaintext"))\">\n    <body>\n"
    for unit in file.units { add(unit, of: header) }
    text += "    </body>\n  </file>\n"
  }

  private mutating func add(_ unit: TranslationUnit, of file: CatalogFile) {
    text += "      <trans-unit id=\"\(attribute(unit.id, of: unit))\""
    if !unit.translate { text += " translate=\"no\"" }
    if let approved = unit.approved { text += " approved=\"\(approved ? "yes" : "no")\"" }
    if let width = unit.maximumWidth {
      text += " maxwidth=\"\(width)\""
      if let size = unit.sizeUnit { text += " size-unit=\"\(attribute(size, of: unit))\"" }
    }
    text += " xml:space=\"preserve\">\n"
    // Every unit needs a source (XLIFF 1.2, section 2.3.2).
    if unit.source == nil { lose(.source, unit) }
    text += "        <source>\(unit.source.map { content($0, of: unit) } ?? "")</source>\n"
    if let target = unit.target {
      text += "        <target"
      // Xcode imports a translation without a state as finished.
      let state = unit.state ?? .translated
      text += " state=\"\(attribute(state.name, of: unit))\""
      if let qualifier = unit.stateQualifier { text += " state-qualifier=\"\(attribute(qualifier, of: unit))\"" }
      text += ">\(content(target, of: unit))</target>\n"
    }
    for note in unit.notes { text += "        <note>\(escaped(note, of: unit))</note>\n" }
    text += "      </trans-unit>\n"
    if let syntax = unit.messageSyntax, syntax != file.messageSyntax { lose(.other("the syntax of the message"), unit) }
  }

  // MARK: Texts

  /// Returns the content of an element, with its inline elements.
  private mutating func content(_ segment: Segment, of unit: TranslationUnit) -> ExactText {
    guard let markup = InlineMarkup(segment) else { return escaped(segment.text, of: unit) }
    let written = XLIFF12WrittenText(markup)
    for part in written.lost { lose(.other(part), unit) }
    return ExactText(utf8: written.content)
  }

  private mutating func escaped(_ text: ExactText, of unit: TranslationUnit) -> ExactText {
    if let written = XMLEscapes.text(text) { return written }
    lose(.other("a character that XML forbids"), unit)
    return XMLEscapes.text(XMLEscapes.allowed(text)) ?? ""
  }

  private mutating func attribute(_ text: ExactText, of unit: TranslationUnit) -> ExactText {
    if let written = XMLEscapes.attribute(text) { return written }
    let allowed = XMLEscapes.allowed(text)
    lose(.key(as: allowed.string), unit)
    return XMLEscapes.attribute(allowed) ?? ""
  }

  private func attribute(_ text: ExactText) -> ExactText { XMLEscapes.attribute(XMLEscapes.allowed(text)) ?? "" }

  private mutating func lose(_ part: CatalogLoss.Part, _ unit: TranslationUnit) {
    let loss = CatalogLoss(part, of: unit.id, in: language, at: unit.position)
    // The source and the target often have the same loss.
    if !losses.suffix(8).contains(loss) { losses.append(loss) }
  }
}
