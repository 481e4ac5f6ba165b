import WatchwordDiagnostics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordStrength

/// The state of one form: its policy, its catalogues, its locale, and the data of the user.
final class Session {
  private var policy: PasswordPolicy? { didSet { writer = nil } }
  private var catalogs: [Catalog] = []
  private var requestedLocale: LanguageTag?
  private var personalWords: [String] = []
  private var currentPassword: String?
  private var form: FormSession?
  var userID: String? { didSet { context = nil } }

  /// Created when it is first needed, and again after a change.
  private var renderer: Renderer? { didSet { writer = nil } }
  private var writer: AssessmentWriter?
  private var context: AssessmentContext?
  /// What judges the rule `strength`.
  private let estimator: StrengthEstimator?

  init(estimator: StrengthEstimator? = nil) { self.estimator = estimator }

  /// The session whose address the host holds.
  static func at(_ address: OpaquePointer) -> Session {
    Unmanaged<Session>.fromOpaque(UnsafeRawPointer(address)).takeUnretainedValue()
  }

  func loadPolicy(_ bytes: [UInt8]) -> String {
    let reading = PolicyFormat.read(SourceText(name: "policy", bytes: bytes), among: PolicyFormat.readers)
    policy = reading.isSound ? reading.value?.policy : nil
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLoaded", reading.isSound)
      if let format = reading.value?.format { writer.member("format", format.id) }
      writer.findings(reading.diagnostics)
    }
    return writer.text
  }

  func loadCatalog(_ bytes: [UInt8]) -> String {
    let reading = CompiledCatalog.read(SourceText(name: "catalogue", bytes: bytes))
    if let catalog = reading.value {
      catalogs = catalogs.filter { $0.locale != catalog.locale } + [catalog]
      renderer = nil
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLoaded", reading.value != nil)
      if let catalog = reading.value { writer.member("locale", catalog.locale.description) }
      writer.findings(reading.diagnostics)
    }
    return writer.text
  }

  func chooseLocale(_ text: String?) -> String {
    guard let text else { return Answer.invalidText }
    guard let tag = LanguageTag(text) else { return Answer.invalidLocale }
    requestedLocale = tag
    renderer = nil
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("requested", tag.description)
      writer.locale(of: preparedRenderer())
    }
    return writer.text
  }

  func addPersonalWord(_ word: String?) {
    context = nil
    guard let word else { return }
    if word.isEmpty { personalWords = [] } else { personalWords.append(word) }
  }

  @inline(never)
  func setCurrentPassword(_ address: UnsafePointer<UInt8>?, _ length: UInt32) {
    context = nil
    currentPassword = Answer.text(address, length)
  }

  @inline(never)
  func assess(_ address: UnsafePointer<UInt8>?, _ length: UInt32) -> [UInt8] {
    guard let policy else { return Array(Answer.noPolicy.utf8) }
    guard let password = Answer.text(address, length) else { return Array(Answer.invalidText.utf8) }
    let context = preparedContext()
    if writer == nil { writer = AssessmentWriter(policy, by: preparedRenderer()) }
    return writer?.json(of: password, in: context) ?? []
  }

  func texts() -> String {
    guard let policy else { return Answer.noPolicy }
    let renderer = preparedRenderer()
    var writer = JSONWriter()
    writer.object { writer in
      writer.locale(of: renderer)
      writer.member("summary", policy.summary(by: renderer))
      if let text = policy.serverText { writer.member("serverText", text) }
      writer.key("rules")
      writer.array { writer in
        for rule in policy.rules {
          writer.object { writer in
            writer.member("rule", rule.id)
            for style in RuleStyle.allCases {
              writer.member(style.name.string, renderer.text(for: rule.phrase(in: style)))
            }
          }
        }
      }
    }
    return writer.text
  }

  func createForm(_ flow: String?) -> String {
    guard let flow else { return Answer.invalidText }
    guard let flow = PasswordForm.Flow.named(ExactText(flow)) else { return Answer.unknownFlow }
    form = FormSession(
      PasswordForm(
        flow: flow, policy: policy, catalogs: catalogs, locale: locale, userName: userID, personalWords: personalWords,
        strengthScore: strengthScorer))
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("flow", flow.id)
      writer.locale(of: preparedRenderer())
    }
    return writer.text
  }

  @inline(never)
  func runForm(_ address: UnsafePointer<UInt8>?, _ length: UInt32) -> String {
    // The name is what the command calls standard input.
    let script = SourceText(name: "-", bytes: Answer.bytes(address, length))
    var lines = ""
    guard let findings = form?.run(script, { lines += $0 + "\n" }) else { return Answer.noForm }
    var writer = JSONWriter()
    writer.object { $0.findings(findings) }
    return lines + writer.text + "\n"
  }

  func endForm() { form = nil }

  /// The locale that was chosen, or else that of the first catalogue.
  private var locale: LanguageTag { requestedLocale ?? catalogs.first?.locale ?? .english }

  /// The renderer of the chosen locale; without any catalogue, it shows the ids of messages.
  private func preparedRenderer() -> Renderer {
    if let renderer { return renderer }
    let made = Renderer(catalogs: catalogs, locale: locale)
    renderer = made
    return made
  }

  private func preparedContext() -> AssessmentContext {
    if let context { return context }
    let made = AssessmentContext(
      userID: userID, personalWords: personalWords, currentPassword: currentPassword, strengthScore: strengthScorer)
    context = made
    return made
  }

  /// The estimator's score, where its words are loaded; those of the user are the first that it guesses.
  private var strengthScorer: (@Sendable (String) -> Int)? {
    estimator.map { $0.scorer(userWords: [userID].compactMap { $0 } + personalWords) }
  }
}

extension JSONWriter {
  /// Writes the findings of a reader.
  fileprivate mutating func findings(_ diagnostics: [Diagnostic]) {
    key("findings")
    array { writer in
      for diagnostic in diagnostics {
        writer.object { writer in
          writer.member("id", diagnostic.id)
          writer.member("severity", diagnostic.severity.name)
          writer.member("line", diagnostic.span.start.line)
          writer.member("column", diagnostic.span.start.column)
          writer.member("message", diagnostic.message)
          if let help = diagnostic.help { writer.member("help", help) }
        }
      }
    }
  }

  /// Writes the locale whose texts are shown, and its direction.
  fileprivate mutating func locale(of renderer: Renderer) {
    member("locale", renderer.locale.description)
    member("direction", renderer.direction.rawValue)
  }
}
