import WatchwordDiagnostics
import WatchwordLocalization

/// Passes a string catalogue on, language by language, the source language first.
struct XCStringsUnits: ~Copyable {
  private let contents: XCStringsContents
  private let scanner: JSONScanner
  private let original: ExactText
  private let collector: CatalogCollector
  private var sources: XCStringsSources

  init(_ contents: XCStringsContents, _ scanner: JSONScanner, original: ExactText, collector: CatalogCollector) {
    self.contents = contents
    self.scanner = scanner
    self.original = original
    self.collector = collector
    sources = XCStringsSources(contents, scanner)
  }

  /// Passes everything on; returns whether no limit was exceeded.
  ///
  /// A few languages of many keys can make more units than a document of any size has texts.
  mutating func deliver(_ report: (FindingKind, SourceSpan, String, String) -> Void) -> Bool {
    let source = contents.sourcePlace
    deliver(sourceAt: source)
    let (total, overflows) = contents.entries.count.multipliedReportingOverflow(by: contents.languages.count)
    if overflows || total > XMLLimits.units, let last = contents.languages.last {
      report(
        .limitExceeded, last.written.span,
        "\(contents.entries.count) keys in \(contents.languages.count) languages exceed the limit for the texts of a "
          + "file: \(XMLLimits.units) texts", "Split the file; its translations were not read")
      return false
    }
    for place in contents.languages.indices where place != source { deliver(languageAt: place) }
    return true
  }

  // MARK: Sources

  private mutating func deliver(sourceAt place: Int?) {
    let language = contents.sourceLanguage
    begin(target: nil, span: language?.span ?? SourceSpan(at: contents.start))
    for (index, entry) in contents.entries.enumerated() {
      let range = sources.leaves(of: index)
      if range.isEmpty {
        add(
          unit(
            of: entry, path: XCStringsPaths.whole, number: XCStringsContents.single,
            source: scanner.segment(of: entry.written, text: entry.key), target: nil, state: nil,
            span: PackedSpan(entry.written.span)))
      }
      for place in range {
        let leaf = sources.leaves[place]
        let source = sources.source(at: place)
        add(
          unit(
            of: entry, path: Int(leaf.path), number: leaf.number, source: source, target: nil,
            state: contents.state(leaf.state), span: PackedSpan(start: leaf.start, end: leaf.end)))
      }
    }
    collector.endFile()
  }

  // MARK: Translations

  private mutating func deliver(languageAt place: Int) {
    let language = contents.languages[place]
    begin(target: language, span: language.written.span)
    var next = 0
    for (index, entry) in contents.entries.enumerated() {
      guard next < language.leaves.count, Int(language.leaves[next].entry) == index else {
        addMissing(index, entry)
        continue
      }
      while next < language.leaves.count, Int(language.leaves[next].entry) == index {
        let leaf = language.leaves[next]
        let source = sources.source(of: index, path: Int(leaf.path), number: leaf.number)
        add(
          unit(
            of: entry, path: Int(leaf.path), number: leaf.number, source: source,
            target: target(leaf, source: source), state: contents.state(leaf.state),
            span: PackedSpan(start: leaf.start, end: leaf.end)))
        next += 1
      }
    }
    collector.endFile()
  }

  private func target(_ leaf: XCStringsContents.Leaf, source: Segment) -> Segment {
    // Most texts that are as long as their source are the same.
    guard !leaf.value.hasEscapes, leaf.value.content.count == source.text.count,
      scanner.bytes[leaf.value.content].elementsEqual(source.text.string.utf8)
    else { return scanner.segment(of: leaf.value) }
    return scanner.segment(of: leaf.value, text: source.text)
  }

  /// Adds the units of a key that the language lacks, unless nobody has to translate it.
  private mutating func addMissing(_ index: Int, _ entry: XCStringsContents.Entry) {
    guard entry.translate, !entry.isStale else { return }
    let range = sources.leaves(of: index)
    guard !range.isEmpty else {
      return add(
        unit(
          of: entry, path: XCStringsPaths.whole, number: XCStringsContents.single,
          source: scanner.segment(of: entry.written, text: entry.key), target: nil, state: nil,
          span: PackedSpan(entry.written.span)))
    }
    for place in range {
      let leaf = sources.leaves[place]
      // One phrase is enough where there may be several.
      guard leaf.number == 0 || leaf.number == XCStringsContents.single else { continue }
      let source = sources.source(at: place)
      add(
        unit(
          of: entry, path: Int(leaf.path), number: leaf.number, source: source, target: nil, state: nil,
          span: PackedSpan(entry.written.span)))
    }
  }

  // MARK: Events

  private func begin(target: XCStringsContents.Language?, span: SourceSpan) {
    var file = CatalogFile.Attributes(
      messageSyntax: XLIFF12MessageSyntax.syntax(original: original, datatype: nil), span: span)
    file.original = original
    file.sourceLanguage = contents.sourceLanguage?.name
    file.sourceLanguageSpan = contents.sourceLanguage?.written.contentSpan
    file.targetLanguage = target?.name
    file.targetLanguageSpan = target?.written.contentSpan
    file.sources = .fileElement
    collector.begin(CatalogFile(file))
  }

  private func add(_ unit: consuming TranslationUnit) { collector.add(unit) }

  private func unit(
    of entry: XCStringsContents.Entry, path: Int, number: UInt16, source: Segment, target: Segment?,
    state: TranslationState?, span: PackedSpan
  ) -> TranslationUnit {
    var id = entry.key
    var details: TranslationUnit.Details?
    if number != XCStringsContents.single {
      id = XCStringsSet.id(of: entry.key, number: Int(number))
    } else if path != XCStringsPaths.whole {
      id = ExactText(entry.key.string + contents.paths.suffixes[path])
      details = TranslationUnit.Details()
      details?.key = entry.key
      details?.variation = contents.paths.all[path]
    }
    if !entry.translate || entry.isStale {
      if details == nil { details = TranslationUnit.Details() }
      details?.translate = entry.translate
      details?.isStale = entry.isStale
    }
    return TranslationUnit(
      id: id, source: source, target: target, note: entry.note, state: state, details: details, span: span)
  }
}
