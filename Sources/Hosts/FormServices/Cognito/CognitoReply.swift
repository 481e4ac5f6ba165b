import Foundation
import WatchwordBasics
import WatchwordForm

/// A reply of the user-pool API, converted to an answer for a form.
struct CognitoReply {
  let reply: SingleExchange.Reply
  /// The passwords that were sent, which the answer must not show.
  let submission: PasswordForm.Submission
  /// The access token that was sent, which the answer must not show either.
  let accessToken: String

  /// The answer: success for the status 200 with a plausible body of Cognito, otherwise the error in the reply.
  var answer: PasswordForm.Answer {
    let object = try? JSONDecoder().decode(ErrorBody.self, from: reply.body)
    if reply.status == 200 {
      // Proxies and captive portals also send their pages with the status 200.
      return object != nil || reply.body.isEmpty ? .success(message: "") : Self.unknown
    }
    guard let type = [reply.errorType, object?.type].compactMap({ $0 }).first(where: { !$0.isEmpty }), !quotes(type)
    else { return Self.unknown }
    let message = object?.message ?? ""
    // Errors that only their message distinguishes are recognised before anything is hidden in it, and it is not passed
    // on: no form shows it.
    switch CognitoCode(error: ExactText(type), message: message) {
    case .noSession: return .noSession
    case .wrongCurrentPassword: return .wrongCurrentPassword
    case .tooManyAttempts: return .error(code: CognitoCode.tooManyAttempts.rawValue, message: "")
    case .other where CognitoCode.isUnauthorized(ExactText(type)): return Self.unknown
    default: break
    }
    return .cognito(error: ExactText(type), message: quotes(message) ? "" : submission.hidden(in: message))
  }

  /// The answer for an error without a name.
  static let unknown = PasswordForm.Answer.error(code: CognitoCode.other.rawValue, message: "")

  /// Whether a text of the server contains the access token.
  private func quotes(_ text: String) -> Bool { Array(text.utf8).contains(part: Array(accessToken.utf8)) }

  /// The members of an error in AWS JSON 1.1. Servers differ in the spelling of `message`.
  private struct ErrorBody: Decodable {
    let type: String?
    let message: String?

    private enum Key: String, CodingKey {
      case type = "__type"
      case message
      case upperCaseMessage = "Message"
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      type = try? members.decode(String.self, forKey: .type)
      message =
        (try? members.decode(String.self, forKey: .message))
        ?? (try? members.decode(String.self, forKey: .upperCaseMessage))
    }
  }
}
