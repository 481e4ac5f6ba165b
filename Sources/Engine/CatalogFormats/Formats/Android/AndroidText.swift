import WatchwordBasics

/// The text of a string resource, decoded from the content of its element.
///
/// The rules are those of the resource compiler (Android, "String resources", sections "Handle special characters" and
/// "Whitespace collapsing"; where these are silent, aapt2's `ResourceUtils.cpp`). White space collapses to one blank
/// and is dropped at both ends, except between quotation marks. `\n`, `\t`, `\u0041` and a backslash before `'`, `"`,
/// `@`, `?`, `#` and `\` are escapes. Tags such as `<b>` are part of the text; `<xliff:g>` marks untranslatable text
/// and is not part of it.
struct AndroidText {
  private(set) var pieces = TextPieces()
  /// The ranges of the text that are tags.
  private(set) var tags: [Range<Int>] = []
  /// The offsets in the text of markup that is not part of it.
  private(set) var markupOffsets: [Int] = []
  private(set) var hasCDATA = false
  /// The first defect of each kind, with its range in the content.
  private(set) var defects: [(kind: Defect, range: Range<Int>)] = []

  enum Defect {
    case apostrophe, escape, quotation
    /// An escape that the compiler silently drops or converts to another character.
    case lostEscape
  }

  private let content: [UInt8]
  private var next = 0
  private var inCDATA = false
  private var isQuoted = false
  private var quoteStart = 0
  /// Whether a quotation mark has been read, after which white space is no longer leading.
  private var wasQuoted = false
  private var followsBlank = false
  /// A run of white space whose meaning depends on what follows.
  private var blank: Range<Int>?
  /// The ranges after that run that are not text: markup, and more white space.
  private var pending: [(range: Range<Int>, isMarkup: Bool)] = []

  /// Decodes the content, which must be well-formed XML in UTF-8.
  init(_ content: [UInt8]) {
    self.content = content
    if Self.isPlain(content) {
      pieces.append(content)
    } else {
      while next < content.count { step() }
      if let blank { pieces.skip(blank) }
      skipPending()
      if isQuoted { record(.quotation, quoteStart..<quoteStart + 1) }
    }
  }

  /// Whether the content equals its text, as it usually does.
  private static func isPlain(_ content: [UInt8]) -> Bool {
    guard content.first != 0x20, content.last != 0x20 else { return content.isEmpty }
    var last: UInt8 = 0
    for byte in content {
      switch byte {
      case 0..<0x20, UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: "<"):
        return false
      case 0x20: if last == 0x20 { return false }
      default: break
      }
      last = byte
    }
    return true
  }

  /// Whether a byte of the content stands for itself everywhere.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: "<"),
      UInt8(ascii: "]"):
      false
    default: true
    }
  }

  private mutating func record(_ defect: Defect, _ range: Range<Int>) {
    if !defects.contains(where: { $0.kind == defect }) { defects.append((defect, range)) }
  }

  // MARK: Markup

  private mutating func step() {
    let ordinary = content[next...].prefix { Self.isOrdinary($0) }
    guard ordinary.isEmpty else {
      flushBlank()
      followsBlank = false
      pieces.append(ordinary)
      next = ordinary.endIndex
      return
    }
    if inCDATA, starts("]]>") {
      inCDATA = false
      return skipMarkup(to: next + 3)
    }
    guard !inCDATA, content[next] == UInt8(ascii: "<") else { return character() }
    if starts("<![CDATA[") {
      inCDATA = true
      hasCDATA = true
      return skipMarkup(to: next + 9)
    }
    if let end = AttributeScan.endOfData(at: next, in: content) { return skipMarkup(to: end) }
    let end = AttributeScan.endOfTag(at: next, in: content) ?? content.count
    let name = content[next..<end].dropFirst().drop { $0 == UInt8(ascii: "/") }
      .prefix { ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0) }
    if name.contains(UInt8(ascii: ":")) { return skipMarkup(to: end) }
    flushBlank()
    let start = pieces.text.count
    pieces.append(content[next..<end])
    tags.append(start..<pieces.text.count)
    isQuoted = false
    followsBlank = false
    next = end
  }

  private mutating func skipMarkup(to end: Int) {
    let range = next..<min(end, content.count)
    next = range.upperBound
    pending.append((range, true))
    if blank == nil { skipPending() }
  }

  private mutating func skipPending() {
    for (range, isMarkup) in pending {
      if isMarkup { markupOffsets.append(pieces.text.count) }
      pieces.skip(range)
    }
    pending = []
  }

  private func starts(_ mark: StaticString, at offset: Int? = nil) -> Bool {
    content[(offset ?? next)...].starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  // MARK: Characters

  private mutating func character() {
    let start = next
    let (bytes, end) = Self.xmlCharacter(in: content, at: start, inCDATA: inCDATA)
    guard bytes.count == 1, let byte = bytes.first else {
      flushBlank()
      append(bytes, start..<end)
      next = end
      return
    }
    next = end
    if !isQuoted, byte == 0x20 || (0x09...0x0D).contains(byte) {
      if let run = blank, run.upperBound == start {
        blank = run.lowerBound..<end
      } else if blank != nil {
        pending.append((start..<end, false))
      } else if followsBlank {
        pieces.skip(start..<end)
      } else {
        blank = start..<end
      }
      followsBlank = true
      return
    }
    switch byte {
    case UInt8(ascii: "\\"): escape(from: start)
    case UInt8(ascii: "\""):
      flushBlank()
      isQuoted.toggle()
      wasQuoted = true
      quoteStart = start
      followsBlank = false
      pieces.skip(start..<end)
    case UInt8(ascii: "'"):
      flushBlank()
      if !isQuoted { record(.apostrophe, start..<end) }
      append(bytes, start..<end)
    default:
      flushBlank()
      append(bytes, start..<end)
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) {
    followsBlank = false
    if range.count == bytes.count, content[range].elementsEqual(bytes) {
      pieces.append(bytes)
    } else {
      pieces.append(bytes, writtenIn: range)
    }
  }

  /// Writes the blank for a run of white space, unless the run is at the beginning of the text.
  private mutating func flushBlank() {
    guard let run = blank else { return }
    blank = nil
    defer { skipPending() }
    if pieces.text.isEmpty, !wasQuoted { return pieces.skip(run) }
    if run.count == 1, content[run.lowerBound] == 0x20 {
      pieces.append(0x20)
    } else {
      pieces.append([0x20], writtenIn: run)
    }
  }

  /// Reads the escape whose backslash starts at `start`; `next` is after the backslash.
  private mutating func escape(from start: Int) {
    flushBlank()
    guard next < content.count else {
      record(.lostEscape, start..<next)
      return pieces.skip(start..<next)
    }
    let (sign, end) = Self.xmlCharacter(in: content, at: next, inCDATA: inCDATA)
    switch sign.first {
    case UInt8(ascii: "n") where sign.count == 1: append([0x0A], start..<end)
    case UInt8(ascii: "t") where sign.count == 1: append([0x09], start..<end)
    case UInt8(ascii: "u") where sign.count == 1: return unicodeEscape(from: start, digitsFrom: end)
    // A tag or the boundary of a CDATA section is not a character that can be escaped.
    case UInt8(ascii: "<") where content[next] == UInt8(ascii: "<") && !inCDATA:
      record(.lostEscape, start..<next)
      followsBlank = false
      return pieces.skip(start..<next)
    default: append(sign, start..<end)
    }
    next = end
  }

  private mutating func unicodeEscape(from start: Int, digitsFrom first: Int) {
    let escape = UTF16Escape(digitsAt: first, "u", in: content)
    let (scalar, end) = (escape.scalar, escape.end)
    if scalar == nil {
      // The compiler accepts fewer than four digits at the end of the text, and lone surrogates.
      let isAtEnd = end == content.count || content[end] == UInt8(ascii: "<") && !inCDATA || starts("]]>", at: end)
      record(escape.count == 4 || isAtEnd ? .lostEscape : .escape, start..<end)
    }
    append(Array(String(scalar ?? "\u{FFFD}").utf8)[...], start..<end)
    next = end
  }

  /// Returns the character at an offset, literal or as a reference, and the offset after it. CRLF becomes LF (XML 1.0,
  /// section 2.11).
  static func xmlCharacter(
    in content: [UInt8], at offset: Int, inCDATA: Bool
  ) -> (bytes: ArraySlice<UInt8>, end: Int) {
    let byte = content[offset]
    if byte == UInt8(ascii: "&"), !inCDATA, let close = content[offset...].prefix(16).firstIndex(of: UInt8(ascii: ";"))
    {
      return (XMLReference.bytes(content[(offset + 1)..<close])[...], close + 1)
    }
    if byte == 0x0D, offset + 1 < content.count, content[offset + 1] == 0x0A { return ([0x0A], offset + 2) }
    let end = min(offset + UTF8Length.ofSequence(startingWith: byte), content.count)
    return (content[offset..<end], end)
  }
}
