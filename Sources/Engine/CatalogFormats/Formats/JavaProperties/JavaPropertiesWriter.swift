import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as Java's resource bundles: `messages_de.properties` for each language, and the default texts
/// without a language.
///
/// Texts are in ASCII, with escapes for all other characters, which every version of Java and of Spring reads in the
/// same way (Java SE, `java.util.Properties.load`). A text with values is a pattern of `MessageFormat`, and one without
/// is shown as it is, as in Spring's `MessageSource` unless `alwaysUseMessageFormat` is set.
struct JavaPropertiesWriter {
  private var catalog: WritableCatalog

  init(_ files: [TranslationCatalog.File]) { catalog = WritableCatalog(files, in: .messageFormat) }

  /// Returns the files and the parts that the format cannot express.
  consuming func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    catalog.loseSourceLanguage()
    let stem = LanguageSuffix.stem(
      of: catalog.original, default: "messages", before: UInt8(ascii: "_"), ending: ".properties")
    for language in catalog.languages {
      let suffix = language.isSource ? "" : "_\(language.tag.map { "\($0)".replacingHyphens } ?? "und")"
      result.add(
        "\(stem)\(suffix).properties", Array(document(language).utf8), isDerived: catalog.hasDerivedTexts(language))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language) -> String {
    var document = ""
    for message in language.messages {
      guard !message.key.isEmpty else {
        catalog.lose(.other("a text with an empty key"), of: message.unit, in: language.name)
        continue
      }
      guard let text = catalog.soleText(of: message, in: language), let content = catalog.finished(text, in: language)
      else { continue }
      if language.isSource {
        catalog.loseAttributes(of: message.unit)
        document += comment(message.unit)
      }
      document += "\(JavaPropertiesNotation.key(message.key))="
      document += "\(JavaPropertiesNotation.ascii.written(content, isAtStart: true))\n"
    }
    return document
  }

  /// Returns the notes as one comment, which is read without blanks around its lines.
  private mutating func comment(_ unit: TranslationUnit) -> String {
    let lines = unit.notes.flatMap { $0.string.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) }
    let isKept = lines.allSatisfy { line in
      guard let first = line.first, let last = line.last else { return false }
      return first > 0x20 && last > 0x20 && !line.contains(0x0D)
    }
    if !isKept { catalog.lose(.note, of: unit, in: nil) }
    return lines.map { line in "# \(String(decoding: line.filter { $0 != 0x0D }, as: UTF8.self))\n" }.joined()
  }
}
