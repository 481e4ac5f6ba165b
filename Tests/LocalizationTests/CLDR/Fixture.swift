import Foundation

/// A fixture of `Fixtures/cldr`: lines of fields separated by tabs, without comments.
struct Fixture {
  let rows: [[String]]

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/cldr/\(name)")
    rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

/// An oracle's results, this package's results, and where the two differ.
struct Differences: CustomStringConvertible {
  private(set) var found: [String: String] = [:]
  private(set) var compared = 0

  mutating func compare(_ name: String, _ ours: String, _ theirs: String) {
    compared += 1
    if ours != theirs { found[name] = "ours \(ours), theirs \(theirs)" }
  }

  /// The names that differ, in order.
  var names: [String] { found.keys.sorted() }

  var description: String {
    found.sorted { $0.key < $1.key }.prefix(400).map { "\($0.key): \($0.value)" }.joined(separator: "\n")
  }
}
