import Checks
public import WatchwordBasics
public import WatchwordCatalogFormats

/// Invariants of the reader, the edits and the writer of every text format except XLIFF.
public struct CatalogChecks {
  private let format: CatalogFormat
  private let path: ExactText
  private let input: [UInt8]
  private let escapes: [UInt8]?

  /// Creates the checks of a document at a path.
  ///
  /// `escapes` are the bytes that may occur in the document in place of a character of a text, such as a backslash;
  /// `nil` to skip this comparison.
  public init(_ format: CatalogFormat, at path: ExactText, _ input: [UInt8], escapes: [UInt8]? = nil) {
    self.format = format
    self.path = path
    self.input = input
    self.escapes = escapes
  }

  /// Runs all checks.
  public func run() {
    checkRecognised()
    let reading = format.read(input, name: path)
    let files = reading.value?.files ?? []
    let text = format.utf8(of: input)
    let isPlain = text == input && String(validating: input, as: UTF8.self) != nil
    if isPlain {
      let map = TextMap(input)
      map.requirePlaces(of: reading.findings)
      for unit in files.flatMap(\.units) { checkPlaces(of: unit, in: map) }
      checkEdits(files)
    }
    for unit in files.flatMap(\.units) { checkTexts(of: unit) }
    checkWriting(files, isSound: reading.isSound)
    checkConversions(isSound: reading.isSound)
  }

  // MARK: Reading

  /// Reads the document and a prefix of it, each in the format that its content suggests without a file name.
  private func checkRecognised() {
    for document in [input, Array(input.prefix(input.count / 2))] {
      let seen = CatalogFormat.format(ofFileNamed: "-", startingWith: document)
      _ = (seen.read(document, name: "-"), seen.utf8(of: document))
    }
  }

  private func checkPlaces(of unit: TranslationUnit, in map: TextMap) {
    require(map.contains(unit.span), "a unit is outside the text")
    for segment in [unit.source, unit.target].compactMap({ $0 }) {
      require(map.contains(segment.span) && map.contains(segment.contentSpan), "a segment is outside the text")
      let text = Array(segment.text.string.utf8)
      var last = segment.contentSpan.start
      for offset in text.indices.prefix(32) where text[offset] & 0xC0 != 0x80 {
        let position = segment.position(at: offset)
        require(last <= position && position <= segment.contentSpan.end, "the places of a text go back")
        last = position
        requireCharacter(text[offset], at: position, in: map)
      }
    }
  }

  /// Checks that a byte of a text occurs in the document unchanged or as an escape.
  private func requireCharacter(_ byte: UInt8, at position: SourcePosition, in map: TextMap) {
    guard let escapes else { return }
    let found = map.offset(of: position).flatMap { $0 < map.bytes.count ? map.bytes[$0] : nil }
    require(
      found.map { $0 == byte || escapes.contains($0) } ?? false, "there is another character at \(position): \(byte)")
  }

  private func checkTexts(of unit: TranslationUnit) {
    for text in [unit.id, unit.source?.text, unit.target?.text].compactMap({ $0 }) + unit.notes {
      require(String(validating: text.string.utf8, as: UTF8.self) != nil, "a text is not valid UTF-8")
    }
  }

  // MARK: Edits

  /// Checks that a replacement in a text changes that text as expected, and nothing else.
  private func checkEdits(_ files: [TranslationCatalog.File]) {
    let units = files.flatMap(\.units)
    for (index, unit) in units.enumerated().prefix(6) {
      let isTarget = unit.target != nil
      guard let segment = unit.target ?? unit.source, let range = replaced(in: segment) else { continue }
      if isRegrouped(segment) { continue }
      guard let fix = segment.fix(replacing: range, with: "x'\n\"", isSafe: true) else { continue }
      let fixed = format.applying([fix], to: input)
      guard fixed.isApplied == [true] else { continue }
      let again = (format.read(fixed.bytes, name: path).value?.files ?? []).flatMap(\.units)
      require(again.count == units.count, "an edit changed the number of units")
      // The source of a message in PO is its key: messages with the same source may have been grouped.
      let isKey = format.id == CatalogFormat.po.id && !isTarget
      let now = (isKey ? again : [again[index]]).compactMap { isTarget ? $0.target : $0.source }
      var expected = Array(segment.text.string.utf8)
      expected.replaceSubrange(range, with: Array("x'\n\"".utf8))
      require(
        now.contains { $0.text.string.utf8.elementsEqual(expected) }, "an edit gave another text: \(now.map(\.text))")
    }
  }

  /// Whether an edit may change more than the edited text.
  private func isRegrouped(_ segment: Segment) -> Bool {
    switch format.id {
    case CatalogFormat.arb.id, CatalogFormat.i18next.id:
      // Half a placeholder can turn an ICU message or plural forms into a message with different units.
      segment.text.string.utf8.contains(UInt8(ascii: "{"))
    case CatalogFormat.android.id:
      // Blanks before and after a comment count as one blank until other text is inserted before the comment.
      segment.content.string.contains("<!--")
    default: false
    }
  }

  /// A range of a text that starts and ends between characters.
  private func replaced(in segment: Segment) -> Range<Int>? {
    let text = Array(segment.text.string.utf8)
    let starts = text.indices.filter { text[$0] & 0xC0 != 0x80 }
    guard starts.count > 1 else { return nil }
    return starts[starts.count / 3]..<starts[starts.count / 3 + 1]
  }

  // MARK: Writing

  /// Checks that the written document is read without an error if the original was, and is written again with the same
  /// bytes.
  private func checkWriting(_ files: [TranslationCatalog.File], isSound: Bool) {
    guard !files.isEmpty, let first = format.writing(files)?.files.first else { return }
    // Some texts may be written to a file beside the document, with a different extension.
    let format = CatalogFormat.format(ofFileNamed: SystemPath(first.path), startingWith: first.bytes)
    let reading = format.read(first.bytes, name: ExactText(first.path))
    let errors = reading.findings.filter { $0.severity == .error }
    require(
      errors.isEmpty || !isSound,
      "what was written is not clean: \(errors.map(\.message)) in \(String(decoding: first.bytes, as: UTF8.self))")
    let second = format.writing(reading.value?.files ?? [])?.files.first
    let third = second.flatMap {
      format.writing(format.read($0.bytes, name: ExactText($0.path)).value?.files ?? [])?.files.first
    }
    require(
      second?.bytes == third?.bytes,
      "what was written and read is written in another way: \(String(decoding: second?.bytes ?? [], as: UTF8.self)) and "
        + String(decoding: third?.bytes ?? [], as: UTF8.self))
  }

  // MARK: Converting

  /// Checks that every conversion ends, that its files are free of errors if the document was, and that a document
  /// already in the format keeps its bytes.
  private func checkConversions(isSound: Bool) {
    var reader = CatalogDocuments { _ in nil }
    let document = reader.read(input, named: path, as: format)
    guard !document.catalog.files.isEmpty else { return }
    let formats = CatalogFormat.all.filter(\.isWritable)
    let target = formats[input.count % formats.count]
    let converted = CatalogConversion([document], to: target)
    if target.id == format.id {
      require(converted.files.allSatisfy { $0.bytes == input }, "a document of the format changed")
    } else {
      for file in converted.files {
        let list = CatalogFormat.format(ofFileNamed: SystemPath(file.path), startingWith: file.bytes)
        let errors = list.read(file.bytes, name: ExactText(file.path)).findings.filter { $0.severity == .error }
        require(errors.isEmpty || !isSound, "a conversion to \(target.title) is not clean: \(errors.map(\.message))")
      }
    }
    for locale in [PseudoLocale.accented, .mirrored] {
      require(document.pseudo(locale) == document.pseudo(locale), "a pseudo-locale differs between runs")
    }
  }
}
