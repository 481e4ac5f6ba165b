import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// One form: its policy, its catalogues, its locale, and the person in front of it.
final class Session {
  private var policy: PasswordPolicy?
  private var catalogs: [Catalog] = []
  private var requestedLocale: LanguageTag?
  private var personalWords: [String] = []
  private var currentPassword: String?
  var userID: String? { didSet { context = nil } }

  /// Made when it is first needed, and again after a change.
  private var renderer: Renderer?
  private var context: AssessmentContext?

  /// The session whose address the host holds.
  static func at(_ address: OpaquePointer) -> Session {
    Unmanaged<Session>.fromOpaque(UnsafeRawPointer(address)).takeUnretainedValue()
  }

  func loadPolicy(_ bytes: [UInt8]) -> String {
    let reading = PolicyFormat.read(SourceText(name: "policy", bytes: bytes))
    policy = reading.policy
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLoaded", reading.policy != nil)
      if let format = reading.format { writer.member("format", format == .native ? "native" : "relid") }
      writer.findings(reading.diagnostics)
    }
    return writer.text
  }

  func loadCatalog(_ bytes: [UInt8]) -> String {
    let (catalog, diagnostics) = CompiledCatalog.read(SourceText(name: "catalogue", bytes: bytes))
    if let catalog {
      catalogs = catalogs.filter { $0.locale != catalog.locale } + [catalog]
      renderer = nil
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLoaded", catalog != nil)
      if let catalog { writer.member("locale", catalog.locale.description) }
      writer.findings(diagnostics)
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
  func assess(_ address: UnsafePointer<UInt8>?, _ length: UInt32) -> String {
    guard let policy else { return Answer.noPolicy }
    guard let password = Answer.text(address, length) else { return Answer.invalidText }
    let assessment = policy.assess(password, in: preparedContext())
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("verdict", assessment.verdict.name)
      writer.key("rules")
      writer.array { writer in
        for (rule, state) in zip(policy.rules, assessment.states) { write(state, of: rule, to: &writer) }
      }
    }
    return writer.text
  }

  private func write(_ state: RuleState, of rule: PasswordRule, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", rule.id)
      writer.member("state", state.name)
      switch state {
      case .met: break
      case .unmet(let shortfall):
        switch shortfall {
        case .missing(let count): writer.member("missing", count)
        case .excess(let count): writer.member("excess", count)
        case .present: break
        }
        writer.member("text", words(for: rule.phrase(for: shortfall)))
      case .undetermined(.serverOnly): writer.member("reason", "serverOnly")
      case .undetermined(.notGiven): writer.member("reason", "notGiven")
      case .undetermined(.tooLong): writer.member("reason", "tooLong")
      }
    }
  }

  func texts() -> String {
    guard let policy else { return Answer.noPolicy }
    let renderer = preparedRenderer()
    var writer = JSONWriter()
    writer.object { writer in
      writer.locale(of: renderer)
      if let renderer { writer.member("summary", policy.summary(by: renderer)) }
      if let text = policy.serverText { writer.member("serverText", text) }
      writer.key("rules")
      writer.array { writer in
        for rule in policy.rules {
          writer.object { writer in
            writer.member("rule", rule.id)
            for style in RuleStyle.allCases { writer.member(style.name, words(for: rule.phrase(in: style))) }
          }
        }
      }
    }
    return writer.text
  }

  /// The words of `phrase`; its id where there is no catalogue at all.
  private func words(for phrase: Phrase) -> String { preparedRenderer()?.text(for: phrase) ?? phrase.id.text }

  private func preparedRenderer() -> Renderer? {
    if let renderer { return renderer }
    guard let locale = requestedLocale ?? catalogs.first?.locale ?? LanguageTag("en") else { return nil }
    let made = Renderer(catalogs: catalogs, locale: locale)
    renderer = made
    return made
  }

  private func preparedContext() -> AssessmentContext {
    if let context { return context }
    let made = AssessmentContext(userID: userID, personalWords: personalWords, currentPassword: currentPassword)
    context = made
    return made
  }
}

extension JSONWriter {
  /// Writes what a reader found.
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
  fileprivate mutating func locale(of renderer: Renderer?) {
    guard let renderer else { return }
    member("locale", renderer.locale.description)
    member("direction", renderer.direction.rawValue)
  }
}
