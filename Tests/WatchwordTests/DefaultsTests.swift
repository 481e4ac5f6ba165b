import Testing
import Watchword

/// What an app gets without asking: the estimator, and tags as people write them.
@Suite struct DefaultsTests {
  private static let policy = #"{"version": 1, "rules": [{"rule": "strength", "min": 3}]}"#

  @Test(arguments: [
    ("password1", "unmet"), ("correct horse battery staple", "met"), ("", "unmet"),
  ]) func `strength is judged by the built-in estimator`(password: String, state: String) throws {
    let policy = try PasswordPolicy(Self.policy)
    var checklist = Checklist(policy, preferring: [.english])
    checklist.assess(password)
    #expect(checklist.canSubmit == (state == "met"))
    #expect((policy.assess(password).verdict == .met) == (state == "met"))
    #expect((policy.assess(password, in: AssessmentContext(userID: "anna")).verdict == .met) == (state == "met"))
    var form = PasswordForm(.set, policy: policy, preferring: [.english])
    _ = form.handle(.edit(.new, Password(password)))
    #expect(form.presentation.rules.map(\.state.name) == [state])
  }

  @Test func `the user's words are guessed first`() throws {
    let policy = try PasswordPolicy(Self.policy)
    let password = "zlatorog-zlatorog"
    #expect(policy.assess("zlatorogvihar").verdict == .met)
    let context = AssessmentContext(userID: "zlatorog", personalWords: ["vihar"])
    #expect(policy.assess("zlatorogvihar", in: context).verdict == .unmet)
    var form = PasswordForm(
      .set, policy: policy, preferring: [.english], userName: "zlatorog", personalWords: ["vihar"])
    _ = form.handle(.edit(.new, Password("zlatorogvihar")))
    #expect(form.presentation.rules.map(\.state) == [.unmet], "\(password)")
  }

  @Test func `an app's own estimator replaces the built-in one`() throws {
    let policy = try PasswordPolicy(Self.policy)
    #expect(policy.assess("password1", in: AssessmentContext(strengthScore: { _ in 4 })).verdict == .met)
    var form = PasswordForm(.set, policy: policy, preferring: [.english], strengthScore: { _ in 4 })
    _ = form.handle(.edit(.new, Password("password1")))
    #expect(form.presentation.rules.map(\.state) == [.met])
  }

  @Test(
    arguments: [
      ("pl_PL", "pl-PL"), ("zh_Hant_TW", "zh-Hant-TW"), ("pt-BR", "pt-BR"), ("PL_pl", "pl-PL"), ("no tag", nil),
      ("", nil),
      ("pl__PL", nil),
    ] as [(String, String?)]) func `a tag may have underscores`(text: String, tag: String?)
  {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test func `a tag can be a literal, and has the name of its language`() {
    let tags: [LanguageTag] = ["pl", "de_CH", "no tag", .polish, .portugueseBrazil]
    #expect(tags.map(\.description) == ["pl", "de-CH", "und", "pl", "pt-BR"])
    let named: [(Language, LanguageTag)] = [
      (.arabic, .arabic), (.german, .german), (.english, .english), (.spanish, .spanish), (.french, .french),
      (.hebrew, .hebrew), (.hindi, .hindi), (.indonesian, .indonesian), (.italian, .italian), (.japanese, .japanese),
      (.korean, .korean), (.dutch, .dutch), (.polish, .polish), (.portugueseBrazil, .portugueseBrazil),
      (.russian, .russian), (.turkish, .turkish), (.ukrainian, .ukrainian), (.vietnamese, .vietnamese),
      (.simplifiedChinese, .simplifiedChinese), (.traditionalChinese, .traditionalChinese),
    ]
    #expect(named.count == Language.all.count)
    for (language, tag) in named { #expect(language.locales.first == tag) }
  }

  @Test(arguments: [
    ("ar-EG", "ar-EG", "\u{668}"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn", "8"), ("ar-AE", "ar-AE", "8"),
    ("hi-u-nu-deva", "hi-u-nu-deva", "\u{96E}"), ("hi", "hi", "8"), ("tlh", "en", "8"), ("pt-PT", "pt-BR", "8"),
    ("zh-TW", "zh-TW", "8"), ("de-AT", "de-AT", "8"),
  ]) func `the locale keeps its region, and its digits count everywhere`(
    requested: String, locale: String, digit: String
  ) throws {
    let policy = try PasswordPolicy(#"{"minL": 8}"#)
    let preferred = [LanguageTag(requested)].compactMap { $0 }
    let checklist = Checklist(policy, preferring: preferred)
    var form = PasswordForm(.change, policy: policy, preferring: preferred)
    #expect(checklist.locale.description == locale && form.presentation.locale.description == locale)
    let texts = checklist.items.map(\.text) + form.presentation.rules.map(\.text) + [checklist.summary]
    #expect(texts.count == 3 && texts.allSatisfy { $0.contains(digit) }, "\(texts)")
    _ = form.handle(.locale(.english))
    #expect(form.presentation.locale == .english)
  }
}
