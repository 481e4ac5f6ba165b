import WatchwordBasics

/// Assembles the entries of an XML property list, and emits each one of the outer dictionary.
struct StringsDictHandler: XMLContentHandler, ~Copyable {
  private var names = PropertyListNames()
  /// The open elements, starting with the root.
  private var open = DepthStack<PropertyListElement>()
  private var dictionaries: [OpenDictionary] = []
  private var capture = Capture()
  /// The depth of the outermost element whose content is ignored.
  private var ignoredDepth: Int?
  /// The start of that element.
  private var ignoredStart = SourcePosition.start
  private var hasDictionary = false
  private var reportedTextDepth = 0
  /// The comments since the latest entry.
  private var notes: [ExactText] = []
  private var units: StringsDictUnits

  /// An open dictionary.
  private struct OpenDictionary {
    let start: SourcePosition
    var members: [PropertyListMember] = []
    /// The latest key, whose value is not complete yet.
    var key: Segment?
    var notes: [ExactText] = []
  }

  /// Creates a handler that reports each unit.
  init(_ context: DocumentContext, collector: CatalogCollector) {
    units = StringsDictUnits(context, collector)
  }

  mutating func begin(_ reader: inout XMLReader) { names = PropertyListNames(&reader) }

  // MARK: Events

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let element = names.element(tag)
    let parent = open.last
    open.append(element)
    guard ignoredDepth == nil else { return }
    guard let parent else { return checkRoot(element, tag, &reader) }
    ignoredStart = tag.position
    guard check(element, in: parent, tag, &reader) else {
      ignoredDepth = open.count
      return
    }
    switch element {
    case .key, .string: capture.begin(.source, tag, depth: open.count, &reader.input)
    case .dict:
      dictionaries.append(OpenDictionary(start: tag.position))
      hasDictionary = true
    default: ignoredDepth = open.count
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    let depth = open.count
    guard let element = open.popLast() else { return }
    if reportedTextDepth == depth { reportedTextDepth = 0 }
    if let ignored = ignoredDepth {
      guard depth == ignored else { return }
      ignoredDepth = nil
      let span = SourceSpan(start: ignoredStart, end: reader.input.position(at: offset))
      if open.last == .dict, element != .unknown { add(.other(element, span), &reader) }
      return
    }
    switch element {
    case .key, .string:
      let segment = capture.segment(endingAt: offset, startingAt: reader.tokenOffset, sharing: nil, &reader.input)
      capture.end(&reader.input)
      if element == .string { add(.text(segment), &reader) } else { setKey(segment, &reader) }
    case .dict: endDictionary(at: offset, &reader)
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    guard capture.kind == nil else { return capture.append(bytes, endingAt: offset, &reader) }
    guard ignoredDepth == nil, reportedTextDepth != open.count, bytes.contains(where: { $0 > 0x20 }) else { return }
    reportedTextDepth = open.count
    var start = reader.lastEventOffset
    while let byte = reader.input.buffer.byte(at: start), byte <= 0x20 { start += 1 }
    reader.report(
      .malformedStringsDict, at: reader.input.positionAhead(at: start),
      "Found text directly in <\(open.last?.rawValue ?? "")>; expected elements only",
      help: "Remove it, or write it as <string>")
  }

  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {
    if dictionaries.count == 1, dictionaries[0].key == nil { notes.append(text) }
  }

  /// Adds the units that only the source has.
  mutating func finish(_ reader: borrowing XMLReader) {
    if reader.isComplete { units.addMissing(at: reader) }
  }

  // MARK: Structure

  private func checkRoot(_ element: PropertyListElement, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard element != .plist else { return }
    reader.report(
      .malformedStringsDict, at: reader.span(of: tag),
      "The root element is <\(String(cString: tag.name).clipped)>; expected <plist>",
      help: "A property list starts with <plist version=\"1.0\"> and <dict>")
    reader.stop()
  }

  /// Whether an element is allowed in `parent`; reports it if not.
  private mutating func check(
    _ element: PropertyListElement, in parent: PropertyListElement, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) -> Bool {
    let name = String(cString: tag.name).clipped
    func report(_ message: String, _ help: String) -> Bool {
      reader.report(.malformedStringsDict, at: reader.span(of: tag), message, help: help)
      return false
    }
    if parent == .key || parent == .string {
      return report("Found <\(name)> in <\(parent.rawValue)>; expected text", "Write &lt; for a < of the text")
    }
    if element == .unknown || element == .plist {
      return report("A property list has no element <\(name)> here", "Check its spelling, or remove it")
    }
    switch parent {
    case .plist where element != .dict || hasDictionary:
      return report("Found <\(name)> in <plist>; expected one <dict>", "Put the entries into one <dict>")
    case .dict where element != .key && dictionaries.last?.key == nil:
      return report("Found <\(name)> without a <key> before it", "Write the <key> of the value")
    case .dict where element == .key && dictionaries.last?.key != nil:
      let key = dictionaries.indices.last.flatMap { dictionaries[$0].key.take() }
      _ = report("The key \"\(key?.text.clipped ?? "")\" has no value before this <key>", "Write its value")
      return true
    default: return true
    }
  }

  private mutating func setKey(_ key: Segment, _ reader: inout XMLReader) {
    guard !dictionaries.isEmpty else { return }
    dictionaries[dictionaries.count - 1].key = key
    swap(&dictionaries[dictionaries.count - 1].notes, &notes)
    notes.removeAll()
  }

  private mutating func endDictionary(at offset: Int, _ reader: inout XMLReader) {
    guard let closed = dictionaries.popLast() else { return }
    let end = reader.input.position(at: offset)
    if let key = closed.key {
      reader.report(
        .malformedStringsDict, at: key.span, "The key \"\(key.text.clipped)\" has no value",
        help: "Write its value, or remove the key")
    }
    add(.dictionary(closed.members, SourceSpan(start: closed.start, end: end)), &reader)
  }

  /// Adds a value to the current dictionary. A value of the outer dictionary completes an entry.
  private mutating func add(_ value: PropertyListValue, _ reader: inout XMLReader) {
    guard let last = dictionaries.indices.last, let key = dictionaries[last].key.take() else { return }
    var member = PropertyListMember(key: key.text, keySpan: key.span, value: value)
    guard last == 0 else { return dictionaries[last].members.append(member) }
    member.notes = dictionaries[0].notes
    dictionaries[0].notes = []
    units.add(member, &reader)
  }
}
