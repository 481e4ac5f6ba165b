public import WatchwordDiagnostics

extension CatalogFormat {
  /// The edit that makes `text` the translation of a unit: nothing but its target changes.
  ///
  /// `text` is plain, or as the file writes it where the unit has inline elements: see `Segment.editableText`. An edit
  /// like this can break the document, so it has to be read again. The value is `nil` if the unit has no target in the
  /// document and the format no place to add one.
  package func edit(translating unit: TranslationUnit, to text: ExactText, in document: DocumentText) -> Fix.Edit? {
    let hasElements = unit.hasElements
    guard let target = unit.target ?? unit.emptyTarget else {
      guard addsTargets, let source = unit.source, let content = hasElements ? text : XMLEscapes.text(text) else {
        return nil
      }
      let element = XLIFFTranslations.finished(content, id == CatalogFormat.xliff12.id)
      return Fix.Edit(SourceSpan(at: source.span.end), with: element)
    }
    if target.isEmptyElementTag {
      return edit(filling: target, with: hasElements ? text : XMLEscapes.text(text), document)
    }
    if hasElements { return Fix.Edit(target.contentSpan, with: text) }
    return target.edit(replacing: 0..<target.text.count, with: text)
  }

  /// Whether a target can be added behind the source of a unit.
  private var addsTargets: Bool { isBilingual && unitElements != nil }

  /// Makes a single tag an element with a content.
  private func edit(filling target: Segment, with content: ExactText?, _ document: DocumentText) -> Fix.Edit? {
    guard addsTargets, let content, let range = document.range(of: target.span) else { return nil }
    let name = document.bytes[range].dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let end = String(decoding: name, as: UTF8.self)
    return Fix.Edit(
      SourceSpan(start: target.contentSpan.start, end: target.span.end), with: ExactText(">\(content)</\(end)>"))
  }

  // MARK: States

  /// What says in a document whether the translation of a unit is finished; `nil` if nothing does.
  package func stateMark(of unit: TranslationUnit, in document: DocumentText) -> StateMark? {
    findStateMark?(unit, document)
  }

  // MARK: Additions

  /// Whether translations of a message can be added that a document has in no language, or in others only.
  package var hasAdditions: Bool { additions != nil }

  /// Adds the first translation of a unit's message in a language: see ``TranslationAdditions``.
  package func adding(
    _ text: ExactText, to unit: TranslationUnit, _ language: ExactText, in document: DocumentText
  ) -> AddedTranslation? { additions?.add(text, unit, language, document) }

  /// Takes the translations of a unit's message in a language away that were added.
  package func removing(
    _ unit: TranslationUnit, _ language: ExactText, from place: AddedTranslation.Place, in document: DocumentText
  ) -> Fix.Edit? { additions?.remove(unit, language, place, document) }
}

extension TranslationUnit {
  /// Whether there are inline elements in the unit, so that an edit of it is written as the file writes it.
  package var hasElements: Bool { source?.elements.isEmpty == false || target?.elements.isEmpty == false }
}

extension Segment {
  /// The text as people edit it: as the file writes it if there are inline elements in it, and plain otherwise.
  public var editableText: ExactText { elements.isEmpty ? text : content }

  /// The edit that writes the content of `original`, byte for byte, in the place of this segment's.
  package func edit(restoring original: Segment) -> Fix.Edit {
    guard original.isEmptyElementTag, !isEmptyElementTag else {
      return Fix.Edit(contentSpan, verbatim: original.content)
    }
    // From the `>` of the start tag on.
    let start = SourcePosition(line: contentSpan.start.line, column: contentSpan.start.column - 1)
    return Fix.Edit(SourceSpan(start: start, end: span.end), verbatim: "/>")
  }
}
