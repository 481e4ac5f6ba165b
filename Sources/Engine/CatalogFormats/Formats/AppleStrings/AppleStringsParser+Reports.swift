import WatchwordBasics

/// Reports defects of a `.strings` file, and moves to where reading can continue.
extension AppleStringsParser {
  /// Reports a defect at an offset. Offsets must be in ascending order, so that each byte is counted once, regardless
  /// of the number of findings.
  mutating func report(at offset: Int, _ message: String, help: String, fix: Fix? = nil) {
    collector.report(.malformedStrings, at: SourceSpan(at: position(at: offset)), message, help: help, fix: fix)
  }

  mutating func exceeded(_ what: String, _ limit: Int, _ unit: String, at position: SourcePosition) {
    hasStopped = true
    collector.exceeded(what, limit, unit, at: SourceSpan(at: position))
  }

  /// Reports the text found instead of the expected one.
  mutating func reportFound(_ location: String, expected: String, help: String = "Remove it") {
    if lexer.isAtEnd {
      guard !isCut else { return }
      return report(at: lexer.next, "The file ends \(location); expected \(expected)", help: help)
    }
    report(at: lexer.next, "Found \(lexer.excerpt) \(location); expected \(expected)", help: help)
  }

  mutating func reportMissingSemicolon(after end: Int) {
    if lexer.isAtEnd, isCut { return }
    let start = position(at: end)
    if lexer.isAtEnd || positionAhead(at: lexer.next).line > start.line || lexer.byte == UInt8(ascii: "}")
      || lexer.startsEntry()
    {
      let span = SourceSpan(at: start)
      return collector.report(
        .malformedStrings, at: span, "The text has no ; after it, so Apple's tools reject the whole file",
        help: "Write ; after the text", fix: Fix(isSafe: true, edits: [Fix.Edit(span, with: ";")]))
    }
    reportFound(
      "after the text", expected: ";", help: "Write \\\" for a quotation mark inside a text, and ; after the text")
    lexer.skipLine()
  }

  /// Reports the failure to read a string, and moves on.
  mutating func reportFailure(_ failure: AppleStringsLexer.Failure, _ expected: String) {
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
          ? "Resolve the merge conflict" : "Write the string between quotation marks, or remove this")
      lexer.skipLine()
    case .unterminated(let start):
      if isCut { return lexer.skipAll() }
      hasStopped = true
      let quote = Character(Unicode.Scalar(lexer.bytes[start]))
      report(
        at: start, "The string that starts here is not closed: \(quote) is missing",
        help: "Write \(quote) where it ends, and \\\(quote) for a quotation mark inside it")
    }
  }

  /// Returns whether a multi-line string seems to lack its end, because an error follows it. If so, the string is
  /// reported, and reading continues on the line after its start.
  mutating func recoverFromUnterminated(_ token: AppleStringsLexer.Token, from before: PositionCursor) -> Bool {
    guard let lineBreak = token.lineBreak, retries < Self.maximumRetries, !lexer.isAtEnd || !isCut else {
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

  /// Skips a list, a dictionary or data, which are not texts.
  mutating func skipOtherValue() {
    report(
      at: lexer.next, "Found a \(lexer.byte == UInt8(ascii: "<") ? "data value" : "list") as a value; expected a text",
      help: "Write the text between quotation marks; a .strings file can hold only texts")
    let start = lexer.next
    guard lexer.skipBalanced() else {
      if isCut { return lexer.skipAll() }
      hasStopped = true
      return report(at: start, "The list that starts here does not end", help: "Close it")
    }
    skipSpace()
    if lexer.byte == UInt8(ascii: ";") { lexer.next += 1 }
    notes.removeAll()
  }

  mutating func report(_ escape: AppleStringsEscape, at offset: Int) {
    let start = position(at: offset)
    let written = String(decoding: lexer.bytes[offset..<min(offset + escape.length, lexer.bytes.count)], as: UTF8.self)
    let end = SourcePosition(line: start.line, column: start.column + written.unicodeScalars.count)
    let span = SourceSpan(start: start, end: end)
    switch escape.defect {
    case .unknown where written == "\\u":
      collector.report(
        .unknownEscape, at: span, "Apple's tools read \\u as the letter u; expected \\U",
        help: "Write \\U and four hexadecimal digits, or the character itself")
    case .unknown:
      collector.report(
        .unknownEscape, at: span, "Apple's tools do not support the escape \(written); they drop the backslash",
        help: "Remove the backslash, or write \\\\ for a visible one")
    case .digitsMissing:
      collector.report(
        .unknownEscape, at: span, "Found \(written); expected four hexadecimal digits after \\U",
        help: "Write all four digits, as in \\U00E9, or the character itself")
    case .loneSurrogate:
      collector.report(
        .unknownEscape, at: span, "\(written) is half of a character, and the other half is missing",
        help: "Write both halves, as in \\UD83D\\UDE00, or the character itself")
    case nil: break
    }
  }
}
