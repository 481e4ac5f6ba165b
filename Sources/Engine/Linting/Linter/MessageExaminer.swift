import WatchwordBasics
import WatchwordCatalogFormats

/// A runner of the checks of units and messages, which also collects the data for checks of files.
struct MessageExaminer {
  /// The findings of the checks.
  private(set) var findings: Findings
  /// The data collected from the messages.
  private(set) var deferred = DeferredFacts()

  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// Creates an examiner that adds to `findings`.
  init(_ findings: Findings, _ plan: CheckPlan, _ phrases: PhraseIndex) {
    self.findings = findings
    self.plan = plan
    self.phrases = phrases
  }

  /// Checks the message at `index` of a file element.
  mutating func examine(_ message: CatalogMessage, at index: Int, in file: FileFacts) {
    for (number, unit) in message.enumerated() {
      if let translation = HashedTranslation(unit, index, number, in: file) {
        deferred.translations.append(translation)
      }
    }
    let units = message.map { UnitFacts($0, in: file) }
    findings.units = units
    for unit in units {
      for (index, check) in plan.units where check.signs.isEmpty || !check.signs.isDisjoint(with: unit.signs) {
        findings.check = index
        check.check(unit, file, &findings)
      }
      if let part = TranslationProgress.Part(of: unit, in: file) { deferred.progress.count(part) }
      if UnchangedTranslation.applies(to: unit, in: file) { deferred.progress.countUnchanged() }
    }
    let key = message.key
    let facts = MessageFacts(
      key: key, declaration: phrases.declaration(of: key), required: phrases.phrases(of: key), units: units, in: file)
    for (index, check) in plan.messages {
      findings.check = index
      check.check(facts, file, &findings)
    }
    if !facts.required.isEmpty, let first = facts.units.first {
      deferred.required.append(MessageSummary(facts, first: first, isRequired: true))
    }
    if !facts.plurals.isEmpty, !facts.substitutions.isEmpty { deferred.holdsSubstitutions = true }
    if file.usesPrintf { deferred.unresolvedSubstitutions += facts.unresolvedSubstitutions }
  }
}

extension MessageFacts {
  /// The references to substitutions that are not in the message.
  fileprivate var unresolvedSubstitutions: [DeferredFacts.UnresolvedSubstitution] {
    let hasReference = units.contains { unit in unit.shown?.uses().contains { $0.substitution != nil } ?? false }
    guard hasReference else { return [] }
    let list = substitutions.map { $0.name }
    let names = Set(list)
    return units.flatMap { unit -> [DeferredFacts.UnresolvedSubstitution] in
      guard let text = unit.shown, text.pattern != nil else { return [] }
      let unresolved = text.uses().filter { $0.substitution.map { !names.contains($0) } ?? false }
      guard !unresolved.isEmpty else { return [] }
      let inSource = Set((unit.source?.uses() ?? []).compactMap { $0.substitution })
      return unresolved.prefix(Findings.maximumPerText).map { use in
        DeferredFacts.UnresolvedSubstitution(
          name: use.substitution ?? "", span: text.span(of: use.range), unit: unit.id,
          isInSource: use.substitution.map { inSource.contains($0) } ?? false, known: Array(list.prefix(8)))
      }
    }
  }
}
