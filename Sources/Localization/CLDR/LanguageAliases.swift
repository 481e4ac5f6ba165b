extension LanguageTag {
  /// The tag with its deprecated language, script and region replaced: `iw` becomes `he`, `sh` becomes `sr-Latn`, and
  /// `zh-yue` becomes `yue` (RFC 5646, section 4.5; UTS #35, annex C, "LocaleId Canonicalization").
  ///
  /// A region that was divided becomes the part that the language is most likely spoken in (`hy-SU` becomes `hy-AM`).
  /// Variants and extensions stay as they are.
  public func canonicalized() -> LanguageTag {
    if let replacement = grandfatheredReplacement { return replacement }
    var tag = self
    if let extended = extendedLanguages.first {
      tag = LanguageTag(language: extended, script: script, region: region, suffix: suffix) ?? self
    }
    return tag.replacingLanguage().replacingScript().replacingRegion()
  }

  /// The preferred value of a grandfathered tag (IANA language subtag registry, and CLDR for `cel-gaulish`).
  private var grandfatheredReplacement: LanguageTag? {
    if description.utf8.count < 5 { return nil }
    let tags: StaticString = """
      en-GB-oed;art-lojban;cel-gaulish;i-ami;i-bnn;i-hak;i-klingon;i-lux;i-navajo;i-pwn;i-tao;i-tay;i-tsu;no-bok;\
      no-nyn;sgn-BE-FR;sgn-BE-NL;sgn-CH-DE;zh-guoyu;zh-hakka;zh-min-nan;zh-xiang;
      """
    let replacements: StaticString = """
      en-GB-oxendict;jbo;xtg;ami;bnn;hak;tlh;lb;nv;pwn;tao;tay;tsu;nb;nn;sfb;vgt;sgg;zh;hak;nan;hsn;
      """
    guard let index = CLDRTable.group(holding: description.utf8, in: tags) else { return nil }
    return LanguageTag(String(decoding: CLDRTable.text(ofGroup: index, in: replacements), as: UTF8.self))
  }

  private func replacingLanguage() -> LanguageTag {
    let key = language.utf8
    var replacement: LanguageTag?
    if let index = CLDRTable.group(holding: key, in: LanguageAliasData.compoundAliases) {
      replacement = LanguageTag(
        String(decoding: CLDRTable.text(ofGroup: index, in: LanguageAliasData.compoundReplacements), as: UTF8.self))
    } else if let value = CLDRTable.value(of: key, keyWidth: 3, width: 6, in: LanguageAliasData.languages),
      let language = CLDRTable.field(value, 0, 3)
    {
      replacement = LanguageTag(language)
    }
    guard let replacement else { return self }
    return LanguageTag(
      language: replacement.language, script: script ?? replacement.script, region: region ?? replacement.region,
      suffix: suffix) ?? self
  }

  private func replacingScript() -> LanguageTag {
    guard let script, script.utf8.elementsEqual("Qaai".utf8) else { return self }
    return replacing(script: "Zinh")
  }

  private func replacingRegion() -> LanguageTag {
    guard let region else { return self }
    let key = region.utf8
    if let value = CLDRTable.value(of: key, keyWidth: 3, width: 6, in: LanguageAliasData.regions) {
      return replacing(region: CLDRTable.field(value, 0, 3))
    }
    guard let index = CLDRTable.group(holding: key, in: LanguageAliasData.dividedRegions) else { return self }
    let parts = CLDRTable.text(ofGroup: index, in: LanguageAliasData.regionParts)
      .split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    let likely = LikelySubtags(language: language, script: script).maximized?.region
    for part in parts {
      if let likely, likely.utf8.elementsEqual(part.utf8) { return replacing(region: part) }
    }
    return replacing(region: parts.first)
  }

  private func replacing(region: String?) -> LanguageTag {
    LanguageTag(language: language, script: script, region: region, suffix: suffix) ?? self
  }
}
