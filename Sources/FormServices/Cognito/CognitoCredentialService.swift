public import Foundation
public import WatchwordForm

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Changes passwords of an Amazon Cognito user pool, with the call `ChangePassword` of its JSON API.
///
/// It belongs to the flow `changeConfirmed`:
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
/// Each submission is one request on a connection of its own. It is never sent again, and no redirection is followed.
/// The access token is requested for each submission and not kept. Passwords are in the body of the request and nowhere
/// else.
///
/// Source: Amazon Cognito user pools API reference, `ChangePassword`; AWS JSON 1.1 protocol (Smithy).
public struct CognitoCredentialService: CredentialService {
  /// Where requests go; nothing if the region or the URL cannot be used, and then every submission is answered with
  /// `notInitialized`.
  public let endpoint: URL?
  /// How long a request may take until its reply is complete. The access token is not part of it.
  public let timeout: Duration
  private let accessToken: @Sendable () async throws -> String?

  /// The service of a region.
  ///
  /// - Parameters:
  ///   - region: the region of the user pool, such as `eu-west-1`.
  ///   - timeout: how long a request may take.
  ///   - accessToken: gives the user's access token, refreshed if necessary; nothing, or an error, if nobody is signed
  ///     in. A `URLError` reads as a network error.
  public init(
    region: String, timeout: Duration = .seconds(30), accessToken: @escaping @Sendable () async throws -> String?
  ) {
    self.init(usable: CognitoEndpoint.url(region: region), timeout, accessToken)
  }

  /// The service at a URL, such as that of a FIPS endpoint, a proxy or a test server.
  ///
  /// - Parameters:
  ///   - endpoint: an HTTPS URL, or an HTTP URL of this machine, without user, query and fragment.
  ///   - timeout: how long a request may take.
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
  /// The endpoint alone.
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
