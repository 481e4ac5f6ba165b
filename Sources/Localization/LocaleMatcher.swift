/// Finds the catalogue that serves a reader best.
public enum LocaleMatcher {
  /// The tag and the ones that it falls back to, nearest first; never the root.
  ///
  /// Follows CLDR's parent locales (UTS #35, part 1, section 4.1.3): `pt-AO` falls back to `pt-PT` and `pt`, `en-AU` to
  /// `en-001` and `en`, and a tag with a script that its language is not usually written in ends the chain (`sr-Latn`
  /// does not fall back to `sr`). A region where another script is likely brings that script (`zh-TW` falls back to
  /// `zh-Hant`, not to `zh`). Variants and extensions go first, and a deprecated tag is followed by its replacement.
  /// CLDR lets two tags fall back to another language: `hi-Latn` to `en-IN`, and `ht` to `fr-HT`.
  public static func chain(for tag: LanguageTag) -> [LanguageTag] {
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

  /// The tag that `tag` falls back to, or nothing where only the root is left; every step takes a subtag away or
  /// follows a table without loops.
  private static func parent(of tag: LanguageTag) -> LanguageTag? {
    if tag.hasSuffix { return tag.withoutLastSuffix }
    if let index = CLDRTable.group(holding: tag.description.utf8, in: ParentLocaleData.children) {
      return LanguageTag(String(decoding: CLDRTable.text(ofGroup: index, in: ParentLocaleData.parents), as: UTF8.self))
    }
    if tag.region != nil {
      if let script = tag.script { return LanguageTag(language: tag.language, script: script, region: nil) }
      let plain = LanguageTag(language: tag.language, script: nil, region: nil)
      guard let local = tag.likelyScript, let usual = plain?.likelyScript else { return plain }
      return local.utf8.elementsEqual(usual.utf8) ? plain : tag.replacing(script: local)
    }
    guard let script = tag.script else { return nil }
    let plain = LanguageTag(language: tag.language, script: nil, region: nil)
    guard let usual = plain?.likelyScript, script.utf8.elementsEqual(usual.utf8) else { return nil }
    return plain
  }

  /// The tag in `available` that serves a reader of `requested` best, or nothing.
  ///
  /// In this order: the same tag; the nearest of its ``chain(for:)``; the tag that shares the nearest fallback, the most
  /// likely region first (`en-AU` finds `en-GB` before `en-US`); among equals, the first. Deprecated tags count as
  /// their replacements, and `no` as `nb`. What is found has the language and the script of the request, both
  /// maximised: `zh-TW` finds `zh-Hant`, never `zh-Hans`, and `nn` finds `no`, its macrolanguage, but not `nb`. A tag
  /// without a language (`und`, `x-mine`) finds itself only.
  public static func bestMatch(for requested: LanguageTag, in available: [LanguageTag]) -> LanguageTag? {
    if let same = available.first(where: { $0 == requested }) { return same }
    guard let wanted = ReadingKey(requested) else { return nil }
    var candidates: [Candidate] = []
    for tag in available where ReadingKey(tag)?.serves(wanted) == true {
      candidates.append(Candidate(tag: tag, canonical: tag.canonicalized(), chain: chain(for: tag)))
    }
    if candidates.isEmpty { return nil }
    let steps = chain(for: requested)
    for step in steps {
      let canonical = step.canonicalized()
      if let found = candidates.first(where: { $0.canonical == canonical }) { return found.tag }
    }
    for step in steps {
      let sharing = candidates.filter { $0.chain.contains(step) }
      let likely = step.maximized()
      if let found = sharing.first(where: { $0.canonical.maximized() == likely }) ?? sharing.first { return found.tag }
    }
    let likely = requested.maximized()
    let written = LanguageTag(language: likely.language, script: likely.script, region: nil)?.maximized()
    return
      (candidates.first { $0.canonical.maximized() == likely }
      ?? candidates.first { $0.canonical.maximized() == written } ?? candidates.first)?.tag
  }

  private struct Candidate {
    let tag: LanguageTag
    let canonical: LanguageTag
    let chain: [LanguageTag]
  }

  /// The language and script that a reader has to know.
  private struct ReadingKey {
    let language: String
    let script: String

    /// The key of `tag`, or nothing where it names no language.
    init?(_ tag: LanguageTag) {
      if tag.language.utf8.elementsEqual("und".utf8) { return nil }
      let full = tag.maximized()
      language = full.language
      script = full.script ?? ""
    }

    /// Whether a text with this key serves a reader with the key `wanted`.
    func serves(_ wanted: ReadingKey) -> Bool {
      guard script.utf8.elementsEqual(wanted.script.utf8) else { return false }
      if language.utf8.elementsEqual(wanted.language.utf8) { return true }
      let bokmal = Self.isBokmal(language) && Self.isBokmal(wanted.language)
      return bokmal || (language.utf8.elementsEqual("no".utf8) && wanted.language.utf8.elementsEqual("nn".utf8))
    }

    private static func isBokmal(_ language: String) -> Bool {
      language.utf8.elementsEqual("no".utf8) || language.utf8.elementsEqual("nb".utf8)
    }
  }
}
