import Foundation
public import Testing

/// A file with the expected text, which a person has reviewed.
///
/// With `UPDATE_GOLDEN` in the environment it is written instead of compared, and the test fails: look at the difference.
public struct GoldenFile {
  private let url: URL

  /// The file at `path` of the package.
  public init(_ path: String) { url = packageFolder.appending(path: path) }

  /// Expects `text` to be what the file holds.
  public func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let old = try? Data(contentsOf: url)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil, old != Data(text.utf8) {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("\(url.lastPathComponent) was written anew: look at it", sourceLocation: sourceLocation)
    }
    let isGolden = Data(text.utf8) == (try? Data(contentsOf: url))
    #expect(isGolden, "\(url.lastPathComponent) differs from:\n\(text)", sourceLocation: sourceLocation)
  }
}
