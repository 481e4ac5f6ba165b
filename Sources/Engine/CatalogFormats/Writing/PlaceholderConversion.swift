import WatchwordBasics
import WatchwordLocalization

/// Converts the texts of file elements to the dialect of a format.
enum PlaceholderConversion {
  /// Returns the file elements with their texts in a dialect, or by default each in its own, and the placeholders that were
  /// rewritten or lost.
  ///
  /// Only String Catalogs have labels, `%1$(total)lld`; Foundation does not read them in other files.
  static func converted(
    _ files: [TranslationCatalog.File], to dialect: MessageDialect?, keepsLabels: Bool = false
  ) -> (files: [TranslationCatalog.File], losses: [CatalogLoss]) {
    var losses: [CatalogLoss] = []
    var reported: Set<ExactText> = []
    let counted = CountedMessages(files)
    let converted = files.map { file -> TranslationCatalog.File in
      let own = Self.dialect(of: file)
      let mayHaveLabels = (dialect ?? own) == .apple && !keepsLabels
      if own == dialect ?? own, !mayHaveLabels, !file.units.contains(where: { $0.hasOwnSyntax }) { return file }
      let messages = file.messages.map { message in
        let message = counted.uniform(message, asForm: false) ?? message
        let declared = message[0].hasOwnSyntax ? MessageDialect(file.header, message[0]) : own
        let dialect = dialect ?? declared
        guard declared != dialect || mayHaveLabels else { return message }
        let isPlural = counted.contains(message.key) || message.contains { $0.variation.plural != nil }
        let from = shown(message, in: declared, isPlural: isPlural)
        let known = values(of: message, in: from, isPlural: isPlural)
        return message.mapUnits { unit in
          func segment(_ segment: Segment, _ language: ExactText?, isReported: Bool) -> Segment {
            let written = WrittenPlaceholders(segment.text, from: from, to: dialect, known)
            if isReported {
              losses += written.losses.map { CatalogLoss($0, of: unit.id, in: language, at: unit.position) }
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

  /// The dialects that the values of a source file can show, by the end of its name.
  private static let dialects: [(ending: String, dialect: MessageDialect)] = [
    (".json", .i18next), (".ts", .qt), (".properties", .messageFormat), (".resx", .composite),
  ]

  /// Returns the dialect of a file. XLIFF may name only the source file, which may be JSON of another library or code in
  /// TypeScript; the values show the dialect.
  static func dialect(of file: TranslationCatalog.File) -> MessageDialect {
    let own = MessageDialect(file.header)
    guard own == .plain, let original = file.header.original else { return own }
    let name = original.string.utf8
    let possible = dialects.first { name.suffix($0.ending.utf8.count).elementsEqual($0.ending.utf8) }?.dialect
    guard let possible else { return own }
    let isLikely = file.units.contains { unit in
      unit.source.map { !MessagePieces($0.text, in: possible).values.isEmpty } ?? false
    }
    return isLikely ? possible : own
  }

  /// Returns the dialect of a message: `plain` if its values have numbers and none of its sources shows one, because
  /// such a text is shown as it is.
  private static func shown(_ message: CatalogMessage, in dialect: MessageDialect, isPlural: Bool) -> MessageDialect {
    guard dialect.hasNumbersInBrackets || dialect == .qt && !isPlural else { return dialect }
    let isFormatted = message.contains { unit in
      guard let text = unit.source?.text ?? unit.target?.text else { return false }
      return dialect == .qt
        ? !MessagePieces(text, in: .qt).values.isEmpty : NumberedValues.isPattern(text.string.utf8)
    }
    return isFormatted ? dialect : .plain
  }

  /// Returns the values of a message.
  private static func values(of message: CatalogMessage, in dialect: MessageDialect, isPlural: Bool) -> MessageValues {
    var (other, rest): ([ExactText], [ExactText]) = ([], [])
    for unit in message {
      guard let text = unit.source?.text ?? unit.target?.text else { continue }
      if unit.variation.category == .other { other.append(text) } else { rest.append(text) }
    }
    return MessageValues(other + rest, in: dialect, isPlural: isPlural)
  }
}

extension TranslationUnit {
  /// Whether the unit declares the syntax of its message.
  fileprivate var hasOwnSyntax: Bool { messageSyntax != nil || formatting != nil }
}
