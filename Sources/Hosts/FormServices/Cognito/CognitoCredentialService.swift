public import Foundation
public import WatchwordForm

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service that changes passwords of an Amazon Cognito user pool, with the call `ChangePassword` of its JSON API.
///
/// Use it with the flow `changeConfirmed`:
///
/// ```swift
/// @MainActor func form(policy: PasswordPolicy, token: @escaping @Sendable () async -> String?)
///   -> ObservablePasswordForm
/// {
///   let service = CognitoCredentialService(region: "eu-west-1", accessToken: token)
///   return ObservablePasswordForm(PasswordForm(.changeConfirmed, policy: policy), service: service)
/// }
/// ```
///
/// Each submission is one request on a separate connection. It is never sent again, and redirections are not followed.
/// The access token is requested for each submission and not stored. Passwords occur only in the body of the request.
///
/// Source: Amazon Cognito user pools API reference, `ChangePassword`; AWS JSON 1.1 protocol (Smithy).
public struct CognitoCredentialService: CredentialService {
  /// The URL of the API; `nil` if the region or the URL is invalid. In that case, every submission is answered with
  /// `notInitialized`.
  public let endpoint: URL?
  /// The maximum time until the reply is complete, excluding the time to get the access token.
  public let timeout: Duration
  private let accessToken: @Sendable () async throws -> String?

  /// Creates the service for a region.
  ///
  /// - Parameters:
  ///   - region: the region of the user pool, such as `eu-west-1`.
  ///   - timeout: the maximum time of a request.
  ///   - accessToken: returns the user's access token, refreshed if necessary; `nil`, or throws an error, if nobody is
  ///     signed in. A `URLError` is treated as a network error.
  public init(
    region: String, timeout: Duration = .seconds(30), accessToken: @escaping @Sendable () async throws -> String?
  ) {
    self.init(usable: CognitoEndpoint.url(region: region), timeout, accessToken)
  }

  /// Creates the service at a URL, such as that of a FIPS endpoint, a proxy or a test server.
  ///
  /// - Parameters:
  ///   - endpoint: an HTTPS URL, or an HTTP URL of this machine, without user, query and fragment.
  ///   - timeout: the maximum time of a request.
  ///   - accessToken: as for ``init(region:timeout:accessToken:)``.
  public init(
    endpoint: URL, timeout: Duration = .seconds(30), accessToken: @escaping @Sendable () async throws -> String?
  ) {
    self.init(usable: CognitoEndpoint.url(endpoint), timeout, accessToken)
  }

  private init(
    usable endpoint: URL?, _ timeout: Duration, _ accessToken: @escaping @Sendable () async throws -> String?
  ) {
    self.endpoint = endpoint
    self.timeout = timeout
    self.accessToken = accessToken
  }

  /// Changes the password.
  ///
  /// - Returns: `success`, `cognito` with the error of the API, `noSession` without an access token, `notInitialized`
  ///   without an endpoint, `network`, `timeout`, or the error 8000 for a reply that is not Cognito's.
  public func submit(_ submission: PasswordForm.Submission) async -> PasswordForm.Answer {
    guard let endpoint else { return .notInitialized }
    guard let current = submission.current, let new = submission.new else { return CognitoReply.unknown }
    let token: String
    do {
      guard let found = try await accessToken(), !found.isEmpty else { return .noSession }
      token = found
    } catch let error as URLError {
      return Self.answer(to: error)
    } catch {
      return .noSession
    }
    let body = current.withText { current in
      new.withText { ChangePassword(accessToken: token, previousPassword: current, proposedPassword: $0) }
    }
    do {
      try Task.checkCancellation()
      let reply = try await SingleExchange(request: body.request(to: endpoint), timeout: timeout).reply()
      return CognitoReply(reply: reply, submission: submission, accessToken: token).answer
    } catch let error as URLError {
      return Self.answer(to: error)
    } catch is CancellationError {
      return .timeout
    } catch {
      return CognitoReply.unknown
    }
  }

  private static func answer(to error: URLError) -> PasswordForm.Answer {
    error.code == .timedOut ? .timeout : .network
  }
}

extension CognitoCredentialService: CustomStringConvertible {
  /// The service with its endpoint.
  public var description: String { "CognitoCredentialService(\(endpoint?.absoluteString ?? "no endpoint"))" }
}

/// The body of the request.
private struct ChangePassword: Encodable {
  let accessToken: String
  let previousPassword: String
  let proposedPassword: String

  enum CodingKeys: String, CodingKey {
    case accessToken = "AccessToken"
    case previousPassword = "PreviousPassword"
    case proposedPassword = "ProposedPassword"
  }

  func request(to endpoint: URL) throws -> URLRequest {
    var request = URLRequest(url: endpoint)
    request.httpMethod = "POST"
    request.setValue("application/x-amz-json-1.1", forHTTPHeaderField: "Content-Type")
    request.setValue("AWSCognitoIdentityProviderService.ChangePassword", forHTTPHeaderField: "X-Amz-Target")
    request.httpBody = try JSONEncoder().encode(self)
    return request
  }
}
