import WatchwordDiagnostics
package import WatchwordLocalization

/// Every text of a release note for users, by name: its id in catalogues and the values that it brings.
///
/// They are a family of their own, which neither apps nor pages load.
package enum NoteTexts {
  /// What the ids of all texts of notes begin with.
  private static let family = "notes."

  /// Whether this is the id of a text of notes.
  package static func isNote(_ id: MessageID) -> Bool { id.text.string.utf8.starts(with: family.utf8) }

  private static func text(_ name: StaticString, _ parameters: PhraseDeclaration.Parameter...) -> PhraseDeclaration {
    PhraseDeclaration(MessageID(ExactText(family + name.description)), parameters)
  }

  /// The title of the note.
  static var title: PhraseDeclaration { text("title") }
  /// The day from which the rules are valid.
  static var from: PhraseDeclaration { text("from", .text("date")) }
  /// Both policies have the same rules.
  static var unchanged: PhraseDeclaration { text("unchanged") }

  // What changes.
  /// Over the rules that there were not before.
  static var newHeading: PhraseDeclaration { text("new.heading") }
  /// In front of these rules.
  static var newLead: PhraseDeclaration { text("new.lead") }
  /// Over the rules that there were with other values.
  static var changedHeading: PhraseDeclaration { text("changed.heading") }
  /// A rule, and what it was before.
  static var changedItem: PhraseDeclaration { text("changed.item", .list("now"), .list("before")) }
  /// Over what asks for less than before.
  static var easierHeading: PhraseDeclaration { text("easier.heading") }
  /// In front of rules that are gone.
  static var easierLead: PhraseDeclaration { text("easier.lead") }
  /// A greater minimum length.
  static var longer: PhraseDeclaration { text("length.longer", .count("length"), .count("before")) }
  /// A smaller minimum length.
  static var shorter: PhraseDeclaration { text("length.shorter", .count("length"), .count("before")) }
  /// Another maximum length.
  static var most: PhraseDeclaration { text("length.most", .count("length"), .count("before")) }

  // Rules whose lists are too long for a note.
  /// Characters of a list are required.
  static var someCharacters: PhraseDeclaration { text("characters.some", .count("minimum")) }
  /// Characters of a list are forbidden.
  static var forbiddenCharacters: PhraseDeclaration { text("characters.forbidden") }
  /// Only characters of a list are allowed.
  static var allowedCharacters: PhraseDeclaration { text("characters.allowed") }

  // What becomes of the passwords that people have.
  /// Over what becomes of them.
  static var currentHeading: PhraseDeclaration { text("current.heading") }
  /// They keep working.
  static var keeps: PhraseDeclaration { text("current.keeps") }
  /// Those that the new policy rejects are replaced at the next sign-in.
  static var asked: PhraseDeclaration { text("current.asked") }
  /// All are replaced at the next sign-in.
  static var replaced: PhraseDeclaration { text("current.replaced") }
  /// How many of some do not meet the new policy.
  static var observedSome: PhraseDeclaration { text("observed.some", .count("unmet"), .count("of")) }
  /// Almost all of them meet it.
  static var observedFew: PhraseDeclaration { text("observed.few") }
  /// Almost none of them meets it.
  static var observedMost: PhraseDeclaration { text("observed.most") }

  // What to do.
  /// Over the advice.
  static var adviceHeading: PhraseDeclaration { text("advice.heading") }
  /// Nothing has to be done.
  static var nothing: PhraseDeclaration { text("advice.nothing") }
  /// Choose several words.
  static var words: PhraseDeclaration { text("advice.words") }
  /// Let a program make a password.
  static var manager: PhraseDeclaration { text("advice.manager") }
  /// Use no password twice.
  static var unique: PhraseDeclaration { text("advice.unique") }

  /// All of them, for tools that hold catalogues against them.
  package static var all: [PhraseDeclaration] {
    [
      title, from, unchanged, newHeading, newLead, changedHeading, changedItem, easierHeading, easierLead, longer,
      shorter, most, someCharacters, forbiddenCharacters, allowedCharacters, currentHeading, keeps, asked, replaced,
      observedSome, observedFew, observedMost, adviceHeading, nothing, words, manager, unique,
    ]
  }
}
