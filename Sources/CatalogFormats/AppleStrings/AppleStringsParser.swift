import WatchwordDiagnostics

/// Reads the entries of a `.strings` file as units.
struct AppleStringsParser {
  var lexer: AppleStringsLexer
  private var cursor = PositionCursor()
  private let isCut: Bool
  private let name: ExactText
  private let sources: SourceTable?
  private let events: CatalogEvents
  /// The ids of the units, if the source has more of them.
  private var ids: Set<ExactText> = []
  private var unitCount = 0
  /// Whether reading has ended before the end of the text: at a limit, or at a string without an end.
  private(set) var hasStopped = false
  /// How many times a string without an end was read again as one line.
  private var retries = 0
  /// The comments of the next entry.
  private var notes = AppleStringsNotes()

  /// How many strings without an end are read as one line: each may be read a second time.
  private static let greatestRetries = 100

  /// Creates a parser of `bytes`, which are only a part of the document if `isCut`: nothing is wrong with their end then.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, isCut: Bool, _ context: DocumentContext, _ events: CatalogEvents
  ) {
    lexer = AppleStringsLexer(bytes: bytes)
    self.isCut = isCut
    name = context.name
    sources = context.sources
    self.events = events
  }

  // MARK: Entries

  /// Reads all entries.
  mutating func read() {
    skipToEntry()
    // A whole property list has its braces; a file of strings can leave them out.
    let hasBraces = lexer.byte == UInt8(ascii: "{") && !lexer.isAtEnd
    if hasBraces { lexer.next += 1 }
    var isClosed = false
    while !hasStopped {
      skipToEntry()
      guard !hasStopped, !lexer.isAtEnd else { break }
      if hasBraces, !isClosed, lexer.byte == UInt8(ascii: "}") {
        isClosed = true
        lexer.next += 1
      } else if isClosed {
        reportFound("after the } of the list", expected: "nothing")
        return
      } else {
        readEntry()
      }
    }
    if hasBraces, !isClosed, !hasStopped, !isCut {
      report(at: lexer.bytes.count, "The file ends before the } that closes its first {", help: "Write } at its end")
    }
  }

  /// Gives the units that the source has and the file lacks; their place is its end.
  mutating func addMissing() {
    guard let sources else { return }
    let end = SourceSpan(at: position(at: lexer.bytes.count))
    for unit in sources.missing(from: ids, at: end) { events.add(unit) }
  }

  private mutating func readEntry() {
    let before = cursor
    let key: AppleStringsLexer.Token
    do throws(AppleStringsLexer.Failure) { key = try lexer.string() } catch { return failed(error, "a key") }
    let start = position(at: key.range.lowerBound)
    let id = text(of: key)
    let keyEnd = position(at: key.range.upperBound)
    skipSpace()
    if lexer.byte == UInt8(ascii: ";") {
      lexer.next += 1
      let span = SourceSpan(start: start, end: keyEnd)
      return add(id, Segment(text: id, elsewhereFrom: span), from: start)
    }
    if lexer.byte == UInt8(ascii: "=") {
      lexer.next += 1
      skipSpace()
    } else if isWithoutEnd(key, from: before) {
      return
    } else if lexer.byte == UInt8(ascii: "\""), !lexer.isAtEnd {
      reportFound("after the key", expected: "= or ;", help: "Write = between the key and its text")
    } else {
      reportFound("after the key", expected: "= or ;", help: "Write = and the text of the key, or ; after it")
      return lexer.skipLine()
    }
    readValue(of: id, from: start)
  }

  private mutating func readValue(of id: ExactText, from start: SourcePosition) {
    switch lexer.byte {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): return skipOtherValue()
    case UInt8(ascii: ";"):
      reportFound("after the =", expected: "the text of the key", help: "Write the text, or remove the =")
      lexer.next += 1
      return
    default: break
    }
    let before = cursor
    let value: AppleStringsLexer.Token
    do throws(AppleStringsLexer.Failure) { value = try lexer.string() } catch { return failed(error, "a text") }
    let segment = segment(of: value)
    let end = lexer.next
    skipSpace()
    if lexer.byte == UInt8(ascii: ";") {
      lexer.next += 1
    } else if isWithoutEnd(value, from: before) {
      return
    } else {
      reportMissingSemicolon(behind: end)
    }
    add(id, segment, from: start)
  }

  private mutating func add(_ id: ExactText, _ segment: Segment, from start: SourcePosition) {
    guard !hasStopped else { return }
    unitCount += 1
    guard unitCount <= XMLLimits.units else {
      return exceeded("the units of a file", XMLLimits.units, "units", at: start)
    }
    let end = position(at: lexer.next)
    addNoteBehind()
    let texts = notes.take(from: lexer.bytes)
    var details: TranslationUnit.Details?
    if texts.count > 1 {
      details = TranslationUnit.Details()
      details?.furtherNotes = Array(texts.dropFirst())
    }
    var (source, target): (Segment?, Segment?) = (segment, nil)
    if let sources {
      ids.insert(id)
      source = sources.source(of: id, at: SourceSpan(at: start))
      target = segment
    }
    events.add(
      TranslationUnit(
        id: id, source: source, target: target, note: texts.first, state: nil, details: details,
        span: PackedSpan(SourceSpan(start: start, end: end))))
  }

  // MARK: Texts

  private mutating func segment(of token: AppleStringsLexer.Token) -> Segment {
    let start = position(at: token.range.lowerBound)
    let contentStart = position(at: token.content.lowerBound)
    let text = text(of: token)
    let contentEnd = position(at: token.content.upperBound)
    let span = SourceSpan(start: start, end: position(at: token.range.upperBound))
    let notation: TextNotation =
      switch token.quote {
      case 0: .unquoted
      case UInt8(ascii: "'"): .singleQuoted
      default: .doubleQuoted
      }
    return Segment(
      text: text, written: token.isEscaped ? Array(lexer.bytes[token.content]) : nil, in: notation, span: span,
      contentSpan: SourceSpan(start: contentStart, end: contentEnd))
  }

  /// The text of a string, whose escapes are resolved and whose line breaks become LF.
  private mutating func text(of token: AppleStringsLexer.Token) -> ExactText {
    if token.content.count > XMLLimits.textLength {
      exceeded("a text", XMLLimits.textLength, "bytes", at: positionAhead(at: token.range.lowerBound))
    }
    let content = UnsafeBufferPointer(rebasing: lexer.bytes[token.content])
    guard token.isEscaped else { return ExactText(utf8: content) }
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      let byte = content[index]
      if byte == UInt8(ascii: "\\"), let escape = AppleStringsEscape(at: index, in: content) {
        if escape.defect != nil { report(escape, at: token.content.lowerBound + index) }
        text += String(escape.scalar).utf8
        index += escape.length
      } else {
        if byte != 0x0D || index + 1 == content.count || content[index + 1] != 0x0A { text.append(byte) }
        index += 1
      }
    }
    return ExactText(String(decoding: text, as: UTF8.self))
  }

  // MARK: Comments

  /// Skips white space and comments inside an entry, of which they are notes.
  private mutating func skipSpace() {
    while !hasStopped {
      _ = lexer.skipSpace()
      guard lexer.isAtComment else { return }
      readComment()
    }
  }

  /// Moves to the next entry. A blank line separates comments from it, as the head of a file or the title of a part.
  private mutating func skipToEntry() {
    while !hasStopped {
      notes.pass(lineBreaks: lexer.skipSpace())
      guard lexer.isAtComment else { return }
      readComment()
    }
  }

  private mutating func readComment() {
    let start = lexer.next
    if let comment = lexer.comment() {
      keep(comment, at: start)
    } else if !isCut {
      report(
        at: start, "The comment that starts here does not end: */ is missing", help: "Write */ where it ends")
      hasStopped = true
    }
  }

  /// Takes the comment that ends the line of an entry as its note.
  private mutating func addNoteBehind() {
    guard [UInt8(ascii: " "), 0x09, UInt8(ascii: "/")].contains(lexer.byte) else { return }
    let start = lexer.next
    lexer.skipBlanks()
    guard lexer.isAtComment else { return }
    let first = lexer.next
    if let comment = lexer.comment() {
      let end = lexer.next
      lexer.skipBlanks()
      if lexer.isLineEnd(at: lexer.next) {
        notes.pass(lineBreaks: 0)
        lexer.next = end
        return keep(comment, at: first)
      }
    }
    // It belongs to the next entry, or has no end, which is reported there.
    lexer.next = start
  }

  private mutating func keep(_ comment: Range<Int>, at start: Int) {
    guard comment.count <= XMLLimits.textLength else {
      return exceeded("a comment", XMLLimits.textLength, "bytes", at: positionAhead(at: start))
    }
    notes.append(comment, isLine: lexer.bytes[start + 1] == UInt8(ascii: "/"))
  }

  // MARK: Places

  /// The place of an offset, which must not be before one that was asked for earlier.
  @inline(__always)
  private mutating func position(at offset: Int) -> SourcePosition {
    if cursor.offset < offset { cursor.advance(to: offset, in: lexer.bytes) }
    return cursor.position
  }

  /// The place of an offset, without moving on to it.
  private func positionAhead(at offset: Int) -> SourcePosition {
    var ahead = cursor
    ahead.advance(to: offset, in: lexer.bytes)
    return ahead.position
  }

  // MARK: Findings

  private func report(
    _ id: ExactText = "malformed-strings", _ severity: Severity = .error, at span: SourceSpan, _ message: String,
    help: String, fix: Fix? = nil
  ) {
    events.report(
      Diagnostic(id: id, severity: severity, file: name, span: span, message: message, help: help, fix: fix))
  }

  private func report(at offset: Int, _ message: String, help: String, fix: Fix? = nil) {
    report(at: SourceSpan(at: positionAhead(at: offset)), message, help: help, fix: fix)
  }

  private mutating func exceeded(_ what: String, _ limit: Int, _ unit: String, at position: SourcePosition) {
    hasStopped = true
    report(
      "limit-exceeded", at: SourceSpan(at: position), "This exceeds the limit for \(what): \(limit) \(unit)",
      help: "Split the file; the rest of the file was not read")
  }

  /// Reports what is here instead of what was expected.
  private func reportFound(_ place: String, expected: String, help: String = "Remove it") {
    if lexer.isAtEnd {
      guard !isCut else { return }
      return report(at: lexer.next, "The file ends \(place); expected \(expected)", help: help)
    }
    report(at: lexer.next, "Found \(lexer.excerpt) \(place); expected \(expected)", help: help)
  }

  private mutating func reportMissingSemicolon(behind end: Int) {
    let isOnLine = positionAhead(at: lexer.next).line == positionAhead(at: end).line
    if lexer.isAtEnd, isCut { return }
    if lexer.isAtEnd || lexer.byte == UInt8(ascii: "}") || lexer.startsEntry() || !isOnLine {
      let place = SourceSpan(at: positionAhead(at: end))
      return report(
        at: place, "The text has no ; behind it, so Apple's tools refuse the whole file",
        help: "Write ; behind the text",
        fix: Fix(isSafe: true, edits: [Fix.Edit(place, with: ";")]))
    }
    reportFound(
      "after the text", expected: ";", help: "Write \\\" for a quotation mark inside a text, and ; after the text")
    lexer.skipLine()
  }

  /// Says what is wrong where a string was expected, and moves on.
  private mutating func failed(_ failure: AppleStringsLexer.Failure, _ expected: String) {
    switch failure {
    case .none where lexer.starts(with: "\u{FEFF}"):
      report(
        at: lexer.next, "Found a byte-order mark (U+FEFF) inside the file; expected \(expected)",
        help: "Remove it; most editors do not show it")
      lexer.next += 3
    case .none:
      let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { lexer.starts(with: $0) }
      reportFound(
        "where \(expected) should be", expected: "a string in quotation marks",
        help: isConflict
          ? "Resolve the conflict of the merge" : "Write the string between quotation marks, or remove this")
      lexer.skipLine()
    case .unterminated(let start):
      hasStopped = true
      if isCut { return }
      let quote = Character(Unicode.Scalar(lexer.bytes[start]))
      report(
        at: start, "The string that starts here does not end: \(quote) is missing",
        help: "Write \(quote) where it ends, and \\\(quote) for a quotation mark inside it")
    }
  }

  /// Whether a string of several lines seems to lack its end, because something is wrong behind it. If so, it is reported,
  /// and reading goes on in the line after its start.
  private mutating func isWithoutEnd(_ token: AppleStringsLexer.Token, from before: PositionCursor) -> Bool {
    guard let lineBreak = token.lineBreak, retries < Self.greatestRetries, !lexer.isAtEnd || !isCut else {
      return false
    }
    retries += 1
    cursor = before
    lexer.next = lineBreak
    notes.removeAll()
    let quote = Character(Unicode.Scalar(token.quote))
    report(
      at: token.range.lowerBound, "The string that starts here does not end on its line: \(quote) is missing",
      help: "Write \(quote) where it ends, and \\\(quote) for a quotation mark inside it")
    return true
  }

  /// Skips a list, a dictionary or data, which is no text.
  private mutating func skipOtherValue() {
    report(
      at: lexer.next, "Found a \(lexer.byte == UInt8(ascii: "<") ? "data value" : "list") as a value; expected a text",
      help: "Write the text between quotation marks; files of strings have texts only")
    let start = lexer.next
    guard lexer.skipBalanced() else {
      hasStopped = true
      if !isCut { report(at: start, "The list that starts here does not end", help: "Close it") }
      return
    }
    skipSpace()
    if lexer.byte == UInt8(ascii: ";") { lexer.next += 1 }
    notes.removeAll()
  }

  private mutating func report(_ escape: AppleStringsEscape, at offset: Int) {
    let place = position(at: offset)
    let written = String(decoding: lexer.bytes[offset..<min(offset + escape.length, lexer.bytes.count)], as: UTF8.self)
    let end = SourcePosition(line: place.line, column: place.column + written.unicodeScalars.count)
    let span = SourceSpan(start: place, end: end)
    switch escape.defect {
    case .unknown where written == "\\u":
      report(
        "unknown-escape", .warning, at: span, "Apple's tools read \\u as the letter u; expected \\U",
        help: "Write \\U and four hexadecimal digits, or the character itself")
    case .unknown:
      report(
        "unknown-escape", .warning, at: span, "Apple's tools know no escape \(written), and drop the backslash",
        help: "Remove the backslash, or write \\\\ for one that people see")
    case .digitsMissing:
      report(
        "unknown-escape", .warning, at: span, "Found \(written); expected four hexadecimal digits after \\U",
        help: "Write all four digits, as in \\U00E9, or the character itself")
    case .loneSurrogate:
      report(
        "unknown-escape", .warning, at: span, "\(written) is half of a character, and the other half is missing",
        help: "Write both halves, as in \\UD83D\\UDE00, or the character itself")
    case nil: break
    }
  }
}
