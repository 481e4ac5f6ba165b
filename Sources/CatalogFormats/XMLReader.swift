import CLibXML2
import Diagnostics

/// Reads an XML document with libxml2's SAX interface: exact places, own limits, no DOCTYPE, no network.
///
/// libxml2 reports a start tag when it has read its end, and counts lines and columns loosely. So the reader takes only
/// offsets from it and finds the `<` and the places in its own copy of the bytes, `input`.
final class XMLReader {
  let file: String
  let input: XMLInput
  /// What is wrong with the document, in the order in which it was met.
  private(set) var diagnostics: [Diagnostic] = []
  /// The elements that are open, the root first.
  private(set) var openElements: [OpenElement] = []
  /// Where the latest start tag, end tag, text or comment ended.
  private(set) var lastEventOffset = 0
  /// Whether nothing more is to be read or told: a fatal error or a limit was met, or the handler has enough.
  private(set) var isStopped = false
  private var namespacesInScope = 0
  private var context: xmlParserCtxtPtr?
  private let handler: any XMLContentHandler

  /// An element whose end tag was not met yet.
  struct OpenElement {
    let name: UnsafePointer<UInt8>
    let position: SourcePosition
    let namespaces: Int
  }

  init(file: String, origin: ByteOrigin, handler: some XMLContentHandler) {
    self.file = file
    self.input = XMLInput(origin: origin)
    self.handler = handler
  }

  /// libxml2's own tables, made once before the first parser, as its documentation asks for where threads are used.
  private static let isPrepared: Bool = {
    xmlInitParser()
    return true
  }()

  /// Reads the document and tells the handler; what is wrong with it is in `diagnostics` afterwards.
  func read() {
    input.open()
    guard Self.isPrepared, input.failure == nil, startsLikeXML() else { return }
    var session = CLibXML2Session(
      receiver: Unmanaged.passUnretained(self).toOpaque(),
      report: { receiver, code, level, name in
        guard let receiver else { return }
        Unmanaged<XMLReader>.fromOpaque(receiver)._withUnsafeGuaranteedRef {
          $0.parserReported(code: Int(code), level: Int(level), name: name)
        }
      })
    withUnsafeMutablePointer(to: &session) { parse($0) }
  }

  private func parse(_ session: UnsafeMutablePointer<CLibXML2Session>) {
    var callbacks = Self.callbacks
    let parser = xmlCreateIOParserCtxt(
      &callbacks, session, { session, buffer, count in XMLReader.of(session) { $0.serve(buffer, count) } },
      nil, session, XML_CHAR_ENCODING_NONE)
    guard let parser else {
      report("malformed-xml", at: .start, "the XML parser could not be started for lack of memory")
      return
    }
    context = parser
    defer {
      context = nil
      xmlFreeParserCtxt(parser)
    }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    _ = xmlCtxtUseOptions(parser, Int32(truncatingIfNeeded: options))
    handler.begin(self)
    xmlParseDocument(parser)
    if !isStopped, input.failure == nil { parserEnded(isWellFormed: parser.pointee.wellFormed == 1) }
  }

  /// The parser's address of the name, by which names of elements and attributes are told apart.
  func interned(_ name: String) -> UnsafePointer<UInt8>? {
    context.flatMap { clibxml2_interned($0, name) }
  }

  /// The number of bytes before the parser's current place.
  var offset: Int { context.map { max(clibxml2_offset($0), 0) } ?? 0 }

  // MARK: Findings

  /// Notes what is wrong at `span`.
  func report(
    _ id: String, _ severity: Severity = .error, at span: SourceSpan, unit: String? = nil, _ message: String,
    help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, file: file, span: span, unit: unit, message: message, help: help))
  }

  /// Notes what is wrong at `position`.
  func report(_ id: String, at position: SourcePosition, _ message: String, help: String? = nil) {
    report(id, at: SourceSpan(at: position), message, help: help)
  }

  /// Ends the reading: nothing more is told, and the parser gets no more bytes.
  func stop() {
    isStopped = true
  }

  // MARK: Events

  private func serve(_ buffer: UnsafeMutablePointer<CChar>?, _ count: Int32) -> Int32 {
    guard !isStopped, let buffer, count > 0, keepsTokenLimit() else { return 0 }
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
    return Int32(truncatingIfNeeded: input.serve(into: room, forgettingBefore: lastEventOffset))
  }

  private func start(
    _ name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, namespace: UnsafePointer<UInt8>?,
    namespaces: Int, attributes: XMLAttributes
  ) {
    guard !isStopped else { return }
    let end = offset
    let isEmptyElement = input.byte(at: end) == UInt8(ascii: "/")
    let begin = input.lastOffset(of: UInt8(ascii: "<"), before: end) ?? end
    let tag = XMLStartTag(
      name: name, isPrefixed: prefix != nil, namespace: namespace, attributes: attributes,
      position: input.position(at: begin), offset: begin, contentOffset: isEmptyElement ? end : end + 1,
      isEmptyElement: isEmptyElement)
    namespacesInScope += namespaces
    openElements.append(OpenElement(name: name, position: tag.position, namespaces: namespaces))
    lastEventOffset = tag.contentOffset
    guard keepsLimits(tag, namespacesInScope: namespacesInScope) else { return }
    handler.start(tag, self)
  }

  private func end() {
    guard !isStopped, let closed = openElements.popLast() else { return }
    namespacesInScope -= closed.namespaces
    let end = offset
    handler.end(at: end, self)
    lastEventOffset = end
  }

  private func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) {
    guard !isStopped else { return }
    handler.text(UnsafeBufferPointer(start: bytes, count: Int(count)), self)
    lastEventOffset = offset
  }

  private func passed() {
    lastEventOffset = offset
  }

  private func doctype() {
    guard !isStopped else { return }
    reportDoctype()
    stop()
    if let context { xmlStopParser(context) }
  }

  // MARK: libxml2

  @inline(__always)
  private static func of<Result>(
    _ session: UnsafeMutableRawPointer?, _ body: (XMLReader) -> Result
  ) -> Result where Result: ExpressibleByIntegerLiteral {
    guard let receiver = session?.assumingMemoryBound(to: CLibXML2Session.self).pointee.receiver else { return 0 }
    return Unmanaged<XMLReader>.fromOpaque(receiver)._withUnsafeGuaranteedRef { body($0) }
  }

  @inline(__always)
  private static func tell(_ session: UnsafeMutableRawPointer?, _ body: (XMLReader) -> Void) {
    guard let receiver = session?.assumingMemoryBound(to: CLibXML2Session.self).pointee.receiver else { return }
    Unmanaged<XMLReader>.fromOpaque(receiver)._withUnsafeGuaranteedRef { body($0) }
  }

  /// Nothing is set that would make entities, attribute defaults or external subsets known.
  private static var callbacks: xmlSAXHandler {
    var handler = xmlSAXHandler()
    clibxml2_report_errors(&handler)
    handler.startElementNs = { session, name, prefix, namespace, namespaces, _, count, _, fields in
      guard let name else { return }
      XMLReader.tell(session) {
        $0.start(
          name, prefix: prefix, namespace: namespace, namespaces: Int(namespaces),
          attributes: XMLAttributes(fields: fields, count: Int(count)))
      }
    }
    handler.endElementNs = { session, _, _, _ in XMLReader.tell(session) { $0.end() } }
    handler.characters = { session, bytes, count in XMLReader.tell(session) { $0.text(bytes, count) } }
    handler.ignorableWhitespace = handler.characters
    handler.comment = { session, _ in XMLReader.tell(session) { $0.passed() } }
    handler.processingInstruction = { session, _, _ in XMLReader.tell(session) { $0.passed() } }
    handler.internalSubset = { session, _, _, _ in XMLReader.tell(session) { $0.doctype() } }
    return handler
  }
}
