import WatchwordBasics

extension LanguageTag {
  /// The number of bytes of a header that are read; browsers send fewer than 200.
  private static let maximumHeaderLength = 2000

  /// Returns the tags in the value of an Accept-Language header, the most preferred first (RFC 9110, section 12.5.4). A
  /// single tag is such a value, too.
  ///
  /// Locale names of operating systems, such as `pt_BR.UTF-8`, are accepted. Ranges with the weight 0, the range `*` and
  /// whatever is not a tag are left out.
  package static func preferred(in header: String) -> [LanguageTag] {
    let bytes = Array(header.utf8.prefix(maximumHeaderLength)) + [UInt8(ascii: ",")]
    var tags: [LanguageTag] = []
    var weights: [Int] = []
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: ",") {
      let parameters = bytes[start..<end].firstIndex(of: UInt8(ascii: ";")) ?? end
      let weight = weight(in: bytes[parameters..<end])
      if weight > 0, let tag = LanguageTag(subtags: subtags(in: bytes[start..<parameters])) {
        let index = weights.firstIndex { $0 < weight } ?? weights.endIndex
        tags.insert(tag, at: index)
        weights.insert(weight, at: index)
      }
      start = end + 1
    }
    return tags
  }

  /// Returns the subtags of a language range, or those of a locale name without its codeset and modifier.
  private static func subtags(in range: ArraySlice<UInt8>) -> [UInt8] {
    var subtags: [UInt8] = []
    for byte in range {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "."), UInt8(ascii: "@"): return subtags
      case UInt8(ascii: "_"): subtags.append(UInt8(ascii: "-"))
      default: subtags.append(byte)
      }
    }
    return subtags
  }

  /// Returns the weight among the parameters of a range in thousandths, 1000 if there is none; 0 if it is malformed (RFC
  /// 9110, section 12.4.2).
  private static func weight(in parameters: ArraySlice<UInt8>) -> Int {
    guard let equals = parameters.firstIndex(of: UInt8(ascii: "=")), parameters[equals - 1] | 0x20 == UInt8(ascii: "q")
    else { return 1000 }
    var thousandths = 0
    var place = 1000
    for index in equals + 1..<parameters.endIndex {
      let byte = parameters[index]
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: " ") { break }
      if index == equals + 2, byte == UInt8(ascii: ".") { continue }
      guard ASCII.isDigit(byte), index != equals + 2, place > 0 else { return 0 }
      thousandths += Int(byte - UInt8(ascii: "0")) * place
      place /= 10
    }
    return place < 1000 && thousandths <= 1000 ? thousandths : 0
  }

  /// The tag for texts and numbers: in its current spelling (`he` for `iw`), and without variants and extensions except
  /// the numbering system.
  package var essential: LanguageTag {
    let canonical = canonicalized()
    guard canonical.hasSuffix, !canonical.isPrivate else { return canonical }
    let plain = LanguageTag(
      LikelySubtags(
        language: canonical.languageSubtag, script: canonical.scriptSubtag, region: canonical.regionSubtag),
      followedBySuffixOf: nil)
    return numberingSystem.flatMap { LanguageTag(subtags: plain.bytes + Array("-u-nu-".utf8) + $0) } ?? plain
  }
}
