extension LanguageTag {
  /// Returns the tag with its most likely script and region, such as `zh-Hant-TW` for `zh-TW`.
  ///
  /// Deprecated subtags are replaced first, and `Zzzz` and `ZZ` count as absent. A language without data and a
  /// private-use tag are unchanged (UTS #35, part 1, section 4.3, "Likely Subtags"). Everything after the region is
  /// kept.
  public func maximized() -> LanguageTag {
    let tag = canonicalized()
    if tag.isPrivate { return tag }
    guard let full = LikelySubtags(tag).maximized else { return tag }
    return LanguageTag(full, followedBySuffixOf: tag)
  }

  /// Whether both tags have the same language and script, once maximised.
  func hasSameLanguageAndScript(as other: LanguageTag) -> Bool {
    let own = maximized()
    let others = other.maximized()
    return own.languageSubtag == others.languageSubtag && own.scriptSubtag == others.scriptSubtag
  }

  /// Returns the shortest tag with the same ``maximized()`` form: `zh-Hant-TW` becomes `zh-TW`, and `en-Latn-US`
  /// becomes `en` (UTS #35, part 1, section 4.3, "Remove Likely Subtags", favouring the region).
  public func minimized() -> LanguageTag {
    let tag = canonicalized()
    if tag.isPrivate { return tag }
    guard let full = LikelySubtags(tag).maximized else { return tag }
    let trials = [
      LikelySubtags(language: full.language),
      LikelySubtags(language: full.language, region: full.region),
      LikelySubtags(language: full.language, script: full.script),
    ]
    for trial in trials where trial.maximized == full { return LanguageTag(trial, followedBySuffixOf: tag) }
    return LanguageTag(full, followedBySuffixOf: tag)
  }
}

/// A language, script and region, each possibly absent (`und` for the language), with CLDR's likely subtags.
struct LikelySubtags: Hashable {
  var language: Subtag
  var script: Subtag
  var region: Subtag

  init(language: Subtag, script: Subtag = .absent, region: Subtag = .absent) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Creates the subtags of `tag`, without the codes for an unknown script or region.
  init(_ tag: LanguageTag) {
    language = tag.languageSubtag
    script = tag.scriptSubtag == Subtag("Zzzz") ? .absent : tag.scriptSubtag
    region = tag.regionSubtag == Subtag("ZZ") ? .absent : tag.regionSubtag
  }

  /// All three subtags, or `nil` if CLDR has no likely subtags for them.
  var maximized: LikelySubtags? {
    if language == .undetermined { return likelyLanguage }
    if !script.isAbsent, !region.isAbsent { return self }
    guard let found = likelyForPair ?? likelyForLanguage else { return nil }
    return LikelySubtags(language: language, script: script.or(found.script), region: region.or(found.region))
  }

  /// The likely subtags for the language with a script or a region.
  private var likelyForPair: LikelySubtags? {
    if !script.isAbsent {
      let table = CLDRTable.Records(table: LikelySubtagsData.languageScripts, first: 3, second: 4, width: 10)
      guard let value = table.value(of: language, script, split: 3) else { return nil }
      return LikelySubtags(language: language, script: script, region: value.0)
    }
    if region.isAbsent { return nil }
    let table = CLDRTable.Records(table: LikelySubtagsData.languageRegions, first: 3, second: 3, width: 10)
    guard let value = table.value(of: language, region, split: 4) else { return nil }
    return LikelySubtags(language: language, script: value.0, region: region)
  }

  /// The likely subtags for the language alone. Languages with locale data are found by binary search; the thousands of
  /// others by linear search (about 13 KB).
  private var likelyForLanguage: LikelySubtags? {
    let table = CLDRTable.Records(table: LikelySubtagsData.languages, first: 3, second: 0, width: 10)
    if let value = table.value(of: language, split: 4) {
      return LikelySubtags(language: language, script: value.0, region: value.1)
    }
    guard language.count == 3, let value = Self.group(of: language) else { return nil }
    return LikelySubtags(language: language, script: value.0, region: value.1)
  }

  /// Returns the script and region of the group that contains a three-letter language.
  ///
  /// A group consists of `!`, a script, a region of three bytes and its languages in order. A language is a number in
  /// base 26, stored as its distance from the previous one: digits in base 29, encoded as the characters from `#` on,
  /// most significant first, and a last digit in base 63, encoded as the characters from `@` on.
  private static func group(of language: Subtag) -> (Subtag, Subtag)? {
    var number = 0
    for shift: UInt64 in [56, 48, 40] { number = number &* 26 &+ Int((language.bits >> shift) & 0xff) &- 97 }
    return LikelySubtagsData.rareLanguages.withUTF8Buffer { bytes in
      var offset = 0
      var header = 0
      var current = -1
      var high = 0
      while offset < bytes.count {
        let byte = Int(bytes[offset])
        offset &+= 1
        if byte == 0x21 {
          header = offset
          offset &+= 7
          current = -1
        } else if byte < 0x40 {
          high = high &* 29 &+ byte &- 0x23
        } else {
          current = current &+ 1 &+ high &* 63 &+ byte &- 0x40
          high = 0
          if current == number {
            return (CLDRTable.field(bytes, header, 4), CLDRTable.field(bytes, header &+ 4, 3))
          }
        }
      }
      return nil
    }
  }

  /// The likely language for the script and region, or else for the script, or else for the region.
  private var likelyLanguage: LikelySubtags {
    var found = LikelySubtags(language: Subtag("en"), script: Subtag("Latn"), region: Subtag("US"))
    let pairs = CLDRTable.Records(table: LikelySubtagsData.scriptRegions, first: 4, second: 3, width: 10)
    let scripts = CLDRTable.Records(table: LikelySubtagsData.scripts, first: 4, second: 0, width: 10)
    let regions = CLDRTable.Records(table: LikelySubtagsData.regions, first: 3, second: 0, width: 10)
    if !script.isAbsent, !region.isAbsent, let value = pairs.value(of: script, region, split: 3) {
      found.language = value.0
    } else if !script.isAbsent, let value = scripts.value(of: script, split: 3) {
      found.language = value.0
      found.region = value.1
    } else if !region.isAbsent, let value = regions.value(of: region, split: 3) {
      found.language = value.0
      found.script = value.1
    }
    return LikelySubtags(language: found.language, script: script.or(found.script), region: region.or(found.region))
  }
}

extension Subtag {
  /// The subtag for an undetermined language: `und`.
  static var undetermined: Subtag { Subtag("und") }
}
