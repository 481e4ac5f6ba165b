package import WatchwordBasics
package import WatchwordLocalization
package import WatchwordPolicy

/// The information for users when one policy replaces another, as phrases in plain language, without ids and policy
/// names.
package struct ReleaseNote: Sendable {
  /// The title.
  package let title: Phrase
  /// The text below the title: the day, or a statement that nothing changes.
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

  /// The treatment of existing passwords, which policies do not specify.
  package enum ExistingPasswordTreatment: CaseIterable, Hashable, Sendable {
    /// Existing passwords keep working.
    case kept
    /// Existing passwords that do not meet the new policy are replaced at the next sign-in.
    case checked
    /// All existing passwords are replaced at the next sign-in.
    case replaced
  }

  /// The number of passwords in use that do not meet the new policy, at least approximately.
  package struct Observed: Hashable, Sendable {
    /// The number of passwords that were examined; at least 1.
    package let passwords: Int
    /// The number of examined passwords that do not meet the policy.
    package let unmet: Int

    /// Creates a count; `nil` if it counts no passwords.
    package init?(unmet: Int, of passwords: Int) {
      guard passwords > 0, 0...passwords ~= unmet else { return nil }
      self.passwords = passwords
      self.unmet = unmet
    }
  }

  /// Creates the note about `changes`, which lead to `policy`.
  ///
  /// - Parameters:
  ///   - rejectsMore: whether the new policy rejects, or may reject, passwords that the old one accepted.
  ///   - date: the day from which the policy applies, in the form for users.
  ///   - existing: the treatment of existing passwords; `nil` if it is unknown, so that the note does not mention it.
  ///   - observed: the number of passwords in use that do not meet the new policy.
  package init(
    _ changes: [RuleChange], to policy: PasswordPolicy, rejectsMore: Bool, from date: ExactText? = nil,
    existing: ExistingPasswordTreatment? = nil, observed: Observed? = nil
  ) {
    title = NoteTexts.title.phrase()
    let day = date.map { [NoteTexts.from.phrase(.text($0))] } ?? []
    let lines = NoteLines(changes)
    // Users must still learn that they have to replace their password.
    guard !lines.isEmpty || existing != nil && !changes.isEmpty else {
      (introduction, sections) = ([NoteTexts.unchanged.phrase()], [])
      return
    }
    introduction = day
    sections =
      Self.rules(lines) + Self.current(existing, observed)
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

  // MARK: - Existing passwords

  private static func current(_ existing: ExistingPasswordTreatment?, _ observed: Observed?) -> [Section] {
    let treatment: Phrase? =
      switch existing {
      case .kept: NoteTexts.currentKept.phrase()
      case .checked: NoteTexts.currentChecked.phrase()
      case .replaced: NoteTexts.replaced.phrase()
      case nil: nil
      }
    let blocks = [treatment, observed.map { phrase(of: $0) }].compactMap { $0 }.map { Block.paragraph($0) }
    return blocks.isEmpty ? [] : [Section(heading: NoteTexts.currentHeading.phrase(), blocks: blocks)]
  }

  /// Shares are given in tenths: users need no more precision, and observations are not more exact.
  private static let parts = 10

  private static func phrase(of observed: Observed) -> Phrase {
    // Rounding avoids a product that could overflow.
    let share = Double(observed.unmet) / Double(observed.passwords)
    let count = Int(share * Double(parts) + 0.5)
    if count == 0 { return NoteTexts.observedFew.phrase() }
    return count == parts
      ? NoteTexts.observedMost.phrase() : NoteTexts.observedSome.phrase(.count(count), .count(parts))
  }

  // MARK: - Advice

  /// A passphrase and a password like those of password managers, to test what a policy permits; neither is ever shown.
  private static let (phraseSample, managerSample) = ("orbit candle maple river quilt", "kV7-mTq2!xRw9-bN4zH")

  private static func advice(for policy: PasswordPolicy, isNeeded: Bool) -> Section {
    var blocks: [Block] = [.paragraph(NoteTexts.noAction.phrase())]
    if isNeeded {
      func accepts(_ sample: String) -> Bool { policy.assess(sample).verdict != .unmet }
      let advice = [
        accepts(phraseSample) ? NoteTexts.severalWords : nil, accepts(managerSample) ? NoteTexts.manager : nil,
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
