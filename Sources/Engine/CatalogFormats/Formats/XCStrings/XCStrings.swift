import WatchwordBasics

extension CatalogFormat {
  /// Xcode's string catalogue (`.xcstrings`), versions 1.0 and 1.1, as Xcode 15 to 27 write it.
  ///
  /// The reader emits a file element for each language, the source language first. A key without a localization in the
  /// source language is its own source text. A key that lacks a language becomes a unit without a target, unless it is
  /// stale or not to be translated. The document must be UTF-8, and is kept in memory while it is read.
  public static let xcstrings = CatalogFormat(
    id: "xcstrings", title: "Xcode string catalogue", fileExtensions: [".xcstrings"],
    recognizesContent: { XCStringsRecognizer.isLikely($0) },
    readDocument: { bytes, context, collector in
      let reader = XCStringsReader(bytes, file: context.name, collector.report)
      let isRead = reader.read()
      let original = ExactText(utf8: context.path.lastComponent)
      let units = XCStringsUnits(reader.contents, reader.tree, original: original, collector: collector)
      reader.checkSubstitutions(ofSource: units.source)
      let isWhole = units.emit { reader.report($0, at: $1, $2, help: $3) }
      return isRead && isWhole
    },
    decode: { $0 },
    edit: { fixes, document in
      DocumentEditor.apply(fixes, to: document, in: TextEncoding(plainText: document)) {
        XCStringsPluralForm.inserted($0, $1, $2, at: $3)
      }
    },
    write: { XCStringsWriter.write($0) }, update: { XCStringsUpdate.apply($0, to: $1) },
    unmodelledContent: { XCStringsUnmodelledContent.losses(of: $0) }, isBilingual: true,
    findStateSlot: { XCStringsStateSlot.ofText($0, in: $1) }, additions: XCStringsAddition.additions)
}

/// Recognises string catalogues.
enum XCStringsRecognizer {
  /// Whether a document that starts with `head` is an object with the members `sourceLanguage` and `strings`.
  static func isLikely(_ head: DocumentHead) -> Bool {
    head.evaluateText { text, isWhole in hasMembers(text) ?? (isWhole ? false : nil) } ?? false
  }

  /// Whether `text` is such an object; `nil` if it ends too early to decide.
  private static func hasMembers(_ text: ArraySlice<UInt8>) -> Bool? {
    var missing = ["sourceLanguage", "strings"].map { Array($0.utf8) }
    var (depth, last) = (0, UInt8(0))
    var rest = text
    while true {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      guard let byte = rest.popFirst() else { return nil }
      if depth == 0, byte != UInt8(ascii: "{") { return false }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return false }
      case UInt8(ascii: "\""):
        guard let name = string(in: &rest) else { return nil }
        if depth == 1, last != UInt8(ascii: ":") { missing.removeAll { name.elementsEqual($0) } }
        if missing.isEmpty { return true }
      default: break
      }
      last = byte
    }
  }

  /// Returns the content of the string whose opening quotation mark precedes `text`, without decoding escapes; `nil` if
  /// it has no end.
  private static func string(in text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = text
    while let byte = text.popFirst() {
      if byte == UInt8(ascii: "\"") { return start.prefix(upTo: text.startIndex - 1) }
      if byte == UInt8(ascii: "\\") { _ = text.popFirst() }
    }
    return nil
  }
}
