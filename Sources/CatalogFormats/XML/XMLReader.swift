import CLibXML2
import WatchwordDiagnostics

/// Reads an XML document with libxml2's SAX interface: exact places, own limits, no DOCTYPE, no network.
///
/// libxml2 reports a start tag only after its end, and its lines and columns are not exact. So the reader uses only its
/// offsets, and finds the `<` and the places in its own copy of the bytes, `input`.
struct XMLReader: ~Copyable {
  let file: ExactText
  /// What is known of the document before it is read.
  let kind: XMLDocumentKind
  var input: XMLInput
  /// libxml2's parser while it reads.
  var context: xmlParserCtxtPtr?
  /// Receives the findings about the document.
  private let onReport: (Diagnostic) -> Void
  /// The elements that are open, the root first.
  private(set) var openElements = DepthStack<OpenElement>()
  /// Where the latest start tag, end tag, text or comment ended.
  private(set) var lastEventOffset = 0
  /// Whether reading has stopped: after a fatal error, at a limit, or because the handler has stopped it.
  private(set) var isStopped = false
  /// Whether the document was read to its end.
  private(set) var isComplete = false
  /// Whether a defect in the namespaces was found, because one mistake causes many of them.
  private var hasNamespaceDefect = false
  /// The defect in the namespaces of the tag that starts at `offset`, until it is known whether something worse is
  /// wrong with the tag.
  private var namespaceDefect: (offset: Int, diagnostic: Diagnostic)?
  /// Whether the root was found.
  private(set) var hasRoot = false
  private var namespacesInScope = 0
  /// Whether the document is read without libxml2 right now.
  var isPlain = false
  /// What libxml2 gets in place of what was read without it.
  private var replacement: [UInt8] = []
  /// How many bytes of that it got.
  private var served = 0
  /// The number of bytes that were read without libxml2, up to the end of an event.
  private(set) var plainLength = 0

  /// An element whose end tag has not been found yet.
  struct OpenElement {
    let name: UnsafePointer<UInt8>
    let start: PackedPosition
    let namespaces: Int
  }

  init(
    file: ExactText, origin: ByteOrigin, kind: XMLDocumentKind = .xliff, onReport: @escaping (Diagnostic) -> Void
  ) {
    self.file = file
    self.kind = kind
    self.onReport = onReport
    self.input = XMLInput(origin: origin)
  }

  /// Reads the first bytes; returns false if there is nothing to parse.
  mutating func open() -> Bool {
    input.open()
    return !input.hasFailed && startsLikeXML()
  }

  /// Notes what the parser let pass.
  mutating func finish(isWellFormed: Bool) {
    tellNamespaceDefect()
    guard !isStopped, !input.hasFailed else { return }
    isComplete = isWellFormed && input.badSequence == nil && offset >= input.window.end
    if !isComplete { parserEnded(isWellFormed: isWellFormed) }
  }

  /// The parser's address of the name, by which names of elements and attributes are distinguished.
  func interned(_ name: String) -> UnsafePointer<UInt8>? {
    context.flatMap { clibxml2_interned($0, name) }
  }

  /// Notes that the document was read to its end without libxml2, or until the reading stopped.
  mutating func finishPlain() {
    tellNamespaceDefect()
    isComplete = !isStopped
    plainLength = lastEventOffset
  }

  /// Leaves everything behind the latest event to libxml2, which gets `replacement` instead of what is in front of that.
  mutating func leaveToParser(_ replacement: [UInt8]) {
    plainLength = lastEventOffset
    self.replacement = plainLength == 0 ? [] : replacement
    input.leave(from: plainLength)
  }

  /// The number of bytes before the parser's current place. In the replacement of what it has not read, that is less
  /// than the length of the latter.
  var offset: Int {
    guard let context else { return 0 }
    return max(clibxml2_offset(context) &+ (plainLength &- replacement.count), 0)
  }

  /// The number of bytes up to the end of a piece of text that the parser hands out.
  ///
  /// It passes plain pieces directly from its buffer before it advances past them, and all others after that.
  @inline(__always)
  func offset(behind piece: UnsafePointer<UInt8>?, _ count: Int32) -> Int {
    guard let context else { return 0 }
    return offset &+ (clibxml2_place(context) == piece ? Int(count) : 0)
  }

  /// The offset of an attribute's value, if the parser passes it directly from the document.
  func offset(of value: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let context, let start = value.baseAddress else { return nil }
    if isPlain {
      let offset = input.window.offset(of: start)
      let isInside = offset >= input.window.start && offset + value.count <= input.window.end
      // libxml2 passes a copy of all others.
      return isInside && value.allSatisfy { $0 < 0x80 } ? offset : nil
    }
    let offset = clibxml2_offset_of(context, start)
    return offset >= 0 ? offset &+ (plainLength &- replacement.count) : nil
  }

  // MARK: Findings

  /// Reports what is wrong at `span`.
  @inline(never)
  mutating func report(
    _ id: ExactText, _ severity: Severity = .error, at span: SourceSpan, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    tellNamespaceDefect()
    onReport(diagnostic(id, severity, at: span, unit: unit, message, help: help))
  }

  private func diagnostic(
    _ id: ExactText, _ severity: Severity = .error, at span: SourceSpan, unit: ExactText? = nil, _ message: String,
    help: String?
  ) -> Diagnostic {
    Diagnostic(id: id, severity: severity, file: file, span: span, unit: unit, message: message, help: help)
  }

  /// Reports what is wrong at `position`.
  mutating func report(_ id: ExactText, at position: SourcePosition, _ message: String, help: String? = nil) {
    report(id, at: SourceSpan(at: position), message, help: help)
  }

  /// Notes a defect in the namespaces of the tag that starts at `offset`, unless one was met already.
  mutating func reportNamespaces(ofTagAt offset: Int, _ message: String, help: String?) {
    guard !hasNamespaceDefect else { return }
    hasNamespaceDefect = true
    let span = SourceSpan(at: input.positionAhead(at: offset))
    namespaceDefect = (offset, diagnostic(Self.malformed, at: span, message, help: help))
  }

  /// Forgets the defect in the namespaces of the tag that starts at `offset`: something worse is wrong with it.
  mutating func withdrawNamespaceDefect(ofTagAt offset: Int) {
    if namespaceDefect?.offset == offset { namespaceDefect = nil }
  }

  /// Reports the defect in the namespaces of the latest tag, which has no worse defect.
  private mutating func tellNamespaceDefect() {
    if let defect = namespaceDefect.take() { onReport(defect.diagnostic) }
  }

  /// Stops reading: nothing more is reported, and the parser gets no more bytes.
  mutating func stop() {
    isStopped = true
  }

  // MARK: Events

  mutating func serve(_ buffer: UnsafeMutablePointer<CChar>?, _ count: Int32) -> Int32 {
    guard !isStopped, let buffer, count > 0, keepsTokenLimit() else { return 0 }
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
    if served < replacement.count {
      let piece = replacement[served...].prefix(room.count)
      served += piece.count
      room.copyBytes(from: piece)
      return Int32(truncatingIfNeeded: piece.count)
    }
    return Int32(truncatingIfNeeded: input.serve(into: room, forgettingBefore: lastEventOffset))
  }

  /// The start of the start tag that the parser has just read, and of its content; `nil` if the tag is not to be
  /// reported.
  @inline(__always)
  func startTag() -> (begin: Int, content: Int, isEmpty: Bool)? {
    guard !isStopped else { return nil }
    let end = offset
    guard end >= plainLength else { return nil }
    // libxml2 reports a tag before it looks for its end; if there is none, an error follows.
    guard let last = input.window.byte(at: end), last == UInt8(ascii: ">") || last == UInt8(ascii: "/") else {
      return nil
    }
    let isEmpty = last == UInt8(ascii: "/")
    return (input.window.tagStart(from: lastEventOffset, to: end), isEmpty ? end : end + 1, isEmpty)
  }

  /// Handles `tag`, which declares this many namespaces; returns whether it is to be reported.
  @inline(__always)
  mutating func open(_ tag: XMLStartTag, namespaces: Int) -> Bool {
    namespacesInScope &+= namespaces
    openElements.append(OpenElement(name: tag.name, start: PackedPosition(tag.position), namespaces: namespaces))
    hasRoot = true
    lastEventOffset = tag.contentOffset
    if hasNamespaceDefect { tellNamespaceDefect() }
    return keepsLimits(tag, namespacesInScope: namespacesInScope)
  }

  /// Handles an end tag and returns where it ends; `nil` if it is not to be reported.
  @inline(__always)
  mutating func end() -> Int? {
    let end = offset
    return end >= plainLength && close() ? end : nil
  }

  /// Closes the latest element; returns whether its end is to be reported.
  @inline(__always)
  mutating func close() -> Bool {
    guard !isStopped, let closed = openElements.popLast() else { return false }
    namespacesInScope -= closed.namespaces
    return true
  }

  /// Records that the parser is after an event.
  @inline(__always)
  mutating func passed() { lastEventOffset = max(lastEventOffset, offset) }

  /// Records that the parser is after an event that ended at `offset`.
  @inline(__always)
  mutating func passed(to offset: Int) { lastEventOffset = offset }

  mutating func doctype() {
    guard !isStopped else { return }
    // The parser is in front of the `>`, or of the `[` of the declarations.
    if kind.allowsDoctype, let context, input.window.byte(at: offset) == UInt8(ascii: ">") {
      // Otherwise an entity that it does not know is dropped in silence: the external file might declare it.
      context.pointee.hasExternalSubset = 0
      return passed(to: offset + 1)
    }
    reportDoctype()
    stop()
    if let context { xmlStopParser(context) }
  }
}
