import Foundation
import WatchwordDiagnostics
import WatchwordSystemFiles

/// A folder that goes away with its value.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of what is called `name` in the folder.
  func path(_ name: String) -> SystemPath { SystemPath("\(url.path)/\(name)") }

  func write(_ bytes: [UInt8], to name: String) throws -> SystemPath {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  /// The names of everything in the folder, hidden entries included.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}
