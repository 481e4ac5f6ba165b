/// A well-formed language tag, such as `pt-BR` or `zh-Hant-HK` (RFC 5646, BCP 47).
///
/// The tag keeps every subtag and writes them in the case that RFC 5646, section 2.1.1 recommends. Deprecated subtags
/// stay as they were written; ``canonicalized()`` replaces them. All text is ASCII, so tags compare byte by byte.
public struct LanguageTag: Hashable, Sendable {
  /// The longest tag that is read, in bytes; RFC 5646, section 4.4.1 asks for room for at least 35.
  public static let maximumLength = 255

  /// The tag in its recommended case: `zh-Hant-HK`.
  private let text: String
  /// Where each part of the text ends, in bytes; a part that is absent ends where the one before it does.
  private let ends: Ends

  /// English, the language that texts fall back to.
  public static let english = LanguageTag(
    text: "en",
    ends: Ends(language: 2, extendedLanguages: 2, script: 2, region: 2, variants: 2, extensions: 2))

  private init(text: String, ends: Ends) {
    self.text = text
    self.ends = ends
  }

  private struct Ends: Sendable {
    var language: UInt8 = 0
    var extendedLanguages: UInt8 = 0
    var script: UInt8 = 0
    var region: UInt8 = 0
    var variants: UInt8 = 0
    var extensions: UInt8 = 0
  }

  /// The tag that `text` writes, or nothing where it is not well-formed.
  ///
  /// Well-formed means the grammar of RFC 5646, section 2.1, the irregular grandfathered tags included, with no variant
  /// and no singleton used twice (section 2.2.9). Subtags are separated by `-` only; for `pt_BR` see ``init(posix:)``.
  public init?(_ text: some StringProtocol) {
    self.init(subtags: text.utf8)
  }

  /// The tag of a POSIX locale name, such as `pt_BR.UTF-8` or `sr_RS@latin`.
  ///
  /// The codeset is dropped. The modifiers that name a script or a variant become one (`latin`, `cyrillic`,
  /// `devanagari`, `arabic`, `valencia`), others are dropped. `C` and `POSIX` name no language and give nothing.
  public init?(posix name: some StringProtocol) {
    let bytes = name.utf8
    guard bytes.count <= Self.maximumLength else { return nil }
    var tag: [UInt8] = []
    var modifier: [UInt8] = []
    var part = PosixPart.tag
    for byte in bytes {
      switch (byte, part) {
      case (UInt8(ascii: "@"), .tag), (UInt8(ascii: "@"), .codeset): part = .modifier
      case (UInt8(ascii: "."), .tag): part = .codeset
      case (UInt8(ascii: "_"), .tag): tag.append(UInt8(ascii: "-"))
      case (_, .tag): tag.append(byte)
      case (_, .modifier): modifier.append(ASCII.lowercased(byte))
      case (_, .codeset): break
      }
    }
    if tag.elementsEqual("C".utf8) || tag.elementsEqual("POSIX".utf8) { return nil }
    guard let plain = LanguageTag(subtags: tag) else { return nil }
    self = plain.applying(posixModifier: modifier)
  }

  private enum PosixPart { case tag, codeset, modifier }

  private func applying(posixModifier modifier: [UInt8]) -> LanguageTag {
    let scripts: [(StaticString, StaticString)] = [
      ("latin", "Latn"), ("cyrillic", "Cyrl"), ("devanagari", "Deva"), ("arabic", "Arab"),
    ]
    for (name, script) in scripts where self.script == nil && modifier.elementsEqual(name.description.utf8) {
      return replacing(script: script.description)
    }
    if modifier.elementsEqual("valencia".utf8), variants.isEmpty {
      return LanguageTag(text + "-valencia") ?? self
    }
    return self
  }

  private init?(subtags bytes: some Collection<UInt8>) {
    guard bytes.count <= Self.maximumLength else { return nil }
    var parser = LanguageTagParser(bytes)
    guard parser.parse() else { return nil }
    text = String(decoding: parser.text, as: UTF8.self)
    ends = Ends(
      language: UInt8(truncatingIfNeeded: parser.languageEnd),
      extendedLanguages: UInt8(truncatingIfNeeded: parser.extendedLanguagesEnd),
      script: UInt8(truncatingIfNeeded: parser.scriptEnd), region: UInt8(truncatingIfNeeded: parser.regionEnd),
      variants: UInt8(truncatingIfNeeded: parser.variantsEnd),
      extensions: UInt8(truncatingIfNeeded: parser.extensionsEnd))
  }

  /// Whether both tags consist of the same bytes in the recommended case.
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the tag's bytes to `hasher`.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xff as UInt8)
  }
}

// MARK: - Subtags

extension LanguageTag {
  /// The primary language in lower case: `pt`; `und` where the tag has none (a private-use tag such as `x-mine`), and
  /// the whole tag where it is an irregular grandfathered one (`i-klingon`).
  public var language: String { ends.language == 0 ? "und" : slice(0, ends.language) }
  /// The extended language subtags in lower case: `yue` of `zh-yue`.
  public var extendedLanguages: [String] { subtags(ends.language, ends.extendedLanguages) }
  /// The script, written like `Hant`.
  public var script: String? { subtags(ends.extendedLanguages, ends.script).first }
  /// The region in upper case: `BR` or `419`.
  public var region: String? { subtags(ends.script, ends.region).first }
  /// The variants in lower case and in the order of the tag.
  public var variants: [String] { subtags(ends.region, ends.variants) }
  /// The extensions, each with its singleton: `u-nu-latn`.
  public var extensions: [String] {
    var found: [String] = []
    for subtag in subtags(ends.variants, ends.extensions) {
      if let last = found.last, subtag.utf8.count > 1 {
        found[found.count - 1] = last + "-" + subtag
      } else {
        found.append(subtag)
      }
    }
    return found
  }
  /// The private-use part with its `x-`, or nothing.
  public var privateUse: String? {
    let count = UInt8(truncatingIfNeeded: text.utf8.count)
    if ends.extensions >= count { return nil }
    return slice(ends.extensions == 0 ? 0 : ends.extensions + 1, count)
  }

  private func slice(_ start: UInt8, _ end: UInt8) -> String {
    let bytes = text.utf8
    return String(decoding: bytes.dropFirst(Int(start)).prefix(Int(end) - Int(start)), as: UTF8.self)
  }

  private func subtags(_ start: UInt8, _ end: UInt8) -> [String] {
    if end <= start { return [] }
    return slice(start, end).utf8.split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything after the region, with the leading hyphen: `-1996-u-nu-latn`.
  var suffix: String {
    let count = UInt8(truncatingIfNeeded: text.utf8.count)
    return ends.region == 0 || ends.region >= count ? "" : slice(ends.region, count)
  }

  /// Whether the tag has a subtag after the region.
  var hasSuffix: Bool { Int(ends.region) < text.utf8.count }
  /// Whether the tag is for private use as a whole: `x-mine`.
  var isPrivate: Bool { ends.language == 0 }

  /// The tag without its last variant, or without its extensions and private-use part, whichever comes last.
  var withoutLastSuffix: LanguageTag? {
    let count = UInt8(truncatingIfNeeded: text.utf8.count)
    if ends.variants < count { return ends.variants == 0 ? nil : LanguageTag(slice(0, ends.variants)) }
    let kept = variants.dropLast()
    var shorter = slice(0, ends.region)
    for variant in kept { shorter += "-" + variant }
    return LanguageTag(shorter)
  }

  /// The tag with these subtags in front of what follows the region.
  init?(language: String, script: String?, region: String?, suffix: String = "") {
    var text = language
    if let script { text += "-" + script }
    if let region { text += "-" + region }
    self.init(text + suffix)
  }

  func replacing(script: String?) -> LanguageTag {
    LanguageTag(language: language, script: script, region: region, suffix: suffix) ?? self
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag as BCP 47 writes it: `zh-Hant-HK`.
  public var description: String { text }
}
