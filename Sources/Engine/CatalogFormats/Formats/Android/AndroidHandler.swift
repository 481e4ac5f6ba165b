import WatchwordBasics
import WatchwordLocalization

/// Creates the units of a file of string resources (Android, "String resources").
struct AndroidHandler: XMLContentHandler, ~Copyable {
  private let collector: CatalogCollector
  private let context: DocumentContext
  /// Whether the file is read by Compose Multiplatform.
  private let isCompose: Bool
  private var names = Names()
  /// The depth of the outermost `<xliff:g>` in the open text; 0 outside it.
  private var markDepth = 0
  /// Whether text after the latest element has been reported.
  private var hasStrayText = false
  /// The theme attributes that the file declares.
  private var attributes: Set<ExactText> = []
  /// The texts that Android interprets as references to theme attributes.
  private var attributeReferences: [(reference: AndroidReference, unit: ExactText, span: SourceSpan)] = []
  private var depth = 0
  /// The current group of texts: plural forms or a list.
  private var group: Group?
  private var open: OpenString?
  private var comments: [ExactText] = []
  private var keys: Set<ExactText> = []
  private var isTranslation = false
  /// Whether the file replaces only some of the texts of its source.
  private var isPartial = false
  /// Whether the file says that its texts need no translations.
  private var mayLackTranslations = false
  private var language: LanguageTag?
  private var file = SourceSpan(at: .start)

  private struct Group {
    let name: ExactText
    let kind: Kind
    let translate: Bool
    let mayLackTranslation: Bool
    let notes: [ExactText]
    var count = 0

    enum Kind { case plurals, list }
  }

  /// The current text.
  private struct OpenString {
    let key: ExactText
    let variation: VariationPath
    let translate: Bool
    let mayLackTranslation: Bool
    /// Whether the compiler checks the text for substitutions.
    let isFormatted: Bool
    let notes: [ExactText]
    let depth: Int
    let start: SourcePosition
    let contentStart: SourcePosition
    let contentOffset: Int
  }

  /// The interned names of elements and attributes.
  private struct Names {
    var resources, string, plurals, list, item, eatComment, skip, attribute, mark, xliff: UnsafePointer<UInt8>?
    var name, quantity, translatable, formatted, product, type: UnsafePointer<UInt8>?

    init() {}

    init(_ reader: inout XMLReader) {
      resources = reader.interned("resources")
      string = reader.interned("string")
      plurals = reader.interned("plurals")
      list = reader.interned("string-array")
      item = reader.interned("item")
      eatComment = reader.interned("eat-comment")
      skip = reader.interned("skip")
      attribute = reader.interned("attr")
      mark = reader.interned("g")
      xliff = reader.interned(XLIFFNamespace.uri12)
      name = reader.interned("name")
      quantity = reader.interned("quantity")
      translatable = reader.interned("translatable")
      formatted = reader.interned("formatted")
      product = reader.interned("product")
      type = reader.interned("type")
    }
  }

  /// The relevant attributes of an element.
  private struct Attributes {
    var name, quantity, product, type, translatable, formatted: ExactText?

    var translate: Bool { translatable.flatMap(AndroidName.boolean) ?? true }
  }

  init(_ context: DocumentContext, _ collector: CatalogCollector) {
    self.context = context
    self.collector = collector
    isCompose = ComposeText.isResource(context.path)
  }

  // MARK: Events

  mutating func begin(_ reader: inout XMLReader) { names = Names(&reader) }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    depth += 1
    hasStrayText = false
    if open != nil { return startMarkup(tag, &reader) }
    if tag.name == names.attribute, depth > 1 { declare(tag) }
    switch depth {
    case 1: startRoot(tag, &reader)
    case 2: startResource(tag, &reader)
    case 3: if group != nil { startItem(tag, &reader) }
    default: break
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    if let string = open, string.depth == depth { endString(string, at: offset, &reader) }
    if depth == 2 { group = nil }
    if depth == markDepth { markDepth = 0 }
    depth -= 1
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    guard depth == 1, !hasStrayText, let index = bytes.firstIndex(where: { $0 > 0x20 }) else { return }
    hasStrayText = true
    let start = reader.offset(of: bytes).map { $0 + index } ?? reader.tokenOffset
    reader.report(
      .textBetweenElements, at: reader.input.positionAhead(at: start), "Found text between the elements of <resources>",
      help: "Delete it, or make it a comment: <!-- … -->")
  }

  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {
    if depth > 0, open == nil { comments.append(text) }
  }

  /// Ends the document, and adds the texts of the source that have no translation.
  mutating func finish(_ reader: borrowing XMLReader) {
    for (reference, unit, span) in attributeReferences where !attributes.contains(reference.name) {
      collector.report(
        .textAsReference, at: span, unit: unit,
        "Android reads this text as the theme's attribute \"\(reference.name.clipped)\", which is not in the file",
        help: "Write \\? for a visible question mark")
    }
    if isTranslation, !isPartial, let sources = context.sources {
      for unit in sources.missing(keys: keys, in: language, at: file) where unit.translate && !unit.mayLackTranslation {
        collector.add(unit)
      }
    }
    collector.endFile()
  }

  // MARK: Elements

  private mutating func startRoot(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard reader.isRoot(tag, names.resources, in: "an Android resource file") else { return }
    file = reader.span(of: tag)
    isTranslation = context.sources != nil
    let locale = Self.tool("tools:locale", of: tag, reader).flatMap { LanguageTag(posix: $0) }
    mayLackTranslations = Self.ignoresMissingTranslation(tag, reader)
    language = AndroidFolder(ofFile: context.path)?.language ?? (isTranslation ? locale : nil)
    var attributes = CatalogFile.Attributes(messageSyntax: .printf, span: file)
    attributes.original = AndroidFolder.original(ofFileAt: context.path)
    attributes.datatype = isCompose ? "x-compose-resources" : "x-android-resources"
    attributes.setLanguage(
      language.map { ExactText("\($0)") }, of: context.sources, orSource: locale.map { ExactText("\($0)") } ?? "en")
    if AndroidFolder(ofFile: context.path) != nil || locale != nil { attributes.lacksLanguage = false }
    // A folder with further qualifiers, such as night, replaces only some of the texts of its source.
    let original = AndroidFolder.original(ofFileAt: context.path)
    isPartial = AndroidFolder(ofFile: context.path)?.otherQualifiers.isEmpty == false && attributes.original != original
    if isPartial { attributes.original = original }
    collector.begin(CatalogFile(attributes))
  }

  /// Returns the value of an attribute for tools (Android, "Tools attributes reference"): `tools:locale` is the language
  /// of the default texts, which is otherwise English, and `tools:ignore` lists the checks that Android Lint omits.
  private static func tool(_ name: StaticString, of tag: XMLStartTag, _ reader: borrowing XMLReader) -> String? {
    let bytes = reader.input.buffer.bytes(in: tag.offset..<tag.contentOffset)
    let attribute = AttributeScan.attributes(in: bytes[...]).first { $0.isNamed(name) }
    return attribute.map { String(decoding: bytes[$0.value.startIndex..<$0.value.endIndex], as: UTF8.self) }
  }

  private static func ignoresMissingTranslation(_ tag: XMLStartTag, _ reader: borrowing XMLReader) -> Bool {
    let ignored = tool("tools:ignore", of: tag, reader)?.utf8.split { $0 == UInt8(ascii: ",") || $0 == 0x20 } ?? []
    return ignored.contains { $0.elementsEqual("MissingTranslation".utf8) || $0.elementsEqual("all".utf8) }
  }

  private mutating func startResource(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let notes = comments
    comments = []
    // Elements in the namespace of tools are ignored, whatever their name.
    if tag.name == names.eatComment || tag.namespace != nil { return }
    let attributes = attributes(of: tag)
    let isString = tag.name == names.string || tag.name == names.item && attributes.type == "string"
    guard isString || tag.name == names.plurals || tag.name == names.list else {
      return reportUnknown(tag, attributes, &reader)
    }
    reportValues(attributes, of: tag, &reader)
    guard let name = attributes.name else {
      return reader.report(
        .missingUnitID, at: reader.span(of: tag), "This <\(String(cString: tag.name))> has no name",
        help: "Write the name under which the app looks it up: name=\"…\"")
    }
    // The same name can have a text for each product (as in Android's own resources).
    let mayLackTranslation = mayLackTranslations || Self.ignoresMissingTranslation(tag, reader)
    let key = attributes.product.map { $0 == "default" ? name : ExactText("\(name)@\($0)") } ?? name
    if isString {
      let isFormatted = tag.name == names.string && attributes.formatted.flatMap(AndroidName.boolean) ?? true
      begin(
        key, .whole, attributes.translate, mayLackTranslation, isFormatted: isFormatted, notes, tag, &reader)
    } else {
      group = Group(
        name: key, kind: tag.name == names.plurals ? .plurals : .list, translate: attributes.translate,
        mayLackTranslation: mayLackTranslation, notes: notes)
    }
  }

  private mutating func startItem(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard let group else { return }
    let notes = group.notes + comments
    comments = []
    guard tag.name == names.item, tag.namespace == nil else {
      let isSkipped = (tag.name == names.skip || tag.name == names.eatComment) && tag.namespace == nil
      if isSkipped { return }
      return reader.report(
        .unexpectedElement, at: reader.span(of: tag), unit: group.name,
        "Found <\(String(cString: tag.name).clipped)>; expected <item>", help: "Write <item>, or delete the element")
    }
    let attributes = attributes(of: tag)
    switch group.kind {
    case .list:
      begin(
        ExactText("\(group.name)[\(group.count)]"), .whole, group.translate, group.mayLackTranslation, notes, tag,
        &reader)
      self.group?.count += 1
    case .plurals:
      guard let quantity = attributes.quantity, PluralCategory(keyword: quantity) != nil else {
        let found = attributes.quantity.map { "the quantity \"\($0.clipped)\"" } ?? "no quantity"
        return reader.report(
          .unknownQuantity, at: reader.span(of: tag), unit: group.name,
          "Found \(found); expected zero, one, two, few, many or other", help: "Correct the quantity")
      }
      begin(
        group.name, VariationPath(plural: quantity), group.translate, group.mayLackTranslation, notes, tag, &reader)
    }
  }

  private func attributes(of tag: XMLStartTag) -> Attributes {
    var attributes = Attributes()
    tag.attributes.forEachUnprefixed { name, value in
      let value = AndroidName.trimmed(value)
      switch name {
      case names.name: attributes.name = value.isEmpty ? nil : value
      case names.quantity: attributes.quantity = value
      case names.product: attributes.product = value.isEmpty ? nil : value
      case names.type: attributes.type = value
      case names.translatable: attributes.translatable = value
      case names.formatted: attributes.formatted = value
      default: break
      }
    }
    return attributes
  }

  private mutating func declare(_ tag: XMLStartTag) {
    if let name = attributes(of: tag).name { attributes.insert(name) }
  }

  /// Handles an element inside a text. An `<xliff:g>` must not contain another one.
  private mutating func startMarkup(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard tag.name == names.mark, tag.namespace == names.xliff else { return }
    if markDepth == 0 {
      markDepth = depth
    } else {
      reader.report(
        .unexpectedElement, at: reader.span(of: tag), unit: open?.key, "Found an <xliff:g> inside another one",
        help: "Mark the parts one after another, or the whole once")
    }
  }

  // MARK: Reports

  /// Reports an element that is not a resource.
  private func reportUnknown(_ tag: XMLStartTag, _ attributes: Attributes, _ reader: inout XMLReader) {
    let name = ExactText(String(cString: tag.name))
    if tag.name == names.item {
      if let type = attributes.type, AndroidName.types.contains(type) {
        return reportName(attributes, of: tag, &reader)
      }
      return reader.report(
        .unexpectedElement, at: reader.span(of: tag),
        attributes.type.map { "Found an <item> of the type \"\($0.clipped)\", which is not a resource type" }
          ?? "This <item> has no type",
        help: "Write the type of the resource: type=\"string\"")
    }
    if AndroidName.types.contains(name) { return reportName(attributes, of: tag, &reader) }
    if AndroidName.otherElements.contains(name) { return }
    let nearest = Suggestion.nearest(to: name, in: ["string", "plurals", "string-array", "item"])
    reader.report(
      .unexpectedElement, at: reader.span(of: tag), "Found <\(name.clipped)>, which is not a resource element",
      help: nearest.map { "Write <\($0)>" } ?? "Texts are in <string>, <plurals> and <string-array>")
  }

  /// Reports attribute values that the compiler rejects.
  private func reportValues(_ attributes: Attributes, of tag: XMLStartTag, _ reader: inout XMLReader) {
    reportName(attributes, of: tag, &reader)
    // In <plurals> and <item>, the compiler ignores both attributes.
    if tag.name == names.string || tag.name == names.list, let value = attributes.translatable {
      reportBoolean(value, of: "translatable", in: tag, &reader)
    }
    if tag.name == names.string, let value = attributes.formatted {
      reportBoolean(value, of: "formatted", in: tag, &reader)
    }
  }

  private func reportName(_ attributes: Attributes, of tag: XMLStartTag, _ reader: inout XMLReader) {
    guard let name = attributes.name, !AndroidName.isValid(name) else { return }
    reader.report(
      .invalidResourceName, at: reader.valueSpan(of: "name", in: tag) ?? reader.span(of: tag), unit: name,
      "\"\(name.clipped)\" cannot be the name of a resource",
      help: "Write letters, digits, _, . and -, and start with a letter or _")
  }

  private func reportBoolean(
    _ value: ExactText, of name: StaticString, in tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    guard AndroidName.boolean(value) == nil else { return }
    reader.report(
      .unknownValue, at: reader.valueSpan(of: name, in: tag) ?? reader.span(of: tag),
      "Found \"\(value.clipped)\"; expected true or false", help: "Write true or false")
  }

  // MARK: Texts

  private mutating func begin(
    _ key: ExactText, _ variation: VariationPath, _ translate: Bool, _ mayLackTranslation: Bool,
    isFormatted: Bool = false, _ notes: [ExactText], _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    open = OpenString(
      key: key, variation: variation, translate: translate, mayLackTranslation: mayLackTranslation,
      isFormatted: isFormatted && translate, notes: notes, depth: depth, start: tag.position,
      contentStart: reader.input.position(at: tag.contentOffset), contentOffset: tag.contentOffset)
  }

  private mutating func endString(_ string: OpenString, at offset: Int, _ reader: inout XMLReader) {
    open = nil
    guard reader.takesUnits(collector, at: string.start) else { return }
    let end = max(reader.tokenOffset, string.contentOffset)
    let content = reader.input.buffer.bytes(in: string.contentOffset..<end)
    let contentSpan = SourceSpan(start: string.contentStart, end: reader.input.position(at: end))
    let span = SourceSpan(start: string.start, end: reader.input.position(at: offset))
    let id = SourceTable.id(string.key, string.variation)
    var translate = string.translate
    let segment: Segment
    if isCompose {
      let text = ComposeText(content)
      segment = text.segment(span: span, contentSpan: contentSpan)
      text.report(
        Segment(text: ExactText(utf8: content), span: span, contentSpan: contentSpan),
        segment, id, &reader)
    } else {
      let text = AndroidText(content)
      segment = text.segment(content: content, span: span, contentSpan: contentSpan)
      text.reportDefects(in: content, id, contentSpan, &reader)
      let reference = AndroidReference(content: content)
      if let reference {
        report(reference, id, contentSpan, &reader)
      } else if string.isFormatted, text.tags.isEmpty {
        AndroidSubstitutions(Array(segment.text.string.utf8)).report(in: segment, id, &reader)
      }
      translate = translate && !(reference?.isLikelyIntended ?? false)
    }
    guard segment.text.string.utf8.count <= XMLLimits.textLength else {
      reader.exceeded("the text of an element", XMLLimits.textLength, "bytes", at: string.start)
      return
    }
    keys.insert(string.key)
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
        notes: notes, translate: translate, mayLackTranslation: string.mayLackTranslation, span: span))
  }

  /// Reports a reference to a name that cannot exist, and defers one to an attribute until all attributes are known.
  private mutating func report(
    _ reference: AndroidReference, _ unit: ExactText, _ span: SourceSpan, _ reader: inout XMLReader
  ) {
    if !reference.isValid {
      let sign = reference.kind == .attribute ? "?" : "@"
      reader.report(
        .textAsReference, at: span, unit: unit,
        "Android reads a text that starts with \(sign) as a name, and \"\(reference.name.clipped)\" cannot be one",
        help: "Write \\\(sign) for a visible sign")
    } else if reference.kind == .attribute, reference.package == nil {
      attributeReferences.append((reference, unit, span))
    }
  }
}
