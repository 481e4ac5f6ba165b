import Foundation
import TestSupport
import Testing

/// A server in Python that tests run against, on a free port of this machine.
///
/// It ends with its standard input, or when its parent is another process than at first, so that it never outlives the
/// tests, however those end.
struct PythonServer {
  let url: URL
  let process: Process
  private let input: Pipe

  /// What every server does first.
  private static let watch = """
    import os, select, threading
    parent = os.getppid()
    def watch():
        while os.getppid() == parent:
            if select.select([0], [], [], 0.5)[0] and not os.read(0, 1): break
        os._exit(0)
    threading.Thread(target=watch, daemon=True).start()

    """

  /// Starts a script that prints the number of its port; `python` must have what it imports.
  init(_ python: PythonOracle, script: String) throws {
    input = Pipe()
    process = Process()
    let output = Pipe()
    process.executableURL = python.python
    process.arguments = ["-c", Self.watch + script]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      guard let more = try output.fileHandleForReading.read(upToCount: 1), !more.isEmpty else { break }
      line.append(more)
    }
    let port = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines))
    guard let port, let url = URL(string: "http://127.0.0.1:\(port)/") else {
      process.terminate()
      process.waitUntilExit()
      throw Failure()
    }
    self.url = url
  }

  /// Ends the server and waits until it is gone.
  func stop() {
    closeInput()
    process.terminate()
    process.waitUntilExit()
  }

  /// Lets the server's standard input end, as the end of the tests does.
  func closeInput() { try? input.fileHandleForWriting.close() }

  struct Failure: Error {}
}

/// Starts one server of PyPI `moto`, which speaks the API of Cognito, for a suite, and ends it with the suite.
struct WithMoto: SuiteTrait, TestScoping {
  /// Where moto answers; nothing where it is not installed.
  @TaskLocal static var url: URL?

  private static let script = """
    from moto.server import ThreadedMotoServer
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    print(server.get_host_and_port()[1], flush=True)
    threading.Event().wait()
    """

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Prints the reason where there is no moto.
    guard let python = PythonOracle(importing: "moto.server") else { return try await function() }
    let server = try PythonServer(python, script: Self.script)
    defer { server.stop() }
    try await Self.$url.withValue(server.url) { try await function() }
  }
}

extension Trait where Self == WithMoto {
  static var withMoto: WithMoto { WithMoto() }
}
