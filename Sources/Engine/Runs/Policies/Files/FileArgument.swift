package import WatchwordBasics

/// An argument that names a file: what the user wrote, and the path, whose bytes need not be UTF-8.
package struct FileArgument: Sendable {
  /// What the user wrote.
  package let text: String
  /// The path.
  package let path: SystemPath

  /// Creates an argument that names the file at `path`.
  package init(_ text: String, _ path: SystemPath) {
    self.text = text
    self.path = path
  }

  /// Creates an argument whose path has the bytes of its text.
  package init(_ text: String) { self.init(text, SystemPath(text)) }

  /// The last part of `path` without its extension: `strong` for `Policies/strong.json`.
  package static func stem(of path: ExactText) -> String {
    let name = path.string.split(separator: "/").last.map { String($0) } ?? path.string
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
