import WatchwordBasics

/// A well-formed language tag, such as `pt-BR` or `zh-Hant-HK` (RFC 5646, BCP 47).
///
/// The tag keeps all subtags and writes them in the case recommended by RFC 5646, section 2.1.1. Deprecated subtags are
/// kept as written; ``canonicalized()`` replaces them. All text is ASCII, and tags compare byte by byte.
public struct LanguageTag: Hashable, Sendable {
  /// The maximum length of a tag in bytes. RFC 5646, section 4.4.1 requires at least 35.
  package static let maximumLength = 255

  /// The tag in its recommended case, such as `zh-Hant-HK`.
  let bytes: [UInt8]
  /// The offsets at which the parts of the tag end. An absent part ends where the part before it ends.
  private let ends: Ends

  /// English, the fallback language of texts.
  public static var english: LanguageTag {
    LanguageTag(LikelySubtags(language: Subtag("en")), followedBySuffixOf: nil)
  }

  private struct Ends: Hashable, Sendable {
    var language: UInt16 = 0
    var extendedLanguages: UInt16 = 0
    var script: UInt16 = 0
    var region: UInt16 = 0
    var variants: UInt16 = 0
    var extensions: UInt16 = 0
  }

  /// Creates a tag from `text`, or `nil` if `text` is not a language tag.
  ///
  /// A tag follows the grammar of RFC 5646, section 2.1, including the irregular grandfathered tags. No variant and no
  /// singleton occurs twice (section 2.2.9). The language has two or three letters, because no language with more
  /// letters is registered. Subtags are separated by `-` only; for `pt_BR` see ``init(posix:)``.
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard bytes.count <= Self.maximumLength else { return nil }
    self.init(subtags: Array(bytes))
  }

  /// Creates a tag from a POSIX locale name, such as `pt_BR.UTF-8` or `sr_RS@latin`.
  ///
  /// The codeset is dropped. Modifiers that name a script or a variant are converted (`latin`, `cyrillic`,
  /// `devanagari`, `arabic`, `valencia`); others are dropped. `C` and `POSIX` name no language and give `nil`.
  public init?(posix name: some StringProtocol) {
    let bytes = name.utf8
    guard bytes.count <= Self.maximumLength else { return nil }
    var parts = PosixLocaleName()
    for byte in bytes { parts.append(byte) }
    guard !parts.isPortable, let plain = LanguageTag(subtags: parts.tag) else { return nil }
    self = plain.applying(posixModifier: parts.modifier)
  }

  private func applying(posixModifier modifier: [UInt8]) -> LanguageTag {
    let names: StaticString = "latin;cyrillic;devanagari;arabic;valencia;"
    let scripts: StaticString = "Latn;Cyrl;Deva;Arab;"
    guard let index = CLDRTable.group(holding: modifier, in: names) else { return self }
    if index == 4 {
      return hasSuffix ? self : LanguageTag(subtags: bytes + Array("-valencia".utf8)) ?? self
    }
    if !scriptSubtag.isAbsent || isPrivate || isIrregular { return self }
    return replacing(script: Subtag(CLDRTable.text(ofGroup: index, in: scripts)[...]))
  }

  /// Creates a tag from at most 255 bytes, or `nil` if it is not well-formed.
  init?(subtags: [UInt8]) {
    guard subtags.count <= Self.maximumLength else { return nil }
    var parser = LanguageTagParser(subtags)
    guard parser.parse() else { return nil }
    bytes = parser.text
    ends = Ends(
      language: UInt16(truncatingIfNeeded: parser.languageEnd),
      extendedLanguages: UInt16(truncatingIfNeeded: parser.extendedLanguagesEnd),
      script: UInt16(truncatingIfNeeded: parser.scriptEnd), region: UInt16(truncatingIfNeeded: parser.regionEnd),
      variants: UInt16(truncatingIfNeeded: parser.variantsEnd),
      extensions: UInt16(truncatingIfNeeded: parser.extensionsEnd))
  }

  /// Creates a tag from these subtags, which must be well-formed, and the part of `tag` after its region.
  init(_ subtags: LikelySubtags, followedBySuffixOf tag: LanguageTag?) {
    var bytes: [UInt8] = []
    var ends = Ends()
    subtags.language.append(to: &bytes)
    ends.language = UInt16(truncatingIfNeeded: bytes.count)
    ends.extendedLanguages = ends.language
    for subtag in [subtags.script, subtags.region] {
      if !subtag.isAbsent {
        bytes.append(UInt8(ascii: "-"))
        subtag.append(to: &bytes)
      }
      if ends.script == 0 { ends.script = UInt16(truncatingIfNeeded: bytes.count) }
    }
    ends.region = UInt16(truncatingIfNeeded: bytes.count)
    ends.variants = ends.region
    ends.extensions = ends.region
    if let tag {
      bytes += tag.bytes[Int(tag.ends.region)...]
      ends.variants &+= tag.ends.variants &- tag.ends.region
      ends.extensions &+= tag.ends.extensions &- tag.ends.region
    }
    self.bytes = bytes
    self.ends = ends
  }

  /// Whether both tags consist of the same bytes in the recommended case.
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool { left.bytes == right.bytes }

  /// Feeds the tag's bytes to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

// MARK: - Subtags

extension LanguageTag {
  /// The primary language in lower case: `pt`. It is `und` for a private-use tag such as `x-mine`, and the whole tag
  /// for an irregular grandfathered one (`i-klingon`).
  public var language: String { isPrivate ? "und" : text(0, ends.language) }
  /// The extended language subtags in lower case: `yue` of `zh-yue`.
  public var extendedLanguages: [String] { subtags(ends.language, ends.extendedLanguages) }
  /// The script in title case: `Hant`.
  public var script: String? { scriptSubtag.text }
  /// The region in upper case: `BR` or `419`.
  public var region: String? { regionSubtag.text }
  /// The variants in lower case, in the order of the tag.
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
  /// The numbering system in the tag: `deva` of `hi-u-nu-deva` (RFC 6067; UTS #35, part 1, section 3.6.1).
  var numberingSystem: [UInt8]? {
    var isUnicode = false
    var isSystem = false
    for subtag in bytes[Int(ends.variants)..<Int(ends.extensions)].split(separator: UInt8(ascii: "-")) {
      if isSystem { return subtag.count > 2 ? Array(subtag) : nil }
      if subtag.count == 1 { isUnicode = subtag.first == UInt8(ascii: "u") }
      isSystem = isUnicode && subtag.elementsEqual("nu".utf8)
    }
    return nil
  }
  /// The private-use part with its `x-`, or `nil`.
  public var privateUse: String? {
    let count = UInt16(truncatingIfNeeded: bytes.count)
    if ends.extensions >= count { return nil }
    return text(isPrivate ? 0 : ends.extensions &+ 1, count)
  }

  private func text(_ start: UInt16, _ end: UInt16) -> String {
    String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }

  private func subtags(_ start: UInt16, _ end: UInt16) -> [String] {
    bytes[Int(start)..<Int(end)].split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the subtag after the hyphen at `start`; absent if `start` is `end`.
  private func subtag(_ start: UInt16, _ end: UInt16) -> Subtag {
    start < end ? Subtag(bytes[(Int(start) + 1)..<Int(end)]) : .absent
  }

  /// The primary language, or `und`. For an irregular tag, its first eight bytes, which no table contains.
  var languageSubtag: Subtag { isPrivate ? .undetermined : Subtag(bytes[..<Int(ends.language)]) }
  /// The first extended language.
  var extendedLanguageSubtag: Subtag {
    subtag(ends.language, min(ends.extendedLanguages, ends.language &+ 4))
  }
  var scriptSubtag: Subtag { subtag(ends.extendedLanguages, ends.script) }
  var regionSubtag: Subtag { subtag(ends.script, ends.region) }
  /// Whether the tag has a subtag after the region.
  var hasSuffix: Bool { Int(ends.region) < bytes.count }
  /// Whether the tag is for private use as a whole: `x-mine`.
  var isPrivate: Bool { ends.language == 0 }
  /// Whether the tag is an irregular grandfathered one: `i-klingon`.
  var isIrregular: Bool { bytes[..<Int(ends.language)].contains(UInt8(ascii: "-")) }

  /// The tag without its extensions and private-use part; without its last variant if it has neither.
  var withoutLastSuffix: LanguageTag? {
    if isPrivate { return nil }
    if Int(ends.variants) < bytes.count { return LanguageTag(subtags: Array(bytes[..<Int(ends.variants)])) }
    guard let hyphen = bytes.lastIndex(of: UInt8(ascii: "-")), ends.region < ends.variants else { return nil }
    return LanguageTag(subtags: Array(bytes[..<hyphen]))
  }

  /// Returns the tag with another script, or without a script.
  func replacing(script: Subtag) -> LanguageTag {
    LanguageTag(
      LikelySubtags(language: languageSubtag, script: script, region: regionSubtag), followedBySuffixOf: self)
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag in the notation of BCP 47: `zh-Hant-HK`.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// A POSIX locale name, `language[_territory][.codeset][@modifier]`, split byte by byte.
private struct PosixLocaleName {
  private enum Part { case tag, codeset, modifier }

  /// The language and territory, separated as in a language tag.
  private(set) var tag: [UInt8] = []
  /// The modifier in lower case.
  private(set) var modifier: [UInt8] = []
  private var part = Part.tag

  /// Whether the name is that of the portable locale, which has no language. The locale's other name, C, is not a
  /// language tag anyway.
  var isPortable: Bool { CLDRTable.group(holding: tag, in: "POSIX;") != nil }

  mutating func append(_ byte: UInt8) {
    switch (part, byte) {
    case (.tag, UInt8(ascii: "@")), (.codeset, UInt8(ascii: "@")): part = .modifier
    case (.tag, UInt8(ascii: ".")): part = .codeset
    case (.tag, UInt8(ascii: "_")): tag.append(UInt8(ascii: "-"))
    case (.tag, _): tag.append(byte)
    case (.modifier, _): modifier.append(ASCII.lowercased(byte))
    case (.codeset, _): break
    }
  }
}
