import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One HTTP request and its reply: sent once, to one host, with a limit on time and size.
struct SingleExchange: Sendable {
  /// The reply of the server.
  struct Reply: Sendable {
    let status: Int
    /// The error's type in the header, which AWS sends in addition to the one in the body.
    let errorType: String?
    let body: Data
  }

  /// The error for a reply that is longer than any reply of the service.
  struct ReplyTooLong: Error {}

  /// The maximum number of bytes of a body. An error of Cognito has a few hundred.
  static let maximumBodyLength = 16 * 1024

  let request: URLRequest
  let timeout: Duration

  /// Sends the request and waits for the whole reply.
  ///
  /// - Throws: `URLError`, ``ReplyTooLong`` or `CancellationError`.
  func reply() async throws -> Reply {
    try await withThrowingTaskGroup(of: Reply.self) { group in
      group.addTask { try await send() }
      // URLSession's own timeouts do not stop a server that keeps sending a byte from time to time.
      group.addTask {
        try await Task.sleep(for: timeout)
        throw URLError(.timedOut)
      }
      defer { group.cancelAll() }
      guard let reply = try await group.next() else { throw CancellationError() }
      return reply
    }
  }

  private func send() async throws -> Reply {
    let (parts, continuation) = AsyncStream.makeStream(of: Part.self)
    // A separate session: its connection is new, so no lower layer resends the request because a reused connection
    // turned out to be dead. It also leaves no cookies, cache entries or credentials.
    let session = URLSession(
      configuration: configuration, delegate: SessionDelegate(parts: continuation), delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    session.dataTask(with: request).resume()
    var status: (code: Int, errorType: String?)?
    var body = Data()
    for await part in parts {
      switch part {
      case .header(let code, let errorType): status = (code, errorType)
      case .body(let data):
        body.append(data)
        guard body.count <= Self.maximumBodyLength else { throw ReplyTooLong() }
      case .end(let error):
        if let error { throw error }
        guard let status else { throw URLError(.badServerResponse) }
        return Reply(status: status.code, errorType: status.errorType, body: body)
      }
    }
    throw CancellationError()
  }

  private var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    let seconds = max(1, timeout / .seconds(1))
    configuration.timeoutIntervalForRequest = seconds
    configuration.timeoutIntervalForResource = seconds
    return configuration
  }

  private enum Part: Sendable {
    case header(status: Int, errorType: String?)
    case body(Data)
    case end(URLError?)
  }

  private final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private let parts: AsyncStream<Part>.Continuation

    init(parts: AsyncStream<Part>.Continuation) { self.parts = parts }

    /// Rejects redirections: the body, with both passwords, must not be sent to another host.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      if let response = response as? HTTPURLResponse {
        parts.yield(
          .header(
            status: response.statusCode, errorType: response.value(forHTTPHeaderField: "x-amzn-errortype")))
      }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      parts.yield(.body(data))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      parts.yield(.end(error.map { $0 as? URLError ?? URLError(.unknown) }))
      parts.finish()
    }
  }
}
