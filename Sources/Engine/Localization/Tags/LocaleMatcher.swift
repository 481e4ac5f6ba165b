/// The choice of the best catalogue for a reader.
package enum LocaleMatcher {
  /// Returns the tag and its fallbacks, nearest first, without the root.
  ///
  /// Follows CLDR's parent locales (UTS #35, part 1, section 4.1.3): `pt-AO` falls back to `pt-PT` and `pt`, `en-AU` to
  /// `en-001` and `en`. A tag with a script in which its language is not usually written ends the chain (`sr-Latn` does
  /// not fall back to `sr`). A region for which another script is likely adds that script (`zh-TW` falls back to
  /// `zh-Hant`, not to `zh`). Variants and extensions are removed first, and a deprecated tag is followed by its
  /// replacement. CLDR lets two tags fall back to another language: `hi-Latn` to `en-IN`, and `ht` to `fr-HT`.
  package static func chain(for tag: LanguageTag) -> [LanguageTag] {
    var chain = [tag]
    let canonical = tag.canonicalized()
    if canonical != tag { chain.append(canonical) }
    var current = canonical
    while let parent = parent(of: current) {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  /// Returns the next fallback of `tag`, or `nil` if only the root is left. Every step removes a subtag or follows a
  /// table without loops.
  private static func parent(of tag: LanguageTag) -> LanguageTag? {
    if tag.hasSuffix || tag.isIrregular { return tag.withoutLastSuffix }
    if let index = CLDRTable.group(holding: tag.bytes, in: ParentLocaleData.children) {
      return LanguageTag(subtags: CLDRTable.text(ofGroup: index, in: ParentLocaleData.parents))
    }
    let language = LikelySubtags(language: tag.languageSubtag)
    let usual = language.maximized?.script
    if !tag.regionSubtag.isAbsent {
      if !tag.scriptSubtag.isAbsent {
        return LanguageTag(
          LikelySubtags(language: tag.languageSubtag, script: tag.scriptSubtag), followedBySuffixOf: nil)
      }
      if let usual, let local = LikelySubtags(tag).maximized?.script, local != usual {
        return tag.replacing(script: local)
      }
      return LanguageTag(language, followedBySuffixOf: nil)
    }
    if tag.scriptSubtag.isAbsent || tag.scriptSubtag != usual { return nil }
    return LanguageTag(language, followedBySuffixOf: nil)
  }

  /// Returns the tag in `available` that serves a reader of `requested` best, or `nil`.
  ///
  /// The order of preference is: the same tag; the nearest tag of the ``chain(for:)`` of `requested`; the tag that
  /// shares the nearest fallback, the most likely region first (`en-AU` matches `en-GB` before `en-US`); among equals,
  /// the first. Deprecated tags count as their replacements, and `no` as `nb`. The result has the language and script
  /// of the request, both maximised: `zh-TW` matches `zh-Hant`, never `zh-Hans`, and `nn` matches `no`, its
  /// macrolanguage, but not `nb`. A tag without a language (`und`, `x-mine`) matches only itself.
  package static func bestMatch(for requested: LanguageTag, in available: [LanguageTag]) -> LanguageTag? {
    if let same = available.first(where: { $0 == requested }) { return same }
    guard let wanted = LanguageAndScript(requested) else { return nil }
    var candidates: [Candidate] = []
    for tag in available where LanguageAndScript(tag)?.matches(wanted) == true {
      candidates.append(Candidate(tag))
    }
    if candidates.isEmpty { return nil }
    let steps = chain(for: requested)
    for step in steps {
      let canonical = step.canonicalized()
      for candidate in candidates where candidate.canonical == canonical { return candidate.tag }
    }
    for step in steps {
      if let found = best(of: candidates.filter { $0.chain.contains(step) }, near: LikelySubtags(step)) { return found }
    }
    // No shared fallback: these tags have the same language and script, but different regions.
    let full = LikelySubtags(requested.maximized())
    return best(of: candidates, near: LikelySubtags(language: full.language, script: full.script))
  }

  /// Returns the tags of the catalogues for a reader of `requested`, best first: the ``chain(for:)`` of `requested`,
  /// then the best match in `available` with its chain. The chain is needed because the catalogue of a region may
  /// contain only the differences from its parents.
  package static func servingTags(for requested: LanguageTag, in available: [LanguageTag]) -> [LanguageTag] {
    var tags = chain(for: requested)
    guard let best = bestMatch(for: requested, in: available) else { return tags }
    for tag in chain(for: best) where !tags.contains(tag) { tags.append(tag) }
    return tags
  }

  /// Returns the first candidate with the region most likely for `subtags`, or else the first candidate.
  private static func best(of candidates: [Candidate], near subtags: LikelySubtags) -> LanguageTag? {
    let likely = subtags.maximized
    for candidate in candidates where candidate.likely == likely { return candidate.tag }
    return candidates.first?.tag
  }

  /// An available tag that could serve the reader.
  private struct Candidate {
    let tag: LanguageTag
    let canonical: LanguageTag
    let likely: LikelySubtags?
    let chain: [LanguageTag]

    init(_ tag: LanguageTag) {
      self.tag = tag
      canonical = tag.canonicalized()
      likely = LikelySubtags(canonical).maximized
      chain = LocaleMatcher.chain(for: tag)
    }
  }

  /// The language and script that a reader must be able to read.
  private struct LanguageAndScript {
    let language: Subtag
    let script: Subtag

    /// Creates the key of `tag`; `nil` if the tag names no language.
    init?(_ tag: LanguageTag) {
      if tag.languageSubtag == .undetermined { return nil }
      let full = tag.maximized()
      language = full.languageSubtag
      script = full.scriptSubtag
    }

    /// Whether a text with this key serves a reader with the key `wanted`.
    func matches(_ wanted: LanguageAndScript) -> Bool {
      if script != wanted.script { return false }
      if language.isSameLanguage(as: wanted.language) { return true }
      return language == Subtag("no") && wanted.language == Subtag("nn")
    }
  }
}

extension LanguageTag {
  /// Whether both tags have the same language, regardless of scripts and regions.
  ///
  /// Deprecated languages count as their replacements (`iw` is `he`, `tl` is `fil`), and `no` as `nb`: in CLDR's
  /// language matching data, there is no distance between them.
  package func isSameLanguage(as other: LanguageTag) -> Bool {
    canonicalized().languageSubtag.isSameLanguage(as: other.canonicalized().languageSubtag)
  }
}

extension Subtag {
  /// Whether two languages, neither of them deprecated, are the same.
  fileprivate func isSameLanguage(as other: Subtag) -> Bool {
    let norwegian = (Subtag("no"), Subtag("nb"))
    return self == other || (self, other) == norwegian || (other, self) == norwegian
  }
}
