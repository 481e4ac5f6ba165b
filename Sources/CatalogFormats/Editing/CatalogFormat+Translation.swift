public import WatchwordDiagnostics

extension CatalogFormat {
  /// The edit that makes `text` the translation of a unit: nothing but its target changes.
  ///
  /// `text` is plain, or as the file writes it where the unit has inline elements: see `Segment.editableText`. An edit
  /// like this can break the document, so it has to be read again. The value is `nil` if the unit has no target in the
  /// document and the format no place to add one.
  package func edit(translating unit: TranslationUnit, to text: ExactText) -> Fix.Edit? {
    let hasElements = unit.hasElements
    guard let target = unit.target ?? unit.emptyTarget else {
      guard addsTargets, let source = unit.source, let content = hasElements ? text : XMLEscapes.text(text) else {
        return nil
      }
      let element = XLIFFTranslations.finished(content, id == CatalogFormat.xliff12.id)
      return Fix.Edit(SourceSpan(at: source.span.end), with: element)
    }
    if hasElements { return Fix.Edit(target.contentSpan, with: text) }
    return target.edit(replacing: 0..<target.text.count, with: text)
  }

  /// Whether a target can be added behind the source of a unit.
  private var addsTargets: Bool { isBilingual && unitElements != nil }
}

extension TranslationUnit {
  /// Whether there are inline elements in the unit, so that an edit of it is written as the file writes it.
  package var hasElements: Bool { source?.elements.isEmpty == false || target?.elements.isEmpty == false }
}

extension Segment {
  /// The text as people edit it: as the file writes it if there are inline elements in it, and plain otherwise.
  public var editableText: ExactText { elements.isEmpty ? text : content }

  /// The edit that writes the content of `original`, byte for byte, in the place of this segment's.
  package func edit(restoring original: Segment) -> Fix.Edit { Fix.Edit(contentSpan, with: original.content) }
}
