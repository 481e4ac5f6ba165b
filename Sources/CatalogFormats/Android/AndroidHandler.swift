import WatchwordDiagnostics
import WatchwordLocalization

/// Creates the units of a file of string resources (Android, "String resources").
struct AndroidHandler: XMLContentHandler, ~Copyable {
  private let collector: CatalogCollector
  private let context: DocumentContext
  private var names = Names()
  private var depth = 0
  /// The group of texts that is open: plural forms or a list.
  private var group: Group?
  private var open: OpenString?
  private var comments: [ExactText] = []
  private var keys: Set<ExactText> = []
  private var count = 0
  private var hasBegun = false
  private var isTranslation = false
  private var language: LanguageTag?
  private var file = SourceSpan(at: .start)

  private struct Group {
    let name: ExactText
    let kind: Kind
    let translate: Bool
    let notes: [ExactText]
    var count = 0

    enum Kind { case plurals, list }
  }

  /// The text that is being read.
  private struct OpenString {
    let key: ExactText
    let variation: VariationPath
    let translate: Bool
    let notes: [ExactText]
    let depth: Int
    let start: SourcePosition
    let contentStart: SourcePosition
    let contentOffset: Int
  }

  /// The names of elements and attributes, by the parser's addresses.
  private struct Names {
    var resources, string, plurals, list, item, eatComment: UnsafePointer<UInt8>?
    var name, quantity, translatable, product, type: UnsafePointer<UInt8>?

    init() {}

    init(_ reader: inout XMLReader) {
      resources = reader.interned("resources")
      string = reader.interned("string")
      plurals = reader.interned("plurals")
      list = reader.interned("string-array")
      item = reader.interned("item")
      eatComment = reader.interned("eat-comment")
      name = reader.interned("name")
      quantity = reader.interned("quantity")
      translatable = reader.interned("translatable")
      product = reader.interned("product")
      type = reader.interned("type")
    }
  }

  /// The attributes that matter.
  private struct Attributes {
    var name, quantity, product, type: ExactText?
    var translate = true
  }

  init(_ context: DocumentContext, _ collector: CatalogCollector) {
    self.context = context
    self.collector = collector
  }

  // MARK: Events

  mutating func begin(_ reader: inout XMLReader) { names = Names(&reader) }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    depth += 1
    if open != nil { return }
    switch depth {
    case 1: startRoot(tag, &reader)
    case 2: startResource(tag, &reader)
    case 3: if group != nil, tag.name == names.item { startItem(tag, &reader) }
    default: break
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    if let string = open, string.depth == depth { endString(string, at: offset, &reader) }
    if depth == 2 { group = nil }
    depth -= 1
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {}

  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {
    if depth > 0, open == nil { comments.append(text) }
  }

  /// Ends the document: the texts of the source that have no translation follow.
  mutating func finish() {
    guard hasBegun else { return }
    if isTranslation, let sources = context.sources {
      for unit in sources.missing(keys: keys, in: language, at: file) where unit.translate { collector.add(unit) }
    }
    collector.endFile()
  }

  // MARK: Elements

  private mutating func startRoot(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard tag.name == names.resources, tag.namespace == nil else {
      let name = String(cString: tag.name).clipped
      reader.report(
        .unexpectedRoot, at: reader.span(of: tag), "Found the root <\(name)>; expected <resources>",
        help: "Check whether this is an Android resource file")
      return reader.stop()
    }
    hasBegun = true
    file = reader.span(of: tag)
    isTranslation = context.sources != nil
    let locale = Self.locale(in: tag, reader)
    language = AndroidFolder(ofFile: context.path)?.language ?? (isTranslation ? locale : nil)
    var attributes = CatalogFile.Attributes(messageSyntax: .printf, span: file)
    attributes.original = AndroidFolder.original(ofFileAt: context.path)
    attributes.datatype = "x-android-resources"
    attributes.setLanguage(
      language.map { ExactText("\($0)") }, of: context.sources, orSource: locale.map { ExactText("\($0)") } ?? "en")
    if AndroidFolder(ofFile: context.path) != nil || locale != nil { attributes.lacksLanguage = false }
    collector.begin(CatalogFile(attributes))
  }

  /// The language of the default texts, if the file tells tools (`tools:locale`; Android, "Tools attributes reference").
  /// Without it, tools expect English.
  private static func locale(in tag: XMLStartTag, _ reader: borrowing XMLReader) -> LanguageTag? {
    let bytes = reader.input.window.bytes(in: tag.offset..<tag.contentOffset)
    let attribute = AttributeScan.attributes(in: bytes[...]).first { $0.isNamed("tools:locale") }
    return attribute.map { String(decoding: bytes[$0.value.startIndex..<$0.value.endIndex], as: UTF8.self) }
      .flatMap { LanguageTag(posix: $0) }
  }

  private mutating func startResource(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    if tag.name == names.eatComment {
      comments = []
      return
    }
    let notes = comments
    comments = []
    let attributes = attributes(of: tag)
    let isString = tag.name == names.string || tag.name == names.item && attributes.type == "string"
    guard isString || tag.name == names.plurals || tag.name == names.list else { return }
    guard let name = attributes.name else {
      return reader.report(
        .missingUnitID, at: reader.span(of: tag), "This <\(String(cString: tag.name))> has no name",
        help: "Write the name under which the app asks for it: name=\"…\"")
    }
    // Of one name, there may be a text for each product (Android's own resources).
    let key = attributes.product.map { $0 == "default" ? name : ExactText("\(name)@\($0)") } ?? name
    if isString {
      begin(key, .whole, attributes.translate, notes, tag, &reader)
    } else {
      group = Group(
        name: key, kind: tag.name == names.plurals ? .plurals : .list, translate: attributes.translate, notes: notes)
    }
  }

  private mutating func startItem(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard let group else { return }
    let notes = group.notes + comments
    comments = []
    let attributes = attributes(of: tag)
    switch group.kind {
    case .list:
      begin(ExactText("\(group.name)[\(group.count)]"), .whole, group.translate, notes, tag, &reader)
      self.group?.count += 1
    case .plurals:
      guard let quantity = attributes.quantity, PluralCategory(keyword: quantity) != nil else {
        let found = attributes.quantity.map { "the quantity \"\($0.clipped)\"" } ?? "no quantity"
        return reader.report(
          .unknownQuantity, at: reader.span(of: tag), unit: group.name,
          "Found \(found); expected zero, one, two, few, many or other", help: "Correct the quantity")
      }
      begin(group.name, VariationPath(plural: quantity), group.translate, notes, tag, &reader)
    }
  }

  private func attributes(of tag: XMLStartTag) -> Attributes {
    var attributes = Attributes()
    tag.attributes.forEachUnprefixed { name, value in
      switch name {
      case names.name: attributes.name = ExactText(utf8: value)
      case names.quantity: attributes.quantity = ExactText(utf8: value)
      case names.product: attributes.product = ExactText(utf8: value)
      case names.type: attributes.type = ExactText(utf8: value)
      case names.translatable: attributes.translate = !value.elementsEqual("false".utf8)
      default: break
      }
    }
    return attributes
  }

  // MARK: Texts

  private mutating func begin(
    _ key: ExactText, _ variation: VariationPath, _ translate: Bool, _ notes: [ExactText], _ tag: XMLStartTag,
    _ reader: inout XMLReader
  ) {
    open = OpenString(
      key: key, variation: variation, translate: translate, notes: notes, depth: depth, start: tag.position,
      contentStart: reader.input.position(at: tag.contentOffset), contentOffset: tag.contentOffset)
  }

  private mutating func endString(_ string: OpenString, at offset: Int, _ reader: inout XMLReader) {
    open = nil
    count += 1
    guard count <= XMLLimits.units else {
      reader.exceeded("the units of a file", XMLLimits.units, "units", at: string.start)
      return
    }
    let end = max(reader.tokenOffset, string.contentOffset)
    let content = reader.input.window.bytes(in: string.contentOffset..<end)
    let text = AndroidText(content)
    guard text.pieces.text.count <= XMLLimits.textLength else {
      reader.exceeded("the text of an element", XMLLimits.textLength, "bytes", at: string.start)
      return
    }
    let contentSpan = SourceSpan(start: string.contentStart, end: reader.input.position(at: end))
    let span = SourceSpan(start: string.start, end: reader.input.position(at: offset))
    keys.insert(string.key)
    let id = SourceTable.id(string.key, string.variation)
    report(text, content, id, contentSpan, &reader)
    let segment = text.segment(content: content, span: span, contentSpan: contentSpan)
    var translate = string.translate && !text.isReference
    let source: Segment?
    var notes = string.notes
    if isTranslation {
      if notes.isEmpty { notes = context.sources?.unit(string.key, string.variation, id)?.notes ?? [] }
      source = context.sources?.source(of: string.key, string.variation, id, at: span)
      translate = translate && context.sources?.unit(string.key, string.variation, id)?.translate ?? true
    } else {
      source = segment
    }
    collector.add(
      TranslationUnit(
        id: id, key: string.key, variation: string.variation, source: source, target: isTranslation ? segment : nil,
        notes: notes, translate: translate, span: span))
  }

  private func report(
    _ text: AndroidText, _ content: [UInt8], _ id: ExactText, _ span: SourceSpan, _ reader: inout XMLReader
  ) {
    for defect in text.defects.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let text = Segment(text: ExactText(String(decoding: content, as: UTF8.self)), span: span, contentSpan: span)
      let place = text.span(of: defect.range)
      switch defect.kind {
      case .apostrophe:
        reader.report(
          .unescapedApostrophe, at: place, unit: id, "Found an apostrophe without a backslash; expected \\'",
          help: "Write \\', or put the whole text into quotation marks")
      case .escape:
        reader.report(
          .invalidEscape, at: place, unit: id, "This is not a valid escape",
          help: "Write \\n, \\t, \\', \\\", \\\\, \\u and four hexadecimal digits, or the character itself")
      case .quotation:
        reader.report(
          .unbalancedQuotationMark, at: place, unit: id,
          "This quotation mark has no match; people do not see it", help: "Write \\\" for a mark that people see")
      }
    }
  }
}
