import CLibXML2
import WatchwordDiagnostics

/// Handles the events of a document, in their order.
protocol XMLContentHandler: ~Copyable {
  /// Called once before anything else. Names of elements and attributes have the addresses that `reader` gives out.
  mutating func begin(_ reader: inout XMLReader)
  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader)
  /// `offset` is the place after the end tag, or after the empty-element tag.
  mutating func end(at offset: Int, _ reader: inout XMLReader)
  /// Character data with references resolved and line breaks read as LF, in pieces of any length; `offset` is the
  /// place after the piece.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader)

  /// The text of a comment that has one, without the white space around it.
  mutating func comment(_ text: ExactText, _ reader: inout XMLReader)

  /// The C functions that call `XMLSession<Self>`'s functions: a C function pointer cannot be made for a generic type.
  static var callbacks: XMLCallbacks { get }
}

extension XMLContentHandler where Self: ~Copyable {
  /// Most formats have nothing to say in comments.
  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {}
}

/// The functions that libxml2 calls.
struct XMLCallbacks {
  var sax = xmlSAXHandler()
  var read: xmlInputReadCallback
  var report:
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafePointer<UInt8>?, UnsafePointer<CChar>?) -> Void
}

/// A reader and its handler while libxml2 reads. Both are values, so that an event needs no retain and no access check.
struct XMLSession<Handler: XMLContentHandler & ~Copyable>: ~Copyable {
  var reader: XMLReader
  var handler: Handler

  /// Initialises libxml2 once before the first parser, as its documentation requires for multi-threaded programs.
  private static func prepare() { XMLPreparation.once }

  /// Reads the whole document. What is plain of it is read without libxml2, unless `mayBePlain` is false; that makes a
  /// difference to nothing but the time.
  mutating func read(mayBePlain: Bool = true) {
    Self.prepare()
    guard reader.open() else { return }
    let callbacks = Handler.callbacks
    withUnsafeMutablePointer(to: &self) { pointer in
      var session = CLibXML2Session(receiver: UnsafeMutableRawPointer(pointer), report: callbacks.report)
      withUnsafeMutablePointer(to: &session) { Self.parse(pointer, $0, callbacks, mayBePlain: mayBePlain) }
    }
  }

  private static func parse(
    _ pointer: UnsafeMutablePointer<Self>, _ session: UnsafeMutablePointer<CLibXML2Session>, _ callbacks: XMLCallbacks,
    mayBePlain: Bool
  ) {
    var sax = callbacks.sax
    clibxml2_report_errors(&sax)
    let parser = xmlCreateIOParserCtxt(&sax, session, callbacks.read, nil, session, XML_CHAR_ENCODING_NONE)
    guard let parser else {
      return pointer.pointee.reader.report(
        "malformed-xml", at: .start, "There is not enough memory to start the XML parser")
    }
    defer {
      pointer.pointee.reader.context = nil
      xmlFreeParserCtxt(parser)
    }
    // Without NOENT libxml2 hands `&amp;` in an attribute out as `&#38;`, for its tree to resolve later. There are no
    // other entities that it could expand: a DOCTYPE ends the reading, and there is no callback for entities.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOENT.rawValue
    _ = xmlCtxtUseOptions(parser, Int32(truncatingIfNeeded: options))
    pointer.pointee.reader.context = parser
    pointer.pointee.handler.begin(&pointer.pointee.reader)
    if mayBePlain, pointer.pointee.readPlain() { return pointer.pointee.reader.finishPlain() }
    xmlParseDocument(parser)
    pointer.pointee.reader.finish(isWellFormed: parser.pointee.wellFormed == 1)
  }

  // MARK: libxml2's calls

  @inline(__always)
  private static func of(_ session: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Self>? {
    session?.assumingMemoryBound(to: CLibXML2Session.self).pointee.receiver?.assumingMemoryBound(to: Self.self)
  }

  @inline(__always)
  static func start(
    _ session: UnsafeMutableRawPointer?, _ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?,
    _ namespace: UnsafePointer<UInt8>?, _ namespaces: Int32, _ count: Int32,
    _ fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard let this = of(session), let name, let ends = this.pointee.reader.startTag() else { return }
    let tag = XMLStartTag(
      name: name, isPrefixed: prefix != nil, namespace: namespace,
      attributes: XMLAttributes(fields: fields, count: Int(count)),
      position: this.pointee.reader.input.position(at: ends.begin), offset: ends.begin,
      contentOffset: ends.content, isEmptyElement: ends.isEmpty)
    if this.pointee.reader.open(tag, namespaces: Int(namespaces)) {
      this.pointee.handler.start(tag, &this.pointee.reader)
    }
  }

  @inline(__always)
  static func end(_ session: UnsafeMutableRawPointer?) {
    guard let this = of(session), let offset = this.pointee.reader.end() else { return }
    this.pointee.handler.end(at: offset, &this.pointee.reader)
    this.pointee.reader.passed(to: offset)
  }

  @inline(__always)
  static func text(_ session: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int32) {
    guard let this = of(session), !this.pointee.reader.isStopped else { return }
    let end = this.pointee.reader.offset(behind: bytes, count)
    let piece = UnsafeBufferPointer(start: bytes, count: Int(count))
    this.pointee.handler.text(piece, endingAt: end, &this.pointee.reader)
    this.pointee.reader.passed(to: end)
  }

  static func comment(_ session: UnsafeMutableRawPointer?, _ text: UnsafePointer<UInt8>?) {
    guard let this = of(session), !this.pointee.reader.isStopped else { return }
    if let text = text.flatMap({ Self.note(UnsafeBufferPointer(start: $0, count: Int(xmlStrlen($0)))) }) {
      this.pointee.handler.comment(text, &this.pointee.reader)
    }
    this.pointee.reader.passed()
  }

  /// The text of a comment without the white space around it; `nil` if there is nothing else, or too much.
  static func note(_ text: UnsafeBufferPointer<UInt8>) -> ExactText? {
    var bytes = text[...]
    while let first = bytes.first, first <= 0x20 { bytes = bytes.dropFirst() }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    guard !bytes.isEmpty, bytes.count <= XMLLimits.textLength else { return nil }
    return ExactText(String(decoding: bytes, as: UTF8.self))
  }

  static func passed(_ session: UnsafeMutableRawPointer?) { of(session)?.pointee.reader.passed() }

  static func doctype(_ session: UnsafeMutableRawPointer?) { of(session)?.pointee.reader.doctype() }

  static func read(_ session: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ count: Int32) -> Int32
  {
    of(session)?.pointee.reader.serve(buffer, count) ?? 0
  }

  static func report(
    _ receiver: UnsafeMutableRawPointer?, _ code: Int32, _ level: Int32, _ name: UnsafePointer<UInt8>?,
    _ message: UnsafePointer<CChar>?
  ) {
    receiver?.assumingMemoryBound(to: Self.self).pointee.reader.parserReported(
      XMLReader.ParserError(code: code, level: level, name: name, message: message))
  }
}

/// libxml2's own tables.
private enum XMLPreparation {
  static let once: Void = xmlInitParser()
}
