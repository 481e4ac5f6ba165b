extension LanguageTag {
  /// Returns the tag with its deprecated language, script and region replaced: `iw` becomes `he`, `sh` becomes
  /// `sr-Latn`, and `zh-yue` becomes `yue` (RFC 5646, section 4.5; UTS #35, annex C, "LocaleId Canonicalization").
  ///
  /// A region that was divided becomes the part in which the language is most likely spoken (`hy-SU` becomes `hy-AM`).
  /// Variants and extensions are unchanged.
  public func canonicalized() -> LanguageTag {
    if let replacement = grandfatheredReplacement { return replacement }
    if isPrivate || isIrregular { return self }
    let written = LikelySubtags(language: languageSubtag, script: scriptSubtag, region: regionSubtag)
    var subtags = written
    let extended = extendedLanguageSubtag
    subtags.language = extended.or(subtags.language)
    subtags.replaceLanguage()
    if subtags.script == Subtag("Qaai") { subtags.script = Subtag("Zinh") }
    subtags.replaceRegion()
    return subtags == written && extended.isAbsent ? self : LanguageTag(subtags, followedBySuffixOf: self)
  }

  /// The preferred value of a grandfathered tag (IANA language subtag registry, and CLDR for `cel-gaulish`).
  private var grandfatheredReplacement: LanguageTag? {
    if bytes.count < 5 || (!isIrregular && scriptSubtag.count + regionSubtag.count > 0) { return nil }
    let tags: StaticString = """
      en-GB-oed;art-lojban;cel-gaulish;i-ami;i-bnn;i-hak;i-klingon;i-lux;i-navajo;i-pwn;i-tao;i-tay;i-tsu;no-bok;\
      no-nyn;sgn-BE-FR;sgn-BE-NL;sgn-CH-DE;zh-guoyu;zh-hakka;zh-min-nan;zh-xiang;
      """
    let replacements: StaticString = """
      en-GB-oxendict;jbo;xtg;ami;bnn;hak;tlh;lb;nv;pwn;tao;tay;tsu;nb;nn;sfb;vgt;sgg;zh;hak;nan;hsn;
      """
    guard let index = CLDRTable.group(holding: bytes, in: tags) else { return nil }
    return LanguageTag(subtags: CLDRTable.text(ofGroup: index, in: replacements))
  }
}

extension LikelySubtags {
  /// Replaces a deprecated language, and adds the script or region that its replacement implies.
  fileprivate mutating func replaceLanguage() {
    let simple = CLDRTable.Records(table: LanguageAliasData.languages, first: 3, second: 0, width: 6)
    if let value = simple.value(of: language, split: 3) {
      language = value.0
    } else if let index = CLDRTable.group(holding: language.bytes, in: LanguageAliasData.compoundAliases),
      let tag = LanguageTag(subtags: CLDRTable.text(ofGroup: index, in: LanguageAliasData.compoundReplacements))
    {
      language = tag.languageSubtag
      script = script.or(tag.scriptSubtag)
      region = region.or(tag.regionSubtag)
    }
  }

  /// Replaces a deprecated or numeric region.
  fileprivate mutating func replaceRegion() {
    if region.isAbsent { return }
    let simple = CLDRTable.Records(table: LanguageAliasData.regions, first: 3, second: 0, width: 6)
    if let value = simple.value(of: region, split: 3) {
      region = value.0
      return
    }
    guard let index = CLDRTable.group(holding: region.bytes, in: LanguageAliasData.dividedRegions) else { return }
    let parts = CLDRTable.text(ofGroup: index, in: LanguageAliasData.regionParts).split(separator: UInt8(ascii: " "))
    let likely = LikelySubtags(language: language, script: script).maximized?.region
    for part in parts where Subtag(part) == likely {
      region = Subtag(part)
      return
    }
    if let first = parts.first { region = Subtag(first) }
  }
}
