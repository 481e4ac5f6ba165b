extension LanguageTag {
  /// The tag with its most likely script and region added: `zh-TW` becomes `zh-Hant-TW`.
  ///
  /// Deprecated subtags are replaced first, `Zzzz` and `ZZ` count as absent, and a language without data stays as it
  /// is, as does a tag for private use (UTS #35, part 1, section 4.3, "Likely Subtags"). What follows the region is kept.
  public func maximized() -> LanguageTag {
    let tag = canonicalized()
    if tag.isPrivate { return tag }
    guard let full = LikelySubtags(tag).maximized else { return tag }
    return LanguageTag(language: full.language, script: full.script, region: full.region, suffix: tag.suffix) ?? tag
  }

  /// The shortest tag that ``maximized()`` turns into the same: `zh-Hant-TW` becomes `zh-TW`, and `en-Latn-US` becomes
  /// `en` (UTS #35, part 1, section 4.3, "Remove Likely Subtags", favouring the region).
  public func minimized() -> LanguageTag {
    let tag = canonicalized()
    if tag.isPrivate { return tag }
    guard let full = LikelySubtags(tag).maximized else { return tag }
    let trials = [
      LikelySubtags(language: full.language),
      LikelySubtags(language: full.language, region: full.region),
      LikelySubtags(language: full.language, script: full.script),
    ]
    let shortest = trials.first { $0.maximized == full } ?? full
    return LanguageTag(
      language: shortest.language, script: shortest.script, region: shortest.region, suffix: tag.suffix) ?? tag
  }

  /// The script that the language is most likely written in, in the tag's region or, without one, in general.
  var likelyScript: String? {
    LikelySubtags(language: language, region: region).maximized?.script
  }
}

/// A language, script and region, each possibly absent (`und`, `nil`), and what CLDR adds to them.
struct LikelySubtags {
  var language: String
  var script: String?
  var region: String?

  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The subtags of `tag`, without the codes for an unknown script or region.
  init(_ tag: LanguageTag) {
    language = tag.language
    script = tag.script
    region = tag.region
    if let script, script.utf8.elementsEqual("Zzzz".utf8) { self.script = nil }
    if let region, region.utf8.elementsEqual("ZZ".utf8) { self.region = nil }
  }

  /// All three subtags, or nothing where CLDR knows none for them.
  var maximized: LikelySubtags? {
    if language.utf8.elementsEqual("und".utf8) { return likelyLanguage }
    if script != nil, region != nil { return self }
    guard let found = likelyForPair ?? likelyForLanguage else { return nil }
    return LikelySubtags(language: language, script: script ?? found.script, region: region ?? found.region)
  }

  private static func padded(_ text: String, to width: Int) -> [UInt8] {
    var bytes = Array(text.utf8)
    while bytes.count < width { bytes.append(UInt8(ascii: " ")) }
    return bytes
  }

  /// What follows from the language with a script or a region.
  private var likelyForPair: LikelySubtags? {
    if let script {
      let key = Self.padded(language, to: 3) + Array(script.utf8)
      guard let value = CLDRTable.value(of: key, keyWidth: 7, width: 10, in: LikelySubtagsData.languageScripts)
      else { return nil }
      return LikelySubtags(language: language, script: script, region: CLDRTable.field(value, 0, 3))
    }
    guard let region else { return nil }
    let key = Self.padded(language, to: 3) + Array(region.utf8)
    guard let value = CLDRTable.value(of: key, keyWidth: 6, width: 10, in: LikelySubtagsData.languageRegions)
    else { return nil }
    return LikelySubtags(language: language, script: CLDRTable.field(value, 0, 4), region: region)
  }

  /// What follows from the language alone: the languages with locale data are searched by halves, the thousands of
  /// others one after the other (about 10 KB).
  private var likelyForLanguage: LikelySubtags? {
    let key = Array(language.utf8)
    if let value = CLDRTable.value(of: key, keyWidth: 3, width: 10, in: LikelySubtagsData.languages) {
      return LikelySubtags(
        language: language, script: CLDRTable.field(value, 0, 4), region: CLDRTable.field(value, 4, 3))
    }
    guard key.count == 3 else { return nil }
    return Self.group(of: key.reduce(0) { $0 &* 26 &+ Int($1) &- 97 })
      .map { LikelySubtags(language: language, script: $0.script, region: $0.region) }
  }

  /// The script and region of the group that holds the three-letter language with this number (base 26).
  ///
  /// A group is `!`, a script, a region of three bytes and its languages in order, each as its distance from the one
  /// before: digits of base 29 from `#` on, most significant first, and a last digit of base 63 from `@` on.
  private static func group(of number: Int) -> (script: String, region: String?)? {
    LikelySubtagsData.rareLanguages.withUTF8Buffer { bytes in
      var offset = 0
      var header = 0
      var current = -1
      var high = 0
      while offset < bytes.count {
        let byte = Int(bytes[offset])
        offset += 1
        if byte == 0x21 {
          header = offset
          offset += 7
          current = -1
        } else if byte < 0x40 {
          high = high &* 29 &+ byte &- 0x23
        } else {
          current = current &+ 1 &+ high &* 63 &+ byte &- 0x40
          high = 0
          if current == number, header + 7 <= bytes.count {
            let fields = Array(bytes[header..<(header + 7)])
            return CLDRTable.field(fields, 0, 4).map { ($0, CLDRTable.field(fields, 4, 3)) }
          }
        }
      }
      return nil
    }
  }

  private static func value(ofScript script: String) -> [UInt8]? {
    CLDRTable.value(of: script.utf8, keyWidth: 4, width: 10, in: LikelySubtagsData.scripts)
  }

  /// What follows where the language is absent: from script and region, from the script, or from the region.
  private var likelyLanguage: LikelySubtags? {
    if let script, let region {
      let key = Array(script.utf8) + Array(region.utf8)
      if let value = CLDRTable.value(of: key, keyWidth: 7, width: 10, in: LikelySubtagsData.scriptRegions) {
        return LikelySubtags(language: CLDRTable.field(value, 0, 3) ?? language, script: script, region: region)
      }
    }
    if let script, let value = Self.value(ofScript: script) {
      return LikelySubtags(
        language: CLDRTable.field(value, 0, 3) ?? language, script: script,
        region: region ?? CLDRTable.field(value, 3, 3))
    }
    if let region,
      let value = CLDRTable.value(of: region.utf8, keyWidth: 3, width: 10, in: LikelySubtagsData.regions)
    {
      return LikelySubtags(
        language: CLDRTable.field(value, 0, 3) ?? language, script: script ?? CLDRTable.field(value, 3, 4),
        region: region)
    }
    return LikelySubtags(language: "en", script: script ?? "Latn", region: region ?? "US")
  }
}

extension LikelySubtags: Equatable {
  static func == (left: LikelySubtags, right: LikelySubtags) -> Bool {
    left.language.utf8.elementsEqual(right.language.utf8) && same(left.script, right.script)
      && same(left.region, right.region)
  }

  private static func same(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
    case (nil, nil): true
    default: false
    }
  }
}
