import Foundation
import TestSupport
import Testing
import Watchword
import WatchwordFormServices

/// A shipped policy.
func policy(_ name: String) throws -> PasswordPolicy {
  let data = try Data(contentsOf: packageFolder.appending(path: "Policies/\(name).json"))
  return try PasswordPolicy(String(decoding: data, as: UTF8.self))
}

/// A form in a locale, with a shipped policy.
func form(_ flow: PasswordForm.Flow, policy name: String = "cognito-default", locale: String = "en") throws
  -> PasswordForm
{
  PasswordForm(flow, policy: try policy(name), preferring: [try #require(LanguageTag(locale))])
}

extension PasswordForm.Answer {
  /// The answer in one line.
  var summary: String {
    switch self {
    case .accepted: "accepted"
    case .success(let message): "success \(message)"
    case .status(let number, let message): "status \(number) \(message)"
    case .error(let code, let message): "error \(code) \(message)"
    case .wrongCurrentPassword: "wrongCurrentPassword"
    case .network: "network"
    case .timeout: "timeout"
    case .cognito(let error, let message): "\(CognitoCode(error: error, message: message).rawValue) \(message)"
    case .noSession: "noSession"
    case .notInitialized: "notInitialized"
    }
  }
}

extension ObservablePasswordForm {
  /// Types into fields.
  func fill(current: String, new: String, confirm: String? = nil) {
    self[.current] = current
    self[.new] = new
    self[.confirm] = confirm ?? new
  }

  /// Types, presses the button and waits for the answer.
  func submit(current: String, new: String, confirm: String? = nil) async {
    fill(current: current, new: new, confirm: confirm)
    send(.submit)
    await settle()
  }

  /// The alert as `title: text`.
  var alert: String? { presentation.alert.map { "\($0.title ?? "-"): \($0.text)" } }
}

/// The effects and findings that a screen received.
@MainActor final class Notes {
  var effects: [PasswordForm.Effect] = []
  var findings: [Finding] = []
}
