import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A runner of the checks of units and messages, which also collects the data for checks of files.
struct MessageExaminer {
  /// The findings of the checks.
  private(set) var findings: Findings
  /// The data collected from the messages.
  private(set) var notes = FileNotes()

  private let plan: CheckPlan
  private let phrases: PhraseIndex

  /// Creates an examiner that adds to `findings`.
  init(_ findings: Findings, _ plan: CheckPlan, _ phrases: PhraseIndex) {
    self.findings = findings
    self.plan = plan
    self.phrases = phrases
  }

  /// Checks a message.
  mutating func examine(_ message: CatalogMessage, in file: FileFacts) {
    let units = message.map { UnitFacts($0, in: file) }
    findings.units = units
    for unit in units {
      for (place, check) in plan.units where check.signs.isEmpty || !check.signs.isDisjoint(with: unit.signs) {
        findings.check = place
        check.check(unit, file, &findings)
      }
      if NamedEvidence.isShown(by: unit) { notes.named.add(unit, in: file) }
      if let part = TranslationProgress.Part(of: unit, in: file) { notes.progress.count(part) }
    }
    let key = message.key
    let facts = MessageFacts(
      key: key, declaration: phrases.declaration(of: key), demanded: phrases.phrases(of: key), units: units, in: file)
    for (place, check) in plan.messages {
      findings.check = place
      check.check(facts, file, &findings)
    }
    if !facts.demanded.isEmpty, let first = facts.units.first {
      notes.demanded.append(MessageSummary(facts, first: first, isDemanded: true))
    }
    if !facts.plurals.isEmpty, !facts.substitutions.isEmpty { notes.holdsSubstitutions = true }
    if file.usesPrintf { notes.strayCalls += facts.strayCalls }
  }
}

extension MessageFacts {
  /// The references to substitutions that are not in the message.
  fileprivate var strayCalls: [FileNotes.StrayCall] {
    let callsAny = units.contains { unit in unit.shown?.uses().contains { $0.substitution != nil } ?? false }
    guard callsAny else { return [] }
    let list = substitutions.map { $0.name }
    let names = Set(list)
    return units.flatMap { unit -> [FileNotes.StrayCall] in
      guard let text = unit.shown, text.pattern != nil else { return [] }
      let stray = text.uses().filter { $0.substitution.map { !names.contains($0) } ?? false }
      guard !stray.isEmpty else { return [] }
      let inSource = Set((unit.source?.uses() ?? []).compactMap { $0.substitution })
      return stray.prefix(Findings.mostInText).map { use in
        FileNotes.StrayCall(
          name: use.substitution ?? "", place: text.span(of: use.range), unit: unit.id,
          isInSource: use.substitution.map { inSource.contains($0) } ?? false, known: Array(list.prefix(8)))
      }
    }
  }
}
