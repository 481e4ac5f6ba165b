import Foundation
import TestSupport
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordPolicy

/// The native library's answers, in the words of the vectors.
struct NativeEngine {
  private let renderers: [String: Renderer]

  /// An engine with the catalogues in `Locales`.
  init(locales: [String]) throws {
    var catalogs: [Catalog] = []
    for locale in try names(in: "Locales", endingWith: ".xliff") {
      let content = try TranslationCatalog(
        Array(Data(contentsOf: Vectors.root.appending(path: "Locales/\(locale).xliff"))))
      if let catalog = content.compiled().value { catalogs.append(catalog) }
    }
    var renderers: [String: Renderer] = [:]
    for locale in locales {
      if let tag = LanguageTag(locale) { renderers[locale] = Renderer(catalogs: catalogs, serving: tag) }
    }
    self.renderers = renderers
  }

  func reading(of json: String) -> Reading<PolicyDocument> {
    PolicyFormat.read(SourceText(name: "policy", bytes: Array(json.utf8)))
  }

  /// The policy, if nothing in its text is an error.
  static func policy(of reading: Reading<PolicyDocument>) -> PasswordPolicy? {
    reading.isSound ? reading.value?.policy : nil
  }

  static func findings(of reading: Reading<PolicyDocument>) -> [String] {
    reading.findings(ofAppOpening: "policy").map { "\($0.id) \($0.span.start.line):\($0.span.start.column)" }
  }

  func texts(of policy: PasswordPolicy, at place: Int, in locale: String) -> Vectors.Texts? {
    guard let renderer = renderers[locale] else { return nil }
    return Vectors.Texts(
      policy: place, asked: locale, locale: renderer.shownLocale.description, direction: renderer.direction.rawValue,
      summary: policy.summary(by: renderer),
      checklist: policy.rules.map { renderer.text(for: $0.phrase(in: .checklist)) },
      requirement: policy.rules.map { renderer.text(for: $0.phrase(in: .requirement)) })
  }

  /// The vector with its answers given anew.
  func answered(
    _ vector: Vectors.Assessment, among vectors: Vectors, by policy: PasswordPolicy
  ) -> Vectors.Assessment {
    let context = AssessmentContext(
      userID: vector.user.map { vectors.users[$0] }, personalWords: vector.words ?? [],
      currentPassword: vector.current.map { vectors.passwords[$0] })
    let assessment = policy.assess(vectors.passwords[vector.password], in: context)
    var answered = vector
    answered.verdict = assessment.verdict.name.string
    answered.states = assessment.states.map { Self.word(for: $0) }.joined(separator: ", ")
    answered.missing = assessment.rules.compactMap { $0.hint }.compactMap { renderers[vector.locale]?.text(for: $0) }
    return answered
  }

  private static func word(for state: RuleState) -> String {
    switch state {
    case .met: "met"
    case .unmet(.missing(let count)): "missing \(count)"
    case .unmet(.excess(let count)): "excess \(count)"
    case .unmet(.present): "unmet"
    case .undetermined(let reason): "undetermined \(reason.name)"
    }
  }
}
