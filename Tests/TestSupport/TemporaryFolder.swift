public import Foundation
public import WatchwordBasics

/// A folder that goes away with its value.
public final class TemporaryFolder {
  /// The folder.
  public let url = FileManager.default.temporaryDirectory.appending(path: "watchword-\(UUID().uuidString)")

  /// Creates the folder.
  public init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of what is called `name` in the folder.
  public func path(_ name: String) -> SystemPath { SystemPath("\(url.path)/\(name)") }

  /// Writes a file and returns its path.
  public func write(_ bytes: [UInt8], to name: String) throws -> SystemPath {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  /// Writes a file and returns its path.
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The names of everything in the folder, hidden entries included.
  public func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}
