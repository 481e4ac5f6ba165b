import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

typealias Field = PasswordForm.Field
typealias Effect = PasswordForm.Effect
typealias Flow = PasswordForm.Flow

/// The catalogues of the tests: English as it is shipped, and two languages that are English after a mark.
enum Texts {
  static let english = ShippedCatalogs.catalogs(for: .english)

  static let timeout = Renderer(catalogs: english, locale: .english).text(for: Phrase(FormTexts.timeout.id))

  static let all: [Catalog] = english + [marked("de"), marked("ar")].compactMap { $0 }

  /// English with the tag before every text of the form.
  private static func marked(_ tag: String) -> Catalog? {
    guard let tag = LanguageTag(tag) else { return nil }
    let entries = FormTexts.all.flatMap { declaration -> [Catalog.Entry] in
      let counts = declaration.parameters.contains { $0.kind == .count }
      let text = "\(tag)! \(counts ? "%lld" : declaration.parameters.isEmpty ? "" : "%@") \(declaration.id.text)"
      return [Catalog.Entry(declaration.id, ExactText(text))]
    }
    return Catalog.build(locale: tag, entries: entries).catalog
  }
}

func tag(_ text: String) -> LanguageTag { LanguageTag(text) ?? .english }

/// A shipped policy, or one that is written out.
func policy(_ text: String) -> PasswordPolicy? {
  if text.hasPrefix("{") { return PolicyFormat.read(SourceText(name: "policy", bytes: Array(text.utf8))).value?.policy }
  let url = packageFolder.appending(path: "Policies/\(text).json")
  guard let data = try? Data(contentsOf: url) else { return nil }
  return PolicyFormat.read(SourceText(name: ExactText(text), bytes: Array(data))).value?.policy
}

/// A person at a form: does things one after the other and looks at the screen.
struct Person {
  var form: PasswordForm
  /// The effects of the last event.
  private(set) var effects: [Effect] = []
  /// How many submissions were sent.
  private(set) var submissions = 0

  init(_ flow: Flow, policy name: String? = "strong", locale: String = "en", user: String? = nil) {
    form = PasswordForm(
      flow: flow, policy: name.flatMap { policy($0) }, catalogs: Texts.all, locale: tag(locale), userName: user)
  }

  var screen: PasswordForm.Presentation { form.presentation }

  mutating func does(_ events: PasswordForm.Event...) {
    for event in events {
      effects = form.handle(event)
      for case .submit in effects { submissions += 1 }
    }
  }

  mutating func types(_ text: String, into field: Field) { does(.edit(field, Password(text))) }

  mutating func fills(current: String? = nil, new: String? = nil, confirm: String? = nil, password: String? = nil) {
    if let current { types(current, into: .current) }
    if let new { types(new, into: .new) }
    if let confirm { types(confirm, into: .confirm) }
    if let password { types(password, into: .password) }
  }

  func field(_ field: Field) -> PasswordForm.Presentation.FieldView? { screen.fields.first { $0.field == field } }

  /// The states of the rules, such as `met unmet`.
  var rules: String { screen.rules.map(\.state.name).joined(separator: " ") }

  /// The fields that hold nothing.
  var emptyFields: [Field] { screen.fields.filter(\.isEmpty).map(\.field) }

  var banner: String? { screen.banner?.text }

  /// The alert as `title: text`.
  var alert: String? { screen.alert.map { "\($0.title ?? "-"): \($0.text)" } }

  func typed(_ field: Field) -> String { form.typed(in: field).withText { $0 } }
}

/// A challenge as the REL-ID server sends it.
func challenge(
  _ mode: Int, user: String? = "anna", attempts: Int? = nil, status: Int = 0, message: String = "", error: Int = 0,
  errorMessage: String = "", policy: String? = #"{"minL":8,"minDg":1,"minUc":1}"#
) -> PasswordForm.Event {
  .challenge(
    PasswordForm.Challenge(
      mode: mode, userName: user, attemptsLeft: attempts, status: status, message: message, errorCode: error,
      errorMessage: errorMessage,
      policy: PasswordForm.policy(
        inInfo: policy.map { [("RELID_PASSWORD_POLICY", $0)] } ?? [])))
}
