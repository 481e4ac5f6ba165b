import Diagnostics
import Localization

/// Writes one line of the form as JSON: what the screen shows and does after an event.
///
/// Every key is there, with `null` where there is nothing.
struct FormLine {
  private(set) var text = ""
  private var isFirst = true

  /// The line after `event`.
  static func text(
    event: String, presentation: PasswordForm.Presentation, effects: [PasswordForm.Effect], findings: [Diagnostic]
  ) -> String {
    var line = FormLine()
    line.object { line in
      line.member("version", 1)
      line.member("event", event)
      line.member("presentation") { $0.write(presentation) }
      line.list("effects", effects) { $0.write($1) }
      line.list("findings", findings) { $0.write($1) }
    }
    return line.text
  }

  private mutating func write(_ form: PasswordForm.Presentation) {
    object { line in
      line.member("flow", form.flow)
      line.member("locale", form.locale.description)
      line.member("direction", form.direction.rawValue)
      line.member("title", form.title)
      line.member("subtitle", form.subtitle)
      line.member("userLabel", form.userLabel)
      line.member("userLine", form.userLine)
      line.member("help", form.help)
      line.member("policyTitle", form.policyTitle)
      line.member("policyText", form.policyText)
      line.list("fields", form.fields) { $0.write($1) }
      line.list("rules", form.rules) { $0.write($1) }
      line.writeFeedback(of: form)
      line.member("submit") { line in
        line.object { line in
          line.member("title", form.submit.title)
          line.member("isEnabled", form.submit.isEnabled)
          line.member("isInProgress", form.submit.isInProgress)
        }
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

  /// What comes and goes: strength, match, attempts, banner and alert.
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
      line.member("title", alert.title)
      line.member("text", alert.text)
      line.list("buttons", alert.buttons) { $0.string($1) }
    }
  }

  private mutating func write(_ field: PasswordForm.Presentation.FieldView) {
    object { line in
      line.member("field", field.field.name)
      line.member("label", field.label)
      line.member("placeholder", field.placeholder)
      line.member("isEmpty", field.isEmpty)
      line.member("isRevealed", field.isRevealed)
      line.member("isFocused", field.isFocused)
      line.member("isEditable", field.isEditable)
      line.member("error", field.error)
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

  private mutating func write(_ effect: PasswordForm.Effect) {
    object { line in
      switch effect {
      case .clear(let fields):
        line.member("effect", "clear")
        line.list("fields", fields) { $0.string($1.name) }
      case .dismissKeyboard: line.member("effect", "dismissKeyboard")
      case .focus(let field):
        line.member("effect", "focus")
        line.member("field", field.name)
      case .submit(let mode):
        line.member("effect", "submit")
        line.member("mode") { line in if let mode { line.integer(mode) } else { line.null() } }
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

  private mutating func write(_ finding: Diagnostic) {
    object { line in
      line.member("id", finding.id)
      line.member("severity", finding.severity.name)
      line.member("file", finding.file)
      line.member("line", finding.span.start.line)
      line.member("column", finding.span.start.column)
      line.member("endLine", finding.span.end.line)
      line.member("endColumn", finding.span.end.column)
      line.member("unit", finding.unit)
      line.member("message", finding.message)
      line.member("help", finding.help)
      line.member("fixable", false)
    }
  }
}

// JSON with `null`.
extension FormLine {
  private mutating func object(_ members: (inout FormLine) -> Void) { brackets("{", "}", members) }

  private mutating func list<Item>(_ name: String, _ items: [Item], _ write: (inout FormLine, Item) -> Void) {
    member(name) { line in
      line.brackets("[", "]") { line in
        for item in items {
          if !line.isFirst { line.text += "," }
          line.isFirst = false
          write(&line, item)
        }
      }
    }
  }

  private mutating func brackets(_ open: String, _ close: String, _ contents: (inout FormLine) -> Void) {
    text += open
    isFirst = true
    contents(&self)
    text += close
    isFirst = false
  }

  private mutating func member(_ name: String, _ value: (inout FormLine) -> Void) {
    if !isFirst { text += "," }
    isFirst = false
    string(name)
    text += ":"
    value(&self)
  }

  private mutating func member(_ name: String, _ value: String?) {
    member(name) { line in if let value { line.string(value) } else { line.null() } }
  }

  private mutating func member(_ name: String, _ value: Int) { member(name) { $0.integer(value) } }

  private mutating func member(_ name: String, _ value: Bool) { member(name) { $0.text += value ? "true" : "false" } }

  private mutating func optional<Value>(
    _ name: String, _ value: Value?, _ members: (inout FormLine, Value) -> Void
  ) {
    member(name) { line in
      guard let value else { return line.null() }
      line.object { members(&$0, value) }
    }
  }

  private mutating func string(_ value: String) {
    var writer = JSONWriter()
    writer.string(value)
    text += writer.text
  }

  private mutating func integer(_ value: Int) { text += String(value) }

  private mutating func null() { text += "null" }
}
