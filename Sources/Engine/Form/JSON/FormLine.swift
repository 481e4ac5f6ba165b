import WatchwordBasics
import WatchwordLocalization

/// A line of JSON output that describes the state and the actions of the screen after an event.
///
/// Every key is present; absent values are `null`.
enum FormLine {
  /// Returns the line for `event`.
  static func text(
    event: ExactText, presentation: PasswordForm.Presentation, effects: [PasswordForm.Effect], findings: [Finding]
  ) -> String {
    var writer = JSONWriter()
    writer.object { line in
      line.member("version", 1)
      line.member("event", event)
      line.key("presentation")
      line.write(presentation)
      line.list("effects", effects) { $0.write($1) }
      line.list("findings", findings) { $0.write($1) }
    }
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ form: PasswordForm.Presentation) {
    object { line in
      line.member("flow", form.flow)
      line.member("locale", form.locale.description)
      line.member("direction", form.direction.rawValue)
      line.member("title", form.title)
      line.member("subtitle", orNull: form.subtitle)
      line.member("userLabel", orNull: form.userLabel)
      line.member("userLine", orNull: form.userLine)
      line.member("help", orNull: form.help)
      line.member("policyTitle", orNull: form.policyTitle)
      line.member("policyText", orNull: form.policyText)
      line.list("fields", form.fields) { $0.write($1) }
      line.list("rules", form.rules) { $0.write($1) }
      line.writeFeedback(of: form)
      line.object("submit") { line in
        line.member("title", form.submit.title)
        line.member("isEnabled", form.submit.isEnabled)
        line.member("isInProgress", form.submit.isInProgress)
      }
      line.member("back", form.back)
      line.optional("menu", form.menu) { line, menu in
        line.list("items", menu.items) { line, item in
          line.object { line in
            line.member("item", item.item.rawValue)
            line.member("text", item.text)
          }
        }
      }
    }
  }

  /// Writes the parts that are often absent: strength, match, attempts, banner and alert.
  private mutating func writeFeedback(of form: PasswordForm.Presentation) {
    optional("strength", form.strength) { line, strength in
      line.member("score", strength.score)
      line.member("of", strength.maximum)
      line.member("text", strength.text)
      line.member("color", strength.color.rawValue)
    }
    optional("match", form.match) { line, match in
      line.member("matches", match.matches)
      line.member("text", match.text)
    }
    optional("attempts", form.attempts) { line, attempts in
      line.member("left", attempts.left)
      line.member("text", attempts.text)
      line.member("isCritical", attempts.isCritical)
    }
    optional("banner", form.banner) { line, banner in
      line.member("kind", banner.isError ? "error" : "success")
      line.member("text", banner.text)
    }
    optional("alert", form.alert) { line, alert in
      line.member("title", orNull: alert.title)
      line.member("text", alert.text)
      line.list("buttons", alert.buttons) { $0.string($1) }
    }
  }

  fileprivate mutating func write(_ field: PasswordForm.Presentation.FieldView) {
    object { line in
      line.member("field", field.field.name)
      line.member("label", field.label)
      line.member("placeholder", field.placeholder)
      line.member("isEmpty", field.isEmpty)
      line.member("isRevealed", field.isRevealed)
      line.member("isFocused", field.isFocused)
      line.member("isEditable", field.isEditable)
      line.member("error", orNull: field.error)
      line.member("contentType", field.contentType.rawValue)
      line.member("returnKey", field.returnKey.rawValue)
      line.member("revealLabel", field.revealLabel)
    }
  }

  private mutating func write(_ rule: PasswordForm.Presentation.RuleView) {
    object { line in
      line.member("rule", rule.rule)
      line.member("text", rule.text)
      line.member("state", rule.state.name)
      line.member("label", rule.label)
    }
  }

  fileprivate mutating func write(_ effect: PasswordForm.Effect) {
    object { line in
      switch effect {
      case .clear(let fields):
        line.member("effect", "clear")
        line.list("fields", fields) { $0.string($1.name) }
      case .dismissKeyboard: line.member("effect", "dismissKeyboard")
      case .focus(let field):
        line.member("effect", "focus")
        line.member("field", field.name)
      case .submit(let mode, let trims):
        line.member("effect", "submit")
        line.key("mode")
        if let mode { line.integer(mode) } else { line.null() }
        line.member("trims", trims)
      case .resetAuthentication: line.member("effect", "resetAuthentication")
      case .requestCredentials: line.member("effect", "requestCredentials")
      case .initiateUpdate: line.member("effect", "initiateUpdate")
      case .navigate(let destination):
        line.member("effect", "navigate")
        line.member("to", destination.name)
      case .announce(let text):
        line.member("effect", "announce")
        line.member("text", text)
      }
    }
  }

  fileprivate mutating func write(_ finding: Finding) {
    object { line in
      line.member("id", finding.id)
      line.member("severity", finding.severity.name)
      line.member("file", finding.file)
      line.member("line", finding.span.start.line)
      line.member("column", finding.span.start.column)
      line.member("endLine", finding.span.end.line)
      line.member("endColumn", finding.span.end.column)
      line.member("unit", orNull: finding.unit?.string)
      line.member("message", finding.message)
      line.member("help", orNull: finding.help)
      line.member("fixable", false)
    }
  }

  fileprivate mutating func list<Item>(_ name: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    array(name) { writer in
      for item in items { write(&writer, item) }
    }
  }

  private mutating func optional<Value>(
    _ name: String, _ value: Value?, _ members: (inout JSONWriter, Value) -> Void
  ) {
    key(name)
    guard let value else { return null() }
    object { members(&$0, value) }
  }
}
