import WatchwordBasics

/// Reads an XML document: XML 1.0 (fifth edition) and Namespaces in XML 1.0 (third edition), without a DTD.
///
/// Every event has its exact place. The first byte that makes the document not well-formed stops the reading with a
/// finding. Defects of namespaces and of the encoding declaration are also reported, but reading continues.
struct XMLReader: ~Copyable {
  let file: ExactText
  /// The properties of the document that are known before it is read.
  let kind: XMLDocumentKind
  var input: XMLInput
  /// Receives the findings about the document.
  private let onReport: (Finding) -> Void
  var names = XMLNames()
  var namespaces = XMLNamespaces()
  /// The open elements, the root first.
  private(set) var openElements = DepthStack<OpenElement>()
  /// The memory for a start tag: its attributes, and values that differ from the document.
  let attributes = UnsafeMutableBufferPointer<XMLAttribute>.allocate(capacity: XMLLimits.attributes)
  let values = UnsafeMutablePointer<UInt8>.allocate(capacity: XMLLimits.tagLength)
  /// The offset after the latest start tag, end tag, text or comment.
  private(set) var lastEventOffset = 0
  /// The offset of the current token.
  var tokenOffset = 0
  /// Whether reading has stopped: after a fatal error, at a limit, or on request of the handler.
  private(set) var isStopped = false
  /// Whether the document was read to its end.
  private(set) var isComplete = false
  /// The namespace defect of the current tag, held back until the tag is known to have no worse defect.
  var namespaceDefect: XMLDefect?
  /// Whether a namespace defect was reported. Only one is, because one mistake causes many of them.
  private var hasNamespaceDefect = false
  /// Whether the root element was found.
  private(set) var hasRoot = false
  /// Whether a DOCTYPE was skipped.
  var hasDoctype = false

  /// An element whose end tag has not been found yet.
  struct OpenElement {
    /// The number of its name.
    let number: Int
    let start: PackedPosition
    /// The number of namespace declarations before its start tag.
    let namespaces: Int
  }

  init(
    file: ExactText, bytes: consuming [UInt8], kind: XMLDocumentKind, onReport: @escaping (Finding) -> Void
  ) {
    self.file = file
    self.kind = kind
    self.onReport = onReport
    self.input = XMLInput(bytes)
  }

  deinit {
    attributes.deallocate()
    values.deallocate()
  }

  /// Reads a catalogue, and returns whether it was read to its end.
  static func read<Handler: XMLContentHandler & ~Copyable>(
    _ bytes: consuming [UInt8], as kind: XMLDocumentKind, _ context: DocumentContext, _ collector: CatalogCollector,
    into handler: consuming Handler
  ) -> Bool {
    var reader = XMLReader(file: context.name, bytes: bytes, kind: kind, onReport: collector.report)
    reader.read(into: &handler)
    return reader.isComplete
  }

  /// Reads the document and passes its content to `handler`.
  mutating func read<Handler: XMLContentHandler & ~Copyable>(into handler: inout Handler) {
    handler.begin(&self)
    do throws(XMLDefect) {
      var next = try startOfContent()
      while let following = try readToken(at: next, &handler) {
        if isStopped { return handler.finish(self) }
        next = following
      }
      isComplete = true
    } catch {
      // A handler may have stopped in the middle of a token.
      if !isStopped { report(error) }
      stop()
    }
    handler.finish(self)
  }

  /// Returns the address of a name; elements and attributes with this name have the same address.
  mutating func interned(_ name: String) -> UnsafePointer<UInt8> { names.interned(ExactText(name)) }

  // MARK: Findings

  /// Reports a finding at `span`.
  @inline(never)
  func report(
    _ kind: FindingKind, at span: SourceSpan, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    onReport(Finding(kind, file: file, span: span, unit: unit, message: message, help: help))
  }

  /// Reports a finding at `position`.
  func report(_ kind: FindingKind, at position: SourcePosition, _ message: String, help: String? = nil) {
    report(kind, at: SourceSpan(at: position), message, help: help)
  }

  private func report(_ defect: XMLDefect) {
    let kind: FindingKind =
      switch defect.kind {
      case .malformed: .malformedXML
      case .limit: .limitExceeded
      case .doctype: .doctypePresent
      }
    let span = SourceSpan(
      start: input.positionAhead(at: defect.range.lowerBound), end: input.positionAhead(at: defect.range.upperBound))
    report(kind, at: span, defect.message, help: defect.help)
  }

  /// Reports that `what` exceeds `limit`, and stops.
  @inline(never)
  mutating func exceeded(_ what: String, _ limit: Int, _ unit: String, at position: SourcePosition) {
    let defect = XMLDefect.exceeded(what, limit, unit, at: 0)
    report(.limitExceeded, at: position, defect.message, help: defect.help)
    stop()
  }

  /// Counts the units of a document; returns `false` and stops if there are too many.
  @inline(__always)
  mutating func takesUnits(_ collector: CatalogCollector, _ count: Int = 1, at position: SourcePosition) -> Bool {
    if collector.takesUnits(count) { return true }
    exceeded("the units of a file", XMLLimits.units, "units", at: position)
    return false
  }

  /// Whether the root is the expected one; otherwise reports it, and stops.
  mutating func isRoot(_ tag: XMLStartTag, _ name: UnsafePointer<UInt8>?, in file: String) -> Bool {
    if tag.name == name, tag.namespace == nil { return true }
    report(
      .unexpectedRoot, at: span(of: tag),
      "Found the root <\(String(cString: tag.name).clipped)>; expected <\(kind.root)>",
      help: "Check whether this is \(file)")
    stop()
    return false
  }

  /// Stops reading and reporting.
  mutating func stop() { isStopped = true }

  // MARK: Events

  /// Passes a start tag to the handler, and the end of its element if it is empty.
  @inline(__always)
  mutating func open<Handler: XMLContentHandler & ~Copyable>(
    _ tag: XMLStartTag, _ element: OpenElement, endingAt end: Int, _ handler: inout Handler
  ) throws(XMLDefect) {
    openElements.append(element)
    hasRoot = true
    lastEventOffset = tag.contentOffset
    if namespaceDefect != nil { reportNamespaceDefect() }
    try checkLimits(tag)
    handler.start(tag, &self)
    if tag.isEmptyElement { close(endingAt: end, &handler) }
  }

  /// Passes the end of the innermost open element to the handler.
  @inline(__always)
  mutating func close<Handler: XMLContentHandler & ~Copyable>(endingAt end: Int, _ handler: inout Handler) {
    guard !isStopped, let element = openElements.popLast() else { return }
    if namespaces.count > element.namespaces { namespaces.forget(downTo: element.namespaces) }
    handler.end(at: end, &self)
    lastEventOffset = end
  }

  /// Records that an event ended at `offset`.
  @inline(__always)
  mutating func recordEventEnd(at offset: Int) { lastEventOffset = offset }

  /// Reports the namespace defect of the latest tag, which has no worse defect.
  mutating func reportNamespaceDefect() {
    guard let defect = namespaceDefect.take(), !hasNamespaceDefect else { return }
    hasNamespaceDefect = true
    report(defect)
  }
}
