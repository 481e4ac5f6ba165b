import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

extension Engine {
  /// Opens a policy in any format. The question contains its `name`.
  package func openPolicy(_ document: [UInt8], question: [UInt8]) -> String {
    answer { () throws(Refusal) in
      var name = "policy"
      var bases: [SourceText] = []
      for member in try Question.members(of: question) {
        if member.key.text == "name", let text = member.node.text {
          name = text.string
        } else if member.key.text == "bases", case .object(let policies) = member.node.value {
          for base in policies {
            guard let text = base.node.text else { throw .malformed("Expected texts in \"bases\"") }
            bases.append(SourceText(name: base.key.text, bytes: Array(text.string.utf8)))
          }
        } else {
          throw .malformed("Expected a string in \"name\" and an object in \"bases\", and nothing else")
        }
      }
      let source = SourceText(name: ExactText(name), bytes: document)
      let reading = PolicyFormat.read(
        source, among: PolicyFormat.readers, bases: bases.isEmpty ? .none : .named(bases))
      let open = reading.isSound ? reading.value.map { OpenPolicy($0, name: name) } : nil
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("version", 1)
        writer.key("policy")
        if let open { writer.integer(Int(add(open))) } else { writer.null() }
        if let format = reading.value?.format.id { writer.member("format", format) }
        if let open {
          writer.array("rules") { writer in for rule in open.policy.rules { writer.string(rule.id) } }
          writer.member("needs", open.policy.dataNeeds)
        }
        writer.findings(reading.findings(ofAppOpening: source.name))
      }
      return writer.text
    }
  }

  /// Assesses a password.
  package func check(_ number: UInt32, question: [UInt8]) -> [UInt8] {
    do throws(Refusal) {
      let policy = try policy(number)
      let question = try CheckQuestion(question, isOfMany: false)
      guard let password = question.password else { throw .malformed("Expected a string in \"password\"") }
      try policy.policy.require(question.known)
      return policy.assess(password, current: question.current, for: question, by: self)
    } catch {
      return Array(error.json.utf8)
    }
  }

  /// Assesses the password in each line of a document. The answer has an object for each line.
  package func checkMany(_ number: UInt32, question: [UInt8], lines: [UInt8]) -> [UInt8] {
    do throws(Refusal) {
      let policy = try policy(number)
      let question = try CheckQuestion(question, isOfMany: true)
      try policy.policy.require(question.known)
      var line = question.line
      var answer: [UInt8] = []
      Self.forEachLine(of: lines) { password in
        switch password {
        case .success(let password):
          answer += policy.assess(password, for: question, line: line, by: self)
        case .failure(let problem): answer += problem.json(line: line).utf8
        }
        answer.append(0x0A)
        line += 1
      }
      return answer
    } catch {
      return Array(error.json.utf8)
    }
  }

  /// Counts the passwords in the lines of a document by their assessment.
  package func tally(_ number: UInt32, question: [UInt8], lines: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let open = try policy(number)
      let question = try CheckQuestion(question, isOfMany: true)
      try open.policy.require(question.known)
      let context = open.context(for: question, by: self)
      var tally = AssessmentTally(of: open.policy)
      Self.forEachLine(of: lines) { password in
        switch password {
        case .success(let password): tally.add(open.policy.assess(password, in: context))
        case .failure: tally.addUnreadable()
        }
      }
      return tally.json(of: open.policy, named: open.name, by: renderer(question.locale), in: .checklist)
    }
  }

  /// Returns the texts of a policy: `{"locale", "style"}`.
  package func texts(_ number: UInt32, question: [UInt8]) -> String {
    answer { () throws(Refusal) in
      let open = try policy(number)
      var locale = LanguageTag.english
      var style = RuleStyle.checklist
      for member in try Question.members(of: question) {
        switch member.key.text {
        case "locale": locale = try LanguageTag(member.node)
        case "style":
          let name = member.node.text
          guard let found = RuleStyle.allCases.first(where: { $0.name == name }) else {
            throw Refusal(id: "unknown-style", "Expected \"style\" to be checklist or requirement")
          }
          style = found
        default: throw .malformed("Expected \"locale\" and \"style\", found \"\(member.key.text.clipped)\"")
        }
      }
      return LocalizedText.json([LocalizedText(open.policy, style, renderer(locale))], ofPolicyNamed: open.name)
    }
  }

  /// Passes the password in each line to `body`. The last line may lack a line feed.
  private static func forEachLine(of bytes: [UInt8], _ body: (Result<String, LineDefect>) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      body(LineDefect.password(in: bytes[start..<end]))
      start = end + 1
    }
  }
}

extension PasswordPolicy {
  /// Throws if `known` names a rule that the policy does not have.
  func require(_ known: [ExactText: Bool]) throws(Refusal) {
    if let defect = defect(of: known) { throw Refusal(id: FindingKind.unknownRule.id, defect) }
  }

  /// The data that the rules need for an assessment, by the names used in host programs.
  fileprivate var dataNeeds: [String] {
    let needs = rules.flatMap { $0.needs }
    let loadsList = rules.contains { if case .commonPassword = $0 { true } else { false } }
    // A rule with its own words can be assessed without the user's words, but should get these as well.
    let takesWords = rules.contains { if case .personalWords = $0 { true } else { false } }
    let names: [(Bool, String)] = [
      (needs.contains(.userID), "user"), (takesWords || needs.contains(.personalWords), "words"),
      (needs.contains(.currentPassword), "current"), (loadsList, "commonPasswords"),
      (needs.contains(.strengthScore), "strengthWords"), (needs.contains(.breachedPasswords), "breachedPasswords"),
      (needs.contains(.server), "server"),
    ]
    return names.filter { $0.0 }.map { $0.1 }
  }
}
