import WatchwordBasics
import WatchwordLocalization

/// Reads the entries of a property file as units (Java SE, `java.util.Properties.load`).
///
/// A line ends at CR, LF or CRLF, unless an odd number of backslashes precedes it.
struct JavaPropertiesReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let collector: CatalogCollector
  private let notation: JavaPropertiesNotation
  private var cursor = PositionCursor()
  private var next = 0
  private var hasStopped = false
  private var merge: SourceMerge
  /// The lines of the comment directly above the next entry.
  private var comment: [Range<Int>] = []

  /// Reads a document, and returns whether it was read to its end. `bytes` are the valid bytes of `text`.
  static func read(
    _ text: DecodedText, _ bytes: UnsafeBufferPointer<UInt8>, _ context: DocumentContext, _ collector: CatalogCollector
  ) -> Bool {
    let name = JavaPropertiesName.suffix(of: context.path)
    var file = CatalogFile.Attributes(messageSyntax: .none, span: SourceSpan(at: .start))
    file.original = name.original
    file.datatype = "x-java-properties"
    file.setLanguage(name.language.map { ExactText("\($0)") }, of: context.sources, orSource: "en")
    // A bundle without a language has the default texts.
    if JavaPropertiesName.isBundle(context.path) { file.lacksLanguage = false }
    let header = CatalogFile(file)
    collector.begin(header)
    defer { collector.endFile() }
    var reader = JavaPropertiesReader(text, bytes, context, collector)
    guard text.encoding.unitWidth == 1 else {
      collector.report(
        .malformedProperties, at: SourceSpan(at: .start),
        "The file is in \(text.encoding.name), which Java does not read; expected UTF-8 or ISO 8859-1",
        help: "Save the file as UTF-8")
      return false
    }
    if text.encoding.byteOrderMarkLength > 0 {
      collector.report(
        .byteOrderMark, at: SourceSpan(at: .start),
        "The file starts with a byte-order mark (U+FEFF), which Java reads as a part of the first key",
        help: "Save the file without a byte-order mark")
    }
    while reader.next < bytes.count, !reader.hasStopped { reader.readLine() }
    guard !reader.hasStopped else { return false }
    if let bad = text.invalidSequence {
      reader.reportCut(bad)
      return false
    }
    // Java falls back to the default texts, which are in the language of this file.
    if !header.isSource { reader.merge.addMissing(to: collector, at: SourceSpan(at: reader.position(at: bytes.count))) }
    return true
  }

  private init(
    _ text: DecodedText, _ bytes: UnsafeBufferPointer<UInt8>, _ context: DocumentContext, _ collector: CatalogCollector
  ) {
    self.bytes = bytes
    self.collector = collector
    merge = SourceMerge(context.sources)
    notation = JavaPropertiesNotation(text.encoding, bytes)
  }

  // MARK: Lines

  private mutating func readLine() {
    while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
    guard next < bytes.count else { return }
    switch bytes[next] {
    case 0x0A, 0x0D:
      // A comment that a blank line separates from the entry, such as the head of a file, is not its note.
      comment.removeAll(keepingCapacity: true)
      skipLineBreak()
    case UInt8(ascii: "#"), UInt8(ascii: "!"): readComment()
    default: readEntry()
    }
  }

  private mutating func readComment() {
    let start = next
    next = lineEnd(from: start)
    comment.append(start..<next)
    skipLineBreak()
  }

  /// Returns the offset of the next line break, or of the end.
  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  private mutating func skipLineBreak() {
    guard next < bytes.count else { return }
    next += lineBreakLength(at: next)
  }

  /// Returns the length of the line break at an offset; 0 if there is none.
  private func lineBreakLength(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    if bytes[offset] == 0x0A { return 1 }
    guard bytes[offset] == 0x0D else { return 0 }
    return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
  }

  /// Returns the end of the continuation at a backslash: of the line break after it, and of the blanks at the start of
  /// the next line; `nil` if there is none. Java drops a backslash at the end of the file, too.
  private func endOfContinuation(at backslash: Int) -> Int? {
    guard bytes[backslash] == UInt8(ascii: "\\") else { return nil }
    if backslash + 1 == bytes.count { return bytes.count }
    let length = lineBreakLength(at: backslash + 1)
    guard length > 0 else { return nil }
    var end = backslash + 1 + length
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    return end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }

  // MARK: Entries

  private mutating func readEntry() {
    let start = position(at: next)
    let isConflict = conflictMark(at: next)
    skipBlanks()
    let keyStart = next
    let key = readText { byte in byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || Self.isBlank(byte) }
    let keyEnd = next
    skipBlanks()
    if next < bytes.count, bytes[next] == UInt8(ascii: "=") || bytes[next] == UInt8(ascii: ":") {
      next += 1
      skipBlanks()
    }
    let hasSeparator = next > keyEnd
    let valueStart = next
    let id = key.exactText
    let valuePosition = position(at: valueStart)
    let value = readText(of: id) { _ in false }
    let valueEnd = next
    let endPosition = position(at: valueEnd)
    skipLineBreak()
    defer { comment.removeAll(keepingCapacity: true) }
    if isConflict {
      return collector.report(
        .malformedProperties, at: SourceSpan(start: start, end: endPosition),
        "Found the mark of a merge conflict; expected a key and its text", help: "Resolve the merge conflict")
    }
    guard valueEnd - keyStart <= XMLLimits.textLength else {
      return exceeded("an entry", XMLLimits.textLength, "bytes", at: start)
    }
    guard collector.takesUnits() else { return exceeded("the units of a file", XMLLimits.units, "units", at: start) }
    guard !id.isEmpty else {
      return collector.report(
        .malformedProperties, at: SourceSpan(start: start, end: endPosition),
        "There is no key before the separator; expected one", help: "Write the key of the text, or remove the line")
    }
    let content = SourceSpan(start: valuePosition, end: endPosition)
    let span = SourceSpan(start: start, end: endPosition)
    add(id, segment(value, content, valueStart..<valueEnd, hasSeparator: hasSeparator), span)
  }

  /// Whether a line is the mark of a merge conflict.
  private func conflictMark(at start: Int) -> Bool {
    let line = bytes[start..<lineEnd(from: start)]
    return line.elementsEqual("=======".utf8) || line.starts(with: "<<<<<<< ".utf8)
      || line.starts(with: ">>>>>>> ".utf8)
  }

  private mutating func add(_ id: ExactText, _ segment: Segment, _ span: SourceSpan) {
    let (source, target) = merge.texts(of: id, segment, at: span)
    collector.add(
      TranslationUnit(
        id: id, source: source, target: target, notes: merge.notes(of: id, notes()),
        formatting: GettextFormatting(numbersIn: source?.text, as: .java), span: span))
  }

  private func segment(
    _ value: TextPieces, _ content: SourceSpan, _ range: Range<Int>, hasSeparator: Bool
  ) -> Segment {
    if !hasSeparator {
      // A key without a separator has an empty text.
      let own = notation
      let empty = TextNotation(
        piece: { TextNotation.character(in: $0, at: $1) },
        write: { $0.isEmpty ? "" : ExactText("=\(own.written($0, isAtStart: true))") })
      return Segment(text: "", in: empty, span: content, contentSpan: content)
    }
    if value.isContent {
      return Segment(text: value.exactText, as: notation.plainContent, span: content, contentSpan: content)
    }
    let own = notation
    let starts = value.bounds.filter { $0.isEmpty }.map { $0.lowerBound }
    return value.segment(
      content: Array(bytes[range]), span: content, contentSpan: content, write: { own.written($0, isAtStart: true) },
      writeInPlace: { own.written($0, in: $1, of: $2, starts: starts) })
  }

  /// Skips blanks and continuations.
  private mutating func skipBlanks() {
    while next < bytes.count {
      if Self.isBlank(bytes[next]) {
        next += 1
      } else if let end = endOfContinuation(at: next) {
        next = end
      } else {
        return
      }
    }
  }

  /// Reads text up to the end of the line or a byte for which `isEnd` is true.
  private mutating func readText(of id: ExactText? = nil, until isEnd: (UInt8) -> Bool) -> TextPieces {
    var text = TextPieces()
    let start = next
    while next < bytes.count {
      let byte = bytes[next]
      if byte == 0x0A || byte == 0x0D || isEnd(byte) { break }
      if byte != UInt8(ascii: "\\") {
        let run = bytes[next...].prefix { $0 != UInt8(ascii: "\\") && $0 != 0x0A && $0 != 0x0D && !isEnd($0) }
        text.append(run)
        next = run.endIndex
      } else if let end = endOfContinuation(at: next) {
        text.skip(next - start..<end - start)
        next = end
      } else {
        let escape = JavaPropertiesEscape(at: next, in: bytes)
        report(escape, at: next, of: id)
        text.append(escape.text, writtenIn: next - start..<next + escape.length - start)
        next += escape.length
      }
    }
    return text
  }

  // MARK: Notes

  /// Returns the comment directly above the entry as one note.
  private func notes() -> [ExactText] {
    guard !comment.isEmpty else { return [] }
    let lines = comment.map { line -> Slice<UnsafeBufferPointer<UInt8>> in
      var text = bytes[line].drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "!") }
      while let first = text.first, first <= 0x20 { text = text.dropFirst() }
      while let last = text.last, last <= 0x20 { text = text.dropLast() }
      return text
    }
    var note: [UInt8] = []
    for line in lines where !line.isEmpty {
      guard note.count + line.count <= XMLLimits.textLength else { break }
      if !note.isEmpty { note.append(0x0A) }
      note += line
    }
    return note.isEmpty ? [] : [ExactText(utf8: note)]
  }

  // MARK: Findings

  private mutating func report(_ escape: JavaPropertiesEscape, at offset: Int, of id: ExactText?) {
    guard let defect = escape.defect else { return }
    let span = SourceSpan(start: position(at: offset), end: position(at: offset + escape.length))
    let written = String(decoding: bytes[offset..<offset + escape.length], as: UTF8.self)
    switch defect {
    case .digitsMissing:
      collector.report(
        .invalidEscape, at: span, unit: id,
        "Found \(written), for which Java rejects the file; expected four hexadecimal digits after \\u",
        help: "Write all four digits, as in \\u00E9, or \\\\ for a backslash")
    case .loneSurrogate:
      collector.report(
        .invalidEscape.mild, at: span, unit: id, "\(written) is half of a character, and the other half is missing",
        help: "Write both halves, as in \\uD83D\\uDE00, or the character itself")
    case .unknown:
      collector.report(
        .invalidEscape.mild, at: span, unit: id, "Java drops the backslash of \(written)",
        help: "Write \\\\ for a backslash, or remove it")
    }
  }

  private mutating func reportCut(_ bad: TextEncoding.InvalidSequence) {
    collector.report(
      .invalidEncoding, at: SourceSpan(at: position(at: bytes.count)),
      "The file ends in the middle of a character (\(XMLReader.hexadecimal(Array(bad.bytes.prefix(4)))))",
      help: "The file is cut off: save or download it again")
  }

  private mutating func exceeded(_ what: String, _ limit: Int, _ unit: String, at position: SourcePosition) {
    hasStopped = true
    collector.exceeded(what, limit, unit, at: SourceSpan(at: position))
  }

  /// Returns the position of an offset. Offsets must be in ascending order.
  private mutating func position(at offset: Int) -> SourcePosition {
    cursor.position(at: offset, in: bytes)
  }
}
