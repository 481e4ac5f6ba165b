import WatchwordBasics
import WatchwordLocalization

/// The text of a gettext catalogue in UTF-8, regardless of the charset in its header.
struct PODocument {
  /// The text, up to the first invalid bytes.
  let text: [UInt8]
  /// The defect that truncates the text or makes it doubtful.
  private(set) var defect: Defect?
  let encoding: TextEncoding

  struct Defect {
    let kind: FindingKind
    let range: Range<Int>
    let message: String
    let help: String
    /// Whether the defect truncates the text.
    let endsText: Bool
    /// The correct charset, to write at the range.
    var charset: ExactText?

    init(_ kind: FindingKind, at offset: Int, _ message: String, help: String, endsText: Bool) {
      self.kind = kind
      range = offset..<offset
      self.message = message
      self.help = help
      self.endsText = endsText
    }

    /// Creates the defect of a charset in the header that is not that of the file.
    init(wrongCharset range: Range<Int>, _ name: String) {
      kind = .wrongCharset
      self.range = range
      message = "The header says \"\(name.clipped)\", but the file is in UTF-8; it is read as UTF-8"
      help = "Write charset=UTF-8"
      endsText = false
      charset = "UTF-8"
    }
  }

  /// Decodes `document`.
  init(_ document: [UInt8]) {
    if ByteOrderMark.isUTF16(document) {
      text = []
      encoding = Self.encoding(of: document)
      defect = Defect(
        .unknownCharset, at: 0, "The file is in UTF-16, which gettext does not read; expected UTF-8",
        help: "Save the file as UTF-8", endsText: true)
      return
    }
    encoding = Self.encoding(of: document)
    if let charset = Self.charset(in: document) {
      let name = String(decoding: document[charset], as: UTF8.self)
      if let named = TextEncoding(named: name) {
        if named.converterName != nil, encoding.converterName == nil {
          defect = Defect(wrongCharset: charset, name)
        }
      } else {
        defect = Defect(
          .unknownCharset, at: charset.lowerBound,
          "The charset \"\(name.clipped)\" is not known; the file is read as UTF-8",
          help: "Write UTF-8 as the charset, and save the file as UTF-8", endsText: false)
      }
    }
    if encoding.converterName != nil {
      let (decoded, bad) = encoding.decoded(document)
      text = Array(decoded)
      if bad != nil { endText(encoding.name) }
    } else if let offset = document.withUnsafeBufferPointer({ UTF8Length.firstInvalid(in: $0)?.lowerBound }) {
      text = Array(document[..<offset])
      endText("UTF-8")
    } else {
      text = document
    }
  }

  private mutating func endText(_ encoding: String) {
    defect = Defect(
      .invalidEncoding, at: text.count,
      "The bytes here are not a character in \(encoding); the rest of the file was not read",
      help: "Save the file in the charset that its header names, preferably UTF-8", endsText: true)
  }

  /// Returns the encoding of `document`: that of its header, unless its bytes show that it is in UTF-8.
  static func encoding(of document: [UInt8]) -> TextEncoding {
    let named = charset(in: document).flatMap { TextEncoding(named: String(decoding: document[$0], as: UTF8.self)) }
    guard let named, named.converterName != nil else { return named ?? plainEncoding(of: document) }
    return isUTF8(document, insteadOf: named) ? plainEncoding(of: document) : named
  }

  /// Whether a document is in UTF-8, although its header names a charset with one byte for each character: all of its
  /// characters outside of ASCII would be senseless sequences there, such as `Ã©`.
  private static func isUTF8(_ document: [UInt8], insteadOf named: TextEncoding) -> Bool {
    guard named.hasTableOfBytes, document.contains(where: { $0 >= 0x80 }) else { return false }
    return document.withUnsafeBufferPointer { UTF8Length.firstInvalid(in: $0) } == nil
  }

  private static func plainEncoding(of document: [UInt8]) -> TextEncoding {
    TextEncoding(plainText: Array(document.prefix(CatalogFormat.headLength)))
  }

  /// Returns the byte range of the charset's name in the header, which follows the first comments; `nil` for the
  /// placeholder of a template.
  private static func charset(in document: [UInt8]) -> Range<Int>? {
    guard !ByteOrderMark.isUTF16(document) else { return nil }
    let mark = Array("charset=".utf8)
    let head = document[headerStart(in: document)...].prefix(CatalogFormat.headLength)
    var index = head.startIndex
    while let found = head[index...].firstIndex(of: mark[0]) {
      index = found + 1
      guard head[found...].starts(with: mark) else { continue }
      let name = head[(found + mark.count)...].prefix { ASCII.isWord($0) || $0 == UInt8(ascii: "-") }
      let isTemplate = name.elementsEqual("CHARSET".utf8)
      return name.isEmpty || isTemplate ? nil : name.startIndex..<name.endIndex
    }
    return nil
  }

  /// Returns the offset of the first line that is neither empty nor a comment.
  private static func headerStart(in document: [UInt8]) -> Int {
    var start = 0
    while let first = document[start...].firstIndex(where: { $0 > 0x20 }) {
      guard document[first] == UInt8(ascii: "#") else { return first }
      start = document[first...].firstIndex(of: 0x0A).map { $0 + 1 } ?? document.count
    }
    return document.count
  }
}

/// Properties of a gettext catalogue that are derived from its path and its comments.
struct PODocumentInfo {
  /// The name of the catalogue without its language.
  let original: ExactText
  /// The language in the path: `de.po`, `de/LC_MESSAGES/app.po`, `app-de_DE.po`.
  let language: LanguageTag?
  /// Whether the file is a template (`.pot`).
  let isTemplate: Bool
  /// Whether flags define the syntax of messages, so that a text without a flag has no placeholders.
  let hasFormatFlags: Bool

  init(path: SystemPath, text: [UInt8]) {
    let file = String(decoding: path.lastComponent, as: UTF8.self)
    let dot = file.utf8.lastIndex(of: UInt8(ascii: "."))
    let stem = dot.map { String(file[..<$0]) } ?? file
    isTemplate = path.hasSuffix(".pot")
    let split = Self.split(stem)
    original = ExactText((split.name.isEmpty ? "messages" : split.name) + ".po")
    language = split.language ?? Self.language(ofFolder: path.folder)
    hasFormatFlags = Self.hasFormatFlags(text)
  }

  /// Splits `app.de`, `app-de_DE` or `de` into the name and the language.
  private static func split(_ stem: String) -> (name: String, language: LanguageTag?) {
    if let tag = LocaleName.tag(stem) { return ("", tag) }
    let bytes = stem.utf8
    for separator in [UInt8(ascii: "."), UInt8(ascii: "-")] {
      if let index = bytes.lastIndex(of: separator), index != bytes.startIndex,
        let tag = LocaleName.tag(stem[bytes.index(after: index)...])
      {
        return (String(stem[..<index]), tag)
      }
    }
    return (stem, nil)
  }

  private static func language(ofFolder folder: SystemPath) -> LanguageTag? {
    guard folder.lastComponent.elementsEqual("LC_MESSAGES".utf8) else { return nil }
    return LocaleName.tag(String(decoding: folder.folder.lastComponent, as: UTF8.self))
  }

  private static func hasFormatFlags(_ text: [UInt8]) -> Bool {
    let mark = Array("-format".utf8)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      if end - start > mark.count, text[start] == UInt8(ascii: "#"),
        text[start + 1] == UInt8(ascii: ",") || text[start + 1] == UInt8(ascii: "=")
      {
        let line = text[start..<end]
        if line.indices.contains(where: { line[$0] == mark[0] && line[$0...].starts(with: mark) }) { return true }
      }
      start = end + 1
    }
    return false
  }
}
