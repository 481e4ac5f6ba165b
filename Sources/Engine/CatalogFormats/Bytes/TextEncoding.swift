/// The encoding of an XML document (XML 1.0, appendix F).
struct TextEncoding {
  /// The name of the converter, or `nil` for UTF-8, which needs no conversion.
  let converterName: String?
  /// The name shown to people.
  let name: String
  /// The number of bytes in a code unit.
  let unitWidth: Int
  /// The number of bytes in the byte-order mark.
  let byteOrderMarkLength: Int
  /// The encoding that the document declares, if it contradicts this one.
  let contradictingDeclaration: String?
  /// The declared name, if no converter supports it; the document is then read as UTF-8.
  let unsupportedDeclaration: String?

  /// Determines the encoding of a document that starts with `head` from its byte-order mark, the bytes of its first
  /// `<`, or its XML declaration.
  init(head: [UInt8]) {
    let marked = Self.byteOrderMarks.first { head.starts(with: $0.bytes) }
    let signature = marked ?? Self.firstCharacters.first { head.starts(with: $0.bytes) }
    let length = marked?.bytes.count ?? 0
    unitWidth = signature?.width ?? 1
    let declared = Self.declaredEncoding(in: head.dropFirst(length), unitWidth: unitWidth)
    byteOrderMarkLength = length
    if let signature {
      name = signature.name
      converterName = signature.width == 1 ? nil : signature.name
      contradictingDeclaration = declared.flatMap { signature.accepts($0) ? nil : $0 }
      unsupportedDeclaration = nil
      return
    }
    let label = declared ?? "UTF-8"
    let known = Self.known(label)
    name = known == nil || known == "UTF-8" ? "UTF-8" : label
    converterName = known == "UTF-8" ? nil : known
    let isWide = Self.wideLabels.contains { Self.same($0, label) }
    contradictingDeclaration = isWide ? label : nil
    unsupportedDeclaration = known == nil && !isWide ? label : nil
  }

  /// Determines the encoding of a text without a declaration that starts with an ASCII character: from its byte-order
  /// mark, or else from the zero byte that UTF-16 puts next to its first character.
  init(plainText head: [UInt8]) {
    let marked = Self.byteOrderMarks.first { head.starts(with: $0.bytes) }
    let signature = marked ?? Self.wideSignature(startingWith: head)
    name = signature?.name ?? "UTF-8"
    unitWidth = signature?.width ?? 1
    converterName = unitWidth == 1 ? nil : name
    byteOrderMarkLength = marked?.bytes.count ?? 0
    contradictingDeclaration = nil
    unsupportedDeclaration = nil
  }

  /// Creates the encoding with a name declared elsewhere in a document, or returns `nil` if no converter supports it.
  init?(named label: String) {
    guard let known = Self.known(label) else { return nil }
    name = known == "UTF-8" ? "UTF-8" : label
    converterName = known == "UTF-8" ? nil : known
    unitWidth = 1
    byteOrderMarkLength = 0
    contradictingDeclaration = nil
    unsupportedDeclaration = nil
  }

  private static func wideSignature(startingWith head: [UInt8]) -> Signature? {
    guard head.count > 1, (head[0] == 0) != (head[1] == 0) else { return nil }
    return Signature(bytes: [], name: head[0] == 0 ? "UTF-16BE" : "UTF-16LE", width: 2)
  }

  private struct Signature {
    let bytes: [UInt8]
    let name: String
    let width: Int

    /// Whether a document in this encoding may declare `label`. UTF-16 is valid for both byte orders.
    func accepts(_ label: String) -> Bool {
      if TextEncoding.same(label, name) { return true }
      switch width {
      case 1: return TextEncoding.same(label, "UTF8")
      case 2: return ["UTF-16", "UTF16", "ISO-10646-UCS-2", "UCS-2"].contains { TextEncoding.same($0, label) }
      default: return ["UTF-32", "ISO-10646-UCS-4", "UCS-4"].contains { TextEncoding.same($0, label) }
      }
    }
  }

  /// Longer marks come first, because the mark of UTF-32LE starts with the mark of UTF-16LE.
  private static let byteOrderMarks = [
    Signature(bytes: [0x00, 0x00, 0xFE, 0xFF], name: "UTF-32BE", width: 4),
    Signature(bytes: [0xFF, 0xFE, 0x00, 0x00], name: "UTF-32LE", width: 4),
    Signature(bytes: [0xEF, 0xBB, 0xBF], name: "UTF-8", width: 1),
    Signature(bytes: [0xFE, 0xFF], name: "UTF-16BE", width: 2),
    Signature(bytes: [0xFF, 0xFE], name: "UTF-16LE", width: 2),
  ]

  /// A document without a byte-order mark starts with `<`.
  private static let firstCharacters = [
    Signature(bytes: [0x00, 0x00, 0x00, 0x3C], name: "UTF-32BE", width: 4),
    Signature(bytes: [0x3C, 0x00, 0x00, 0x00], name: "UTF-32LE", width: 4),
    Signature(bytes: [0x00, 0x3C], name: "UTF-16BE", width: 2),
    Signature(bytes: [0x3C, 0x00], name: "UTF-16LE", width: 2),
  ]

  private static let wideLabels = [
    "UTF-16", "UTF16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE", "UTF-32BE", "ISO-10646-UCS-2",
    "ISO-10646-UCS-4", "UCS-2", "UCS-4",
  ]

  /// Returns the value of `encoding` in the XML declaration at the start of `bytes`, whose code units take `unitWidth`
  /// bytes.
  private static func declaredEncoding(in bytes: ArraySlice<UInt8>, unitWidth: Int) -> String? {
    let ascii = unitWidth == 1 ? Array(bytes.prefix(1024)) : bytes.prefix(1024 * unitWidth).filter { $0 != 0 }
    // The name of another processing instruction may start with the same bytes: <?xml-stylesheet … ?>.
    guard ascii.starts(with: "<?xml".utf8), ascii.count > 5, ascii[5] <= 0x20,
      let close = ascii.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    guard let range = encodingValue(in: ascii[..<close]) else { return nil }
    return String(decoding: ascii[range], as: UTF8.self)
  }

  /// Returns the range of the value of `encoding` in an XML declaration, without its quotation marks.
  static func encodingValue(in declaration: ArraySlice<UInt8>) -> Range<Int>? {
    let name = Array("encoding".utf8)
    var start = declaration.startIndex
    while start < declaration.endIndex, !declaration[start...].starts(with: name) { start += 1 }
    let tail = declaration[min(start + name.count, declaration.endIndex)...]
    guard let open = tail.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      let close = tail[(open + 1)...].firstIndex(of: tail[open])
    else { return nil }
    return open + 1..<close
  }

  /// Whether two labels are equal. ASCII letters match regardless of case (XML 1.0, section 4.3.3).
  private static func same(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
  }

  /// Returns the converter name for a declared name.
  private static func known(_ label: String) -> String? {
    if same(label, "UTF-8") || same(label, "UTF8") { return "UTF-8" }
    return converters.first { $0.labels.contains { same($0, label) } }?.name
  }

  /// The labels used in documents (IANA, "Character Sets") and other common ones, with the names of `Charset`.
  ///
  /// Shift_JIS and EUC-KR are read as their Windows supersets, whose 0x5C is the reverse solidus, as in browsers
  /// (WHATWG, "Encoding", section 4.2).
  static let converters: [(labels: [String], name: String)] = [
    (["US-ASCII", "ASCII", "ANSI_X3.4-1968"], "US-ASCII"),
    (["ISO-8859-1", "ISO8859-1", "ISO_8859-1", "latin1", "l1"], "ISO-8859-1"),
    (["ISO-8859-2", "ISO8859-2", "ISO_8859-2", "latin2"], "ISO-8859-2"),
    (["ISO-8859-3", "ISO8859-3", "latin3"], "ISO-8859-3"),
    (["ISO-8859-4", "ISO8859-4", "latin4"], "ISO-8859-4"),
    (["ISO-8859-5", "ISO8859-5", "cyrillic"], "ISO-8859-5"),
    (["ISO-8859-6", "ISO8859-6", "arabic"], "ISO-8859-6"),
    (["ISO-8859-7", "ISO8859-7", "greek"], "ISO-8859-7"),
    (["ISO-8859-8", "ISO8859-8", "ISO-8859-8-I", "hebrew"], "ISO-8859-8"),
    (["ISO-8859-9", "ISO8859-9", "latin5"], "ISO-8859-9"),
    (["ISO-8859-10", "ISO8859-10", "latin6"], "ISO-8859-10"),
    (["ISO-8859-11", "TIS-620"], "TIS-620"),
    (["ISO-8859-13", "ISO8859-13"], "ISO-8859-13"),
    (["ISO-8859-14", "ISO8859-14"], "ISO-8859-14"),
    (["ISO-8859-15", "ISO8859-15", "latin9"], "ISO-8859-15"),
    (["ISO-8859-16", "ISO8859-16"], "ISO-8859-16"),
    (["windows-874", "cp874"], "CP874"),
    (["windows-1250", "cp1250"], "CP1250"), (["windows-1251", "cp1251"], "CP1251"),
    (["windows-1252", "cp1252"], "CP1252"), (["windows-1253", "cp1253"], "CP1253"),
    (["windows-1254", "cp1254"], "CP1254"), (["windows-1255", "cp1255"], "CP1255"),
    (["windows-1256", "cp1256"], "CP1256"), (["windows-1257", "cp1257"], "CP1257"),
    (["windows-1258", "cp1258"], "CP1258"),
    (["KOI8-R"], "KOI8-R"), (["KOI8-U"], "KOI8-U"),
    (["macintosh", "mac"], "MACINTOSH"),
    (["Shift_JIS", "Shift-JIS", "SJIS", "x-sjis", "windows-31j", "cp932", "MS_Kanji"], "CP932"),
    (["EUC-JP", "EUCJP"], "EUC-JP"),
    (["EUC-KR", "EUCKR", "windows-949", "cp949", "ks_c_5601-1987"], "CP949"),
    (["GB18030"], "GB18030"), (["GBK", "GB2312", "cp936", "windows-936"], "GBK"),
    (["Big5"], "BIG5"),
  ]
}

extension TextEncoding {
  /// A sequence of bytes that does not encode a character in an encoding.
  struct InvalidSequence {
    let bytes: [UInt8]
    /// Whether the text ends inside a character.
    let isTruncated: Bool
  }

  /// Whether each of the 256 bytes stands for a character, as in ISO 8859.
  var hasTableOfBytes: Bool {
    let others = ["US-ASCII", "CP932", "EUC-JP", "CP949", "GB18030", "GBK", "BIG5"]
    return unitWidth == 1
      && converterName.map { name in !others.contains { $0.utf8.elementsEqual(name.utf8) } } ?? false
  }

  /// The charset that decodes the encoding; `nil` for UTF-8.
  var charset: Charset? { converterName.flatMap { Charset(named: $0) } }

  /// Returns the text of `document` in UTF-8 without a byte-order mark, up to the first sequence that is not a
  /// character of the encoding.
  ///
  /// Documents in UTF-8 are not checked for invalid sequences.
  func decoded(_ document: [UInt8]) -> (text: ArraySlice<UInt8>, bad: InvalidSequence?) {
    let content = document.dropFirst(byteOrderMarkLength)
    guard let charset else { return (content, nil) }
    var text: [UInt8] = []
    let bad = charset.decode(content, into: &text)
    return (text[...], bad)
  }
}
