import ArgumentParser
import CatalogFormats
import Diagnostics

/// Files as users name them: a path, or `-` for standard input.
enum InputFile {
  /// The bytes of the file at `path`, under the name by which findings call it.
  ///
  /// At most `limit` bytes and one more are read, so that a reader can tell that there are too many.
  static func read(_ path: String, stdinName: String? = nil, limit: Int = .max) throws -> SourceText {
    try read(InputPath.path(named: path), stdinName: stdinName, limit: limit)
  }

  /// The bytes of the file at `path`, as above.
  static func read(_ path: InputPath, stdinName: String? = nil, limit: Int = .max) throws -> SourceText {
    do {
      let bytes = try FileBytes.read(path.bytes, name: path.name, limit: limit)
      return SourceText(name: path.isStandardInput ? stdinName ?? "-" : path.name, bytes: bytes)
    } catch {
      throw CommandFailure(message: error.description)
    }
  }

  /// The last part of `path` without its extension: `strong` for `Policies/strong.json`.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
