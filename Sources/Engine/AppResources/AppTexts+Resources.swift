package import WatchwordLocalization

extension AppTexts {
  /// Returns the texts as resources for `target` in `locales` and in the fallback language of apps.
  ///
  /// The fallback language is English, or else the first of `locales`. Each locale has the texts of its catalogue and
  /// of its parents in the same language and script, with the plural forms of the locale. A text that a locale lacks is
  /// omitted and reported.
  ///
  /// - Parameters:
  ///   - target: the kind of resources.
  ///   - locales: the locales; each must be served by a catalogue.
  ///   - catalogs: the texts.
  ///   - name: the name of the files without an ending; `nil` for the target's usual name.
  package func resources(
    for target: ResourceTarget, in locales: [LanguageTag], from catalogs: [Catalog], called name: String? = nil
  ) -> WrittenResources {
    let available = catalogs.map(\.locale)
    let hasEnglish = LocaleMatcher.bestMatch(for: .english, in: available) != nil
    var languages = hasEnglish ? [ResourceRenderer(.english, from: catalogs)] : []
    for locale in locales {
      if target.needsBaseLanguageFile, let alone = LanguageTag(locale.language), !locales.contains(alone),
        !languages.contains(where: { $0.tag == alone })
      {
        languages.append(ResourceRenderer(alone, fallback: locale, from: catalogs))
      }
      if !languages.contains(where: { $0.tag == locale }) { languages.append(ResourceRenderer(locale, from: catalogs)) }
    }
    var problems: [ResourceProblem] = []
    let texts = ResourceTexts(
      self, in: languages, called: name ?? target.usualName, for: target, &problems)
    let collisions = texts.collisions
    var written = collisions.isEmpty ? target.write(texts) : WrittenResources()
    written.collisions = collisions
    written.problems = problems
    written.textCount = texts.texts.indices.count { index in
      texts.languages.contains { $0.forms[index] != nil }
    }
    return written
  }
}
