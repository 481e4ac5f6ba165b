import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An HTTP server of the tests on a free port of this machine: it sends the given answer, byte by byte, and records
/// the requests.
struct LoopbackServer: Sendable {
  /// A request.
  struct Request: Sendable {
    let line: String
    let headers: [String: String]
    let body: Data

    /// A member of the body, which is a JSON object.
    func member(_ name: String) -> String? {
      (try? JSONSerialization.jsonObject(with: body) as? [String: Any])?[name] as? String
    }
  }

  /// An answer: pieces of bytes, each after a pause.
  struct Reply: Sendable {
    var chunks: [Data]
    var pause: Duration = .zero
    /// Whether the connection stays open when everything was sent, until the client closes it.
    var staysOpen = false

    init(_ chunks: [Data]) { self.chunks = chunks }

    /// A whole response.
    init(_ status: Int, headers: [String] = [], body: String = "", length: Int? = nil) {
      let head = ["HTTP/1.1 \(status) Status", "Content-Length: \(length ?? body.utf8.count)", "Connection: close"]
      chunks = [Data(((head + headers).joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)]
    }
  }

  let port: Int
  /// Ends the server when something is written to it.
  private let stopping: Int32
  private let requests: AsyncStream<Request>

  var url: URL { URL(string: "http://127.0.0.1:\(port)/") ?? URL(filePath: "/") }

  /// Starts a server that answers every request with `reply`.
  init(reply: @escaping @Sendable (Request) -> Reply) throws {
    // A client that goes away must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let listener: Int32
    (listener, port) = try Self.listen()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    let stopped = ends[0]
    stopping = ends[1]
    let (requests, continuation) = AsyncStream.makeStream(of: Request.self)
    self.requests = requests
    // Only this thread closes the listener: its number can belong to another server right afterwards.
    Thread.detachNewThread {
      while Self.waits(for: listener, unless: stopped) {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        Thread.detachNewThread {
          defer { close(connection) }
          guard let request = Self.read(connection) else { return }
          continuation.yield(request)
          Self.send(reply(request), to: connection)
        }
      }
      close(listener)
      close(stopped)
      continuation.finish()
    }
  }

  /// Stops the server.
  ///
  /// - Returns: the requests, in their order.
  func stop() async -> [Request] {
    _ = write(stopping, [0], 1)
    close(stopping)
    return await requests.reduce(into: []) { $0.append($1) }
  }

  /// A port of this machine on which nobody answers.
  static func unusedPort() throws -> Int {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  private struct Failure: Error {}

  private static func listen() throws -> (listener: Int32, port: Int) {
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && Foundation.listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard listener >= 0, isListening else { throw Failure() }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Waits for a connection.
  ///
  /// - Returns: false if the server is to end.
  private static func waits(for listener: Int32, unless stopped: Int32) -> Bool {
    var states = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0), pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&states, 2, -1) < 0 {}
    return states[1].revents == 0
  }

  private static func read(_ connection: Int32) -> Request? {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let end = bytes.range(of: Data("\r\n\r\n".utf8)) {
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
          headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
        }
        let body = bytes[end.upperBound...]
        if body.count >= Int(headers["content-length"] ?? "") ?? 0 {
          return Request(line: lines[0], headers: headers, body: Data(body))
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  private static func send(_ reply: Reply, to connection: Int32) {
    for chunk in reply.chunks {
      if reply.pause > .zero { Thread.sleep(forTimeInterval: reply.pause / .seconds(1)) }
      var rest = chunk[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, 0) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
    var byte: UInt8 = 0
    if reply.staysOpen { _ = recv(connection, &byte, 1, 0) }
  }
}
