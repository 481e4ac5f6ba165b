package import WatchwordDiagnostics
package import WatchwordLocalization
package import WatchwordPolicy
package import WatchwordPolicyAnalysis

/// What users have to know when one policy replaces another, as phrases: in their words, without ids and policies' names.
package struct ReleaseNote: Sendable {
  /// The title.
  package let title: Phrase
  /// What stands under the title: the day, or that nothing changes.
  package let introduction: [Phrase]
  /// The parts, without empty ones.
  package let sections: [Section]

  /// A part of the note under a heading.
  package struct Section: Sendable {
    /// The heading.
    package let heading: Phrase
    /// Lists and sentences, in order.
    package let blocks: [Block]
  }

  /// A part of a section.
  package enum Block: Sendable {
    /// A sentence or two.
    case paragraph(Phrase)
    /// Lines of a list.
    case list([Phrase])
  }

  /// What becomes of the passwords that people have, which policies do not say.
  package enum Existing: CaseIterable, Hashable, Sendable {
    /// They keep working.
    case kept
    /// Those that do not meet the new policy are replaced at the next sign-in.
    case checked
    /// All are replaced at the next sign-in.
    case replaced
  }

  /// How many of the passwords in use do not meet the new policy, at least roughly.
  package struct Observed: Hashable, Sendable {
    /// The passwords that were looked at; at least 1.
    package let passwords: Int
    /// Those of them that do not meet the policy.
    package let unmet: Int

    /// A count; `nil` if it counts no passwords.
    package init?(unmet: Int, of passwords: Int) {
      guard passwords > 0, 0...passwords ~= unmet else { return nil }
      self.passwords = passwords
      self.unmet = unmet
    }
  }

  /// The note about `changes`, which lead to `policy`.
  ///
  /// - Parameters:
  ///   - rejectsMore: whether the new policy rejects, or may reject, passwords that the old one accepted.
  ///   - date: the day from which the policy is valid, as users shall read it.
  ///   - existing: what becomes of the passwords that people have; `nil` if that is not known, and then the note says
  ///     nothing of it.
  ///   - observed: how many passwords in use do not meet the new policy.
  package init(
    _ changes: [RuleChange], to policy: PasswordPolicy, rejectsMore: Bool, from date: ExactText? = nil,
    existing: Existing? = nil, observed: Observed? = nil
  ) {
    title = NoteTexts.title.phrase()
    let day = date.map { [NoteTexts.from.phrase(.text($0))] } ?? []
    guard !changes.isEmpty else {
      (introduction, sections) = ([NoteTexts.unchanged.phrase()], [])
      return
    }
    introduction = day
    sections =
      Self.rules(NoteLines(changes)) + Self.current(existing, observed)
      + [Self.advice(for: policy, isNeeded: rejectsMore || existing == .replaced)]
  }

  private static func rules(_ lines: NoteLines) -> [Section] {
    var sections: [Section] = []
    if !lines.new.isEmpty {
      sections.append(
        Section(
          heading: NoteTexts.newHeading.phrase(),
          blocks: [.paragraph(NoteTexts.newLead.phrase()), .list(lines.new)]))
    }
    if !lines.changed.isEmpty {
      sections.append(Section(heading: NoteTexts.changedHeading.phrase(), blocks: [.list(lines.changed)]))
    }
    let easier: [Block] = lines.easier.isEmpty ? [] : [.list(lines.easier)]
    let gone: [Block] = lines.gone.isEmpty ? [] : [.paragraph(NoteTexts.easierLead.phrase()), .list(lines.gone)]
    if !(easier + gone).isEmpty {
      sections.append(Section(heading: NoteTexts.easierHeading.phrase(), blocks: easier + gone))
    }
    return sections
  }

  // MARK: - The passwords that people have

  private static func current(_ existing: Existing?, _ observed: Observed?) -> [Section] {
    let said: Phrase? =
      switch existing {
      case .kept: NoteTexts.keeps.phrase()
      case .checked: NoteTexts.asked.phrase()
      case .replaced: NoteTexts.replaced.phrase()
      case nil: nil
      }
    let blocks = [said, observed.map { phrase(of: $0) }].compactMap { $0 }.map { Block.paragraph($0) }
    return blocks.isEmpty ? [] : [Section(heading: NoteTexts.currentHeading.phrase(), blocks: blocks)]
  }

  /// Shares are said in tenths: users need no more, and what is observed is not more exact.
  private static let parts = 10

  private static func phrase(of observed: Observed) -> Phrase {
    // Rounded without a product that could be too large.
    let share = Double(observed.unmet) / Double(observed.passwords)
    let count = Int(share * Double(parts) + 0.5)
    if count == 0 { return NoteTexts.observedFew.phrase() }
    return count == parts
      ? NoteTexts.observedMost.phrase() : NoteTexts.observedSome.phrase(.count(count), .count(parts))
  }

  // MARK: - What to do

  /// A password of words and one of a password manager, to see what a policy leaves room for; nobody reads them.
  private static let (phraseSample, managerSample) = ("orbit candle maple river quilt", "kV7-mTq2!xRw9-bN4zH")

  private static func advice(for policy: PasswordPolicy, isNeeded: Bool) -> Section {
    var blocks: [Block] = [.paragraph(NoteTexts.nothing.phrase())]
    if isNeeded {
      func accepts(_ sample: String) -> Bool { policy.assess(sample).verdict != .unmet }
      let advice = [
        accepts(phraseSample) ? NoteTexts.words : nil, accepts(managerSample) ? NoteTexts.manager : nil,
        NoteTexts.unique,
      ]
      blocks = [.list(advice.compactMap { $0?.phrase() })]
    }
    return Section(heading: NoteTexts.adviceHeading.phrase(), blocks: blocks)
  }

  /// The phrases, in order.
  package var phrases: [Phrase] {
    [title] + introduction
      + sections.flatMap { section in
        [section.heading]
          + section.blocks.flatMap { block in
            switch block {
            case .paragraph(let phrase): [phrase]
            case .list(let phrases): phrases
            }
          }
      }
  }
}
