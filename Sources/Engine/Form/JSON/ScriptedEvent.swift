import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// An event of a script: its name, the event, and its span.
struct ScriptedEvent {
  let name: ExactText
  let event: PasswordForm.Event
  /// The field that the event names. The flow must have that field when the event runs.
  var field: PasswordForm.Field?
  /// The span to report: that of the field or the mode, or else of the event.
  let span: SourceSpan

  /// The events without further members.
  private static let plain: [(name: ExactText, value: PasswordForm.Event)] = [
    ("appear", .appear), ("leave", .leave), ("submit", .submit), ("tapOutside", .tapOutside), ("back", .back),
    ("dismissAlert", .dismissAlert), ("loggedOff", .loggedOff), ("credentialsFailed", .credentialsFailed),
    ("chooseUpdate", .chooseUpdate),
  ]

  /// The events with further members.
  private enum Kind {
    case edit, paste, reveal, focus, returnKey, locale, policy, known, challenge, answer, loggedIn, credentials,
      initiated
  }

  private static let others: [(name: ExactText, value: Kind)] = [
    ("edit", .edit), ("paste", .paste), ("reveal", .reveal), ("focus", .focus), ("return", .returnKey),
    ("locale", .locale), ("policy", .policy), ("known", .known), ("challenge", .challenge), ("answer", .answer),
    ("loggedIn", .loggedIn), ("credentials", .credentials), ("initiated", .initiated),
  ]

  private enum AnswerKind {
    case accepted, success, status, error, wrongCurrentPassword, network, timeout, cognito, noSession, notInitialized
  }

  private static let answers: [(name: ExactText, value: AnswerKind)] = [
    ("accepted", .accepted), ("success", .success), ("status", .status), ("error", .error),
    ("wrongCurrentPassword", .wrongCurrentPassword), ("network", .network), ("timeout", .timeout),
    ("cognito", .cognito), ("noSession", .noSession), ("notInitialized", .notInitialized),
  ]

  /// Reads an event, or returns findings if it is malformed.
  static func read(_ node: JSONNode, in source: SourceText) -> (event: ScriptedEvent?, findings: [Finding]) {
    guard case .object(let list) = node.value else {
      let finding = Finding(
        .wrongType, file: source.name, span: source.span(of: node.range),
        message: "An event is \(node.value.kind)", help: "Expected an object, such as {\"event\":\"appear\"}")
      return (nil, [finding])
    }
    var members = EventMembers(list, at: node.range, in: source)
    var reader = Reader(source: source, range: node.range)
    let names = plain.map { (name: $0.name, value: $0.name) } + others.map { (name: $0.name, value: $0.name) }
    guard let name = members.choice("event", among: names) else { return (nil, members.findings.all) }
    var event = plain.first { $0.name == name }?.value
    if let kind = others.first(where: { $0.name == name })?.value { event = reader.event(kind, &members) }
    members.finish()
    guard let event, members.findings.all.isEmpty else { return (nil, members.findings.all) }
    let span = source.span(of: reader.range)
    return (ScriptedEvent(name: name, event: event, field: reader.field, span: span), [])
  }

  /// Reads the members of an event.
  private struct Reader {
    let source: SourceText
    var range: Range<Int>
    var field: PasswordForm.Field?

    mutating func event(_ kind: Kind, _ members: inout EventMembers) -> PasswordForm.Event? {
      switch kind {
      case .edit: typing(&members).map { .edit($0, $1) }
      case .paste: typing(&members).map { .paste($0, $1) }
      case .reveal: namedField(&members).map { .reveal($0) }
      case .focus: namedField(&members).map { .focus($0) }
      case .returnKey: namedField(&members).map { .returnKey($0) }
      case .locale: locale(&members)
      case .policy: members.string("json").map { .policy(PasswordForm.policy(source.contents(of: $0))) }
      case .known: known(&members)
      case .challenge: challenge(&members)
      case .answer: answer(&members)
      case .loggedIn: login(&members)
      case .credentials: credentials(&members)
      case .initiated: initiation(&members)
      }
    }

    private mutating func namedField(_ members: inout EventMembers) -> PasswordForm.Field? {
      range = members.node("field")?.range ?? range
      field = members.choice("field", among: PasswordForm.Field.allCases.map { (name: ExactText($0.name), value: $0) })
      return field
    }

    private mutating func typing(_ members: inout EventMembers) -> (PasswordForm.Field, Password)? {
      let field = namedField(&members)
      guard let string = members.string("text"), let field else { return nil }
      return (field, Password(string.text.string))
    }

    private func locale(_ members: inout EventMembers) -> PasswordForm.Event? {
      guard let string = members.string("tag") else { return nil }
      if let tag = LanguageTag(string.text.string) { return .locale(tag) }
      members.report(
        .unknownValue, string.range, "The locale is not a language tag", help: "Expected a tag such as de or zh-Hant")
      return nil
    }

    private mutating func known(_ members: inout EventMembers) -> PasswordForm.Event? {
      range = members.node("known")?.range ?? range
      guard let node = members.node("known"), case .object(let rules) = node.value else {
        members.report(
          .wrongType, range, "The event has no object of rules", help: "Add \"known\":{\"history\":true}")
        return nil
      }
      var known: [ExactText: Bool] = [:]
      for rule in rules {
        switch rule.node.value {
        case .bool(let isMet): known[rule.key.text] = isMet
        case .null: break
        default:
          members.report(
            .wrongType, rule.node.range, "A rule is \(rule.node.value.kind)", help: "Expected true, false or null")
        }
      }
      return .known(known)
    }

    private mutating func challenge(_ members: inout EventMembers) -> PasswordForm.Event? {
      range = members.node("mode")?.range ?? range
      let mode = members.integer("mode")
      let userName = members.optionalText("userName")
      let attemptsLeft = members.node("attemptsLeft") == nil ? nil : members.integer("attemptsLeft")
      let status = members.integer("status", or: 0)
      let message = members.text("message")
      let errorCode = members.integer("errorCode", or: 0)
      let errorMessage = members.text("errorMessage")
      let policy = policy(&members)
      guard let mode, let status, let errorCode else { return nil }
      return .challenge(
        PasswordForm.Challenge(
          mode: mode, userName: userName, attemptsLeft: attemptsLeft, status: status, message: message,
          errorCode: errorCode, errorMessage: errorMessage, policy: policy))
    }

    /// Returns the policy in the challenge's information. Defects of the list itself are reported as defects of the
    /// script.
    private func policy(_ members: inout EventMembers) -> Reading<PasswordPolicy> {
      let none = Reading<PasswordPolicy>(nil, [])
      guard let info = members.node("info") else { return none }
      guard case .array(let entries) = info.value else {
        members.report(.wrongType, info.range, "info is \(info.value.kind)", help: "Expected a list of objects")
        return none
      }
      for entry in entries where !Self.isEntry(entry) {
        members.report(
          .wrongType, entry.range, "An entry of info is not a pair of strings",
          help: "Expected an object with key and value, or with infoKey and infoMessage")
        return none
      }
      let bytes = Array(source.bytes[info.range])
      return PasswordForm.policy(
        inInfo: source.quoted(bytes, offsets: Array(info.range.lowerBound...info.range.upperBound)))
    }

    private static func isEntry(_ node: JSONNode) -> Bool {
      guard case .object(let members) = node.value, members.count == 2 else { return false }
      func holds(_ name: ExactText) -> Bool {
        members.contains { member in
          if case .string = member.node.value { member.key.text == name } else { false }
        }
      }
      return holds("key") && holds("value") || holds("infoKey") && holds("infoMessage")
    }

    private func answer(_ members: inout EventMembers) -> PasswordForm.Event? {
      guard let kind = members.choice("kind", among: ScriptedEvent.answers) else { return nil }
      switch kind {
      case .accepted: return .answer(.accepted)
      case .success: return .answer(.success(message: members.text("message")))
      case .status:
        let number = members.integer("status")
        let message = members.text("message")
        return number.map { .answer(.status($0, message: message)) }
      case .error:
        let code = members.integer("code")
        let message = members.text("message")
        return code.map { .answer(.error(code: $0, message: message)) }
      case .wrongCurrentPassword: return .answer(.wrongCurrentPassword)
      case .network: return .answer(.network)
      case .timeout: return .answer(.timeout)
      case .cognito:
        let error = members.string("error")?.text
        let message = members.text("message")
        return error.map { .answer(.cognito(error: $0, message: message)) }
      case .noSession: return .answer(.noSession)
      case .notInitialized: return .answer(.notInitialized)
      }
    }

    private func login(_ members: inout EventMembers) -> PasswordForm.Event? {
      let status = members.integer("status", or: 100)
      let errorCode = members.integer("errorCode", or: 0)
      let userName = members.optionalText("userName")
      guard let status, let errorCode else { return nil }
      return .loggedIn(PasswordForm.Login(status: status, errorCode: errorCode, userName: userName))
    }

    private func credentials(_ members: inout EventMembers) -> PasswordForm.Event? {
      guard let node = members.node("options"), case .array(let nodes) = node.value else {
        members.report(.wrongType, range, "The event has no list of options", help: "Add \"options\":[\"Password\"]")
        return nil
      }
      var options: [ExactText] = []
      for node in nodes {
        guard case .string(let string) = node.value else {
          members.report(.wrongType, node.range, "An option is \(node.value.kind)", help: "Expected a string")
          return nil
        }
        options.append(string.text)
      }
      return .credentials(options)
    }

    private func initiation(_ members: inout EventMembers) -> PasswordForm.Event? {
      let message = members.text("errorMessage")
      return members.integer("errorCode", or: 0).map { .initiated(errorCode: $0, errorMessage: message) }
    }
  }
}
