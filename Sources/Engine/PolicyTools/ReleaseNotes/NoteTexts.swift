import WatchwordBasics
package import WatchwordLocalization

/// The texts of a release note for users, by name: their ids in catalogues and the values that they take.
///
/// They are a separate family, which neither apps nor pages load.
package enum NoteTexts {
  /// The prefix of the ids of all texts of notes.
  private static let family = "notes."

  /// Whether the id is that of a text of notes.
  package static func isNote(_ id: MessageID) -> Bool { id.text.string.utf8.starts(with: family.utf8) }

  private static func text(_ name: StaticString, _ parameters: PhraseDeclaration.Parameter...) -> PhraseDeclaration {
    PhraseDeclaration(MessageID(ExactText(family + name.description)), parameters)
  }

  /// The title of the note.
  static var title: PhraseDeclaration { text("title") }
  /// The day from which the rules apply.
  static var from: PhraseDeclaration { text("from", .text("date")) }
  /// A statement that both policies have the same rules.
  static var unchanged: PhraseDeclaration { text("unchanged") }

  // Changes.
  /// The heading of new rules.
  static var newHeading: PhraseDeclaration { text("new.heading") }
  /// The introduction to new rules.
  static var newLead: PhraseDeclaration { text("new.lead") }
  /// The heading of rules with changed values.
  static var changedHeading: PhraseDeclaration { text("changed.heading") }
  /// A rule, with its previous form.
  static var changedItem: PhraseDeclaration { text("changed.item", .list("now"), .list("before")) }
  /// The heading of rules that are less strict than before.
  static var easierHeading: PhraseDeclaration { text("easier.heading") }
  /// The introduction to removed rules.
  static var easierLead: PhraseDeclaration { text("easier.lead") }
  /// A greater minimum length.
  static var longer: PhraseDeclaration { text("length.longer", .count("length"), .count("before")) }
  /// A smaller minimum length.
  static var shorter: PhraseDeclaration { text("length.shorter", .count("length"), .count("before")) }
  /// A different maximum length.
  static var maximumLength: PhraseDeclaration { text("length.most", .count("length"), .count("before")) }

  // Rules whose lists are too long for a note.
  /// Characters of a list are required.
  static var someCharacters: PhraseDeclaration { text("characters.some", .count("minimum")) }
  /// Characters of a list are forbidden.
  static var forbiddenCharacters: PhraseDeclaration { text("characters.forbidden") }
  /// Only characters of a list are allowed.
  static var allowedCharacters: PhraseDeclaration { text("characters.allowed") }

  // Existing passwords.
  /// The heading of the section on existing passwords.
  static var currentHeading: PhraseDeclaration { text("current.heading") }
  /// Existing passwords keep working.
  static var currentKept: PhraseDeclaration { text("current.keeps") }
  /// Existing passwords that the new policy rejects are replaced at the next sign-in.
  static var currentChecked: PhraseDeclaration { text("current.asked") }
  /// All existing passwords are replaced at the next sign-in.
  static var replaced: PhraseDeclaration { text("current.replaced") }
  /// The share of passwords that do not meet the new policy.
  static var observedSome: PhraseDeclaration { text("observed.some", .count("unmet"), .count("of")) }
  /// Almost all passwords meet the new policy.
  static var observedFew: PhraseDeclaration { text("observed.few") }
  /// Almost no password meets the new policy.
  static var observedMost: PhraseDeclaration { text("observed.most") }

  // Advice.
  /// The heading of the advice.
  static var adviceHeading: PhraseDeclaration { text("advice.heading") }
  /// Nothing has to be done.
  static var noAction: PhraseDeclaration { text("advice.nothing") }
  /// Choose several words.
  static var severalWords: PhraseDeclaration { text("advice.words") }
  /// Let a program generate a password.
  static var manager: PhraseDeclaration { text("advice.manager") }
  /// Use no password in two places.
  static var unique: PhraseDeclaration { text("advice.unique") }

  /// All texts, for tools that compare catalogues with them.
  package static var all: [PhraseDeclaration] {
    [
      title, from, unchanged, newHeading, newLead, changedHeading, changedItem, easierHeading, easierLead, longer,
      shorter, maximumLength, someCharacters, forbiddenCharacters, allowedCharacters, currentHeading, currentKept,
      currentChecked, replaced,
      observedSome, observedFew, observedMost, adviceHeading, noAction, severalWords, manager, unique,
    ]
  }
}
