public import Foundation

/// Says that a test does not ask an oracle because it is not on this machine, and which Debian package has it.
/// `make test` prints each of these lines once.
public func notAsked(_ oracle: String, package: String? = nil) {
  print("not asked: \(oracle)" + (package.map { " (apt install \($0))" } ?? ""))
}

/// A program of another system, as it is installed on this machine.
public struct Tool {
  /// The program.
  public let url: URL

  /// What a program that failed wrote to standard error.
  public struct Failure: Error, CustomStringConvertible {
    /// What the program wrote.
    public let description: String
  }

  /// The program in a file.
  init(at url: URL) { self.url = url }

  /// The Debian packages of programs that are not named after them.
  private static let packages = [
    "aapt2": "aapt", "java": "default-jre-headless", "msgfmt": "gettext", "node": "nodejs", "php": "php-cli",
    "lrelease": "qttools5-dev-tools", "setsid": "util-linux", "sha1sum": "coreutils", "xmllint": "libxml2-utils",
  ]

  /// Finds a program on the path; where it is absent, says so and gives nothing.
  public init?(_ name: String) {
    guard let url = Self.files(named: name).first else {
      notAsked(name, package: Self.packages[name] ?? name)
      return nil
    }
    self.url = url
  }

  /// The programs of this name on the path.
  static func files(named name: String) -> [URL] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether a run ends well.
  public func succeeds(_ arguments: [String]) -> Bool { (try? output(arguments)) != nil }

  /// The standard output of a run that is fed `input`.
  ///
  /// - Throws: `Failure` with what the program wrote to standard error, where it ends with another status than 0.
  public func output(_ arguments: [String], input: Data = Data()) throws -> Data {
    // Where Debian's packages of Node are.
    let environment = ProcessInfo.processInfo.environment.merging(["NODE_PATH": "/usr/share/nodejs"]) { old, new in
      "\(old):\(new)"
    }
    let run = try ProgramRun(url, arguments, input: input, environment: environment)
    guard run.exitCode == 0 else { throw Failure(description: String(decoding: run.errors, as: UTF8.self)) }
    return run.output
  }
}
