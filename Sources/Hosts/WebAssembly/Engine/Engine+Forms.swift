import WatchwordBasics
import WatchwordForm
import WatchwordLocalization

extension Engine {
  /// Opens a form: `{"flow", "policy", "locale", "user", "words", "known"}`.
  package func openForm(question: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let question = try FormQuestion(question)
      guard let flow = question.flow else {
        throw Refusal(
          id: "unknown-flow",
          "Expected \"flow\" to be one of \(PasswordForm.Flow.all.map { $0.id.string }.joined(separator: ", "))")
      }
      let policy = try question.policy.map { number throws(Refusal) in try self.policy(number).policy }
      try policy?.require(question.known)
      let person = question.person
      lastForm += 1
      forms[lastForm] = OpenForm(
        FormSession(
          PasswordForm(
            flow: flow, policy: policy, catalogs: catalogs, locale: question.locale, userName: person.user,
            personalWords: person.words, commonPasswords: commonPasswords,
            strengthScore: strengthScorer(userWords: [person.user].compactMap { $0 } + person.words),
            known: question.known)))
      let renderer = renderer(question.locale)
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.member("form", Int(lastForm))
        writer.member("flow", flow.id)
        writer.member("locale", renderer.shownLocale.description)
        writer.member("direction", renderer.direction.rawValue)
      }
      return writer.text
    }
  }

  /// Handles an event, or a list of events.
  ///
  /// The answer to an event is its line. The answer to a list has a line for each event that was run, and a final line
  /// with the findings about the list.
  package func formEvent(_ number: UInt32, _ event: [UInt8]) -> String {
    answer { () throws(Refusal) in
      guard let form = forms[number] else { throw .unknownForm }
      let isAlone = event.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) } == UInt8(ascii: "{")
      // The command uses this name for standard input.
      let script = SourceText(name: "-", bytes: isAlone ? [UInt8(ascii: "[")] + event + [UInt8(ascii: "]")] : event)
      var lines = ""
      let findings = form.session.run(script) { lines += $0 + "\n" }
      if isAlone {
        if let error = findings.first(where: { $0.severity == .error }) {
          throw Refusal(id: "malformed-event", error.message + (error.help.map { ". \($0)" } ?? ""))
        }
        return String(lines.dropLast())
      }
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.findings(findings)
      }
      return lines + writer.text + "\n"
    }
  }

  /// Closes a form, and discards what was typed.
  package func closeForm(_ number: UInt32) -> String {
    answer { () throws(Refusal) in
      guard forms.removeValue(forKey: number) != nil else { throw .unknownForm }
      return Self.done
    }
  }
}

extension Refusal {
  fileprivate static let unknownForm = Refusal(id: "unknown-form", "No open form has this number")
}

/// An open form. As a class, it changes in place, so that typed text is not copied.
final class OpenForm {
  var session: FormSession

  init(_ session: FormSession) { self.session = session }
}

/// The question for a new form.
private struct FormQuestion {
  private(set) var flow: PasswordForm.Flow?
  private(set) var policy: UInt32?
  private(set) var locale = LanguageTag.english
  private(set) var person = Person()
  /// What the app knows: whether the rules with these ids are met.
  private(set) var known: [ExactText: Bool] = [:]

  init(_ bytes: [UInt8]) throws(Refusal) {
    for member in try Question.members(of: bytes) {
      switch (member.key.text, member.node.value) {
      case ("flow", .string(let name)): flow = PasswordForm.Flow.named(name.text)
      case ("policy", .number(let number)): policy = number.integer.flatMap { UInt32(exactly: $0) } ?? 0
      case ("locale", _): locale = try LanguageTag(member.node)
      case ("user", .string(let user)): person.user = user.text.string
      case ("words", _): person.words = try member.node.texts(in: "words").map { $0.string }
      case ("known", _): known = try member.node.knownRules()
      default:
        throw .malformed(
          "Expected \"flow\", \"policy\", \"locale\", \"user\", \"words\" and \"known\", found another name or value")
      }
    }
  }
}
