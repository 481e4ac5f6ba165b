import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

@Suite struct ReleaseNoteTests {
  /// A change of policies, and the ids of the phrases after the title, without the family.
  struct Change: Sendable, CustomStringConvertible {
    let description: String
    let old: [PasswordRule]
    let new: [PasswordRule]
    let expected: [String]

    init(_ description: String, _ old: [PasswordRule], _ new: [PasswordRule], _ expected: [String]) {
      self.description = description
      self.old = old
      self.new = new
      self.expected = expected
    }
  }

  private static func length(_ minimum: Int?, _ maximum: Int? = nil) -> PasswordRule {
    .length(LengthRule(minimum: minimum, maximum: maximum))
  }

  private static func digits(_ minimum: Int) -> PasswordRule {
    .characterCount(CharacterCountRule(.digits, minimum: minimum))
  }

  private static func special(_ characters: ExactText) -> PasswordRule {
    .characterCount(CharacterCountRule(.special, minimum: 1, characters: characters))
  }

  private static let advice = ["advice.heading", "advice.words", "advice.manager", "advice.unique"]
  private static let nothing = ["advice.heading", "advice.nothing"]
  /// As Amazon Cognito lists them.
  private static let ofBackEnd: ExactText = "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= "

  private static let changes: [Change] = [
    Change("the same rules", [length(8)], [length(8)], ["unchanged"]),
    Change("longer", [length(8)], [length(15)], ["changed.heading", "length.longer"] + advice),
    Change("shorter", [length(15)], [length(8)], ["easier.heading", "length.shorter"] + nothing),
    Change("a smaller maximum", [length(8, 64)], [length(8, 40)], ["changed.heading", "length.most"] + advice),
    Change("a greater maximum", [length(8, 20)], [length(8, 64)], ["easier.heading", "length.most"] + nothing),
    Change(
      "both ends", [length(8, 64)], [length(12, 128)],
      ["changed.heading", "length.longer", "easier.heading", "length.most"] + advice),
    Change(
      "no maximum", [length(8, 64)], [length(8)],
      ["easier.heading", "easier.lead", "rule.length.max.checklist"] + nothing),
    Change(
      "a first minimum", [length(nil, 64)], [length(8, 64)],
      ["new.heading", "new.lead", "rule.length.min.checklist"] + advice),
    Change(
      "a PIN", [length(4, 4)], [length(6, 6)], ["changed.heading", "changed.item", "advice.heading", "advice.unique"]),
    Change(
      "a new and a gone rule", [length(8), digits(1)], [length(8), .commonPassword(CommonPasswordRule())],
      [
        "new.heading", "new.lead", "rule.common-password.default.checklist", "easier.heading", "easier.lead",
        "rule.digits.min.checklist",
      ] + advice),
    Change(
      "fewer digits", [digits(2)], [digits(1)], ["easier.heading", "changed.item"] + nothing),
    Change(
      "more digits", [digits(1)], [digits(2)],
      ["changed.heading", "changed.item", "advice.heading", "advice.manager", "advice.unique"]),
    Change(
      "a unit that users do not see", [.length(LengthRule(minimum: 8))],
      [.length(LengthRule(minimum: 8, unit: .utf16))],
      ["unchanged"]),
    Change(
      "fewer kinds", [.classes(ClassesRule(minimum: 4))], [.classes(ClassesRule(minimum: 3))],
      ["easier.heading", "changed.item"] + nothing),
    Change(
      "longer sequences", [.sequence(SequenceRule(length: 3))], [.sequence(SequenceRule(length: 5))],
      ["easier.heading", "changed.item"] + nothing),
    Change(
      "longer runs of a kind", [.classRun(ClassRunRule(maximum: 3))], [.classRun(ClassRunRule(maximum: 5))],
      ["easier.heading", "changed.item"] + nothing),
    Change(
      "fewer different characters", [.distinctCharacters(DistinctCharactersRule(minimum: 5))],
      [.distinctCharacters(DistinctCharactersRule(minimum: 3))], ["easier.heading", "changed.item"] + nothing),
    Change(
      "fewer forbidden characters", [.forbiddenCharacters(ForbiddenCharactersRule("<>&"))],
      [.forbiddenCharacters(ForbiddenCharactersRule("<"))], ["easier.heading", "changed.item"] + nothing),
    Change(
      "more days", [.expiry(ExpiryRule(days: 30))], [.expiry(ExpiryRule(days: 90))],
      ["easier.heading", "changed.item"] + nothing),
    Change(
      "the list of a back end", [special(ofBackEnd)], [],
      ["easier.heading", "easier.lead", "rule.special.ascii.checklist"] + nothing),
    Change(
      "a long list of others", [special("¡¿§°µ×÷±¶·¢£¤¥¦¨©")], [],
      ["easier.heading", "easier.lead", "characters.some"] + nothing),
    Change(
      "a short list", [special("!?#")], [],
      ["easier.heading", "easier.lead", "rule.characters.set.checklist"] + nothing),
    Change(
      "a long list of forbidden ones", [], [.forbiddenCharacters(ForbiddenCharactersRule("<>\"'&%$§()=?`´*+"))],
      ["new.heading", "new.lead", "characters.forbidden"] + advice),
  ]

  private static func ids(of note: ReleaseNote) -> [String] {
    note.phrases.dropFirst().map { phrase in
      let id = phrase.id.text.string
      return id.hasPrefix("notes.") ? String(id.dropFirst("notes.".count)) : id
    }
  }

  private static func note(
    _ old: [PasswordRule], _ new: [PasswordRule], existing: ReleaseNote.ExistingPasswordTreatment? = nil,
    observed: ReleaseNote.Observed? = nil
  ) -> ReleaseNote {
    let (old, new) = (PasswordPolicy(rules: old), PasswordPolicy(rules: new))
    return ReleaseNote(
      RuleChange.changes(from: old, to: new), to: new,
      rejectsMore: PolicyDifference(from: old, to: new).onlyOld != .none, existing: existing, observed: observed)
  }

  @Test(arguments: changes) func `a note explains what changes for users, and what to do`(change: Change) {
    let note = Self.note(change.old, change.new)
    #expect(Self.ids(of: note) == change.expected)
  }

  @Test(arguments: changes) func `a rule that is new one way is gone the other way`(change: Change) {
    let (there, back) = (
      NoteParts(of: Self.note(change.old, change.new)), NoteParts(of: Self.note(change.new, change.old))
    )
    #expect(there.new == back.gone && there.gone == back.new)
  }

  @Test func `the date is under the title`() {
    let policy = PasswordPolicy(rules: [Self.length(15)])
    let note = ReleaseNote(
      RuleChange.changes(from: PasswordPolicy(rules: []), to: policy), to: policy, rejectsMore: true,
      from: "1 March 2027")
    #expect(note.introduction.map { $0.arguments } == [[.text("date", "1 March 2027")]])
  }

  private static let existing: [(ReleaseNote.ExistingPasswordTreatment?, [String])] = [
    (nil, []), (.kept, ["current.heading", "current.keeps"]), (.checked, ["current.heading", "current.asked"]),
    (.replaced, ["current.heading", "current.replaced"]),
  ]

  @Test(arguments: existing)
  func `the fate of passwords in use is explained if it is known`(
    existing: ReleaseNote.ExistingPasswordTreatment?, expected: [String]
  ) {
    let ids = Self.ids(of: Self.note([Self.length(8)], [Self.length(15)], existing: existing))
    #expect(ids.filter { $0.hasPrefix("current.") } == expected)
  }

  @Test func `users who need a new password have something to do`() {
    let ids = Self.ids(of: Self.note([Self.length(15)], [Self.length(8)], existing: .replaced))
    #expect(ids.contains("advice.unique") && !ids.contains("advice.nothing"))
  }

  private static let observed: [(unmet: Int, of: Int, id: String, count: Int?)] = [
    (0, 1000, "few", nil), (49, 1000, "few", nil), (50, 1000, "some", 1), (300, 1000, "some", 3),
    (949, 1000, "some", 9), (950, 1000, "most", nil), (.max, .max, "most", nil),
  ]

  @Test(arguments: observed)
  func `passwords in use are counted in tenths`(unmet: Int, of passwords: Int, id: String, count: Int?) throws {
    let observed = try #require(ReleaseNote.Observed(unmet: unmet, of: passwords))
    let note = Self.note([Self.length(8)], [Self.length(15)], observed: observed)
    let phrase = try #require(note.phrases.first { $0.id.text.string.hasPrefix("notes.observed.") })
    #expect(phrase.id.text == ExactText("notes.observed.\(id)"))
    #expect(phrase.arguments == (count.map { [.count("unmet", $0), .count("of", 10)] } ?? []))
  }

  @Test func `numbers that contradict each other are ignored`() {
    #expect(ReleaseNote.Observed(unmet: 0, of: 0) == nil)
    #expect(ReleaseNote.Observed(unmet: 2, of: 1) == nil)
    #expect(ReleaseNote.Observed(unmet: -1, of: 1) == nil)
  }
}

/// The rules that a note lists as new, and as gone.
private struct NoteParts {
  var new: [Phrase] = []
  var gone: [Phrase] = []

  init(of note: ReleaseNote) {
    for section in note.sections {
      var lead = ""
      for block in section.blocks {
        switch block {
        case .paragraph(let phrase): lead = phrase.id.text.string
        case .list(let phrases):
          if lead == "notes.new.lead" { new += phrases }
          if lead == "notes.easier.lead" { gone += phrases }
        }
      }
    }
  }
}
