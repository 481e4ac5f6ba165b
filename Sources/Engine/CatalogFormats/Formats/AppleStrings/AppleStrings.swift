import WatchwordBasics

extension CatalogFormat {
  /// Apple's `.strings` files: old-style property lists ("Property List Programming Guide", "Old-Style ASCII Property
  /// Lists"; "Internationalization and Localization Guide", "Localizing Your App").
  ///
  /// Each language has a file in its own folder, such as `de.lproj`. The file with the same name in `en.lproj` or
  /// `Base.lproj` has the source texts. Reading continues after an unreadable entry, although Apple's tools reject the
  /// whole file. The reader supports UTF-8, and UTF-16 with and without a byte-order mark. It reads an XML property
  /// list as ``stringsdict``.
  public static let appleStrings = CatalogFormat(
    id: "strings", title: "Apple Strings", fileExtensions: [".strings"],
    recognizesContent: { AppleStringsReader.isLikely($0) },
    readDocument: { AppleStringsReader.read($0, $1, $2) },
    decode: { bytes in
      DecodedText(bytes, encoding: { TextEncoding(plainText: $0) }).withBytes { Array($0) }
    },
    edit: { DocumentEditor.apply($0, to: $1, in: TextEncoding(plainText: $1)) },
    sources: { LocalizationFolder.sources(ofFileAt: $0) }, usualPath: "de.lproj/Localizable.strings",
    original: { LocalizationFolder.original(ofFileAt: $0) },
    write: { AppleResourceWriter.write($0) })
}
