import WatchwordBasics
import WatchwordLocalization

extension CatalogFormat {
  /// Java's resource bundles (Java SE, `java.util.Properties.load`, `PropertyResourceBundle`).
  ///
  /// A file has the texts of one language, which its name specifies: `messages_pt_BR.properties`. The file without a
  /// language, or else the English one, is the source. Comments directly above a text are its notes. A source with
  /// `{0}` is a pattern of `MessageFormat`. Programs keep their settings in such files, too, so that a folder only
  /// yields those with the name of a bundle.
  public static let javaProperties = CatalogFormat(
    id: "properties", title: "Java properties", fileExtensions: [], recognizesContent: { _ in false },
    readDocument: { bytes, context, collector in
      let text = DecodedText(bytes, encoding: { _ in JavaPropertiesEncoding.encoding(of: bytes) })
      return text.withBytes { JavaPropertiesReader.read(text, $0, context, collector) }
    },
    decode: { bytes in
      DecodedText(bytes, encoding: { _ in JavaPropertiesEncoding.encoding(of: bytes) }).withBytes { Array($0) }
    },
    edit: { DocumentEditor.apply($0, to: $1, in: JavaPropertiesEncoding.encoding(of: $1)) },
    matchesPath: { JavaPropertiesName.isBundle($0) }, acceptsPath: { JavaPropertiesName.isProperties($0) },
    sources: { JavaPropertiesName.suffix(of: $0).sources }, usualPath: "messages_de.properties",
    original: { JavaPropertiesName.suffix(of: $0).original },
    write: { JavaPropertiesWriter($0).written() })
}

/// The names of property files.
enum JavaPropertiesName {
  static func suffix(of path: SystemPath) -> LanguageSuffix { LanguageSuffix(path, after: UInt8(ascii: "_")) }

  /// Whether a path is that of a property file.
  static func isProperties(_ path: SystemPath) -> Bool { path.hasSuffix(".properties") }

  /// Whether a path is that of a resource bundle: its name ends in a language, or in "messages" or "bundle".
  static func isBundle(_ path: SystemPath) -> Bool {
    guard isProperties(path) else { return false }
    let name = suffix(of: path)
    if name.language != nil { return true }
    return ["messages", "bundle"].contains(ExactText(ASCII.lowercased(name.base)))
      || ["Messages", "Bundle"].contains { name.base.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}

/// The encodings of property files.
enum JavaPropertiesEncoding {
  /// Returns the encoding of a document. Like `PropertyResourceBundle`, it is UTF-8, or ISO 8859-1 if the bytes are not
  /// valid in UTF-8.
  static func encoding(of document: [UInt8]) -> TextEncoding {
    let plain = TextEncoding(plainText: Array(document.prefix(CatalogFormat.headLength)))
    guard plain.converterName == nil, let bad = document.withUnsafeBufferPointer({ UTF8Length.firstInvalid(in: $0) })
    else { return plain }
    // A document that is cut off inside a character is in UTF-8 if it has others.
    if bad.upperBound == document.count, UTF8Length.isTruncated(Array(document[bad])),
      document[..<bad.lowerBound].contains(where: { $0 >= 0x80 })
    {
      return plain
    }
    return TextEncoding(named: "ISO-8859-1") ?? plain
  }
}
