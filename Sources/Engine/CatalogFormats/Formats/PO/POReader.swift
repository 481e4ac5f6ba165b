import WatchwordBasics
import WatchwordLocalization

/// Reads a gettext catalogue line by line (GNU gettext manual, section 3, "PO files").
///
/// Unreadable lines are reported and skipped, so that one mistake does not hide other entries.
struct POReader {
  let collector: CatalogCollector
  let bytes: [UInt8]
  var positions: LineColumnTracker
  /// The properties derived from the path and the comments of the document.
  let info: PODocumentInfo
  /// Whether the document was read to its end.
  private(set) var isComplete = true
  var entry = POEntry()
  var header: POHeader?
  /// The defect of the whole document, reported before the entries or after the last readable one.
  private var leadingDefect, trailingDefect: PODocument.Defect?
  private var next: Int
  /// Whether an entry was read.
  private var hasEntry = false
  /// Whether the latest line with a text ends inside it.
  private var isInsideText = false
  /// Whether the file element has begun.
  var hasBegun = false
  /// The language of the translations.
  var language: LanguageTag?
  /// Whether the file has only source texts.
  var isTemplate = false
  var forms = PluralForms.source
  /// Whether the header has a usable formula.
  var hasHeaderForms = false
  /// Whether the missing formula of the header has been reported.
  var hasReportedMissingFormula = false
  var hasContextKeys = false
  /// The entries read so far, with their kind.
  private var entries: [ExactText: (offset: Int, isObsolete: Bool, isPlural: Bool)] = [:]
  /// The default syntax of messages.
  var fileSyntax = MessageSyntax.printf

  init(_ document: PODocument, _ context: DocumentContext, _ collector: CatalogCollector) {
    self.collector = collector
    bytes = document.text
    next = document.text.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    positions = LineColumnTracker(bytes)
    info = PODocumentInfo(path: context.path, text: bytes)
    if let defect = document.defect {
      leadingDefect = defect.endsText ? nil : defect
      trailingDefect = defect.endsText ? defect : nil
    }
  }

  /// Reads all entries.
  mutating func read() {
    report(leadingDefect)
    if next > 0 {
      report(
        .malformedPO, at: 0..<next, "The file starts with a byte-order mark, which gettext does not read",
        help: "Save the file as UTF-8 without a byte-order mark")
    }
    while next < bytes.count, isComplete { readLine() }
    endPrevious("Found the end of the file after #|; expected the msgid of an entry", help: "Remove the lines with #|")
    endEntry()
    beginFile()
    if let trailingDefect, isComplete {
      report(trailingDefect)
      isComplete = false
    }
    // A document that ends inside a text is cut off.
    if isInsideText { isComplete = false }
    collector.endFile()
  }

  private mutating func report(_ defect: PODocument.Defect?) {
    guard let defect else { return }
    let span = positions.span(of: defect.range)
    collector.report(
      defect.kind, at: span, defect.message, help: defect.help,
      fix: defect.charset.map { Fix(isSafe: true, edits: [Fix.Edit(span, with: $0)]) })
    positions = LineColumnTracker(bytes)
  }

  // MARK: Lines

  /// Reads one line, or a keyword with its strings.
  private mutating func readLine() {
    skipBlanks()
    guard next < bytes.count else { return }
    switch bytes[next] {
    case 0x0A: next += 1
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "\""):
      reportLine("Found a text without a keyword; expected msgid, msgstr or a comment", help: "Remove the line")
    default:
      if entry.isObsolete { endEntry() }
      readKeyword()
    }
  }

  private var lineEnd: Int { bytes[next...].firstIndex(of: 0x0A) ?? bytes.count }

  private mutating func skipBlanks() {
    while next < bytes.count, [0x20, 0x09, 0x0D, 0x0C].contains(bytes[next]) { next += 1 }
  }

  /// Reads a line that starts with `#`. After the marks of an entry that is no longer used (`#~`) and of the texts that
  /// an entry had before (`#|`), it may have the usual content, such as a comment (GNU gettext 0.21, po-lex.c).
  private mutating func readHash() {
    let line = next
    var (isObsolete, isPrevious) = (false, false)
    while bytes[next...].starts(with: "#~".utf8) || bytes[next...].starts(with: "#|".utf8) {
      isObsolete = isObsolete || bytes[next + 1] == UInt8(ascii: "~")
      isPrevious = isPrevious || bytes[next + 1] == UInt8(ascii: "|")
      next += 2
      if isObsolete, next < bytes.count, bytes[next] == UInt8(ascii: "|") {
        isPrevious = true
        next += 1
      }
      skipBlanks()
    }
    guard next < bytes.count, bytes[next] != 0x0A else { return }
    if bytes[next] == UInt8(ascii: "#") { return readComment() }
    if isPrevious { return readPrevious(isObsolete: isObsolete) }
    if !entry.hasNoText, !entry.isObsolete { endEntry() }
    entry.isObsolete = true
    guard bytes[next] == UInt8(ascii: "\"") else { return readKeyword() }
    next = line
    reportLine("Found a text without a keyword; expected msgid, msgstr or a comment", help: "Remove the line")
  }

  /// Reads a line of the texts that the entry had before, up to its `msgid` without a comment in between (GNU gettext
  /// 0.21, po-gram-gen.y).
  private mutating func readPrevious(isObsolete: Bool) {
    if !entry.hasNoText { endEntry() }
    let start = next
    let part = POEntry.Part(rawValue: String(decoding: word, as: UTF8.self))
    let isText = bytes[start] == UInt8(ascii: "\"")
    guard isText ? entry.previous?.isObsolete == isObsolete : part?.mayFollow(entry.previous?.part) ?? false else {
      return reportLine(
        "Found \(found) after #|; expected the msgctxt, msgid and msgid_plural that the entry had, each once",
        help: "Correct the line, or remove all lines with #|")
    }
    if let part { entry.previous = (part, isObsolete) }
    _ = readText(from: start, after: isText ? start : word.endIndex, isPrevious: true)
  }

  /// Reports that what follows the previous texts of the entry, if it has any, does not belong there.
  private mutating func endPrevious(_ message: String, help: String) {
    guard entry.previous != nil else { return }
    entry.previous = nil
    report(.malformedPO, at: next..<next, message, help: help)
  }

  private mutating func readComment() {
    if !entry.hasNoText { endEntry() }
    endPrevious(
      "Found a comment after #|; expected the msgid of the entry", help: "Write the comment before the lines with #|")
    let end = lineEnd
    let kind = next + 1 < end ? bytes[next + 1] : 0x20
    let content = bytes[min(next + 2, end)..<end]
    next = end
    switch kind {
    case UInt8(ascii: "."): entry.extracted.append(Self.note(content))
    case UInt8(ascii: ":"): entry.references.append(Self.note(content))
    case UInt8(ascii: ","), UInt8(ascii: "="): entry.add(flags: content)
    case 0x20, 0x09, 0x0D:
      let note = Self.note(content)
      if !note.isEmpty || !entry.comments.isEmpty { entry.comments.append(note) }
    default: entry.comments.append(Self.note(bytes[(content.startIndex - 1)..<end]))
    }
  }

  /// Returns the text of a comment line without surrounding blanks.
  private static func note(_ line: ArraySlice<UInt8>) -> ExactText {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let start = line.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex
    return ExactText(utf8: start[start.startIndex..<end].prefix(XMLLimits.textLength))
  }

  /// The keyword at `next`; empty if there is something else.
  private var word: ArraySlice<UInt8> { bytes[next...].prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: "_") } }

  /// What is at `next`, for messages.
  private var found: String {
    let word = String(decoding: word.prefix(16), as: UTF8.self)
    return word.isEmpty ? CharacterDescription.name(at: next, in: bytes) : "\"\(word.clipped)\""
  }

  private mutating func readKeyword() {
    let start = next
    let end = word.endIndex
    switch ExactText(utf8: word.prefix(16)) {
    case "msgctxt":
      if !entry.hasNoText { beginNext() }
      checkPrevious()
      entry.context = readText(from: start, after: end)
    case "msgid":
      if entry.id != nil { beginNext() }
      checkPrevious()
      entry.id = readText(from: start, after: end)
    case "msgid_plural":
      guard entry.id != nil, entry.plural == nil, entry.forms.isEmpty else {
        return reportLine("Found msgid_plural here; expected it after a msgid", help: "Write it after its msgid")
      }
      entry.plural = readText(from: start, after: end)
    case "msgstr": readTranslation(from: start, after: end)
    case "domain":
      reportLine(
        "Found a domain; expected one catalogue per file", help: "Write the texts of each domain to a separate file")
    default:
      reportLine(
        "Found \(found); expected msgid, msgstr, msgctxt, a text in quotation marks or a comment",
        help: "Correct the line, or write # before it")
    }
  }

  /// Checks the previous texts of the entry, if it has any, at its own first keyword.
  private mutating func checkPrevious() {
    guard let (part, isObsolete) = entry.previous else { return }
    if part == .context {
      endPrevious(
        "Found the entry after a msgctxt with #|; expected a msgid with #|", help: "Remove the msgctxt with #|")
    } else if isObsolete != entry.isObsolete {
      endPrevious(
        "Found \(entry.isObsolete ? "#~ after #|" : "no #~ after #~|"); expected the same mark on each line of an entry",
        help: "Write \(entry.isObsolete ? "#~|" : "#|") before the texts that the entry had")
    }
    entry.previous = nil
  }

  /// Ends an entry at the keyword of the next one. The next entry is also obsolete if this one is.
  private mutating func beginNext() {
    let isObsolete = entry.isObsolete
    endEntry()
    entry.isObsolete = isObsolete
  }

  private mutating func readTranslation(from start: Int, after end: Int) {
    guard entry.id != nil else {
      return reportLine("Found msgstr without a msgid before it", help: "Write the msgid that it translates")
    }
    func skipBlanks(_ offset: Int) -> Int { offset + bytes[offset...].prefix { $0 == 0x20 || $0 == 0x09 }.count }
    var end = end
    var index: Int?
    let bracket = skipBlanks(end)
    if bracket < bytes.count, bytes[bracket] == UInt8(ascii: "[") {
      let digits = bytes[skipBlanks(bracket + 1)...].prefix(4).prefix { ASCII.isDigit($0) }
      let close = skipBlanks(digits.endIndex)
      guard !digits.isEmpty, close < bytes.count, bytes[close] == UInt8(ascii: "]") else {
        return reportLine(
          "Found an index that is not a number; expected msgstr[0], msgstr[1] …", help: "Correct the index")
      }
      index = digits.decimalValue
      end = close + 1
    }
    let text = readText(from: start, after: end)
    guard !entry.forms.contains(where: { $0.index == index }) else {
      let keyword = index.map { "msgstr[\($0)]" } ?? "msgstr"
      return report(
        .malformedPO, at: start..<end, "This entry has a second \(keyword); only the first one is read",
        help: "Remove one of them")
    }
    entry.forms.append((index, text))
  }

  // MARK: Texts

  /// Reads the strings after a keyword, on its line and those that follow, unless each of them has a mark (`#|`).
  private mutating func readText(from keyword: Int, after end: Int, isPrevious: Bool = false) -> POText {
    var text = POText(keyword: keyword, end: end)
    next = end
    while true {
      skipBlanks()
      guard next < bytes.count else { break }
      if bytes[next] == UInt8(ascii: "\"") {
        readString(into: &text)
      } else if bytes[next] == 0x0A, !isPrevious, let string = stringOnNextLine() {
        next = string
      } else {
        break
      }
    }
    if !text.hasString {
      report(
        .malformedPO, at: keyword..<end, "There is no text after this keyword; expected one in quotation marks",
        help: "Write the text in double quotation marks, or \"\" for none")
    }
    // Another keyword may follow on the same line.
    if next < bytes.count, bytes[next] != 0x0A, !text.hasString || !ASCII.isLetter(bytes[next]) {
      reportLine(
        "Found \(CharacterDescription.name(at: next, in: bytes)) after the text; expected the end of the line",
        help: "Write \\\" for a quotation mark inside a text")
    }
    return text
  }

  /// Returns the offset of the string at the start of the line after the line break at `next`; `nil` if the line starts
  /// with something else.
  private func stringOnNextLine() -> Int? {
    func skipBlanks(_ index: inout Int) {
      while index < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[index]) { index += 1 }
    }
    var index = next + 1
    skipBlanks(&index)
    if entry.isObsolete {
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "~") else {
        return nil
      }
      index += 2
      skipBlanks(&index)
    }
    return index < bytes.count && bytes[index] == UInt8(ascii: "\"") ? index : nil
  }

  private mutating func readString(into text: inout POText) {
    let start = next + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] != 0x0A ? 2 : 1
    }
    end = min(end, bytes.count)
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    if !isClosed, end > start, bytes[end - 1] == 0x0D { end -= 1 }
    var escapes: [Range<Int>] = []
    text.append(start..<end, of: bytes, isClosed: isClosed) { escapes.append($0) }
    for escape in escapes { reportEscape(escape) }
    next = isClosed ? end + 1 : end
    isInsideText = !isClosed && bytes[end...].allSatisfy { $0 <= 0x20 }
    if !isClosed {
      report(
        .malformedPO, at: start - 1..<end, "This text does not end on its line; expected a quotation mark",
        help: "Close it with a quotation mark; write \\n for a line break")
    }
    if text.pieces.text.count > XMLLimits.textLength {
      exceeded("a text", XMLLimits.textLength, "bytes", at: text.keyword)
    }
  }

  private mutating func reportEscape(_ range: Range<Int>) {
    let written = String(decoding: bytes[range], as: UTF8.self).clipped
    report(
      .invalidEscape, at: range, "'\(written)' is not a valid escape",
      help: "Write \\n, \\t, \\\", \\\\ or the character itself; write a backslash twice")
  }

  // MARK: Entries

  /// Completes the current entry, if any.
  private mutating func endEntry() {
    let entry = self.entry
    self.entry = POEntry()
    guard let start = (entry.context ?? entry.id)?.keyword, isComplete else { return }
    positions.mark(at: start)
    guard let id = entry.id else {
      return report(
        .malformedPO, at: start..<start, "This msgctxt has no msgid", help: "Write the msgid after it")
    }
    // A msgid without a text has already been reported, and identifies no entry.
    guard id.hasString else { return }
    if entry.isObsolete { return checkObsolete(entry, id, at: start) }
    if id.pieces.text.isEmpty, entry.context == nil, entry.plural == nil { return readHeader(entry) }
    beginFile()
    checkRepetition(of: entry, id, at: start)
    hasEntry = true
    guard collector.takesUnits() else { return exceeded("the units of a file", XMLLimits.units, "units", at: start) }
    add(entry, id)
  }

  /// Checks an obsolete entry to the extent that `msgfmt` does, which reads obsolete entries like the others.
  private mutating func checkObsolete(_ entry: POEntry, _ id: POText, at start: Int) {
    if entry.forms.isEmpty {
      report(
        .malformedPO, at: start..<start, "This msgid has no msgstr", help: "Write its msgstr after #~, or remove it")
    }
    if let form = entry.forms.first(where: { ($0.index == nil) == (entry.plural != nil) })?.text {
      report(
        .malformedPO, at: form.keyword..<form.keyword,
        "Found \(entry.plural == nil ? "a number after msgstr" : "msgstr without a number"); expected "
          + (entry.plural == nil ? "none without msgid_plural" : "one, as in msgstr[0], after msgid_plural"),
        help: "Correct the line, or remove the entry")
    }
    checkOrder(of: entry, id.pieces.exactText)
    checkRepetition(of: entry, id, at: start)
  }

  /// Reports an entry that repeats the msgid of an earlier one, if either is obsolete or only one has plural forms. A
  /// check of units reports all other repetitions.
  private mutating func checkRepetition(of entry: POEntry, _ id: POText, at start: Int) {
    let context = entry.context.map { "\($0.pieces.exactText)\u{4}" } ?? ""
    let name = ExactText("\(context)\(id.pieces.exactText)")
    let isPlural = entry.plural != nil
    guard let first = entries[name] else {
      entries[name] = (start, entry.isObsolete, isPlural)
      return
    }
    guard first.isObsolete || entry.isObsolete || first.isPlural != isPlural else { return }
    let line = 1 + bytes[..<first.offset].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    report(
      .malformedPO, at: start..<start,
      first.isObsolete || entry.isObsolete
        ? "This entry and the one on line \(line) have the same msgid, and one of them is no longer used (#~)"
        : "This entry and the one on line \(line) have the same msgid; only one of them varies by number",
      help: first.isObsolete || entry.isObsolete
        ? "Remove the entry with #~" : "Remove one of them, or give one a msgctxt")
  }

  private mutating func readHeader(_ entry: POEntry) {
    guard header == nil, !hasEntry else {
      let start = entry.id?.keyword ?? 0
      return report(
        .malformedPO, at: start..<start, "Found a header here; expected it before all entries",
        help: "Move it to the beginning, or write its msgid")
    }
    guard let text = entry.forms.first?.text else { return }
    header = POHeader(segment(text))
    beginFile()
  }

  // MARK: Findings

  /// Reports an error at the current position, and skips the rest of the line.
  private mutating func reportLine(_ message: String, help: String) {
    let end = lineEnd
    report(.malformedPO, at: next..<min(end, next + 1), message, help: help)
    next = end
  }

  mutating func report(
    _ kind: FindingKind, at range: Range<Int>, unit: ExactText? = nil, _ message: String,
    help: String
  ) {
    collector.report(kind, at: positions.span(of: range), unit: unit, message, help: help)
  }

  private mutating func exceeded(_ what: String, _ limit: Int, _ unit: String, at offset: Int) {
    guard isComplete else { return }
    collector.exceeded(what, limit, unit, at: positions.span(of: offset..<offset))
    isComplete = false
  }
}
