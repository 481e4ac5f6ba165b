import WatchwordBasics
import WatchwordLocalization
package import WatchwordPolicy

/// An open policy, with data prepared for assessments.
package final class OpenPolicy {
  /// The name of the policy in answers.
  package let name: String
  package let policy: PasswordPolicy
  package let document: PolicyDocument

  /// The writers of rule texts, one for each requested locale.
  private var writers: [LocaleWriter] = []
  /// The person of the last check, with the context prepared for that person; never contains a password.
  private var person: (person: Person, context: AssessmentContext)?

  /// The maximum number of cached locales, more than any host requests.
  private static let maximumWriters = 64

  /// The texts of rules in a locale.
  private final class LocaleWriter {
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

  func invalidateTexts() { writers = [] }

  func invalidateContext() { person = nil }

  /// Assesses a password, and returns the assessment as JSON.
  func assess(
    _ password: String, current: String? = nil, for question: CheckQuestion, line: Int? = nil, by engine: Engine
  ) -> [UInt8] {
    let context = context(for: question, by: engine)
    return writer(in: question.locale, by: engine).writer.json(
      of: password, in: current == nil ? context : context.replacingCurrentPassword(by: current), line: line)
  }

  /// Returns the context of the passwords of a question, without the current password.
  func context(for question: CheckQuestion, by engine: Engine) -> AssessmentContext {
    let context = context(of: question.person, by: engine)
    return question.known.isEmpty ? context : context.replacingKnown(by: question.known)
  }

  private func writer(in locale: LanguageTag, by engine: Engine) -> LocaleWriter {
    if let known = writers.first(where: { $0.locale == locale }) { return known }
    if writers.count >= Self.maximumWriters { writers = [] }
    let made = LocaleWriter(locale, AssessmentWriter(policy, by: engine.renderer(locale)))
    writers.append(made)
    return made
  }

  /// Returns the context of a person's passwords, without the current password.
  private func context(of person: Person, by engine: Engine) -> AssessmentContext {
    if let known = self.person, known.person == person { return known.context }
    let made = AssessmentContext(
      userID: person.user, personalWords: person.words, commonPasswords: engine.commonPasswords,
      strengthScore: engine.strengthScorer(userWords: [person.user].compactMap { $0 } + person.words))
    self.person = (person, made)
    return made
  }
}

/// The owner of a password.
struct Person: Equatable {
  var user: String?
  var words: [String] = []

  static func == (one: Person, other: Person) -> Bool {
    one.user.map { ExactText($0) } == other.user.map { ExactText($0) }
      && one.words.map { ExactText($0) } == other.words.map { ExactText($0) }
  }
}
