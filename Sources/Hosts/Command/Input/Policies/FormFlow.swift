import WatchwordBasics
import WatchwordForm

/// The forms that `--flow` names.
enum FormFlow {
  /// The names, in the order of the help.
  static var names: [String] { PasswordForm.Flow.all.map(\.id.string) }

  /// Returns the form called `name`. Throws if there is none.
  static func named(_ name: String) throws -> PasswordForm.Flow {
    if let flow = PasswordForm.Flow.named(ExactText(name)) { return flow }
    let nearest = Suggestion.nearest(to: ExactText(name), in: PasswordForm.Flow.all.map(\.id))
    let hint = nearest.map { "did you mean \($0)?" } ?? "expected \(names.joinedAsChoice)"
    throw RunFailure(message: "There is no flow \"\(name.clipped)\"; \(hint)")
  }

  /// The default shipped policy of a form; `nil` if the form judges no passwords.
  static func defaultPolicy(of flow: PasswordForm.Flow) -> String? {
    guard flow.showsPolicy else { return nil }
    if flow.mode != nil { return "relid-default" }
    return flow.answers.contains(.cognito) ? "cognito-default" : "strong"
  }
}
