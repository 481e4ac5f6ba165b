import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordPolicy

/// A kind of file that commands read, and how large one may be: what is read stands in memory, and a device or a pipe
/// may never end.
struct InputKind {
  /// What to call one.
  let name: String
  /// The most bytes that are read.
  let limit: Int
  /// Whether what reads the bytes says itself, at its place, that there are too many.
  var isToldByReader = false

  static let policy = InputKind(name: "policy", limit: PolicyFormat.maximumLength, isToldByReader: true)
  static let catalog = InputKind(name: "catalogue", limit: 1 << 30)
  static let passwordList = InputKind(name: "list of passwords", limit: 256 << 20)

  /// The limit as people say it.
  var limitInWords: String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20)] where limit >= size && limit.isMultiple(of: size) {
      return "\(limit / size) \(unit)"
    }
    return "\(limit) bytes"
  }
}

/// Files as users name them: a path, or `-` for standard input.
enum InputFile {
  /// The bytes of the file at `path`, under the name by which findings call it.
  ///
  /// A file over the limit of its kind is a failure; where its reader tells, as many bytes come as let it tell.
  static func read(_ path: String, stdinName: String? = nil, as kind: InputKind = .catalog) throws -> SourceText {
    try read(InputPath.path(named: path), stdinName: stdinName, as: kind)
  }

  /// The bytes of the file at `path`, as above.
  static func read(_ path: InputPath, stdinName: String? = nil, as kind: InputKind = .catalog) throws -> SourceText {
    let name = path.isStandardInput ? stdinName ?? "-" : path.name
    guard !path.isStandardInput || StandardInput.isOpen else {
      throw CommandFailure(message: "\(name): standard input is closed")
    }
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path.bytes, name: path.name, limit: kind.limit)
    } catch {
      throw CommandFailure(message: error.description)
    }
    if bytes.count > kind.limit, !kind.isToldByReader {
      throw CommandFailure(
        message: "\(name): larger than \(kind.limitInWords), the most that is read of a \(kind.name)")
    }
    return SourceText(name: name, bytes: bytes)
  }

  /// Refuses standard input (`-`) where it is named twice: it is gone once it was read.
  static func requireOneUseOfStandardInput(among paths: [String]) throws {
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw CommandFailure(message: "standard input (-) can be read once only; name a file")
    }
  }

  /// The last part of `path` without its extension: `strong` for `Policies/strong.json`.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
