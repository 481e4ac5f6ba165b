import WatchwordBasics
import WatchwordLocalization

/// Creates the units of a translation source of Qt.
struct QtHandler: XMLContentHandler, ~Copyable {
  private let collector: CatalogCollector
  private let context: DocumentContext
  private var names: [(name: UnsafePointer<UInt8>, element: QtElement)] = []
  private var attributeNames = AttributeNames()
  private var open = DepthStack<QtElement>()
  private var capture = Capture()
  /// The name of the current context.
  private var contextName: ExactText = ""
  private var message: QtMessage?
  /// Whether an element in the current text has been reported.
  private var hasReportedElement = false
  private var language: LanguageTag?
  /// The forms of messages with the same number of them as the latest one.
  private var forms: (count: Int, forms: PluralForms)?
  /// Whether the missing language has been reported.
  private var hasReportedLanguage = false
  private var file = SourceSpan(at: .start)

  private struct AttributeNames {
    var id, numerus, type, value, language, sourceLanguage: UnsafePointer<UInt8>?

    init() {}

    init(_ reader: inout XMLReader) {
      id = reader.interned("id")
      numerus = reader.interned("numerus")
      type = reader.interned("type")
      value = reader.interned("value")
      language = reader.interned("language")
      sourceLanguage = reader.interned("sourcelanguage")
    }
  }

  init(_ context: DocumentContext, _ collector: CatalogCollector) {
    self.context = context
    self.collector = collector
  }

  // MARK: Events

  mutating func begin(_ reader: inout XMLReader) {
    names = QtElement.allCases.filter { $0 != .unknown }.map { (reader.interned($0.rawValue), $0) }
    attributeNames = AttributeNames(&reader)
  }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let element = tag.namespace == nil ? names.first { $0.name == tag.name }?.element ?? .unknown : .unknown
    let parent = open.last
    open.append(element)
    guard let parent else { return startRoot(element, tag, &reader) }
    switch (parent, element) {
    case (.ts, .context): contextName = ""
    case (.context, .name): capture.begin(.note, tag, depth: open.count, &reader.input)
    case (.context, .message), (.ts, .message): startMessage(tag)
    case (.message, .source):
      if message?.source == nil { beginText(.source, tag, &reader) }
    case (.message, .comment), (.message, .extraComment), (.message, .translatorComment):
      capture.begin(.note, tag, depth: open.count, &reader.input)
    case (.message, .translation):
      let type = value(of: attributeNames.type, in: tag)
      message?.type = type
      if message?.isPlural == false { beginText(.target, tag, &reader) }
    case (.translation, .numerusForm):
      message?.isPlural = true
      beginText(.target, tag, &reader)
    case (.translation, .lengthVariant):
      // A translation may have variants of several lengths; the longest one is the first.
      if message?.forms.isEmpty ?? true { beginText(.target, tag, &reader) }
    case (.numerusForm, .lengthVariant): beginText(.target, tag, &reader)
    default: startOther(element, tag, &reader)
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    let depth = open.count
    guard let element = open.popLast() else { return }
    if element == .byte, capture.isSegment { capture.endInline(depth: depth) }
    if capture.kind != nil, capture.depth == depth { endText(element, at: offset, &reader) }
    if element == .message, let message { endMessage(message, at: offset, &reader) }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    if capture.kind != nil { capture.append(bytes, endingAt: offset, &reader) }
  }

  /// Ends the document.
  mutating func finish(_ reader: borrowing XMLReader) { collector.endFile() }

  // MARK: The file

  private mutating func startRoot(_ element: QtElement, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard reader.isRoot(tag, element == .ts ? tag.name : nil, in: "a Qt translation") else { return }
    file = reader.span(of: tag)
    let name = LanguageSuffix(context.path, after: UInt8(ascii: "_"))
    let written = value(of: attributeNames.language, in: tag)
    language = written.flatMap { LocaleName.written($0) } ?? name.language
    var attributes = CatalogFile.Attributes(messageSyntax: .none, span: file)
    attributes.original = name.original
    attributes.datatype = "x-qt"
    let source = value(of: attributeNames.sourceLanguage, in: tag).flatMap { LocaleName.written($0) }
    attributes.sourceLanguage = source.map { ExactText("\($0)") } ?? "en"
    attributes.targetLanguage = language.map { ExactText("\($0)") }
    attributes.targetLanguageSpan = written == nil ? nil : reader.valueSpan(of: "language", in: tag)
    attributes.hasOwnPluralForms = language != nil
    collector.begin(CatalogFile(attributes))
  }

  private func value(of name: UnsafePointer<UInt8>?, in tag: XMLStartTag) -> ExactText? {
    var found: ExactText?
    tag.attributes.forEachUnprefixed { attribute, value in
      if attribute == name { found = ExactText(utf8: value) }
    }
    return found
  }

  // MARK: Texts

  private mutating func startMessage(_ tag: XMLStartTag) {
    let id = value(of: attributeNames.id, in: tag)
    message = QtMessage(
      id: id?.isEmpty ?? true ? nil : id, start: tag.position,
      isPlural: value(of: attributeNames.numerus, in: tag) == "yes")
  }

  private mutating func beginText(_ kind: Capture.Kind, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    hasReportedElement = false
    capture.begin(kind, tag, depth: open.count, &reader.input)
  }

  /// Handles an element in a text. Qt writes control characters as `<byte value="x1b"/>`.
  private mutating func startOther(_ element: QtElement, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard capture.isSegment else { return }
    if element == .byte {
      return capture.startInline(
        .x, id: value(of: attributeNames.value, in: tag), at: tag.position, depth: open.count)
    }
    guard !hasReportedElement else { return }
    hasReportedElement = true
    reader.report(
      .unexpectedElement, at: reader.span(of: tag), unit: message?.key(in: contextName),
      "Found <\(String(cString: tag.name).clipped)> in a text; expected text", help: "Write &lt; for a < of the text")
  }

  private mutating func endText(_ element: QtElement, at offset: Int, _ reader: inout XMLReader) {
    switch capture.kind {
    case .source?, .target?:
      let segment = capture.segment(endingAt: offset, startingAt: reader.tokenOffset, sharing: nil, &reader.input)
      if capture.kind == .source { message?.source = segment } else { message?.forms.append(segment) }
    case .note?:
      let note = capture.note(reader.input.buffer)
      switch element {
      case .name: contextName = note ?? ""
      case .comment: message?.comment = note
      default: if let note { message?.notes.append(note) }
      }
    case nil: break
    }
    capture.end(&reader.input)
  }

  // MARK: Units

  private mutating func endMessage(_ message: QtMessage, at offset: Int, _ reader: inout XMLReader) {
    self.message = nil
    if message.isGone { return }
    let span = SourceSpan(start: message.start, end: reader.input.position(at: offset))
    guard let key = message.key(in: contextName) else {
      return reader.report(
        .missingUnitID, at: message.start, "This <message> has neither an id nor a <source>",
        help: "Write the text of the program as its <source>")
    }
    let isTranslated = message.forms.contains { !$0.text.isEmpty }
    if isTranslated { reportMissingLanguage(&reader) }
    guard message.isPlural else {
      return add(message.unit(key, .whole, message.forms.first, span: span), &reader)
    }
    if forms?.count != message.forms.count {
      forms = (message.forms.count, QtPlurals.forms(message.forms.count, of: language))
    }
    guard let forms = forms?.forms else { return }
    let missing = forms.categories.count - message.forms.count
    if isTranslated, missing > 0, language != nil {
      reader.report(
        .pluralFormCount, at: SourceSpan(at: message.start), unit: key,
        "Found \(message.forms.count) <numerusform>; Qt reads \(forms.categories.count) in this language",
        help: "Write the forms for \(forms.categories.map { $0.keyword.string }.joined(separator: ", ")), in this order"
      )
    }
    for (index, category) in forms.categories.enumerated() {
      let form = message.forms.indices.contains(index) ? message.forms[index] : nil
      let mayOmit = forms.mayOmitNumber(in: index, of: nil)
      add(
        message.unit(key, VariationPath(plural: category.keyword), form, mayOmit: mayOmit, span: span), &reader)
    }
  }

  private mutating func add(_ unit: TranslationUnit, _ reader: inout XMLReader) {
    if reader.takesUnits(collector, at: unit.position) { collector.add(unit) }
  }

  private mutating func reportMissingLanguage(_ reader: inout XMLReader) {
    guard language == nil, !hasReportedLanguage else { return }
    hasReportedLanguage = true
    reader.report(
      .missingTargetLanguage.mild, at: file, "The file does not name the language of its translations",
      help: "Write it into the root: <TS language=\"de\">")
  }
}
