import Foundation
import TestSupport
import Testing
import Watchword
import WatchwordFormServices

/// Uses what the screens in `Examples` use of the library, in the same words, since the screens themselves cannot be
/// compiled everywhere.
@Suite(.timeLimit(.minutes(20))) @MainActor struct ExampleTests {
  private struct OwnService: CredentialService {
    func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer { .wrongCurrentPassword }
  }

  /// A screen of lines, drawn as the examples draw theirs.
  @MainActor private final class Screen {
    let form: ObservablePasswordForm
    private(set) var carriedOut: [String] = []

    init(_ flow: PasswordForm.Flow) throws {
      form = ObservablePasswordForm(try FormServicesTests.form(flow), service: OwnService())
      form.perform = { [weak self] effect in self?.carryOut(effect) }
      form.send(.appear)
    }

    var lines: [String] {
      let shown: PasswordForm.Presentation = form.presentation
      var lines = [shown.title, shown.back, shown.direction == .rightToLeft ? "rtl" : "ltr"]
      if let banner = shown.banner { lines.append((banner.isError ? "! " : "") + banner.text) }
      if shown.banner?.isError == true { lines.append(shown.banner?.text ?? "") }
      lines += [shown.subtitle, shown.userLabel, shown.userLine, shown.help].compactMap { $0 }
      for field in shown.fields { lines += row(field) }
      if let strength = shown.strength {
        lines.append("\(Double(strength.score) / Double(strength.maximum)) \(strength.text)")
      }
      if let match = shown.match { lines.append(match.text) }
      lines += [shown.strength?.text, shown.match?.text, shown.attempts?.text].compactMap { $0 }
      if let title = shown.policyTitle { lines.append(title) }
      for rule in shown.rules { lines.append((rule.state == .met ? "✓ " : "○ ") + rule.text + rule.label) }
      if let attempts = shown.attempts { lines.append((attempts.isCritical ? "! " : "") + attempts.text) }
      lines.append(shown.submit.title + (shown.submit.isEnabled ? "" : " off"))
      if shown.submit.isInProgress { lines.append("…") }
      if let alert = shown.alert, form.isAlertPresented { lines += self.lines(of: alert) }
      if shown.alert?.title == nil { lines.append("-") }
      return lines
    }

    private func row(_ field: PasswordForm.Presentation.FieldView) -> [String] {
      let path: ReferenceWritableKeyPath<ObservablePasswordForm, String> = \.[field.field]
      var lines = [field.label, field.placeholder, field.isRevealed ? form[keyPath: path] : "•"]
      lines.append(field.revealLabel)
      lines.append(field.contentType == .newPassword ? "new" : "old")
      lines.append(field.returnKey == .next ? "next" : "done")
      if let error = field.error { lines.append(error) }
      form.send(.reveal(field.field))
      form.send(.reveal(field.field))
      return lines
    }

    private func named(_ field: PasswordForm.Field) -> String { field.name }
    private func named(_ destination: PasswordForm.Destination) -> String { destination.name }
    private func lines(of alert: PasswordForm.Presentation.AlertView) -> [String] {
      [alert.title ?? "", alert.text] + alert.buttons
    }

    private func carryOut(_ effect: PasswordForm.Effect) {
      switch effect {
      case .focus(let field): carriedOut.append("focus \(named(field))")
      case .dismissKeyboard: carriedOut.append("dismissKeyboard")
      case .navigate(let destination): carriedOut.append("navigate \(named(destination))")
      case .announce(let text): carriedOut.append("announce \(text)")
      case .clear, .submit, .resetAuthentication, .requestCredentials, .initiateUpdate: break
      }
    }
  }

  @Test(arguments: PasswordForm.Flow.all.map(\.id)) func `a screen can be drawn from what the examples use`(
    _ id: ExactText
  ) async throws {
    let screen = try Screen(try #require(.named(id)))
    let form = screen.form
    #expect(screen.lines.allSatisfy { !$0.isEmpty })
    for field in form.presentation.fields {
      form[field.field] = field.field == .new ? "N" : "C"
      form.focusedField = field.field
      form.send(.returnKey(field.field))
    }
    form.send(.submit)
    await form.settle()
    #expect(screen.lines.allSatisfy { !$0.isEmpty })
    if form.isAlertPresented { form.isAlertPresented = false }
    form.send(.tapOutside)
    form.send(.back)
    form.send(.leave)
    #expect(screen.carriedOut.contains { $0.hasPrefix("navigate") })
  }

  @Test(arguments: ["PasswordScreen", "PasswordViewController"]) func `an example uses nothing that is not used here`(
    _ name: String
  ) throws {
    let example = try String(contentsOf: packageFolder.appending(path: "Examples/\(name).swift"), encoding: .utf8)
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let uses = try NSRegularExpression(
      pattern:
        #"(?<![\w.$])(form|shown|field|rule|strength|match|banner|attempts|alert|submit)\??\.\w+|\bshown\.\w+\??\.\w+"#
        + #"|send\(\.\w+|case \.\w+|PasswordForm(\.\w+)+|ObservablePasswordForm"#)
    let found = Set(
      uses.matches(in: example, range: NSRange(example.startIndex..., in: example)).compactMap { match in
        Range(match.range, in: example).map { String(example[$0]) }
      })
    #expect(found.count > 20)
    #expect(found.filter { !here.contains($0) }.sorted() == [])
    if name == "PasswordScreen" {
      #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
    }
  }
}
