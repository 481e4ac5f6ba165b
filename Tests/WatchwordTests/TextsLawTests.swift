import FormLaws
import TestSupport
import Testing
import Watchword

/// No text that people see is ever the id of a text: for random languages, layers, preferences and locales.
@Suite struct TextsLawTests {
  static let rounds = Rounds.count(4)

  private static let tags = [
    "en", "en-GB", "pl", "pl-PL", "ru", "de", "de-CH", "de-AT", "fr-CA", "es-MX", "ar-EG", "pt-PT", "pt-BR", "zh-TW",
    "zh-Hant-HK", "zh", "ja", "hi-u-nu-deva", "tlh", "xx", "gl", "iw", "und", "x-own",
  ]

  private static let ids: [String] = {
    let catalogs = Texts.shipped.catalogs(for: [.english])
    return catalogs.flatMap { $0.messages.keys.map { $0.text.string } }
  }()

  private static let policy =
    #"{"version": 1, "rules": [{"rule": "length", "min": 8, "max": 64}, {"rule": "digits"}, {"rule": "user-id"},"#
    + #" {"rule": "classes", "min": 3}, {"rule": "history", "count": 4}, {"rule": "common-password"},"#
    + #" {"rule": "special", "characters": "!@ #"}, {"rule": "repetition", "max": 2}]}"#

  /// Texts of random languages with random layers.
  private static func texts(_ generator: inout SeededGenerator) throws -> Texts {
    func shuffled<Item>(_ items: [Item], atMost count: Int) -> [Item] {
      Array(items.shuffled(using: &generator).prefix(Int.random(in: 0...count, using: &generator)))
    }
    let some = shuffled(Language.all, atMost: 3)
    var texts =
      switch some.count {
      case 0: Texts.shipped
      case 1: Texts(in: some[0])
      case 2: Texts(in: some[0], some[1])
      default: Texts(in: some[0], some[1], some[2])
      }
    for layer in shuffled([0, 1, 2, 3, 4], atMost: 4) {
      let locale = LanguageTag(tags.randomElement(using: &generator) ?? "en") ?? .english
      switch layer {
      case 0: texts = texts.adding(.passphrase)
      case 1: texts = texts.adding(.pin)
      case 2: texts = texts.replacing("rule.length.min.checklist", with: "%lld", in: locale)
      case 3: texts = texts.adding(Catalog(locale: locale, messages: ["form.change.title": Message("Own title")]))
      default: texts = texts.adding(Overlay.passphrase.catalogs)
      }
    }
    return texts
  }

  private static func preferences(_ generator: inout SeededGenerator) -> [LanguageTag] {
    (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
      tags.randomElement(using: &generator).flatMap { LanguageTag($0) }
    }
  }

  @Test(arguments: 0..<rounds) func `a form never shows an id`(_ round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    let texts = try Self.texts(&generator)
    let (preferred, others) = (Self.preferences(&generator), Self.preferences(&generator))
    let flow = try #require(PasswordForm.Flow.all.randomElement(using: &generator))
    let policy = try PasswordPolicy(Self.policy)
    let source = EventSource(seed: UInt64(round), longPastes: 0, locales: Self.tags)
    func make() -> PasswordForm {
      PasswordForm(flow, policy: policy, texts: texts, preferring: preferred, switchableTo: others, userName: "anna")
    }
    var laws = FormLaws(source, locale: make().presentation.locale, linesEvery: 20, ids: Self.ids, make)
    for _ in 0..<120 {
      laws.happen()
      #expect(laws.broken.isEmpty, "\(preferred) \(others)")
    }
  }

  @Test(arguments: 0..<rounds) func `a checklist never shows an id`(_ round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    let texts = try Self.texts(&generator)
    let policy = try PasswordPolicy(Self.policy)
    var checklist = Checklist(policy, texts: texts, preferring: Self.preferences(&generator))
    for password in ["", "aaaa", "anna@1234 Abc!"] {
      checklist.assess(password, in: AssessmentContext(userID: "anna"))
      let shown = [checklist.lead, checklist.summary] + checklist.items.flatMap { [$0.text, $0.hint ?? "-"] }
      for text in shown { #expect(!Self.ids.contains { text.contains($0) }, "\(text)") }
    }
  }

  @Test(arguments: [
    (Texts(in: .polish), ["en"], "Min. 8 znaków"), (Texts(in: .polish), ["ru"], "Min. 8 znaków"),
    (Texts(in: .polish).adding(.passphrase), ["ru"], "Min. 8 znaków"),
    (Texts(in: .polish).adding(.passphrase), [], "Min. 8 znaków"),
    (Texts(in: .polish).adding(.pin), ["es-MX", "tlh"], "Min. 8 cyfr"),
    (Texts(in: .polish, .german).adding(Overlay.passphrase.catalogs), ["ru"], "Min. 8 znaków"),
    (Texts(in: .polish).replacing("form.change.title", with: "Titel", in: .german), ["de"], "Min. 8 znaków"),
  ]) func `a language without texts is replaced by the first one, as a whole`(
    texts: Texts, preferred: [String], line: String
  ) throws {
    let policy = try PasswordPolicy(#"{"minL": 8}"#)
    let preferred = preferred.compactMap { LanguageTag($0) }
    var form = PasswordForm(.change, policy: policy, texts: texts, preferring: preferred)
    for event in [PasswordForm.Event.appear, .locale(.russian), .locale("fr-CA"), .locale(.english), .locale(.polish)] {
      _ = form.handle(event)
      #expect(form.presentation.locale.language == "pl" && form.presentation.submit.title.contains("Zmień"))
      #expect(form.presentation.rules.map(\.text) == [line])
    }
    let checklist = Checklist(policy, texts: texts, preferring: preferred)
    #expect(checklist.items.map(\.text) == [line] && checklist.locale == .polish)
  }
}
