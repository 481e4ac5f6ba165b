import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A user pool with one user, made by the API that is tested.
struct UserPool {
  static let user = "anna"
  static let firstPassword = "Password123!"

  private let url: URL
  private let client: String

  /// A pool with its user, or nothing where no moto is running.
  init?(at url: URL?) async throws {
    guard let url else { return nil }
    self.url = url
    let rules: [String: Any] = [
      "MinimumLength": 8, "RequireUppercase": true, "RequireLowercase": true, "RequireNumbers": true,
      "RequireSymbols": true,
    ]
    let pool = try await Self.call(
      "CreateUserPool", ["PoolName": "tests", "Policies": ["PasswordPolicy": rules]], at: url)
    let id = try #require((pool["UserPool"] as? [String: Any])?["Id"] as? String)
    let created = try await Self.call(
      "CreateUserPoolClient",
      ["UserPoolId": id, "ClientName": "tests", "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"]], at: url)
    client = try #require((created["UserPoolClient"] as? [String: Any])?["ClientId"] as? String)
    _ = try await Self.call("AdminCreateUser", ["UserPoolId": id, "Username": Self.user], at: url)
    let password: [String: Any] = [
      "UserPoolId": id, "Username": Self.user, "Password": Self.firstPassword, "Permanent": true,
    ]
    _ = try await Self.call("AdminSetUserPassword", password, at: url)
  }

  /// The access token of a user who signs in with this password; nothing if the service refuses.
  func signIn(_ password: String) async throws -> String? {
    let answer = try await Self.call(
      "InitiateAuth",
      [
        "AuthFlow": "USER_PASSWORD_AUTH", "ClientId": client,
        "AuthParameters": ["USERNAME": Self.user, "PASSWORD": password],
      ], at: url)
    return (answer["AuthenticationResult"] as? [String: Any])?["AccessToken"] as? String
  }

  private static func call(_ operation: String, _ body: [String: Any], at url: URL) async throws -> [String: Any] {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/x-amz-json-1.1", forHTTPHeaderField: "Content-Type")
    request.setValue("AWSCognitoIdentityProviderService.\(operation)", forHTTPHeaderField: "X-Amz-Target")
    request.httpBody = try JSONSerialization.data(withJSONObject: body)
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}
