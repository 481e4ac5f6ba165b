import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

extension ResourceTexts {
  /// One text of a message.
  private struct Variant {
    let path: VariationPath
    let text: ExactText
  }

  /// Returns the texts as file elements for a catalogue format; the first language is the source of the others.
  ///
  /// If `notation` is `nil`, messages are written as in the catalogues, with their substitutions. `valueSyntax` is the
  /// syntax of messages with values, if it differs from `syntax`, and `datatype` the type of files whose syntax it shows.
  func elements(
    in notation: ValueNotation?, syntax: MessageSyntax, ending: String, valueSyntax: MessageSyntax? = nil,
    datatype: ExactText? = nil
  ) -> [TranslationCatalog.File] {
    guard let base = languages.first else { return [] }
    let source = ExactText(base.locale.description)
    let sources = texts.indices.map { variants(at: $0, in: base, notation) }
    return languages.enumerated().map { languageIndex, language in
      let header = CatalogFile(
        CatalogFile.Attributes(
          original: ExactText(fileName + ending), sourceLanguage: source,
          targetLanguage: languageIndex == 0 ? nil : ExactText(language.locale.description), datatype: datatype,
          messageSyntax: syntax, span: SourceSpan(at: .start)))
      let units = texts.indices.flatMap { index in
        let variants = languageIndex == 0 ? sources[index] : variants(at: index, in: language, notation)
        let syntax = texts[index].text.parameters.isEmpty ? nil : valueSyntax
        return variants.map { unit($0, of: texts[index], sources[index], isSource: languageIndex == 0, syntax) }
      }
      return TranslationCatalog.File(header: header, units: units)
    }
  }

  private func variants(at index: Int, in language: Language, _ notation: ValueNotation?) -> [Variant] {
    let text = texts[index]
    guard let notation else {
      if let message = language.texts.message(of: text.text) {
        return message.patterns.map { Variant(path: $0.path, text: $0.pattern.text) }
      }
      return language.forms[index]?.forms.map { form in
        Variant(path: .whole, text: ExactText(form.pieces.map(\.asWritten).joined()))
      } ?? []
    }
    return language.forms[index]?.forms.map { form in
      let written = notation.written(
        form.pieces, of: text.text, number: text.number, isolates: language.texts.isRightToLeft)
      return Variant(path: VariationPath(plural: form.category?.keyword), text: ExactText(written))
    } ?? []
  }

  private func unit(
    _ variant: Variant, of text: Text, _ sources: [Variant], isSource: Bool, _ syntax: MessageSyntax?
  ) -> TranslationUnit {
    let key = ExactText(text.key)
    let path = variant.path
    let source =
      sources.first { $0.path == path }
      ?? sources.last { $0.path.substitution == path.substitution && $0.path.plural != nil } ?? sources.first
    let nowhere = SourceSpan(at: .start)
    func segment(_ text: ExactText) -> Segment { Segment(text: text, span: nowhere, contentSpan: nowhere) }
    return TranslationUnit(
      id: path.id(of: key), key: key, variation: path, source: segment(source?.text ?? key),
      target: isSource ? nil : segment(variant.text), notes: text.note.map { [$0] } ?? [],
      messageSyntax: syntax, span: nowhere)
  }
}

extension TextPiece {
  /// The words of the piece, for texts without values; empty for a value.
  fileprivate var asWritten: String {
    if case .words(let words) = self { words } else { "" }
  }
}
