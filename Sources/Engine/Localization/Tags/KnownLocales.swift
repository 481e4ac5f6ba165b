extension LanguageTag {
  /// Whether the tag names an existing locale: CLDR has data for its language in its script and region, and each of its
  /// variants is registered for the language.
  ///
  /// This holds for `pt-BR`, `zh-TW`, `iw` and `ca-valencia`. It does not hold for `it-IS`, `no-Java`, `en-valencia`
  /// and `app`, although they are well-formed and consist of registered subtags, nor for a tag with extended languages,
  /// extensions or a private-use part (CLDR, the list of `main/*.xml`; RFC 5646, section 3.1.8 for the languages of
  /// variants).
  package var isKnownLocale: Bool {
    guard extendedLanguages.isEmpty, extensions.isEmpty, privateUse == nil, !isIrregular else { return false }
    let plain = LikelySubtags(language: languageSubtag, script: scriptSubtag, region: regionSubtag)
    let tag = LanguageTag(plain, followedBySuffixOf: nil)
    let canonical = tag.canonicalized()
    // Codes for an unknown language, script or region would match any locale.
    if canonical.languageSubtag == .undetermined || canonical.scriptSubtag == Subtag("Zzzz")
      || canonical.regionSubtag == Subtag("ZZ")
    {
      return false
    }
    guard CLDRTable.group(holding: tag.minimized().bytes, in: KnownLocalesData.locales) != nil else { return false }
    let language = canonical.languageSubtag.bytes + [UInt8(ascii: "-")]
    return variants.allSatisfy {
      CLDRTable.group(holding: language + Array($0.utf8), in: KnownLocalesData.variants) != nil
    }
  }
}
