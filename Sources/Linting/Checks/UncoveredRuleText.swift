import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// A policy can ask for a text that the catalogue lacks.
enum UncoveredRuleText: Check {
  static let id = "uncovered-rule-text"
  static let severity = Severity.error

  static let documentation: StaticString = """
    A policy can ask for a text that the catalogue lacks.

    What: with --policy FILE, every text that the policy can show (in all styles, and for all that a password can lack)
    is looked up in the catalogue, in the plural form that its number needs. Translations that are absent, empty or
    unfinished do not count.

    Why: people read that rule in another language, or with the wrong grammar.

    Example:
      the policy asks for 3 characters; Russian needs the form few, and the catalogue has one and other

    What to do: add the unit, or the form, that is named.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣1️⃣1️⃣<file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
            <body><trans-unit id="other"><source>New</source><target>Neu</target></trans-unit></body>
          </file>
        </xliff>
        """, policy: #"{"version": 1, "rules": [{"rule": "common-password"}]}"#),
    .triggering("ru", "1️⃣" + letters, policy: #"{"version": 1, "rules": [{"rule": "letters", "min": 3}]}"#),
    .clean("ru", letters, policy: #"{"version": 1, "rules": [{"rule": "letters", "min": 1}]}"#),
    .clean("ja", letters, policy: #"{"version": 1, "rules": [{"rule": "letters", "min": 21}]}"#),
    .clean("ru", letters),
  ]

  private static let letters = """
    <trans-unit id="rule.letters.min.checklist|==|plural.one"><source>%lld letter</source><target>%lld буква</target></trans-unit>
    <trans-unit id="rule.letters.min.checklist|==|plural.other"><source>%lld letters</source><target>%lld буквы</target></trans-unit>
    <trans-unit id="rule.letters.min.requirement"><source>Letters: %lld</source><target>Букв: %lld</target></trans-unit>
    <trans-unit id="rule.letters.min.missing"><source>Missing: %lld</source><target>Ещё: %lld</target></trans-unit>
    """

  static func check(_ project: ProjectFacts, _ findings: inout Findings) {
    guard !project.policies.isEmpty else { return }
    for locale in LocaleTexts.all(in: project.catalogs) {
      var reported: Set<Gap> = []
      for policy in project.policies {
        for phrase in RuleTexts.phrases(of: policy.policy) {
          for gap in locale.gaps(for: phrase) where reported.insert(gap).inserted {
            report(gap, phrase, policy.name, locale, &findings)
          }
        }
      }
    }
  }

  private static func report(
    _ gap: Gap, _ phrase: Phrase, _ policy: String, _ locale: LocaleTexts, _ findings: inout Findings
  ) {
    guard let place = locale.place(of: phrase.id) else { return }
    let language = LanguageName.name(of: locale.language)
    let text = "The policy \"\(policy.excerpt)\" can ask for \"\(phrase.id.text.excerpt)\""
    guard let category = gap.category else {
      return findings.report(
        self, file: place.file, at: place.span, unit: phrase.id.text, "\(text), which has no text in \(language)",
        help: "Add and translate the unit \"\(phrase.id.text.excerpt)\"")
    }
    findings.report(
      self, file: place.file, at: place.span, unit: phrase.id.text,
      "\(text) with \(gap.number); \(language) needs the form \"\(category.keyword)\" for it, which is missing",
      help: "Add and translate the form \"\(category.keyword)\"")
  }
}
