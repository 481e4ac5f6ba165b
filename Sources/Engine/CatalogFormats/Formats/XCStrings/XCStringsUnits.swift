import WatchwordBasics
import WatchwordLocalization

/// Emits the units of a string catalogue, language by language, the source language first.
final class XCStringsUnits {
  private typealias Text = XCStringsContents.Text

  private let contents: XCStringsContents
  private let tree: JSONTree
  private let bytes: [UInt8]
  private let original: ExactText
  private let collector: CatalogCollector
  /// The index of the source language, if any key has a localization in it.
  let source: Int?
  /// The texts of the source language, with their segments created on demand.
  private let sources: [Text]
  private var segments: [Segment?]

  init(_ contents: XCStringsContents, _ tree: JSONTree, original: ExactText, collector: CatalogCollector) {
    self.contents = contents
    self.tree = tree
    bytes = tree.bytes
    self.original = original
    self.collector = collector
    source = contents.sourceLanguage.flatMap { contents.index(ofLanguage: $0.name) }
    sources = source.map { contents.languages[$0].texts } ?? []
    segments = Array(repeating: nil, count: sources.count)
  }

  /// Emits all units; returns `false` if a limit was exceeded.
  ///
  /// The number of units can exceed the limit even if the number of texts does not, because each key has units in every
  /// language.
  func emit(_ report: (FindingKind, Range<Int>, String, String) -> Void) -> Bool {
    emit(nil)
    let (total, overflows) = contents.keys.count.multipliedReportingOverflow(by: contents.languages.count)
    if overflows || total > XMLLimits.units, let last = contents.languages.last {
      report(
        .limitExceeded, tree.name(of: last.node),
        "\(contents.keys.count) keys in \(contents.languages.count) languages exceed the limit for the texts of a "
          + "file: \(XMLLimits.units) texts", "Split the file; its translations were not read")
      return false
    }
    // The order must not change when a key gets a language. Of two spellings of a language, the first in the document
    // comes first.
    let languages = contents.languages.enumerated().sorted { left, right in
      let (one, other) = (Self.spelling(left.element.name), Self.spelling(right.element.name))
      return one == other ? left.offset < right.offset : XCStringsOrder.precedes(one, other)
    }
    for (_, language) in languages where language.name != contents.sourceLanguage?.name { emit(language) }
    return true
  }

  /// Returns the name of a language with hyphens, as in BCP 47, instead of the underscores in some documents.
  private static func spelling(_ name: ExactText) -> ExactText {
    ExactText(
      String(decoding: name.string.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self))
  }

  /// Emits the file element of a language, or that of the source.
  private func emit(_ language: XCStringsContents.Language?) {
    collector.begin(header(of: language))
    let texts = language?.texts ?? []
    var (nextSource, next) = (0, 0)
    for (index, key) in contents.keys.enumerated() {
      let own = Self.texts(of: index, in: sources, &nextSource)
      let translations = Self.texts(of: index, in: texts, &next)
      let places = translations.isEmpty ? [:] : self.places(of: own)
      let lacking = language == nil ? [] : sourceForms(own, lackedBy: texts[translations])
      for text in texts[translations] {
        let source = segment(self.source(of: text, among: own, places), or: key)
        let forms = Int(text.path) == XCStringsPaths.whole ? lacking : []
        collector.add(
          unit(of: key, text, source, segment(of: text, like: source.text), text.state.map(state), text.span, forms))
      }
      // A stale key, or one that is not to be translated, needs no translation.
      guard translations.isEmpty, language == nil || key.translate && !key.isStale else { continue }
      let keySpan = PackedSpan(span(of: tree.name(of: key.node), at: key.position))
      if own.isEmpty { collector.add(unit(of: key, nil, segment(nil, or: key), nil, nil, keySpan)) }
      for index in own {
        let text = sources[index]
        // A set without a translation gets a unit only for its first phrase.
        guard language == nil || text.number == 0 || text.number == XCStringsContents.single else { continue }
        let state = language == nil ? text.state.map(state) : nil
        collector.add(
          unit(of: key, text, segment(index, or: key), nil, state, language == nil ? text.span : keySpan))
      }
    }
    collector.endFile()
  }

  /// Returns the indices of a key's texts, which start at `next`.
  private static func texts(of key: Int, in texts: [Text], _ next: inout Int) -> Range<Int> {
    let start = next
    while next < texts.count, texts[next].key == key { next += 1 }
    return start..<next
  }

  // MARK: Sources

  /// The path of a text, and its number in a set.
  private struct Place: Hashable {
    let path: Int
    let number: UInt16
  }

  /// Returns the sources of a key by their places, or nothing if the key has so few that they need no index.
  private func places(of own: Range<Int>) -> [Place: Int] {
    guard own.count > 16 else { return [:] }
    return Dictionary(
      firstOf: own.lazy.map { (Place(path: Int(self.sources[$0].path), number: self.sources[$0].number), $0) })
  }

  /// Returns the forms of the source's substitutions, if the translation of its key has none.
  private func sourceForms(_ own: Range<Int>, lackedBy translations: ArraySlice<Text>) -> [TranslationUnit.SourceForm] {
    guard !translations.isEmpty,
      !translations.contains(where: { contents.paths.all[Int($0.path)].substitution != nil })
    else { return [] }
    return own.compactMap { index in
      contents.paths.all[Int(sources[index].path)].substitution.map {
        TranslationUnit.SourceForm(substitution: $0, text: tree.text(tree.range(of: sources[index].value)))
      }
    }
  }

  /// Returns the index of the source of a text: the text of the source language with the same path, or its replacement;
  /// `nil` for the key.
  ///
  /// For a path that the source lacks, Xcode exports the text for other numbers and devices, or the whole text.
  private func source(of text: Text, among own: Range<Int>, _ places: [Place: Int]) -> Int? {
    func index(_ path: Int, _ number: UInt16) -> Int? {
      guard places.isEmpty else { return places[Place(path: path, number: number)] }
      return own.first { Int(sources[$0].path) == path && sources[$0].number == number }
    }
    guard !own.isEmpty else { return nil }
    if let index = index(Int(text.path), text.number) { return index }
    for path in contents.paths.fallbacks(for: Int(text.path)) {
      if let index = index(path, text.number) ?? index(path, XCStringsContents.single) ?? index(path, 0) {
        return index
      }
    }
    return nil
  }

  /// Returns the text of the source language at an index, or the key.
  private func segment(_ index: Int?, or key: XCStringsContents.Key) -> Segment {
    guard let index else { return segment(in: tree.name(of: key.node), at: key.position, key.text) }
    if let known = segments[index] { return known }
    let segment = segment(in: tree.range(of: sources[index].value), at: sources[index].position)
    segments[index] = segment
    return segment
  }

  // MARK: Segments

  /// Returns the segment of a text, which is often equal to the source.
  private func segment(of text: Text, like source: ExactText) -> Segment {
    let range = tree.range(of: text.value)
    let isSame = range.count - 2 == source.count && bytes[JSONTree.content(of: range)].elementsEqual(source.string.utf8)
    let hasEscapes = isSame && source.string.has(UInt8(ascii: "\\"))
    return segment(in: range, at: text.position, isSame && !hasEscapes ? source : nil)
  }

  /// Returns the segment of the string in a range, with its text if known.
  private func segment(in range: Range<Int>, at start: PackedPosition, _ text: ExactText? = nil) -> Segment {
    let content = JSONTree.content(of: range)
    let span = span(of: range, at: start)
    let contentSpan = self.content(of: span)
    let text = text ?? tree.text(range)
    guard bytes[content].contains(UInt8(ascii: "\\")) else {
      return Segment(text: text, as: Segment.xcstringsContent, span: span, contentSpan: contentSpan)
    }
    return Segment(
      text: text, written: Array(bytes[content]), in: .xcstrings, span: span, contentSpan: contentSpan)
  }

  /// Returns the span of a string, which is always on one line.
  private func span(of string: Range<Int>, at start: PackedPosition) -> SourceSpan {
    let start = start.position
    let columns = bytes[string].withUnsafeBufferPointer { $0.reduce(0) { $0 &+ ($1 & 0xC0 != 0x80 ? 1 : 0) } }
    return SourceSpan(start: start, end: SourcePosition(line: start.line, column: start.column + columns))
  }

  private func content(of string: SourceSpan) -> SourceSpan {
    SourceSpan(
      start: SourcePosition(line: string.start.line, column: string.start.column + 1),
      end: SourcePosition(line: string.end.line, column: string.end.column - 1))
  }

  // MARK: Events

  private func header(of language: XCStringsContents.Language?) -> CatalogFile {
    let source = contents.sourceLanguage
    var file = CatalogFile.Attributes(
      messageSyntax: XLIFF12MessageSyntax.syntax(original: original, datatype: nil),
      span: language?.span ?? source.map { SourceSpan(start: $0.start, end: $0.span.end) }
        ?? SourceSpan(at: contents.start))
    file.original = original
    file.sourceLanguage = source?.name
    file.sourceLanguageSpan = source.map { content(of: $0.span) }
    file.targetLanguage = language?.name
    file.targetLanguageSpan = language.map { content(of: $0.span) }
    file.sources = .fileElement
    return CatalogFile(file)
  }

  private func state(_ node: JSONTree.Node) -> TranslationState {
    let range = tree.range(of: node)
    return XCStringsState(written: bytes[JSONTree.content(of: range)])?.state ?? .other(tree.text(range))
  }

  /// Returns the unit of a text of a key, or of the key itself if `text` is `nil`.
  private func unit(
    of key: XCStringsContents.Key, _ text: Text?, _ source: Segment, _ target: Segment?, _ state: TranslationState?,
    _ span: PackedSpan, _ sourceForms: [TranslationUnit.SourceForm] = []
  ) -> TranslationUnit {
    var id = key.text
    var details: TranslationUnit.Details?
    if let text, text.number != XCStringsContents.single {
      id = XCStringsSet.id(of: key.text, number: Int(text.number))
    } else if let path = text?.path, path != XCStringsPaths.whole {
      id = ExactText(key.text.string + contents.paths.suffixes[Int(path)])
      details = TranslationUnit.Details()
      details?.key = key.text
      details?.variation = contents.paths.all[Int(path)]
    }
    if !sourceForms.isEmpty {
      if details == nil { details = TranslationUnit.Details() }
      details?.sourceForms = sourceForms
    }
    if !key.translate || key.isStale {
      if details == nil { details = TranslationUnit.Details() }
      details?.translate = key.translate
      details?.isStale = key.isStale
    }
    return TranslationUnit(
      id: id, source: source, target: target, note: key.note, state: state, details: details, span: span)
  }
}

extension TextNotation {
  /// The notation of strings in string catalogues, where plural forms are siblings.
  static let xcstrings = TextNotation(
    piece: jsonString.piece, write: jsonString.write, form: { XCStringsPluralForm.replacement($0, $1) })
}

extension Segment {
  /// The content of strings without escapes.
  static let xcstringsContent = SharedNotation(in: .xcstrings)
}
