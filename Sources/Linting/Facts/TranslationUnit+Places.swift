import WatchwordCatalogFormats
import WatchwordDiagnostics

extension TranslationUnit {
  /// The name in the start tag, as the place of findings about the unit as a whole.
  var nameSpan: SourceSpan {
    let end = SourcePosition(line: span.start.line, column: span.start.column + "<trans-unit".utf8.count)
    return SourceSpan(start: span.start, end: min(end, span.end))
  }

  /// Whether there is something to translate.
  var hasTextToTranslate: Bool { translate && source.map { !$0.isBlank } ?? false }
}

extension CatalogFile {
  /// The name in the start tag, as the place of findings about the file as a whole.
  var nameSpan: SourceSpan {
    let end = SourcePosition(line: span.start.line, column: span.start.column + "<file".utf8.count)
    return SourceSpan(start: span.start, end: min(end, span.end))
  }
}

extension Segment {
  /// Whether people would see nothing but white space; marks around a segment show nothing of their own, codes do.
  var isBlank: Bool { text.string.isBlank && elements.allSatisfy { $0.kind == .mrk } }
}

extension String {
  /// Whether there is nothing but white space of any width. Characters without width do not count as white space: they
  /// are written on purpose.
  fileprivate var isBlank: Bool {
    // Most texts start with a letter of ASCII, for which no table is needed.
    if let first = utf8.first, 0x21...0x7E ~= first { return false }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }
}
