public import WatchwordBasics

extension CatalogFormat {
  /// Returns the edit that makes `text` the translation of a unit and changes only its target.
  ///
  /// If the unit has inline elements, `text` is written in the notation of the file, otherwise plain: see
  /// `Segment.editableText`. Such an edit can break the document, so read it again afterwards. The value is `nil` if
  /// the unit has no target in the document and the format cannot add one.
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

  /// Whether a target can be added after the source of a unit.
  private var addsTargets: Bool { unitElements?.hasTargets ?? false }

  /// Converts an empty-element tag to an element with content.
  private func edit(filling target: Segment, with content: ExactText?, _ document: DocumentText) -> Fix.Edit? {
    guard let content, let range = document.range(of: target.span) else { return nil }
    let name = document.bytes[range].dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let end = String(decoding: name, as: UTF8.self)
    return Fix.Edit(
      SourceSpan(start: target.contentSpan.start, end: target.span.end), with: ExactText(">\(content)</\(end)>"))
  }

  // MARK: States

  /// Returns the part of a document that marks the translation of a unit as finished or unfinished; `nil` if there is
  /// none.
  package func stateSlot(of unit: TranslationUnit, in document: DocumentText) -> StateSlot? {
    findStateSlot?(unit, document)
  }

  // MARK: Additions

  /// Whether the format can add translations of a message that a document has in no language, or only in other
  /// languages.
  package var hasAdditions: Bool { additions != nil }

  /// Adds the first translation of a unit's message in a language: see ``TranslationAdditions``.
  package func adding(
    _ text: ExactText, to unit: TranslationUnit, _ language: ExactText, in document: DocumentText
  ) -> AddedTranslation? { additions?.add(text, unit, language, document) }

  /// Removes the added translations of a unit's message in a language.
  package func removing(
    _ unit: TranslationUnit, _ language: ExactText, from container: AddedTranslation.Container,
    in document: DocumentText
  ) -> Fix.Edit? { additions?.remove(unit, language, container, document) }
}

extension TranslationUnit {
  /// Whether the unit has inline elements, so that edits use the notation of the file.
  package var hasElements: Bool { source?.elements.isEmpty == false || target?.elements.isEmpty == false }
}

extension Segment {
  /// The text as people edit it: in the notation of the file if it has inline elements, and plain otherwise.
  public var editableText: ExactText { elements.isEmpty ? text : content }

  /// Returns the edit that restores the content of `original` in this segment, byte for byte.
  package func edit(restoring original: Segment) -> Fix.Edit {
    guard original.isEmptyElementTag, !isEmptyElementTag else {
      return Fix.Edit(contentSpan, verbatim: original.content)
    }
    // The edit starts at the `>` of the start tag.
    let start = SourcePosition(line: contentSpan.start.line, column: contentSpan.start.column - 1)
    return Fix.Edit(SourceSpan(start: start, end: span.end), verbatim: "/>")
  }
}
