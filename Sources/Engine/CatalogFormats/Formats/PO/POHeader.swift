import WatchwordBasics
import WatchwordLocalization

/// The header of a gettext catalogue: the fields in the translation of the empty text (GNU gettext manual, section 6.2,
/// "Filling in the header entry").
struct POHeader {
  /// The language of the translations; `nil` if it is missing or invalid.
  private(set) var language: LanguageTag?
  /// The value of `Language`, unless it is empty.
  private(set) var writtenLanguage: ExactText?
  private(set) var languageSpan: SourceSpan?
  /// The source language, a field that Poedit and others write; gettext assumes English.
  private(set) var sourceLanguage: ExactText?
  private(set) var plurals: Plurals?
  /// Whether the values are the placeholders of `xgettext`.
  private(set) var isTemplate = false
  /// Whether the context of each entry is the key of its message.
  private(set) var hasContextKeys = false

  /// The character that marks access keys, a field that KDE's tools and others write.
  private(set) var acceleratorMark: UInt8?

  /// The syntax of the messages, if specified.
  private(set) var messageSyntax: MessageSyntax?

  /// The field for the syntax of messages that are not `printf` format strings, and its values.
  static let syntaxField = "X-Message-Syntax"
  static let syntaxes: [(name: ExactText, syntax: MessageSyntax)] = [
    ("icu", .icu), ("i18next", .i18next), ("none", .none),
  ]

  /// The field for the tag of a language whose locale name does not map back to it: `zh_CN` for `zh-Hans`.
  static let tagField = "X-Language-Tag"
  private var tag: LanguageTag?

  /// The field that declares contexts as keys, and its value.
  static let keyField = (name: "X-Message-Keys", value: "msgctxt")

  /// The value of `Plural-Forms`.
  struct Plurals {
    let count: Int?
    let formula: PluralFormula?
    let span: SourceSpan
  }

  /// Creates a header without fields.
  init() {}

  /// Creates a header from the fields in a text.
  init(_ segment: Segment) {
    let bytes = Array(segment.text.string.utf8)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) {
        let name = ASCII.lowercased(String(decoding: bytes[start..<colon], as: UTF8.self))
        var value = colon + 1..<end
        while let first = value.first, bytes[first] == 0x20 || bytes[first] == 0x09 { value = first + 1..<end }
        readField(ExactText(name), bytes[value], segment, value)
      }
      start = end + 1
    }
    // The tag may be stale if the file was copied for another language.
    if let tag, let writtenLanguage, ExactText(GettextLocale.name(tag)) == writtenLanguage { language = tag }
  }

  private mutating func readField(
    _ name: ExactText, _ value: ArraySlice<UInt8>, _ segment: Segment, _ range: Range<Int>
  ) {
    let text = String(decoding: value, as: UTF8.self)
    switch name {
    case "language":
      language = LanguageTag(posix: text)
      writtenLanguage = text.isEmpty ? nil : ExactText(text)
      languageSpan = segment.span(of: range)
    case "x-language-tag": tag = LanguageTag(text)
    case "x-source-language":
      sourceLanguage = LanguageTag(posix: text).map { ExactText("\($0)") }
    case "x-message-keys": hasContextKeys = ExactText(text) == ExactText(Self.keyField.value)
    case "x-accelerator-marker": acceleratorMark = value.count == 1 ? value.first : nil
    case "x-message-syntax": messageSyntax = Self.syntaxes.first { $0.name == ExactText(text) }?.syntax
    case "plural-forms":
      isTemplate = isTemplate || text.utf8.starts(with: "nplurals=INTEGER".utf8)
      plurals = Plurals(count: Self.count(value), formula: Self.formula(value), span: segment.span(of: range))
    default: break
    }
  }

  private static func count(_ value: ArraySlice<UInt8>) -> Int? {
    guard let digits = Self.value(of: "nplurals", in: value)?.prefix(while: { ASCII.isDigit($0) }),
      (1...4).contains(digits.count)
    else { return nil }
    return digits.decimalValue
  }

  private static func formula(_ value: ArraySlice<UInt8>) -> PluralFormula? {
    Self.value(of: "plural", in: value).flatMap { PluralFormula($0.prefix { $0 != UInt8(ascii: ";") }) }
  }

  /// Returns the text after `name =` in the field.
  private static func value(of name: StaticString, in field: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var isAtWord = true
    for index in field.indices {
      if isAtWord, field[index...].starts(with: name) {
        let rest = field[(index + name.count)...].drop { $0 == 0x20 || $0 == 0x09 }
        if rest.first == UInt8(ascii: "=") { return rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 } }
      }
      isAtWord = field[index] == 0x20 || field[index] == UInt8(ascii: ";") || field[index] == 0x09
    }
    return nil
  }
}
