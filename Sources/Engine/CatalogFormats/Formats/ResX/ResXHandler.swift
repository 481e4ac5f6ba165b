import WatchwordBasics
import WatchwordLocalization

/// Creates the units of a resource file of .NET.
struct ResXHandler: XMLContentHandler, ~Copyable {
  private let collector: CatalogCollector
  private let context: DocumentContext
  private var names = Names()
  private var depth = 0
  private var capture = Capture()
  /// The current value, unless it is not a text.
  private var open: Entry?
  private var merge: SourceMerge
  /// Whether the file has the texts of another language than its source.
  private var isTranslation = false
  private var file = SourceSpan(at: .start)

  private struct Entry {
    let name: ExactText
    let start: SourcePosition
    var value: Segment?
    var comment: ExactText?
    /// Whether the value contains an element.
    var hasElement = false
  }

  /// The interned names of elements and attributes.
  private struct Names {
    var root, data, value, comment, name, type, mimeType: UnsafePointer<UInt8>?

    init() {}

    init(_ reader: inout XMLReader) {
      root = reader.interned("root")
      data = reader.interned("data")
      value = reader.interned("value")
      comment = reader.interned("comment")
      name = reader.interned("name")
      type = reader.interned("type")
      mimeType = reader.interned("mimetype")
    }
  }

  init(_ context: DocumentContext, _ collector: CatalogCollector) {
    self.context = context
    self.collector = collector
    merge = SourceMerge(context.sources)
  }

  // MARK: Events

  mutating func begin(_ reader: inout XMLReader) { names = Names(&reader) }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    depth += 1
    if capture.kind == .source, open?.hasElement == false { return reportElement(tag, &reader) }
    switch depth {
    case 1: startRoot(tag, &reader)
    case 2: if tag.name == names.data, tag.namespace == nil { startEntry(tag, &reader) }
    case 3:
      guard open != nil, tag.namespace == nil else { return }
      if tag.name == names.value {
        capture.begin(.source, tag, depth: depth, &reader.input)
      } else if tag.name == names.comment {
        capture.begin(.note, tag, depth: depth, &reader.input)
      }
    default: break
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    if capture.kind != nil, capture.depth == depth { endPart(at: offset, &reader) }
    if depth == 2, let entry = open { endEntry(entry, at: offset, &reader) }
    depth -= 1
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    if capture.kind != nil, open?.hasElement == false { capture.append(bytes, endingAt: offset, &reader) }
  }

  /// Ends the document, and adds the texts of the source that have no translation.
  mutating func finish(_ reader: borrowing XMLReader) {
    if isTranslation { merge.addMissing(to: collector, at: file) }
    collector.endFile()
  }

  // MARK: Elements

  private mutating func startRoot(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard reader.isRoot(tag, names.root, in: "a .NET resource file") else { return }
    file = reader.span(of: tag)
    let name = ResXName(context.path)
    var attributes = CatalogFile.Attributes(messageSyntax: .none, span: file)
    attributes.original = name.original
    attributes.datatype = "resx"
    attributes.setLanguage(name.language.map { ExactText("\($0)") }, of: context.sources, orSource: "en")
    // A file without a language has the default texts.
    attributes.lacksLanguage = false
    let header = CatalogFile(attributes)
    isTranslation = context.sources != nil && !header.isSource
    collector.begin(header)
  }

  private mutating func startEntry(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    var name: ExactText?
    var isText = true
    tag.attributes.forEachUnprefixed { [names] attribute, value in
      if attribute == names.name { name = ExactText(utf8: value) }
      if attribute == names.type { isText = isText && value.starts(with: "System.String,".utf8) }
      if attribute == names.mimeType { isText = false }
    }
    guard isText else { return }
    guard let name else {
      return reader.report(
        .missingUnitID, at: reader.span(of: tag), "This <data> has no name",
        help: "Write the name under which the app looks it up: name=\"…\"")
    }
    // Visual Studio's designer keeps the types and the order of controls in values such as `>>label1.Name`.
    if name.string.utf8.starts(with: ">>".utf8) { return }
    open = Entry(name: name, start: tag.position)
  }

  private mutating func reportElement(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    let name = String(cString: tag.name).clipped
    reader.report(
      .unexpectedElement, at: reader.span(of: tag), unit: open?.name, "Found <\(name)> in a value; expected text",
      help: "Write &lt; for a < of the text")
    open?.hasElement = true
  }

  private mutating func endPart(at offset: Int, _ reader: inout XMLReader) {
    if capture.kind == .note {
      open?.comment = capture.note(reader.input.buffer)
    } else if open?.hasElement == false {
      open?.value = capture.segment(
        endingAt: offset, startingAt: reader.tokenOffset, sharing: nil, &reader.input)
    }
    capture.end(&reader.input)
  }

  private mutating func endEntry(_ entry: Entry, at offset: Int, _ reader: inout XMLReader) {
    open = nil
    guard let value = entry.value else { return }
    guard reader.takesUnits(collector, at: entry.start) else { return }
    let span = SourceSpan(start: entry.start, end: reader.input.position(at: offset))
    let (source, target) = merge.texts(of: entry.name, value, at: span)
    let notes = merge.notes(of: entry.name, entry.comment.map { [$0] } ?? [])
    collector.add(
      TranslationUnit(
        id: entry.name, source: source, target: target, notes: notes,
        formatting: GettextFormatting(numbersIn: source?.text, as: .csharp), span: span))
  }
}
