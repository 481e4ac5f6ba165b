import WatchwordBasics
import WatchwordLocalization

/// The catalogue lacks a text that a policy or a form can show.
enum UncoveredRuleText: ProjectCheck {
  static let kind = FindingKind("uncovered-rule-text", .error)

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    guard !project.required.isEmpty else { return }
    let locales = LocaleCoverage.all(in: project.catalogs)
    guard project.catalogs.contains(where: { $0.isOverlay }) else {
      return report(project.required, by: locales, &findings) { _ in true }
    }
    // An overlay may leave out shipped texts, but not texts of the policy's author, which replace others.
    let whole = LocaleCoverage.all(in: project.catalogs.filter { !$0.isOverlay })
    report(project.required, by: whole, &findings) { $0.substitute == nil }
    report(project.required, by: locales, &findings) { $0.substitute != nil }
  }

  private static func report(
    _ required: [RequiredPhrases], by locales: [LocaleCoverage], _ findings: inout Findings,
    where isNeeded: (Phrase) -> Bool
  ) {
    let requirements = required.filter { requirement in
      !requirement.isNeededOnlyIfUsed
        || locales.contains { locale in requirement.all.contains { locale.has($0.id.text) } }
    }
    for locale in locales {
      let parents = locale.parents(among: locales)
      var reported: Set<Gap.Identity> = []
      for requirement in requirements {
        for phrase in requirement.all where isNeeded(phrase) {
          for gap in locale.gaps(for: phrase, fallingBackTo: parents) where reported.insert(gap.identity).inserted {
            let location = locale.location(of: gap.id)
            findings.report(
              .lacks(gap, requirement, locale.language), in: location.catalog, at: location.span, unit: gap.id)
          }
        }
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func lacks(_ gap: Gap, _ requirement: RequiredPhrases, _ language: LanguageTag) -> Self {
    let language = LanguageName.name(of: language)
    let asker =
      requirement.kind == .form
      ? "The password form" : "The \(requirement.kind.rawValue) \"\(requirement.name.excerpt)\""
    let phrase = "\(asker) can show \"\(gap.id.excerpt)\""
    guard let form = gap.form else {
      return Self(
        "\(phrase), which has no text in \(language)",
        help: "Translate the unit \"\(gap.id.excerpt)\", or add it if it is missing")
    }
    return Self(
      "\(phrase) with the number \(form.number), but its \(language) form \"\(form.category.keyword)\" is missing",
      help: "Add and translate the form \"\(form.category.keyword)\"")
  }
}
