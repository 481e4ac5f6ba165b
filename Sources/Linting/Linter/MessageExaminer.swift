import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Runs the checks of units and messages over batches, and keeps what checks of files need.
struct MessageExaminer: Sendable {
  /// What was found.
  private(set) var findings: Findings
  /// What is known of each `<file>`, by its place; nothing of those that have nothing special.
  private(set) var files: [Int: FileNotes] = [:]

  /// The translations with their texts, if they are compared with no other catalogue.
  private(set) var translations: TranslationStore?

  private let plan: CheckPlan
  private let phrases: PhraseIndex
  /// Whether the keys are compared with those of other catalogues.
  private let keepsKeys: Bool
  /// Whether all units of each message are known, so that no further unit can refute a finding.
  private let knowsAllUnits: Bool

  /// What is kept of the messages of a `<file>`.
  struct FileNotes: Sendable {
    var keys: [KeyDigest] = []
    /// The sources of the units with their ids, and the translations with their sources, where a check compares them.
    var sources: [UInt64] = []
    var translations: [TranslationDigest] = []
    /// The messages that a policy or a flow asks for.
    var demanded: [(hash: UInt64, message: MessageSummary)] = []
    var strayCalls: [(hash: UInt64, call: FileSummary.StrayCall)] = []
    var named = NamedEvidence()
    var holdsSubstitutions = false
    var progress = TranslationProgress()
  }

  /// An examiner of messages of the catalogue that findings call `name`.
  init(
    of name: ExactText, plan: CheckPlan, phrases: PhraseIndex, keepsKeys: Bool, knowsAllUnits: Bool = false,
    translations: TranslationStore? = nil
  ) {
    findings = Findings(in: name)
    self.plan = plan
    self.phrases = phrases
    self.keepsKeys = keepsKeys
    self.knowsAllUnits = knowsAllUnits
    self.translations = translations
  }

  /// Checks all units and messages of a batch.
  mutating func examine(_ batch: MessageBatch) {
    var start = 0
    for message in batch.messages {
      let file = batch.files[message.facts]
      let units = batch.units[start..<message.end].map { UnitFacts($0, in: file) }
      start = message.end
      findings.message = nil
      findings.units = units
      for unit in units {
        for (place, check, signs) in plan.units where signs.isEmpty || !signs.isDisjoint(with: unit.signs) {
          findings.check = place
          check.check(unit, in: file, &findings)
        }
      }
      for unit in units where NamedEvidence.isShown(by: unit) {
        files[message.digest.file, default: FileNotes()].named.add(unit, in: file)
      }
      let parts = units.compactMap { TranslationProgress.Part(of: $0, in: file) }
      if !parts.isEmpty { files[message.digest.file, default: FileNotes()].progress.count(parts) }
      if keepsKeys {
        let hasText = units.contains { $0.unit.hasTextToTranslate }
        files[message.digest.file, default: FileNotes()].keys.append(
          KeyDigest(hash: message.digest.hash, hasTextToTranslate: hasText))
        keepSources(of: units, message.digest, in: file)
      }
      keepTranslations(of: units, message.digest, in: file)
      examine(units, message.digest, in: file)
    }
  }

  /// Keeps hashes of the sources for checks that compare them with those of the base.
  private mutating func keepSources(of units: [UnitFacts], _ message: MessageDigest, in file: FileFacts) {
    guard plan.comparisons.contains(.sources) else { return }
    for unit in units {
      files[message.file, default: FileNotes()].sources += SourceDigest.all(of: unit.unit, in: file)
    }
  }

  /// Keeps hashes of the translations for checks that compare them with each other, also in one catalogue.
  private mutating func keepTranslations(of units: [UnitFacts], _ message: MessageDigest, in file: FileFacts) {
    guard !plan.comparisons.isDisjoint(with: [.translations, .reuse]), !file.isSource else { return }
    for unit in units {
      guard let translation = ComparedTranslation(unit, in: file) else { continue }
      let digest = translation.digest
      files[message.file, default: FileNotes()].translations.append(digest)
      translations?.add(translation, digest, in: file)
    }
  }

  /// Checks the message that consists of `units`.
  mutating func examine(_ units: [UnitFacts], _ digest: MessageDigest, in file: FileFacts) {
    guard let key = units.first?.unit.key else { return }
    let message = MessageFacts(
      key: key, declaration: phrases.declaration(of: key), demanded: phrases.phrases(of: key), units: units, in: file)
    findings.message = knowsAllUnits ? nil : digest
    findings.units = units
    for (place, check) in plan.messages {
      findings.check = place
      check.check(message, in: file, &findings)
    }
    if !message.demanded.isEmpty, let first = message.units.first {
      files[digest.file, default: FileNotes()].demanded.append(
        (digest.hash, MessageSummary(message, first: first, isDemanded: true)))
    }
    if !message.plurals.isEmpty, !message.substitutions.isEmpty {
      files[digest.file, default: FileNotes()].holdsSubstitutions = true
    }
    guard file.usesPrintf else { return }
    let calls = message.strayCalls
    if !calls.isEmpty {
      files[digest.file, default: FileNotes()].strayCalls += calls.map { (digest.hash, $0) }
    }
  }
}

extension MessageFacts {
  /// The calls of substitutions that the message does not hold.
  fileprivate var strayCalls: [FileSummary.StrayCall] {
    let callsAny = units.contains { unit in unit.shown?.uses().contains { $0.substitution != nil } ?? false }
    guard callsAny else { return [] }
    let list = substitutions.map(\.name)
    let names = Set(list)
    return units.flatMap { unit -> [FileSummary.StrayCall] in
      guard let text = unit.shown, text.pattern != nil else { return [] }
      let stray = text.uses().filter { $0.substitution.map { !names.contains($0) } ?? false }
      guard !stray.isEmpty else { return [] }
      let inSource = Set((unit.source?.uses() ?? []).compactMap(\.substitution))
      return stray.prefix(Findings.mostInText).map { use in
        FileSummary.StrayCall(
          name: use.substitution ?? "", place: text.span(of: use.range), unit: unit.id,
          isInSource: use.substitution.map { inSource.contains($0) } ?? false, known: Array(list.prefix(8)))
      }
    }
  }
}
