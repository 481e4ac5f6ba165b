import Foundation
import Testing
import Watchword
import WatchwordFormServices

/// Answers that no test server gives by itself, and faults on the wire.
@Suite(.timeLimit(.minutes(20))) struct CognitoReplyTests {
  private static let current = "Current-Passw0rd"
  private static let new = "New-Passw0rd!"
  private static let token = "the.access.token"
  /// Long enough for a machine on which all tests run at once.
  private static let patience = Duration.seconds(300)

  private static func submission() -> PasswordForm.Submission {
    PasswordForm.Submission(current: Password(current), new: Password(new))
  }

  private static func service(_ url: URL, timeout: Duration = patience) -> CognitoCredentialService {
    CognitoCredentialService(endpoint: url, timeout: timeout) { token }
  }

  /// The service's answer to one submission, and what the server was asked.
  private static func exchange(
    timeout: Duration = patience, _ reply: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Reply
  ) async throws -> (answer: PasswordForm.Answer, requests: [LoopbackServer.Request]) {
    let server = try LoopbackServer(reply: reply)
    let answer = await service(server.url, timeout: timeout).submit(submission())
    return (answer, await server.stop())
  }

  /// A case: an error as the API words it, and the text of the alert.
  struct Reply: CustomTestStringConvertible, Sendable {
    let status: Int
    var headers: [String] = []
    let body: String
    let alert: String
    var testDescription: String { "\(status) \(headers.joined()) \(body)" }
  }

  private static let noSession = "No active session. Please sign in"
  private static let wrong = "Current password is incorrect"
  private static let weak = "Password does not meet minimum requirements"
  private static let tooMany = "Too many attempts. Wait a few minutes and try again"

  static let replies = [
    Reply(status: 200, body: "{}", alert: "Password updated successfully"),
    Reply(status: 200, body: "", alert: "Password updated successfully"),
    Reply(
      status: 400,
      body: #"{"__type":"LimitExceededException","message":"Attempt limit exceeded, please try after some time."}"#,
      alert: tooMany),
    Reply(status: 400, body: #"{"__type":"TooManyRequestsException","message":"Rate exceeded"}"#, alert: tooMany),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Access Token has expired"}"#, alert: noSession),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Access Token has been revoked"}"#,
      alert: noSession),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Invalid Access Token"}"#, alert: noSession),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Incorrect username or password."}"#,
      alert: wrong),
    Reply(
      status: 400,
      body: #"{"__type":"PasswordHistoryPolicyViolationException","message":"Password has previously been used"}"#,
      alert: "Please enter a new password as your entered password has been used by you previously"),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Password attempts exceeded"}"#, alert: tooMany),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"User is disabled."}"#, alert: noSession),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Access Token does not have required scopes"}"#,
      alert: noSession),
    // A message that only hides the token or a password is not an empty one, which would mean a wrong password.
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Not for the.access.token"}"#,
      alert: "Error changing password"),
    Reply(
      status: 400, body: #"{"__type":"NotAuthorizedException","message":"Not for Current-Passw0rd"}"#,
      alert: "Error changing password"),
    Reply(
      status: 400,
      body: #"{"__type":"InvalidPasswordException","message":"Password did not conform with policy"}"#, alert: weak),
    Reply(
      status: 400,
      body:
        #"{"__type":"com.amazonaws.cognito.identity.idp#LimitExceededException","Message":"Attempt limit exceeded"}"#,
      alert: tooMany),
    Reply(
      status: 400, headers: ["x-amzn-ErrorType: LimitExceededException:http://internal.amazon.com/coral/"],
      body: #"{"message":"Attempt limit exceeded"}"#, alert: tooMany),
    Reply(
      status: 400, headers: ["X-AMZN-ERRORTYPE: InvalidPasswordException"], body: "", alert: weak),
    Reply(
      status: 400, body: #"{"__type":"ResourceNotFoundException","message":"User pool client does not exist."}"#,
      alert: "Error changing password: User pool client does not exist."),
    Reply(
      status: 500, body: #"{"__type":"InternalErrorException"}"#,
      alert: "Error changing password: InternalErrorException"),
    // What a message repeats of the passwords is hidden; one that repeats the token is not shown.
    Reply(
      status: 400,
      body: #"{"__type":"InvalidParameterException","message":"Value 'New-Passw0rd!' at 'proposedPassword' failed"}"#,
      alert: "Error changing password: Value '•••' at 'proposedPassword' failed"),
    Reply(
      status: 400, body: #"{"__type":"SomeException","message":"token the.access.token"}"#,
      alert: "Error changing password: SomeException"),
    // Replies that are not Cognito's.
    Reply(status: 500, body: "", alert: "Error changing password"),
    Reply(status: 502, body: "<html>Bad Gateway</html>", alert: "Error changing password"),
    Reply(status: 200, body: "<html>Sign in to the hotel</html>", alert: "Error changing password"),
    Reply(status: 400, body: #"{"__type":12,"message":[]}"#, alert: "Error changing password"),
    Reply(status: 400, body: "[1,2]", alert: "Error changing password"),
    Reply(
      status: 400, body: #"{"__type":"X","message":""# + String(repeating: "m", count: 20_000) + #""}"#,
      alert: "Error changing password"),
  ]

  @Test(arguments: replies) @MainActor func `an answer becomes the alert that users read`(_ reply: Reply) async throws {
    let server = try LoopbackServer { _ in .init(reply.status, headers: reply.headers, body: reply.body) }
    let form = ObservablePasswordForm(try form(.changeConfirmed), service: Self.service(server.url))
    await form.submit(current: Self.current, new: Self.new)
    #expect(form.presentation.alert?.title == "Change Password")
    let text = form.presentation.alert?.text
    #expect(text.map(unisolated) == reply.alert)
    #expect(await server.stop().count == 1)
  }

  @Test func `the request is the one that Cognito documents`() async throws {
    let (answer, requests) = try await Self.exchange { _ in .init(200, body: "{}") }
    #expect(answer.summary == "success ")
    let request = try #require(requests.first)
    #expect(requests.count == 1)
    #expect(request.line == "POST / HTTP/1.1")
    #expect(request.headers["x-amz-target"] == "AWSCognitoIdentityProviderService.ChangePassword")
    #expect(request.headers["content-type"] == "application/x-amz-json-1.1")
    #expect(request.member("AccessToken") == Self.token)
    #expect(request.member("PreviousPassword") == Self.current)
    #expect(request.member("ProposedPassword") == Self.new)
    // Nothing secret is anywhere but in the body.
    let head = request.line + request.headers.map { $0.key + $0.value }.joined()
    for secret in [Self.token, Self.current, Self.new] { #expect(!head.contains(secret)) }
  }

  @Test(arguments: [
    "\"\\/\u{0}\u{1F}\n", "pässwörd ✓ 🔑", "e\u{301}", "\u{202E}אבג", String(repeating: "x", count: 1 << 20),
  ])
  func `every scalar of a password is sent as it was typed`(_ password: String) async throws {
    let server = try LoopbackServer { _ in .init(200, body: "{}") }
    let submission = PasswordForm.Submission(current: Password(Self.current), new: Password(password))
    #expect(await Self.service(server.url).submit(submission).summary == "success ")
    let sent = await server.stop().first?.member("ProposedPassword")
    #expect(sent.map { Array($0.utf8) } == Array(password.utf8))
  }

  // MARK: Faults on the wire

  @Test func `a refused connection is a network error`() async throws {
    let port = try LoopbackServer.unusedPort()
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    #expect(await Self.service(url).submit(Self.submission()).summary == "network")
  }

  @Test func `a silent server is a time-out`() async throws {
    let (answer, requests) = try await Self.exchange(timeout: .milliseconds(300)) { _ in
      var reply = LoopbackServer.Reply([])
      reply.staysOpen = true
      return reply
    }
    #expect(answer.summary == "timeout")
    #expect(requests.count == 1)
  }

  @Test func `a server that keeps sending a byte now and then is a time-out`() async throws {
    let (answer, requests) = try await Self.exchange(timeout: .milliseconds(700)) { _ in
      let head = "HTTP/1.1 200 OK\r\nContent-Length: 2000\r\n\r\n"
      var reply = LoopbackServer.Reply([Data(head.utf8)] + (1...2000).map { _ in Data(" ".utf8) })
      reply.pause = .milliseconds(100)
      return reply
    }
    #expect(answer.summary == "timeout")
    #expect(requests.count == 1)
  }

  @Test func `a connection that is cut is a network error`() async throws {
    // Before the reply, in its header, in its body, and in a body in chunks.
    for bytes in [
      "", "HTTP/1.1 200 O", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
    ] {
      let (answer, requests) = try await Self.exchange { _ in .init([Data(bytes.utf8)]) }
      #expect(answer.summary == "network", "\(bytes)")
      #expect(requests.count == 1, "\(bytes)")
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `no redirection is followed`(_ status: Int) async throws {
    let other = try LoopbackServer { _ in .init(200, body: "{}") }
    let location = other.url
    let (answer, requests) = try await Self.exchange { _ in .init(status, headers: ["Location: \(location)"]) }
    #expect(answer.summary == "error 8000 ")
    #expect(requests.count == 1)
    #expect(await other.stop().isEmpty)
  }

  @Test func `a reply without end is abandoned`() async throws {
    let (answer, _) = try await Self.exchange { _ in
      .init([Data("HTTP/1.1 400 Bad\r\n\r\n".utf8)] + (1...2000).map { _ in Data(repeating: 0x20, count: 10_000) })
    }
    #expect(answer.summary == "error 8000 ")
  }

  @Test func `a submission that was cancelled before the token came is never sent`() async throws {
    let server = try LoopbackServer { _ in .init(200, body: "{}") }
    let (waiting, arrival) = AsyncStream.makeStream(of: Void.self)
    let service = CognitoCredentialService(endpoint: server.url) {
      arrival.finish()
      try? await Task.sleep(for: .seconds(60))
      return Self.token
    }
    let task = Task { await service.submit(Self.submission()) }
    for await _ in waiting {}
    task.cancel()
    #expect(await task.value.summary == "timeout")
    #expect(await server.stop().isEmpty)
  }

  // MARK: Before anything is sent

  @Test func `without an access token there is no session`() async throws {
    let server = try LoopbackServer { _ in .init(200, body: "{}") }
    struct SignedOut: Error {}
    let tokens: [@Sendable () async throws -> String?] = [{ nil }, { "" }, { throw SignedOut() }]
    for token in tokens {
      let service = CognitoCredentialService(endpoint: server.url, accessToken: token)
      #expect(await service.submit(Self.submission()).summary == "noSession")
    }
    let offline = CognitoCredentialService(endpoint: server.url) { throw URLError(.notConnectedToInternet) }
    #expect(await offline.submit(Self.submission()).summary == "network")
    #expect(await server.stop().isEmpty)
  }

  @Test func `the access token is requested for each submission`() async throws {
    let server = try LoopbackServer { _ in .init(200, body: "{}") }
    let (tokens, next) = AsyncStream.makeStream(of: String.self)
    next.yield("first")
    next.yield("second")
    let service = CognitoCredentialService(endpoint: server.url) { await tokens.first { _ in true } }
    for _ in 1...2 { _ = await service.submit(Self.submission()) }
    #expect(await server.stop().map { $0.member("AccessToken") } == ["first", "second"])
  }

  @Test func `a submission without both passwords is not sent`() async throws {
    let server = try LoopbackServer { _ in .init(200, body: "{}") }
    let service = Self.service(server.url)
    for submission in [PasswordForm.Submission(current: Password("a")), .init(new: Password("a")), .init()] {
      #expect(await service.submit(submission).summary == "error 8000 ")
    }
    #expect(await server.stop().isEmpty)
  }

  @Test(
    arguments: [
      ("eu-west-1", "https://cognito-idp.eu-west-1.amazonaws.com/"),
      ("us-gov-west-1", "https://cognito-idp.us-gov-west-1.amazonaws.com/"),
      ("cn-north-1", "https://cognito-idp.cn-north-1.amazonaws.com.cn/"),
      ("", nil), ("eu-west-1.example.org/", nil), ("EU-WEST-1", nil), ("eu west", nil), ("-", nil), ("é", nil),
      ("evil@example", nil), (String(repeating: "a", count: 33), nil),
    ] as [(String, String?)])
  func `a region becomes a host of Amazon or none`(_ region: String, _ url: String?) {
    #expect(CognitoCredentialService(region: region) { nil }.endpoint?.absoluteString == url)
  }

  @Test(arguments: [
    ("https://cognito-idp-fips.us-east-1.amazonaws.com/", true), ("https://example.org:8443/pool", true),
    ("http://127.0.0.1:5000/", true), ("http://localhost:5000/", true), ("http://[::1]:5000/", true),
    ("http://example.org/", false), ("http://127.0.0.1.example.org/", false), ("ftp://example.org/", false),
    ("https://user:password@example.org/", false), ("https://example.org/?a=b", false),
    ("https://example.org/#a", false), ("file:///tmp/a", false), ("relative", false),
  ])
  func `passwords go by HTTPS or stay on this machine`(_ text: String, _ isUsable: Bool) async throws {
    let service = CognitoCredentialService(endpoint: try #require(URL(string: text))) { Self.token }
    #expect((service.endpoint != nil) == isUsable)
    if !isUsable { #expect(await service.submit(Self.submission()).summary == "notInitialized") }
  }

  @Test func `nothing secret is in the description of the service`() throws {
    let service = CognitoCredentialService(region: "eu-west-1") { Self.token }
    var dumped = ""
    dump(service, to: &dumped)
    for text in ["\(service)", String(reflecting: service), dumped] { #expect(!text.contains(Self.token)) }
    #expect("\(service)" == "CognitoCredentialService(https://cognito-idp.eu-west-1.amazonaws.com/)")
  }
}

/// A text without the marks that isolate what is not ours.
private func unisolated(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
}
