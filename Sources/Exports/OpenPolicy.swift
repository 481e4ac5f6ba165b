import WatchwordDiagnostics
import WatchwordLocalization
package import WatchwordPolicy

/// A policy that is open, and what was prepared to judge by it.
package final class OpenPolicy {
  /// What answers call it.
  package let name: String
  package let policy: PasswordPolicy
  package let document: PolicyDocument

  /// What rules say, for each locale that was asked for.
  private var writings: [Writing] = []
  /// The person of the last check, with what was prepared for it; never a password.
  private var person: (person: Person, context: AssessmentContext)?

  /// More languages than one host asks for.
  private static let mostWritings = 64

  /// What rules say in a locale.
  private final class Writing {
    let locale: LanguageTag
    var writer: AssessmentWriter

    init(_ locale: LanguageTag, _ writer: AssessmentWriter) {
      self.locale = locale
      self.writer = writer
    }
  }

  init(_ document: PolicyDocument, name: String) {
    self.name = name
    self.document = document
    policy = document.policy
  }

  func forgetTexts() { writings = [] }

  func forgetPerson() { person = nil }

  /// Judges a password, and answers the assessment as JSON.
  func assess(
    _ password: String, of person: Person, current: String?, in locale: LanguageTag, line: Int? = nil, by engine: Engine
  ) -> [UInt8] {
    let context = context(of: person, by: engine)
    return writing(in: locale, by: engine).writer.json(
      of: password, in: current == nil ? context : context.replacingCurrentPassword(by: current), line: line)
  }

  private func writing(in locale: LanguageTag, by engine: Engine) -> Writing {
    if let known = writings.first(where: { $0.locale == locale }) { return known }
    if writings.count >= Self.mostWritings { writings = [] }
    let made = Writing(locale, AssessmentWriter(policy, by: engine.renderer(locale)))
    writings.append(made)
    return made
  }

  /// What passwords of a person are compared with, without the current password.
  func context(of person: Person, by engine: Engine) -> AssessmentContext {
    if let known = self.person, known.person == person { return known.context }
    let made = AssessmentContext(
      userID: person.user, personalWords: person.words, commonPasswords: engine.commonPasswords,
      strengthScore: engine.strengthScorer(userWords: [person.user].compactMap { $0 } + person.words))
    self.person = (person, made)
    return made
  }
}

/// Whom a password belongs to.
struct Person: Equatable {
  var user: String?
  var words: [String] = []

  static func == (one: Person, other: Person) -> Bool {
    one.user.map { ExactText($0) } == other.user.map { ExactText($0) }
      && one.words.map { ExactText($0) } == other.words.map { ExactText($0) }
  }
}
