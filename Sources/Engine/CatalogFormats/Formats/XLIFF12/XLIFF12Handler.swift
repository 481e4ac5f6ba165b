import WatchwordBasics
import WatchwordLocalization

/// Creates the units of an XLIFF 1.2 document and reports defects of its structure.
struct XLIFF12Handler: XMLContentHandler, ~Copyable {
  private var names = XLIFF12Names()
  /// The open elements, starting with the root.
  private(set) var open = DepthStack<XLIFF12Element>()
  /// The namespace of the latest element, and whether its elements are read as XLIFF 1.2.
  private var namespace: (uri: UnsafePointer<UInt8>?, isXLIFF: Bool)?
  /// Whether elements without a namespace are read, because the root has none.
  private var readsWithoutNamespace = false
  var root = RootChecks()
  /// The current file element, if any.
  private var file: OpenFileElement?
  private var languages = LanguagePair()
  /// The open groups that have the attribute `translate`, each with its depth.
  private var groups: [(depth: Int, translate: Bool)] = []
  /// The depth of the open group of gettext's plural forms, and the category of each form.
  private var plural: (depth: Int, categories: [PluralCategory])?
  private var unit = OpenUnit()
  private var isInUnit = false
  private var capture = Capture()
  private var strayTextDepth = 0

  private let collector: CatalogCollector

  /// Creates a handler that reports each file element and each complete unit to `collector`.
  init(collector: CatalogCollector) { self.collector = collector }

  // MARK: Events

  mutating func begin(_ reader: inout XMLReader) { names = XLIFF12Names(&reader) }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    if open.isEmpty {
      guard root.check(tag, names, &reader) else { return reader.stop() }
      readsWithoutNamespace = tag.namespace == nil
    }
    let element = self.element(tag)
    let parent = open.last
    open.append(element)
    guard element != .foreign else { return }
    if tag.isPrefixed { root.checkPrefix(tag, &reader) }
    if element == .unknown {
      reportUnknown(tag, &reader)
    } else if let parent, !element.belongs(in: parent) {
      reportMisplacement(of: element, in: parent, tag, &reader)
    }
    let isPartOfUnit = isInUnit && open.count == unit.depth + 1
    switch element {
    case .transUnit: startUnit(tag)
    case .group: startGroup(tag)
    case .source where isPartOfUnit: startSegment(.source, tag, &reader)
    case .target where isPartOfUnit: startSegment(.target, tag, &reader)
    case .note where isPartOfUnit: startNote(tag, &reader)
    case .file where file?.depth == nil: startFile(tag, &reader)
    default: if capture.isSegment, let kind = element.inlineKind { startInline(kind, tag) }
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    guard let element = open.popLast() else { return }
    if strayTextDepth > open.count { strayTextDepth = 0 }
    switch element {
    case .source, .target, .note: if capture.depth == open.count + 1 { endCapture(at: offset, &reader) }
    case .transUnit: if isInUnit, unit.depth == open.count + 1 { endUnit(at: offset, &reader) }
    case .group:
      if groups.last?.depth == open.count + 1 { groups.removeLast() }
      if plural?.depth == open.count + 1 { plural = nil }
    case .file: if let depth = file?.depth, depth == open.count + 1 { endFile(&reader) }
    case .xliff: if open.isEmpty { root.end(&reader) }
    default: if capture.isSegment, element.inlineKind != nil { capture.endInline(depth: open.count + 1) }
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    guard capture.kind != nil else {
      // White space in references or CDATA sections is not recognised here.
      if !reader.input.skipBlanks(from: reader.lastEventOffset, to: offset), bytes.contains(where: { $0 > 0x20 }) {
        checkStrayText(&reader)
      }
      return
    }
    capture.append(bytes, endingAt: offset, &reader)
  }

  // MARK: Elements

  @inline(__always)
  private mutating func element(_ tag: XMLStartTag) -> XLIFF12Element {
    if let namespace, namespace.uri == tag.namespace {
      return namespace.isXLIFF ? names.element(tag.name) : .foreign
    }
    return element(inNamespaceOf: tag)
  }

  private mutating func element(inNamespaceOf tag: XMLStartTag) -> XLIFF12Element {
    let isXLIFF =
      switch XLIFFNamespace(tag.namespace) {
      case .xliff12, .otherXLIFF: true
      case .none: readsWithoutNamespace
      case .foreign: false
      }
    namespace = (tag.namespace, isXLIFF)
    return isXLIFF ? names.element(tag.name) : .foreign
  }

  private func reportUnknown(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let name = String(cString: tag.name).clipped
    reader.report(
      .schemaViolation, at: reader.span(of: tag), "XLIFF 1.2 has no element <\(name)>",
      help: "Check its spelling; elements of other tools need their own namespace")
  }

  private func reportMisplacement(
    of element: XLIFF12Element, in parent: XLIFF12Element, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    let parents = element.parents ?? []
    let expected = parents.prefix(2).map { "<\($0.rawValue)>" }.joined(separator: " or ")
    reader.report(
      .schemaViolation, at: reader.span(of: tag),
      "Found <\(element.rawValue)> in <\(parent.rawValue)>; expected it in \(expected)", help: "Move it or remove it")
  }

  private mutating func checkStrayText(_ reader: inout XMLReader) {
    guard let parent = open.last, parent.holdsElementsOnly, strayTextDepth != open.count else { return }
    strayTextDepth = open.count
    var offset = reader.lastEventOffset
    while let byte = reader.input.buffer.byte(at: offset), byte <= 0x20 { offset += 1 }
    reader.report(
      .schemaViolation, at: reader.input.positionAhead(at: offset),
      "Found text directly in <\(parent.rawValue)>; expected elements only", help: "Remove it")
  }

  // MARK: Files

  private mutating func startFile(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    var attributes = CatalogFile.Attributes(messageSyntax: .printf, span: reader.span(of: tag))
    tag.attributes.forEachUnprefixed { name, value in
      switch name {
      case names.original: attributes.original = ExactText(utf8: value)
      case names.sourceLanguage:
        attributes.sourceLanguage = ExactText(utf8: value)
        attributes.sourceLanguageSpan = reader.span(of: value, of: "source-language", in: tag)
      case names.targetLanguage:
        attributes.targetLanguage = ExactText(utf8: value)
        attributes.targetLanguageSpan = reader.span(of: value, of: "target-language", in: tag)
      case names.datatype: attributes.datatype = ExactText(utf8: value)
      default: break
      }
    }
    attributes.messageSyntax = XLIFF12MessageSyntax.syntax(
      original: attributes.original, datatype: attributes.datatype)
    let isSource = languages.isSource(attributes.sourceLanguage, attributes.targetLanguage)
    let file = CatalogFile(attributes, isSource: isSource)
    root.check(file, &reader)
    finish(reader)
    self.file = OpenFileElement(
      depth: open.count, hasTargetLanguage: file.targetLanguage != nil, language: file.shownLanguage,
      isOfXcode: file.isOfXcode, span: file.span)
    collector.begin(file)
  }

  private mutating func beginImpliedFile() {
    file = OpenFileElement(span: SourceSpan(at: .start))
    collector.begin(OpenFileElement.implied)
  }

  private mutating func endFile(_ reader: inout XMLReader) {
    if let file { root.end(file, &reader) }
    finish(reader)
  }

  /// Ends the current file element, even if it is unclosed or implied.
  mutating func finish(_ reader: borrowing XMLReader) {
    if file.take() != nil { collector.endFile() }
  }

  // MARK: Units

  private mutating func startGroup(_ tag: XMLStartTag) {
    tag.attributes.forEachUnprefixed { name, value in
      if name == names.translate { groups.append((open.count, !value.elementsEqual("no".utf8))) }
      if name == names.restype, value.elementsEqual("x-gettext-plurals".utf8) {
        plural = (open.count, PluralForms(of: file?.language.flatMap { LanguageTag(posix: $0.string) }).categories)
      }
    }
  }

  private mutating func startUnit(_ tag: XMLStartTag) {
    guard !isInUnit else { return }
    isInUnit = true
    unit.reset(start: tag.position, depth: open.count)
    if let group = groups.last, !group.translate { unit.details.translate = false }
    tag.attributes.forEachUnprefixed { name, value in
      switch name {
      case names.id:
        let id = ExactText(utf8: value)
        if AppleUnitID.mayHaveVariation(value) { (unit.details.key, unit.details.variation) = AppleUnitID.split(id) }
        if let plural, let (key, form) = AppleUnitID.splitForm(id), plural.categories.indices.contains(form) {
          unit.details.key = key
          unit.details.variation = VariationPath(plural: plural.categories[form].keyword)
        }
        unit.id = id
      case names.resname: unit.name = ExactText(utf8: value)
      case names.translate: unit.details.translate = !value.elementsEqual("no".utf8)
      case names.approved: unit.details.approved = value.elementsEqual("yes".utf8)
      case names.maxwidth: unit.details.maximumWidth = Int(String(decoding: value, as: UTF8.self))
      case names.sizeUnit: unit.details.sizeUnit = ExactText(utf8: value)
      default: break
      }
    }
  }

  private mutating func endUnit(at offset: Int, _ reader: inout XMLReader) {
    isInUnit = false
    guard reader.takesUnits(collector, at: unit.start.position) else { return }
    guard let id = unit.id.take() else {
      return reader.report(
        .missingUnitID, at: SourceSpan(at: unit.start.position),
        "This <trans-unit> has no id, so it cannot be matched with a text", help: "Write the id of the text: id=\"…\"")
    }
    if file == nil { beginImpliedFile() }
    if unit.target != nil { file?.hasTarget = true }
    collector.add(unit.complete(id: id, endingAt: reader.input.position(at: offset)))
  }

  // MARK: Segments

  private mutating func startSegment(_ kind: Capture.Kind, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard capture.kind == nil, kind == .source ? unit.source == nil : unit.target == nil else {
      let name = kind == .source ? "source" : "target"
      return reader.report(
        .schemaViolation, at: reader.span(of: tag), unit: unit.id,
        "This <trans-unit> has a second <\(name)>; only the first is read", help: "Remove one of them")
    }
    // Positions must be computed in ascending order, and the attribute precedes the content.
    if kind == .target { readState(of: tag, &reader) }
    capture.begin(kind, tag, depth: open.count, &reader.input)
  }

  private mutating func readState(of tag: XMLStartTag, _ reader: inout XMLReader) {
    tag.attributes.forEachUnprefixed { name, value in
      switch name {
      case names.state: unit.state = TranslationState(utf8: value)
      case names.stateQualifier: unit.details.stateQualifier = ExactText(utf8: value)
      default: break
      }
    }
    // A tool's own states start with "x-" (XLIFF 1.2, section 2.3.3, attribute state).
    guard case .other(let state)? = unit.state, !state.string.utf8.starts(with: "x-".utf8) else { return }
    reader.report(
      .unknownValue.mild, at: reader.valueSpan(of: "state", in: tag) ?? reader.span(of: tag), unit: unit.id,
      "Found the state \"\(state.clipped)\"; expected \(TranslationState.named.map { $0.name.string }.joinedAsChoice)",
      help: "Write translated if the text is finished, and needs-translation if it is not")
  }

  private mutating func startNote(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard capture.kind == nil else { return }
    capture.begin(.note, tag, depth: open.count, &reader.input)
  }

  private mutating func append(note: ExactText) {
    if unit.note == nil { unit.note = note } else { unit.details.furtherNotes.append(note) }
  }

  private mutating func startInline(_ kind: InlineElement.Kind, _ tag: XMLStartTag) {
    var id: ExactText?
    tag.attributes.forEachUnprefixed { name, value in
      if name == names.id || (name == names.mid && kind == .mrk) { id = ExactText(utf8: value) }
    }
    capture.startInline(kind, id: id, at: tag.position, depth: open.count)
  }

  private mutating func endCapture(at offset: Int, _ reader: inout XMLReader) {
    switch capture.kind {
    case .note: if let note = capture.note(reader.input.buffer) { append(note: note) }
    case .source:
      unit.source = capture.segment(
        endingAt: offset, startingAt: reader.tokenOffset, sharing: capture.isAsLong(as: unit.id) ? unit.id : nil,
        &reader.input)
    case .target:
      unit.target = capture.segment(
        endingAt: offset, startingAt: reader.tokenOffset,
        sharing: capture.isAsLong(as: unit.source?.text) ? unit.source?.text : nil, &reader.input)
    case nil: break
    }
    capture.end(&reader.input)
  }
}
