import WatchwordBasics

/// Creates the units of an XLIFF 2 document, and reports where it breaks a constraint of the specifications.
struct XLIFF2Handler: XMLContentHandler, ~Copyable {
  var names = XLIFF2Names()
  var schema = XLIFF2Schema.version22
  /// The open elements, starting with the root.
  var open = DepthStack<XLIFF2Node>()
  /// The namespace of the latest element.
  private var namespace: (uri: UnsafePointer<UInt8>?, namespace: XLIFF2Namespace)?
  /// Whether elements without a namespace are read, because the root has none.
  var readsWithoutNamespace = false
  var document = XLIFF2Document()
  /// The scopes of the open file and groups.
  var scopes: [XLIFF2Scope] = []
  var file = XLIFF2File()
  var hasBegunFile = false
  var languages = LanguagePair()
  var unit = XLIFF2Unit()
  var isInUnit = false
  /// The value of the only attribute of an ordinary unit or segment: its id or state. Valid only while the tag is
  /// handled.
  var onlyValue: UnsafeBufferPointer<UInt8>?
  /// The attributes of the latest start tag.
  var values = XLIFF2AttributeValues()
  var modules = XLIFF2ModuleState()
  var capture = Capture()
  /// The codes that enclose the current text, as indices into the unit's codes with their depths.
  var openCodes: [(code: Int, depth: Int)] = []
  var noteReference: ExactText?
  /// Whether texts of the file are translatable by default.
  var translatesByDefault = true
  /// Whether the root, the file or a group sets a default language for texts.
  var hasInheritedLanguage = false

  let collector: CatalogCollector

  /// Creates a handler that reports each file element and each complete unit to `collector`.
  init(collector: CatalogCollector) { self.collector = collector }

  // MARK: Events

  mutating func begin(_ reader: inout XMLReader) { names = XLIFF2Names(&reader) }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard let parent = open.last else { return startRoot(tag, &reader) }
    let element = self.element(tag, in: parent)
    checkPlacement(element, in: parent, tag, &reader)
    open.append(XLIFF2Node(element))
    guard element != .foreign, element != .unknown else {
      return startForeign(element, in: parent, tag, &reader)
    }
    readAttributes(of: element, tag, &reader)
    switch element {
    case .unit: startUnit(tag, &reader)
    case .segment, .ignorable: startPart(element, tag, &reader)
    case .source, .target: startText(element, in: parent.element, tag, &reader)
    case .note: startNote(in: parent.element, tag, &reader)
    case .notes: if !modules.noteIDs.isEmpty { modules.noteIDs.removeAll() }
    case .file: startFile(tag, &reader)
    case .group: startGroup(tag, &reader)
    default:
      if element.isInline {
        startInline(element, in: parent.element, tag, &reader)
      } else {
        startOther(element, tag, &reader)
      }
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    guard let node = open.popLast() else { return }
    let element = node.element
    if element == .foreign || element == .unknown { return }
    if schema.lacks(node.seen, in: element) { reportMissing(node, &reader) }
    switch element {
    case .source, .target: if capture.depth == open.count + 1 { endText(at: offset, &reader) }
    case .segment, .ignorable: endPart(at: offset, &reader)
    case .unit: if isInUnit, unit.depth == open.count + 1 { endUnit(at: offset, &reader) }
    case .note: if capture.kind == .note, capture.depth == open.count + 1 { endNote(&reader) }
    case .pc, .mrk, .ph, .sc, .ec, .sm, .em, .cp: endInline(element)
    case .notes, .originalData, .data: break
    case .group: endGroup()
    case .file: if hasBegunFile { endFile(&reader) }
    case .xliff: endDocument(&reader)
    default: endOther(node, &reader)
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    guard capture.kind != nil else {
      if !reader.input.skipBlanks(from: reader.lastEventOffset, to: offset), bytes.contains(where: { $0 > 0x20 }) {
        checkStrayText(&reader)
      }
      return
    }
    capture.append(bytes, endingAt: offset, &reader)
  }

  private mutating func endFile(_ reader: inout XMLReader) {
    endResources(&reader)
    finish(reader)
  }

  /// Ends the current file element, even if it is unclosed.
  mutating func finish(_ reader: borrowing XMLReader) {
    guard hasBegunFile else { return }
    hasBegunFile = false
    modules = XLIFF2ModuleState()
    scopes.removeAll()
    collector.endFile()
  }

  // MARK: Elements

  @inline(__always)
  private mutating func element(_ tag: XMLStartTag, in parent: XLIFF2Node) -> XLIFF2Element {
    // Any content of an extension or a resource belongs to it.
    if parent.element == .foreign || parent.element == .resourceSource || parent.element == .resourceTarget {
      return .foreign
    }
    if namespace == nil || namespace?.uri != tag.namespace {
      namespace = (
        tag.namespace,
        tag.namespace == nil ? (readsWithoutNamespace ? .core : .foreign) : names.namespace(tag.namespace)
      )
    }
    switch namespace?.namespace ?? .foreign {
    case .core: return names.core(tag.name)
    case .foreign, .xml: return .foreign
    case let namespace: return names.element(tag.name, in: namespace)
    }
  }

  /// Checks that `element` is allowed in `parent`, and records it.
  @inline(__always)
  private mutating func checkPlacement(
    _ element: XLIFF2Element, in parent: XLIFF2Node, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    let slot = schema.slot(of: element, in: parent.element)
    let rank = slot & ~XLIFF2Schema.many
    if slot == 0 || rank < parent.rank || (slot & XLIFF2Schema.many == 0 && parent.seen & element.bit != 0) {
      reportMisplacement(of: element, in: parent, tag, &reader)
    }
    open.updateLast {
      $0.rank = max($0.rank, rank)
      $0.seen |= element.bit
      $0.hasContent = true
    }
  }

  /// Handles the start of an element that is unknown or in another namespace.
  private mutating func startForeign(
    _ element: XLIFF2Element, in parent: XLIFF2Node, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    guard element == .foreign else { return }
    let isExtension =
      parent.element == .foreign
      ? parent.isExtension : [.file, .group, .unit, .sizeData].contains(parent.element)
    open.updateLast { $0.isExtension = isExtension }
    guard isExtension else { return }
    tag.attributes.forEach { name, namespace, value in
      guard name == names.id, namespace == nil || names.namespace(namespace) == .xml else { return }
      recordExtensionID(ExactText(utf8: value), tag, &reader)
    }
  }

  // MARK: Units

  /// Emits an ordinary unit: one segment, no variants, and nothing else.
  @inline(__always)
  private mutating func emitPlain(_ id: ExactText, _ end: SourcePosition) {
    var details: TranslationUnit.Details?
    if !unit.translate {
      details = TranslationUnit.Details()
      details?.translate = false
    }
    if unit.notes.count > 1 {
      if details == nil { details = TranslationUnit.Details() }
      details?.furtherNotes = unit.notes.dropFirst().map { $0.text }
    }
    collector.add(
      TranslationUnit(
        id: id, source: unit.parts[0].source.take(), target: unit.parts[0].target.take(), note: unit.notes.first?.text,
        state: unit.parts[0].translationState, details: details,
        span: PackedSpan(start: unit.start, end: PackedPosition(end))))
  }

  /// Emits the units of the current element.
  mutating func emit(at end: SourcePosition, _ reader: inout XMLReader) {
    guard reader.takesUnits(collector, unit.parts.count, at: unit.start.position), hasBegunFile, let id = unit.id else {
      return
    }
    if unit.isPlain, unit.name == nil, unit.parts.count == 1 { return emitPlain(id, end) }
    var emitter = XLIFF2Emitter(unit: unit, id: file.key(id: id, name: unit.name), profile: file.generalProfile)
    emitter.emit(end: end, to: collector)
  }
}
