import WatchwordBasics

extension CatalogFormat {
  /// Gettext's catalogues (GNU gettext manual, section 3, "PO files"): `.po` and their templates, `.pot`.
  ///
  /// A file contains the source texts and their translations. The key of an entry is its `msgid`, preceded by its
  /// `msgctxt` and `|` if it has one. Each `msgstr[n]` is the plural form for the CLDR category that the formula of the
  /// header assigns to it. Fuzzy entries need a review; obsolete ones (`#~`) are skipped. Files in the usual charsets
  /// are read like those in UTF-8.
  public static let po = CatalogFormat(
    id: "po", title: "PO", fileExtensions: [".po", ".pot"],
    recognizesContent: { PORecognizer.isPO($0) },
    readDocument: { bytes, context, collector in
      var reader = POReader(PODocument(bytes), context, collector)
      reader.read()
      return reader.isComplete
    },
    decode: { PODocument($0).text },
    edit: { fixes, document in
      DocumentEditor.apply(fixes, to: document, in: PODocument.encoding(of: document))
    },
    write: { POWriter($0).written() }, replaceTranslations: { POTranslations.replaced(by: $0, in: $1) },
    unmodelledContent: { POUnmodelledContent.losses(of: $0) }, isBilingual: true,
    findStateSlot: { POStateSlot.ofEntry($0, in: $1) })
}

/// Recognises gettext catalogues.
enum PORecognizer {
  /// Whether a document that starts with `head` has a line with a `msgid` and a later one with a `msgstr`, with at most
  /// `headLength` bytes before them that are not comments.
  static func isPO(_ head: DocumentHead) -> Bool {
    head.evaluateText { text, isWhole in
      var hasID = false
      var length = 0
      var rest = text
      while !rest.isEmpty {
        let line = rest.prefix { $0 != 0x0A }
        rest = rest[line.endIndex...].dropFirst()
        if line.first == UInt8(ascii: "#") { continue }
        if line.starts(with: "msgid \"".utf8) { hasID = true }
        if hasID, line.starts(with: "msgstr \"".utf8) || line.starts(with: "msgstr[0] \"".utf8) { return true }
        length += line.count
      }
      return isWhole || length >= CatalogFormat.headLength ? false : nil
    } ?? false
  }
}
