import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordReporting

/// The output of `watchword policy show`.
struct PolicyDescription {
  let file: PolicyFile
  let renderer: Renderer

  /// The phrases of the description.
  var phrases: [Phrase] { policy.rules.map { $0.phrase(in: .requirement) } + policy.summaryPhrases }

  private var policy: PasswordPolicy { file.policy }

  /// The description in this format, including the final line break.
  func text(in format: ResultFormat) -> String {
    switch format {
    case .text: text
    case .json: json + "\n"
    }
  }

  private func requirement(of rule: PasswordRule) -> String { renderer.text(for: rule.phrase(in: .requirement)) }

  private var text: String {
    var output = "\(TerminalScalar.shown(file.name)): \(file.document.format.title), "
    output += policy.rules.count == 1 ? "1 rule\n" : "\(policy.rules.count) rules\n"
    if let note = policy.note { output += "  \(TerminalText.escaped(note.string))\n" }
    output += rules
    if let text = policy.serverText {
      output += "The server's own text is shown instead of the summary: \(TerminalText.escaped(text.string))\n"
    }
    let needs = policy.rules.filter { !$0.needs.isEmpty }
      .map { "\($0.id) (\($0.needs.map(\.summary).joinedAsList))" }
    if !needs.isEmpty { output += "The password alone does not decide: \(needs.joined(separator: ", "))\n" }
    if let isCheckedOnDevice = file.document.isCheckedOnDevice {
      output += "The REL-ID SDK \(isCheckedOnDevice ? "checks" : "does not check") passwords on the device\n"
    }
    return output
  }

  private var rules: String {
    guard !policy.rules.isEmpty else { return "  \(TerminalText.escaped(policy.summary(by: renderer)))\n" }
    let width = policy.rules.map(\.id.count).max() ?? 0
    var output = ""
    for rule in policy.rules {
      let gap = String(repeating: " ", count: width - rule.id.count + 2)
      output += "  \(rule.id)\(gap)\(TerminalText.escaped(requirement(of: rule)))\n"
      for detail in rule.details {
        output += "  \(String(repeating: " ", count: width))  (\(TerminalText.escaped(detail)))\n"
      }
    }
    return output
  }

  private var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", file.name)
      writer.member("format", file.document.format.id)
      writer.member("locale", renderer.locale.description)
      writer.key("rules")
      writer.array { writer in for rule in policy.rules { write(rule, to: &writer) } }
      writer.member("summary", policy.summary(by: renderer))
      if let note = policy.note { writer.member("description", note) }
      if let text = policy.serverText { writer.member("serverText", text) }
      if let isCheckedOnDevice = file.document.isCheckedOnDevice {
        writer.member("checkedOnDevice", isCheckedOnDevice)
      }
    }
    return writer.text
  }

  private func write(_ rule: PasswordRule, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", rule.id)
      writer.member("text", requirement(of: rule))
      writer.key("definition")
      rule.write(to: &writer)
    }
  }
}
