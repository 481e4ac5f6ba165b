import WatchwordDiagnostics

/// Reads a string catalogue into ``XCStringsContents``, and reports what is wrong with it.
///
/// Apple publishes no specification. The members are those that Xcode 15 to 27 write; others are passed over, because
/// later versions add some.
struct XCStringsReader: ~Copyable {
  var scanner: JSONScanner
  var contents = XCStringsContents()
  let file: ExactText
  private let onReport: (Diagnostic) -> Void
  private var keys: Set<ExactText> = []
  /// The key that is being read.
  var key: ExactText?
  /// The place of the language that the last key had next to the one that is expected.
  private var nextLanguage = 0
  private var leafCount = 0

  /// The versions of the format that are known.
  static let versions: [ExactText] = ["1.0", "1.1"]

  init(_ bytes: [UInt8], file: ExactText, onReport: @escaping (Diagnostic) -> Void) {
    scanner = JSONScanner(bytes)
    self.file = file
    self.onReport = onReport
  }

  /// Reads the document; returns whether it was read to its end.
  mutating func read() -> Bool {
    do throws(JSONDefect) {
      if try scanner.start() {
        report(
          .byteOrderMark.mild, at: SourceSpan(at: .start),
          "The text starts with a byte-order mark, which JSON does not allow",
          help: "Save the file as UTF-8 without a byte-order mark")
      }
      contents.start = scanner.position
      try root()
      try scanner.end()
      return true
    } catch {
      // Nothing else needs places that are not those of the scanner.
      let span = SourceText(name: file, bytes: scanner.bytes).span(of: error.range)
      report(error.kind, at: span, error.message, help: error.help)
      return false
    }
  }

  // MARK: Objects

  private mutating func root() throws(JSONDefect) {
    var hasStrings = false
    var hasVersion = false
    guard try enterObject("A string catalogue") else { return }
    var seen: UInt8 = 0
    repeat {
      let start = scanner.position
      let name = try scanner.name()
      if scanner.matches(name, "strings") {
        checkOnce(1, &seen, name, at: start)
        hasStrings = true
        try strings()
      } else if scanner.matches(name, "sourceLanguage") {
        checkOnce(2, &seen, name, at: start)
        guard let language = try string("The source language") else { continue }
        contents.sourceLanguage = (
          scanner.text(of: language.quoted), language, SourceSpan(start: start, end: scanner.position)
        )
      } else if scanner.matches(name, "version") {
        checkOnce(4, &seen, name, at: start)
        hasVersion = true
        if let version = try string("The version") { checkVersion(version) }
      } else {
        try scanner.skipValue()
      }
    } while try scanner.goesOn(closedBy: "}")
    let start = SourceSpan(at: contents.start)
    if !hasStrings {
      report(.missingValue, at: start, "There is no \"strings\"; expected an object of keys", help: "Add \"strings\"")
    }
    if contents.sourceLanguage == nil {
      report(
        .missingSourceLanguage, at: start, "The catalogue does not say its source language",
        help: "Write \"sourceLanguage\" : \"en\", or whichever language the keys are in")
    }
    if !hasVersion {
      report(.missingValue.mild, at: start, "There is no \"version\"", help: "Write \"version\" : \"1.0\"")
    }
  }

  private mutating func checkVersion(_ written: WrittenString) {
    let version = scanner.text(of: written.quoted)
    guard !Self.versions.contains(version) else { return }
    let isLater = version.string.utf8.starts(with: "1.".utf8)
    report(
      isLater ? .unknownVersion.mild : .unknownVersion, at: written.contentSpan,
      "Found version \"\(version.clipped)\"; versions 1.0 and 1.1 are known",
      help: "Check whether Xcode can open the file; it was read like version 1.1")
  }

  private mutating func strings() throws(JSONDefect) {
    guard try enterObject("\"strings\"") else { return }
    repeat {
      let start = scanner.position
      let name = try scanner.name()
      let written = try kept(name, at: start)
      let key = scanner.text(of: name)
      if !keys.insert(key).inserted {
        report(
          .duplicateKey, at: written.span, unit: key, "The key \"\(key.clipped)\" is given twice",
          help: "Keep one of the two: Xcode keeps only one")
      }
      self.key = key
      contents.entries.append(XCStringsContents.Entry(key: key, written: written))
      try entry()
      self.key = nil
    } while try scanner.goesOn(closedBy: "}")
  }

  private mutating func entry() throws(JSONDefect) {
    guard try enterObject("A key") else { return }
    let place = contents.entries.count - 1
    var seen: UInt8 = 0
    repeat {
      let start = scanner.position
      let name = try scanner.name()
      if scanner.matches(name, "localizations") {
        checkOnce(1, &seen, name, at: start)
        try localizations(of: place)
      } else if scanner.matches(name, "comment") {
        checkOnce(2, &seen, name, at: start)
        if let comment = try string("A comment") {
          let note = scanner.text(of: comment.quoted)
          if !note.isEmpty { contents.entries[place].note = note }
        }
      } else if scanner.matches(name, "extractionState") {
        checkOnce(4, &seen, name, at: start)
        if let state = try string("An extraction state") { readExtractionState(state, of: place) }
      } else if scanner.matches(name, "shouldTranslate") {
        checkOnce(8, &seen, name, at: start)
        if let flag = try boolean("\"shouldTranslate\"") { contents.entries[place].translate = flag }
      } else {
        try scanner.skipValue()
      }
    } while try scanner.goesOn(closedBy: "}")
  }

  private mutating func readExtractionState(_ written: WrittenString, of place: Int) {
    let states: [StaticString] = ["manual", "extracted_with_value", "migrated", "stale"]
    guard states.contains(where: { scanner.matches(written.quoted, $0) }) else {
      let name = scanner.text(of: written.quoted)
      return report(
        .unknownValue.mild, at: written.contentSpan, unit: key,
        "Found the extraction state \"\(name.clipped)\"; expected manual, extracted_with_value, migrated or stale",
        help: "Remove \"extractionState\": Xcode sets it")
    }
    guard scanner.matches(written.quoted, "stale") else { return }
    contents.entries[place].isStale = true
    report(
      .staleKey, at: written.contentSpan, unit: key, "The project no longer uses this key",
      help: "Delete the key, or write \"manual\" if the app looks it up by its name")
  }

  private mutating func localizations(of place: Int) throws(JSONDefect) {
    guard try enterObject("\"localizations\"") else { return }
    nextLanguage = 0
    repeat {
      let start = scanner.position
      let name = try scanner.name()
      let written = try kept(name, at: start)
      let language = self.language(name, written)
      if contents.languages[language].latest == place {
        report(
          .duplicateKey, at: written.span, unit: key,
          "The language \"\(contents.languages[language].name.clipped)\" is given twice for this key",
          help: "Keep one of the two: Xcode keeps only one")
      }
      contents.languages[language].latest = place
      try localization(XCStringsContext(entry: Int32(clamping: place), language: language), from: start)
    } while try scanner.goesOn(closedBy: "}")
  }

  /// The place of a language: keys usually have the same languages in the same order.
  private mutating func language(_ name: JSONScanner.Quoted, _ written: WrittenString) -> Int {
    if nextLanguage < contents.languages.count {
      let expected = contents.languages[nextLanguage].written.content
      if expected.count == name.content.count, scanner.bytes[expected].elementsEqual(scanner.bytes[name.content]) {
        nextLanguage += 1
        return nextLanguage - 1
      }
    }
    let place = contents.place(ofLanguage: scanner.text(of: name), at: written)
    nextLanguage = place + 1
    return place
  }

  // MARK: Leaves

  /// Adds a text, unless there are too many.
  mutating func add(_ leaf: XCStringsContents.Leaf, to language: Int) throws(JSONDefect) {
    leafCount += 1
    guard leafCount <= XMLLimits.units else {
      throw exceeded("the texts of a file", XMLLimits.units, "texts", at: leaf.value.quoted.range)
    }
    contents.languages[language].leaves.append(leaf)
  }

  // MARK: Values

  /// Enters the object that starts here; returns false if there is none, or nothing in it.
  mutating func enterObject(_ what: String) throws(JSONDefect) -> Bool {
    if scanner.peek() == UInt8(ascii: "{") { return try scanner.enter(closedBy: "}") }
    try reportType(of: what, expected: "an object")
    return false
  }

  /// Reads a string; `nil` if there is another value.
  mutating func string(_ what: String) throws(JSONDefect) -> WrittenString? {
    guard scanner.peek() == UInt8(ascii: "\"") else {
      try reportType(of: what, expected: "a string")
      return nil
    }
    let start = scanner.position
    let quoted = try scanner.string()
    return try kept(quoted, at: start)
  }

  private mutating func boolean(_ what: String) throws(JSONDefect) -> Bool? {
    let start = scanner.position
    if let byte = scanner.peek(), byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f"),
      case .bool(let value) = try scanner.scalar()
    {
      return value
    }
    guard scanner.position == start else { return nil }
    try reportType(of: what, expected: "true or false")
    return nil
  }

  /// A string that was read, unless it is too long.
  private func kept(_ quoted: JSONScanner.Quoted, at start: SourcePosition) throws(JSONDefect) -> WrittenString {
    guard quoted.content.count <= WrittenString.longest else {
      throw exceeded("a string", WrittenString.longest, "bytes", at: quoted.range)
    }
    return WrittenString(quoted, at: start)
  }

  // MARK: Findings

  /// Reports a member whose name was seen before in its object.
  ///
  /// `bit` is that of the member, and `seen` has those of the members before it.
  @inline(__always)
  func checkOnce(_ bit: UInt8, _ seen: inout UInt8, _ name: JSONScanner.Quoted, at start: SourcePosition) {
    if seen & bit != 0 { reportTwice(name, at: start) }
    seen |= bit
  }

  @inline(never)
  private func reportTwice(_ name: JSONScanner.Quoted, at start: SourcePosition) {
    report(
      .duplicateKey, at: WrittenString(name, at: start).span, unit: key,
      "The name \"\(scanner.text(of: name).clipped)\" is given twice",
      help: "Keep one of the two: readers disagree on which one counts")
  }

  /// Passes over a value of another type than `expected`.
  mutating func reportType(of what: String, expected: String) throws(JSONDefect) {
    let start = scanner.position
    let found =
      switch scanner.peek() {
      case UInt8(ascii: "{")?: "an object"
      case UInt8(ascii: "[")?: "a list"
      case UInt8(ascii: "\"")?: "a string"
      case UInt8(ascii: "t")?, UInt8(ascii: "f")?: "a truth value"
      case UInt8(ascii: "n")?: "null"
      default: "a number"
      }
    try scanner.skipValue()
    report(
      .wrongType, at: SourceSpan(start: start, end: scanner.position), unit: key,
      "\(what) is \(found); expected \(expected)", help: "Write \(expected)")
  }

  private func exceeded(_ what: String, _ limit: Int, _ unit: String, at range: Range<Int>) -> JSONDefect {
    JSONDefect(
      .limitExceeded, range: range, message: "This exceeds the limit for \(what): \(limit) \(unit)",
      help: "Split the file; the rest of the file was not read")
  }

  func report(
    _ kind: FindingKind, at span: SourceSpan, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    onReport(
      Diagnostic(kind, file: file, span: span, unit: unit, message: message, help: help))
  }
}
