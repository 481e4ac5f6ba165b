import WatchwordDiagnostics
import WatchwordLocalization

/// Converts the texts of file elements to the dialect of a format.
enum PlaceholderConversion {
  /// Returns the file elements with their texts in a dialect, or by default in their own, and the placeholders that were
  /// rewritten or lost.
  ///
  /// Only String Catalogs have labels, `%1$(total)lld`; Foundation does not read them in other files.
  static func converted(
    _ files: [TranslationCatalog.File], to dialect: MessageDialect?, keepsLabels: Bool = false
  ) -> (files: [TranslationCatalog.File], losses: [CatalogLoss]) {
    var losses: [CatalogLoss] = []
    var reported: Set<ExactText> = []
    let converted = files.map { file -> TranslationCatalog.File in
      let own = MessageDialect(file.header)
      let dialect = dialect ?? own
      let removesLabels = dialect == .apple && !keepsLabels
      if own == dialect, !removesLabels, file.units.allSatisfy({ $0.messageSyntax == nil }) { return file }
      let messages = file.messages.map { message in
        let known = values(of: message, in: file.header)
        return message.mapUnits { unit in
          let from = MessageDialect(file.header, unit.messageSyntax)
          guard from != dialect || removesLabels else { return unit }
          func segment(_ segment: Segment, _ language: ExactText?, isReported: Bool) -> Segment {
            let written = WrittenPlaceholders(segment.text, from: from, to: dialect, known)
            if isReported {
              losses += self.losses(written).map { CatalogLoss($0, of: unit.id, in: language, at: unit.position) }
            }
            if written.text == segment.text { return segment }
            return Segment(text: written.text, inOtherFileAt: segment.contentSpan)
          }
          let isNew = unit.source != nil && reported.insert(unit.id).inserted
          if isNew, known.hasSeveralNumbers, !dialect.passesCountSeparately, unit.variation.category == .other {
            losses.append(CatalogLoss(.chooser, of: unit.id, in: nil, at: unit.position))
          }
          return unit.with(
            source: unit.source.map { segment($0, file.header.sourceLanguage, isReported: isNew) },
            target: unit.target.map { segment($0, file.header.targetLanguage, isReported: true) })
        }
      }
      return TranslationCatalog.File(header: file.header, messages: messages)
    }
    return (converted, losses)
  }

  private static func losses(_ written: WrittenPlaceholders) -> [CatalogLoss.Part] {
    var parts = written.lost.map { CatalogLoss.Part.placeholder($0) }
    parts += written.rewritten.map { CatalogLoss.Part.rewritten($0.old, as: $0.new) }
    var seen: Set<CatalogLoss.Part> = []
    return parts.filter { seen.insert($0).inserted }
  }

  /// Returns the values of a message.
  private static func values(of message: CatalogMessage, in file: CatalogFile) -> MessageValues {
    var (other, rest): ([ExactText], [ExactText]) = ([], [])
    for unit in message {
      guard let text = unit.source?.text ?? unit.target?.text else { continue }
      if unit.variation.category == .other { other.append(text) } else { rest.append(text) }
    }
    return MessageValues(
      other + rest, in: MessageDialect(file, message[0].messageSyntax),
      isPlural: message.contains { $0.variation.plural != nil })
  }
}
