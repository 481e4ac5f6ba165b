import WatchwordBasics
import WatchwordCatalogFormats

extension TranslationUnit {
  /// The span of the name in the start tag, for findings about the whole unit.
  var nameSpan: SourceSpan {
    let end = SourcePosition(line: span.start.line, column: span.start.column + "<trans-unit".utf8.count)
    return SourceSpan(start: span.start, end: min(end, span.end))
  }

  /// Whether the unit has text to translate.
  var hasTextToTranslate: Bool { translate && source.map { !$0.isBlank } ?? false }
}

extension CatalogFile {
  /// The span of the name in the start tag, for findings about the whole file.
  var nameSpan: SourceSpan {
    let end = SourcePosition(line: span.start.line, column: span.start.column + "<file".utf8.count)
    return SourceSpan(start: span.start, end: min(end, span.end))
  }
}

extension Segment {
  /// Whether people would see only white space. Marks and pairs of codes show nothing without a text between them, but
  /// other codes do.
  var isBlank: Bool { text.string.isBlank && elements.allSatisfy { [.mrk, .g, .pc].contains($0.kind) } }
}

extension String {
  /// Whether the text consists of white space of any width. Zero-width characters do not count as white space, because
  /// they are written on purpose.
  fileprivate var isBlank: Bool {
    // Most texts start with an ASCII letter, which needs no table lookup.
    if let first = utf8.first, 0x21...0x7E ~= first { return false }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }
}
