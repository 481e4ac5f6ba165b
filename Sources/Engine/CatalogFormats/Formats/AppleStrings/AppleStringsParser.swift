import WatchwordBasics

/// Reads the entries of a `.strings` file as units.
struct AppleStringsParser {
  var lexer: AppleStringsLexer
  var cursor = PositionCursor()
  let isCut: Bool
  private var merge: SourceMerge
  let collector: CatalogCollector
  /// Whether reading stopped before the end of the text: at a limit, or at an unterminated string.
  var hasStopped = false
  /// The number of unterminated strings that were reread as one line.
  var retries = 0
  /// The comments of the next entry.
  var notes = AppleStringsNotes()

  /// The maximum number of unterminated strings that are reread as one line; each may be read twice.
  static let maximumRetries = 20

  /// Creates a parser of `bytes`. If `isCut`, they are only a part of the document, and an incomplete end is not
  /// reported.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, isCut: Bool, _ context: DocumentContext, _ collector: CatalogCollector
  ) {
    lexer = AppleStringsLexer(bytes: bytes)
    self.isCut = isCut
    merge = SourceMerge(context.sources)
    self.collector = collector
  }

  // MARK: Entries

  /// Reads all entries.
  mutating func read() {
    skipToEntry()
    // A complete property list has braces; a file of strings may omit them.
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

  /// Adds the units that the source has and the file lacks, with the position of the end of the file.
  mutating func addMissing() {
    guard merge.sources != nil else { return }
    merge.addMissing(to: collector, at: SourceSpan(at: position(at: lexer.bytes.count)))
  }

  private mutating func readEntry() {
    let before = cursor
    let key: AppleStringsLexer.Token
    do throws(AppleStringsLexer.Failure) { key = try lexer.string() } catch { return reportFailure(error, "a key") }
    let start = position(at: key.range.lowerBound)
    let id = text(of: key)
    guard !hasStopped else { return }
    let keyEnd = position(at: key.range.upperBound)
    skipSpace()
    if lexer.byte == UInt8(ascii: ";") {
      lexer.next += 1
      let span = SourceSpan(start: start, end: keyEnd)
      return add(id, Segment(text: id, inOtherFileAt: span), from: start)
    }
    if lexer.byte == UInt8(ascii: "=") {
      lexer.next += 1
      skipSpace()
    } else if recoverFromUnterminated(key, from: before) {
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
    do throws(AppleStringsLexer.Failure) { value = try lexer.string() } catch { return reportFailure(error, "a text") }
    let segment = segment(of: value)
    guard !hasStopped else { return }
    let end = lexer.next
    skipSpace()
    if lexer.byte == UInt8(ascii: ";") {
      lexer.next += 1
    } else if recoverFromUnterminated(value, from: before) {
      return
    } else {
      reportMissingSemicolon(after: end)
    }
    add(id, segment, from: start)
  }

  private mutating func add(_ id: ExactText, _ segment: Segment, from start: SourcePosition) {
    guard !hasStopped else { return }
    guard collector.takesUnits() else { return exceeded("the units of a file", XMLLimits.units, "units", at: start) }
    let end = position(at: lexer.next)
    addTrailingComment()
    let texts = notes.take(from: lexer.bytes)
    var details: TranslationUnit.Details?
    if texts.count > 1 {
      details = TranslationUnit.Details()
      details?.furtherNotes = Array(texts.dropFirst())
    }
    let (source, target) = merge.texts(of: id, segment, at: SourceSpan(at: start))
    collector.add(
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
    if !token.isEscaped, token.quote == UInt8(ascii: "\"") {
      return Segment(
        text: text, as: Segment.doubleQuotedContent, span: span,
        contentSpan: SourceSpan(start: contentStart, end: contentEnd))
    }
    return Segment(
      text: text, written: token.isEscaped ? Array(lexer.bytes[token.content]) : nil, in: notation, span: span,
      contentSpan: SourceSpan(start: contentStart, end: contentEnd))
  }

  /// Returns the text of a string, with escapes decoded and line breaks converted to LF.
  private mutating func text(of token: AppleStringsLexer.Token) -> ExactText {
    if token.content.count > XMLLimits.textLength {
      exceeded("a text", XMLLimits.textLength, "bytes", at: position(at: token.range.lowerBound))
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
    return ExactText(utf8: text)
  }

  // MARK: Comments

  /// Skips white space and comments inside an entry. The comments become its notes.
  mutating func skipSpace() {
    while !hasStopped {
      _ = lexer.skipSpace()
      guard lexer.isAtComment else { return }
      readComment()
    }
  }

  /// Moves to the next entry. A comment that a blank line separates from the entry, such as the head of a file or the
  /// title of a section, is not a note of the entry.
  private mutating func skipToEntry() {
    while !hasStopped {
      notes.skip(lineBreaks: lexer.skipSpace())
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
        at: start, "The comment that starts here is not closed: */ is missing", help: "Write */ where it ends")
      hasStopped = true
    }
  }

  /// Adds the comment at the end of an entry's line as its note.
  private mutating func addTrailingComment() {
    guard [UInt8(ascii: " "), 0x09, UInt8(ascii: "/")].contains(lexer.byte) else { return }
    let start = lexer.next
    lexer.skipBlanks()
    guard lexer.isAtComment else { return }
    let first = lexer.next
    if let comment = lexer.comment() {
      let end = lexer.next
      lexer.skipBlanks()
      if lexer.isLineEnd(at: lexer.next) {
        notes.skip(lineBreaks: 0)
        lexer.next = end
        return keep(comment, at: first)
      }
    }
    // The comment belongs to the next entry or is unterminated; it is read again there, and reported if unterminated.
    lexer.next = start
  }

  private mutating func keep(_ comment: Range<Int>, at start: Int) {
    guard comment.count <= XMLLimits.textLength else {
      return exceeded("a comment", XMLLimits.textLength, "bytes", at: position(at: start))
    }
    notes.append(comment, isLine: lexer.bytes[start + 1] == UInt8(ascii: "/"))
  }

  // MARK: Positions

  /// Returns the position of an offset. Offsets must be in ascending order.
  @inline(__always)
  mutating func position(at offset: Int) -> SourcePosition {
    cursor.position(at: offset, in: lexer.bytes)
  }

  /// Returns the position of a later offset without moving the cursor.
  func positionAhead(at offset: Int) -> SourcePosition {
    var ahead = cursor
    ahead.advance(to: offset, in: lexer.bytes)
    return ahead.position
  }
}
