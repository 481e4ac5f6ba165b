import WatchwordBasics

/// Reads the tree of a string catalogue into ``XCStringsContents``, and reports defects.
///
/// Apple publishes no specification. The members are those that Xcode 15 to 27 write; others are ignored, because later
/// versions add some. A value that is cut off by the end of the document ends the reading.
final class XCStringsReader {
  let tree: JSONTree
  let bytes: [UInt8]
  /// The positions of stored items, computed in ascending order; those of findings are rare and computed separately.
  private var positions: LineColumnTracker
  private lazy var source = SourceText(name: file, bytes: bytes)
  private let file: ExactText
  var contents = XCStringsContents()
  private let onReport: (Finding) -> Void
  private var keys: Set<ExactText> = []
  /// The current key.
  private(set) var key: ExactText?
  /// The index of the current language.
  private(set) var language = 0
  private var textCount = 0

  /// The known versions of the format.
  static let versions: [ExactText] = ["1.0", "1.1"]
  /// The maximum length of a string, in bytes.
  static let maximumStringLength = XMLLimits.textLength

  /// The names of the supported members.
  enum Name: String {
    case sourceLanguage, strings, version
    case comment, extractionState, localizations, shouldTranslate
    case stringSet, stringUnit, substitutions, variations
    case state, value, values
    case device, plural
    case argNum, formatSpecifier
  }

  init(_ bytes: [UInt8], file: ExactText, _ onReport: @escaping (Finding) -> Void) {
    tree = JSONTree(bytes)
    self.bytes = bytes
    positions = LineColumnTracker(bytes)
    self.file = file
    self.onReport = onReport
  }

  /// Reads the document, and returns whether it was read to its end.
  func read() -> Bool {
    do throws(JSONDefect) {
      if tree.hasByteOrderMark {
        report(
          .byteOrderMark.mild, at: SourceSpan(at: .start),
          "The text starts with a byte-order mark, which JSON does not allow",
          help: "Save the file as UTF-8 without a byte-order mark")
      }
      if let root = tree.root { try readRoot(root) }
      if let defect = tree.defect { throw defect }
      return true
    } catch {
      report(error.kind, at: error.range, error.message, help: error.help)
      return false
    }
  }

  // MARK: Objects

  private func readRoot(_ root: JSONTree.Node) throws(JSONDefect) {
    contents.start = positions.position(at: tree.range(of: root).lowerBound)
    var hasStrings = false
    var hasVersion = false
    let isFilled = try readMembers(of: root, "A string catalogue", [.strings, .sourceLanguage, .version]) {
      (name, node) throws(JSONDefect) in
      switch name {
      case .strings?:
        hasStrings = true
        try readStrings(node)
      case .sourceLanguage?:
        guard let language = try string(node, "The source language") else { break }
        let start = positions.position(at: tree.start(of: language))
        let range = tree.range(of: language)
        contents.sourceLanguage = (tree.text(range), start, positions.span(of: range))
      case .version?:
        hasVersion = true
        if let version = try string(node, "The version") { checkVersion(version) }
      // Later versions may add other values; a key has an object.
      default:
        guard tree.kind(of: node) == .object else { break }
        let name = tree.name(of: node)
        report(
          .unexpectedValue.mild, at: name,
          "Found \"\(tree.text(name).clipped)\" beside \"strings\"; expected keys inside \"strings\"",
          help: "Move the key into \"strings\"; it is not read here")
      }
    }
    guard isFilled else { return }
    let start = tree.range(of: root).lowerBound
    if !hasStrings {
      report(
        .missingValue, at: start..<start, "There is no \"strings\"; expected an object of keys", help: "Add \"strings\""
      )
    }
    if contents.sourceLanguage == nil {
      report(
        .missingSourceLanguage, at: start..<start, "The catalogue does not specify its source language",
        help: "Write \"sourceLanguage\" : \"en\", or the language of the keys")
    }
    if !hasVersion {
      report(.missingValue.mild, at: start..<start, "There is no \"version\"", help: "Write \"version\" : \"1.0\"")
    }
  }

  private func checkVersion(_ node: JSONTree.Node) {
    let version = tree.text(of: node)
    guard !Self.versions.contains(version) else { return }
    let isLater = version.string.utf8.starts(with: "1.".utf8)
    report(
      isLater ? .unknownVersion.mild : .unknownVersion, at: content(of: tree.range(of: node)),
      "Found version \"\(version.clipped)\"; versions 1.0 and 1.1 are known",
      help: "Check whether Xcode can open the file; it was read like version 1.1")
  }

  private func readStrings(_ node: JSONTree.Node) throws(JSONDefect) {
    try readChildren(of: node, "\"strings\"") { member throws(JSONDefect) in
      let name = try kept(tree.name(of: member))
      let key = tree.text(name)
      if !keys.insert(key).inserted {
        report(
          .duplicateKey, at: name, unit: key, "The key \"\(key.clipped)\" is given twice",
          help: "Keep one of the two; Xcode keeps only one")
      }
      self.key = key
      let position = PackedPosition(positions.position(at: name.lowerBound))
      contents.keys.append(XCStringsContents.Key(text: key, node: member, position: position))
      try readKey(member, at: contents.keys.count - 1)
      self.key = nil
    }
  }

  private func readKey(_ node: JSONTree.Node, at index: Int) throws(JSONDefect) {
    try readMembers(of: node, "A key", [.localizations, .comment, .extractionState, .shouldTranslate]) {
      (name, node) throws(JSONDefect) in
      switch name {
      case .localizations?: try readLocalizations(node, of: index)
      case .comment?:
        guard let comment = try string(node, "A comment") else { break }
        let note = tree.text(of: comment)
        if !note.isEmpty { contents.keys[index].note = note }
      case .extractionState?:
        if let state = try string(node, "An extraction state") { readExtractionState(state, of: index) }
      case .shouldTranslate?:
        try check(node)
        guard tree.kind(of: node) == .bool else {
          return try reportType(of: node, "\"shouldTranslate\"", expected: "true or false")
        }
        contents.keys[index].translate = tree.isTrue(node)
      default: break
      }
    }
  }

  private func readExtractionState(_ node: JSONTree.Node, of index: Int) {
    let span = content(of: tree.range(of: node))
    if bytes[span].elementsEqual("stale".utf8) {
      contents.keys[index].isStale = true
      return report(
        .staleKey, at: span, unit: key, "The project no longer uses this key",
        help: "Delete the key, or write \"manual\" if the app looks it up by its name")
    }
    let known = ["manual", "extracted_with_value", "migrated"]
    guard !known.contains(where: { bytes[span].elementsEqual($0.utf8) }) else { return }
    report(
      .unknownValue.mild, at: span, unit: key,
      "Found the extraction state \"\(tree.text(of: node).clipped)\"; expected manual, "
        + "extracted_with_value, migrated or stale",
      help: "Remove \"extractionState\": Xcode sets it")
  }

  private func readLocalizations(_ node: JSONTree.Node, of index: Int) throws(JSONDefect) {
    try readChildren(of: node, "\"localizations\"") { member throws(JSONDefect) in
      let written = try kept(tree.name(of: member))
      let name = tree.text(written)
      let span = positions.span(of: written)
      language = contents.index(ofLanguage: name, at: member, span)
      if contents.languages[language].latestKey == index {
        report(
          .duplicateKey, at: written, unit: key, "The language \"\(name.clipped)\" is given twice for this key",
          help: "Keep one of the two; Xcode keeps only one")
      }
      contents.languages[language].latestKey = index
      try readLocalization(member, XCStringsPaths.whole, from: span.start)
    }
  }

  // MARK: Contents

  /// Returns the position of an offset. Offsets must be in ascending order.
  func position(at offset: Int) -> SourcePosition { positions.position(at: offset) }

  /// Adds a text of the current key and language, unless there are too many. The span of the text starts at `start`,
  /// with the object that contains the text.
  func add(
    _ value: JSONTree.Node, number: UInt16 = XCStringsContents.single, state: JSONTree.Node?,
    from start: SourcePosition, _ path: Int
  ) throws(JSONDefect) {
    textCount += 1
    guard textCount <= XMLLimits.units else {
      throw exceeded("the texts of a file", XMLLimits.units, "texts", at: tree.range(of: value))
    }
    let span = positions.span(of: tree.range(of: value))
    contents.languages[language].texts.append(
      XCStringsContents.Text(
        key: Int32(clamping: contents.keys.count - 1), path: Int32(clamping: path), number: number, state: state,
        value: value, position: PackedPosition(span.start), span: PackedSpan(SourceSpan(start: start, end: span.end))))
  }

  // MARK: Values

  /// Reads the members of an object, each with its name if that is one of `names`, and reports duplicates of those.
  /// Returns `false` if there is no object, or an empty one.
  @discardableResult
  func readMembers(
    of object: JSONTree.Node, _ what: String, _ names: [Name],
    _ read: (Name?, JSONTree.Node) throws(JSONDefect) -> Void
  ) throws(JSONDefect) -> Bool {
    var seen: UInt8 = 0
    return try readChildren(of: object, what) { member throws(JSONDefect) in
      guard let index = names.firstIndex(where: { tree.isNamed(member, $0.rawValue) }) else {
        return try read(nil, member)
      }
      if seen & 1 << index != 0 {
        report(
          .duplicateKey, at: tree.name(of: member), unit: key, "The name \"\(names[index].rawValue)\" is given twice",
          help: "Keep one of the two: readers disagree on which one counts")
      }
      seen |= 1 << index
      try read(names[index], member)
    }
  }

  /// Reads the members of an object; returns `false` if there is no object, or an empty one.
  @discardableResult
  func readChildren(
    of object: JSONTree.Node, _ what: String, _ read: (JSONTree.Node) throws(JSONDefect) -> Void
  ) throws(JSONDefect) -> Bool {
    guard tree.kind(of: object) == .object else {
      try reportType(of: object, what, expected: "an object")
      return false
    }
    var isFilled = false
    for child in tree.children(of: object) {
      isFilled = true
      try read(child)
    }
    try check(object)
    return isFilled
  }

  /// Returns a string of permitted length; `nil` if the value has another type.
  func string(_ node: JSONTree.Node, _ what: String) throws(JSONDefect) -> JSONTree.Node? {
    guard tree.kind(of: node) == .string else {
      try reportType(of: node, what, expected: "a string")
      return nil
    }
    try check(node)
    _ = try kept(tree.range(of: node))
    return node
  }

  private func kept(_ string: Range<Int>) throws(JSONDefect) -> Range<Int> {
    guard string.count - 2 <= Self.maximumStringLength else {
      throw exceeded("a string", Self.maximumStringLength, "bytes", at: string)
    }
    return string
  }

  /// Returns the range between the quotation marks of a string.
  func content(of string: Range<Int>) -> Range<Int> { JSONTree.content(of: string) }

  // MARK: Findings

  /// Ends the reading if a value is incomplete.
  func check(_ node: JSONTree.Node) throws(JSONDefect) {
    if !tree.isFinished(node), let defect = tree.defect { throw defect }
  }

  /// Reports a value whose type is not the expected one.
  func reportType(of node: JSONTree.Node, _ what: String, expected: String) throws(JSONDefect) {
    try check(node)
    let found =
      switch tree.kind(of: node) {
      case .object: "an object"
      case .array: "a list"
      case .string: "a string"
      case .bool: "a truth value"
      case .null: "null"
      case .number: "a number"
      }
    report(
      .wrongType, at: tree.range(of: node), unit: key, "\(what) is \(found); expected \(expected)",
      help: "Write \(expected)")
  }

  private func exceeded(_ what: String, _ limit: Int, _ unit: String, at range: Range<Int>) -> JSONDefect {
    JSONDefect(
      .limitExceeded, range: range, message: "This exceeds the limit for \(what): \(limit) \(unit)",
      help: "Split the file; the rest of the file was not read")
  }

  func report(
    _ kind: FindingKind, at range: Range<Int>, unit: ExactText? = nil, _ message: String, help: String? = nil
  ) {
    report(kind, at: source.span(of: range), unit: unit, message, help: help)
  }

  private func report(
    _ kind: FindingKind, at span: SourceSpan, unit: ExactText? = nil, _ message: String, help: String?
  ) {
    onReport(Finding(kind, file: file, span: span, unit: unit, message: message, help: help))
  }
}
