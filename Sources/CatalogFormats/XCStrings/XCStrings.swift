import WatchwordDiagnostics
import WatchwordSystemFiles

extension CatalogFormat {
  /// Xcode's string catalogue (`.xcstrings`), versions 1.0 and 1.1, as Xcode 15 to 27 write it.
  ///
  /// The reader passes on a file element for each language, the source language first. A key that has no localization in
  /// the source language is its own source text. A key that lacks a language is a unit without a target there, unless it
  /// is stale or not to be translated. The document is UTF-8, and in memory while it is read.
  public static let xcstrings = CatalogFormat(
    id: "xcstrings", title: "Xcode string catalogue", endings: [".xcstrings"],
    recognizesContent: { XCStringsContent.isLikely($0) },
    readDocument: { origin, context, events in
      var reader = XCStringsReader(origin.readAll(), file: context.name, onReport: events.report)
      var isComplete = reader.read()
      reader.checkSubstitutions()
      let name = String(decoding: context.path.lastComponent, as: UTF8.self)
      var units = XCStringsUnits(
        reader.contents, reader.scanner, original: ExactText(name), events: events)
      let isWhole = units.deliver { id, span, message, help in reader.report(id, at: span, message, help: help) }
      if !isWhole { isComplete = false }
      events.end(isComplete)
    },
    decode: { $0 },
    hasUTF8: { !ByteOrderMark.isUTF16($0) },
    weigh: { XCStringsWeight.weight(of: $0) },
    edit: { fixes, document in
      DocumentEditor.apply(fixes, to: document, in: TextEncoding(plainText: document)) {
        XCStringsForm.inserted($0, $1, $2, at: $3)
      }
    },
    write: { XCStringsWriter.write($0) }, update: { XCStringsUpdate.apply($0, to: $1) },
    remainder: { XCStringsRemainder.losses(of: $0) }, isBilingual: true)
}

/// Recognises string catalogues.
enum XCStringsContent {
  /// Whether a document that starts with these bytes is an object with a source language.
  static func isLikely(_ head: ArraySlice<UInt8>) -> Bool {
    let head = head.starts(with: ByteOrderMark.utf8) ? head.dropFirst(ByteOrderMark.utf8.count) : head
    guard head.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "{") else { return false }
    let name = Array("\"sourceLanguage\"".utf8)
    return head.indices.contains { head[$0] == name[0] && head[$0...].starts(with: name) }
  }
}
