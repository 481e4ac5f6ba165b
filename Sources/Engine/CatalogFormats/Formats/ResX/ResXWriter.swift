import WatchwordBasics
import WatchwordLocalization

/// Writes catalogues as resource files of .NET: `Strings.de.resx` for each language, and the default texts without a
/// language.
///
/// A text with values is a composite format string, and one without is shown as it is (.NET, "Composite formatting").
struct ResXWriter {
  private var catalog: WritableCatalog

  /// The header that .NET requires (Microsoft, "ResXResourceWriter"), as Visual Studio writes it.
  private static let head = """
    <?xml version="1.0" encoding="utf-8"?>
    <root>
      <resheader name="resmimetype">
        <value>text/microsoft-resx</value>
      </resheader>
      <resheader name="version">
        <value>2.0</value>
      </resheader>
      <resheader name="reader">
        <value>System.Resources.ResXResourceReader, System.Windows.Forms, Version=4.0.0.0, Culture=neutral, \
    PublicKeyToken=b77a5c561934e089</value>
      </resheader>
      <resheader name="writer">
        <value>System.Resources.ResXResourceWriter, System.Windows.Forms, Version=4.0.0.0, Culture=neutral, \
    PublicKeyToken=b77a5c561934e089</value>
      </resheader>

    """

  init(_ files: [TranslationCatalog.File]) { catalog = WritableCatalog(files, in: .composite) }

  /// Returns the files and the parts that the format cannot express.
  consuming func written() -> WrittenCatalog {
    var result = WrittenCatalog()
    catalog.loseSourceLanguage()
    let stem = LanguageSuffix.stem(of: catalog.original, default: "Strings", before: UInt8(ascii: "."), ending: ".resx")
    for language in catalog.languages {
      let suffix = language.isSource ? "" : ".\(language.tag.map { "\($0)" } ?? "und")"
      result.add("\(stem)\(suffix).resx", Array(document(language).utf8), isDerived: catalog.hasDerivedTexts(language))
    }
    result.losses = catalog.losses
    return result
  }

  private mutating func document(_ language: WritableCatalog.Language) -> String {
    var document = Self.head
    for message in language.messages {
      guard let text = catalog.soleText(of: message, in: language), let content = catalog.finished(text, in: language)
      else { continue }
      document += "  <data name=\"\(name(of: message))\" xml:space=\"preserve\">\n"
      document += "    <value>\(catalog.escaped(content, of: text.unit, in: language))</value>\n"
      if language.isSource {
        catalog.loseAttributes(of: message.unit)
        document += comment(message.unit)
      }
      document += "  </data>\n"
    }
    return document + "</root>\n"
  }

  /// Returns the name of a message. A name that starts with `>>` would be one of the designer of forms.
  private mutating func name(of message: WritableCatalog.Message) -> ExactText {
    let isTaken = message.key.string.utf8.starts(with: ">>".utf8)
    let name = ExactText((isTaken ? "_" : "") + XMLEscapes.allowed(message.key).string)
    if name != message.key { catalog.lose(.key(as: name.string), of: message.unit, in: nil) }
    return XMLEscapes.attribute(name) ?? ""
  }

  private mutating func comment(_ unit: TranslationUnit) -> String {
    guard !unit.notes.isEmpty else { return "" }
    let note = ExactText(unit.notes.map { $0.string }.joined(separator: "\n"))
    if XMLEscapes.text(note) == nil { catalog.lose(.note, of: unit, in: nil) }
    return "    <comment>\(XMLEscapes.text(XMLEscapes.allowed(note)) ?? "")</comment>\n"
  }
}
