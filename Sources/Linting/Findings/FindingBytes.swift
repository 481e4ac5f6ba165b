import WatchwordDiagnostics

/// Writes findings as bytes, to be read again by ``FindingReader`` in the same process.
struct FindingWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ found: FoundDiagnostic) {
    let start = bytes.count
    write(0)
    let diagnostic = found.diagnostic
    write(found.check)
    write(found.message != nil ? 1 : 0)
    if let message = found.message {
      write(message.file)
      write(Int(bitPattern: UInt(message.hash)))
    }
    write(diagnostic.id.string)
    write(Int(diagnostic.severity.rawValue))
    write(diagnostic.span)
    write(diagnostic.unit?.string)
    write(diagnostic.message)
    write(diagnostic.help)
    write(diagnostic.fix.map { $0.isSafe ? 2 : 1 } ?? 0)
    if let fix = diagnostic.fix {
      write(fix.edits.count)
      for edit in fix.edits {
        write(edit.span)
        write(edit.replacement.string)
        write(edit.model != nil ? 1 : 0)
        if let model = edit.model { write(model) }
      }
    }
    write(diagnostic.texts)
    // The length of the record comes first.
    withUnsafeBytes(of: (bytes.count - start).littleEndian) { length in
      bytes.replaceSubrange(start..<start + length.count, with: length)
    }
  }

  private mutating func write(_ texts: UnitTexts?) {
    guard let texts else { return write(-1) }
    write(texts.notes.count)
    for note in texts.notes { write(note.string) }
    write(texts.source?.string)
    write(texts.target?.string)
  }

  private mutating func write(_ number: Int) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }

  private mutating func write(_ text: String?) {
    guard let text else { return write(-1) }
    write(text.utf8.count)
    bytes += text.utf8
  }

  private mutating func write(_ span: SourceSpan) {
    for place in [span.start, span.end] {
      write(place.line)
      write(place.column)
    }
  }
}

/// Reads what ``FindingWriter`` wrote.
struct FindingReader {
  /// The bytes of the length of a record, which it starts with.
  static let lengthOfLength = MemoryLayout<Int>.size

  private let bytes: ArraySlice<UInt8>
  private var next: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// The number at the start of a record: its length.
  static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
    var reader = FindingReader(bytes)
    return reader.number()
  }

  /// The finding of a whole record about the file called `file`; `nil` if the bytes are not a record.
  mutating func finding(in file: ExactText) -> FoundDiagnostic? {
    guard number() != nil, let check = number(), let hasMessage = number() else { return nil }
    var message: MessageDigest?
    if hasMessage == 1 {
      guard let file = number(), let hash = number() else { return nil }
      message = MessageDigest(file: file, hash: UInt64(UInt(bitPattern: hash)))
    }
    guard let id = text(), let rawSeverity = number(), let severity = Severity(rawValue: UInt8(clamping: rawSeverity)),
      let span = span()
    else { return nil }
    let unit = text()
    guard let words = text() else { return nil }
    let help = text()
    let diagnostic = Diagnostic(
      id: ExactText(id), severity: severity, file: file, span: span, unit: unit.map { ExactText($0) }, message: words,
      help: help, fix: fix(), texts: texts())
    return FoundDiagnostic(diagnostic: diagnostic, check: check, message: message)
  }

  private mutating func texts() -> UnitTexts? {
    guard let count = number(), count >= 0 else { return nil }
    let notes = (0..<count).compactMap { _ in text().map { ExactText($0) } }
    let source = text().map { ExactText($0) }
    return UnitTexts(source: source, target: text().map { ExactText($0) }, notes: notes)
  }

  private mutating func fix() -> Fix? {
    guard let kind = number(), kind > 0, let count = number() else { return nil }
    var edits: [Fix.Edit] = []
    for _ in 0..<count {
      guard let span = span(), let text = text(), let hasModel = number() else { return nil }
      edits.append(Fix.Edit(span, with: ExactText(text), like: hasModel == 1 ? self.span() : nil))
    }
    return Fix(isSafe: kind == 2, edits: edits)
  }

  private mutating func number() -> Int? {
    guard bytes.endIndex - next >= Self.lengthOfLength else { return nil }
    defer { next += Self.lengthOfLength }
    return bytes.withUnsafeBytes {
      Int(littleEndian: $0.loadUnaligned(fromByteOffset: next - bytes.startIndex, as: Int.self))
    }
  }

  private mutating func text() -> String? {
    guard let count = number(), count >= 0, bytes.endIndex - next >= count else { return nil }
    defer { next += count }
    return String(decoding: bytes[next..<next + count], as: UTF8.self)
  }

  private mutating func span() -> SourceSpan? {
    guard let line = number(), let column = number(), let endLine = number(), let endColumn = number() else {
      return nil
    }
    return SourceSpan(
      start: SourcePosition(line: line, column: column), end: SourcePosition(line: endLine, column: endColumn))
  }
}
