import WatchwordBasics

/// A text uses a substitution that does not exist.
enum UndefinedSubstitution: FileCheck {
  static let kind = FindingKind("undefined-substitution", .error)

  static func check(_ catalog: CatalogSummary, _ findings: inout Findings) {
    guard catalog.isComplete else { return }
    for file in catalog.files {
      findings.setElement(file.facts)
      // Tools that assign their own ids to units also hide the substitutions. In their files, only references that the
      // source lacks are reported.
      for substitution in file.deferred.unresolvedSubstitutions
      where file.deferred.holdsSubstitutions || !substitution.isInSource {
        findings.report(.undefined(substitution), at: substitution.span, unit: substitution.unit)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func undefined(_ substitution: DeferredFacts.UnresolvedSubstitution) -> Self {
    let only = substitution.known.count == 1 ? substitution.known.first : nil
    let nearest = Suggestion.nearest(to: substitution.name, in: substitution.known) ?? only
    return Self(
      "This text has no substitution called \"\(substitution.name.excerpt)\"",
      help: nearest.map { "Write %#@\($0.excerpt)@; do not translate names of substitutions" }
        ?? "Copy the name from the source, or export the catalogue again")
  }
}
