import WatchwordDiagnostics
import WatchwordSystemFiles

/// Reads files that arguments name: a path, or `-` for standard input.
enum InputFile {
  /// Reads the file at `path`. The result has the name for findings.
  ///
  /// Throws if the file exceeds the limit of its kind. If the reader of the bytes reports that instead, one byte more
  /// than the limit is returned.
  static func read(_ path: String, stdinName: String? = nil, as kind: InputKind = .catalog) throws -> SourceText {
    try read(InputPaths.path(named: path), stdinName: stdinName, as: kind)
  }

  /// Reads the file at `path`, as above.
  static func read(_ path: SystemPath, stdinName: String? = nil, as kind: InputKind = .catalog) throws -> SourceText {
    let name = path.isStandardInput ? ExactText(stdinName ?? "-") : path.name
    guard !path.isStandardInput || StandardStream.input.isOpen else {
      throw CommandFailure(message: "\(name): Standard input is closed")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        path.isStandardInput
        ? try Files.read(StandardStream.input.file, limit: kind.limit) : try Files.read(path, limit: kind.limit)
      // The index of the lines takes less than this fraction of the text.
      guard Memory.has(bytes.count / 32 + (1 << 16)) else { throw FileError(name: path.name, reason: .outOfMemory) }
    } catch {
      let subject = kind.expectation ?? "\(path.name)"
      throw CommandFailure(message: "\(subject): \(error.reason.sentence)")
    }
    if bytes.count > kind.limit, !kind.isReportedByReader {
      throw CommandFailure(
        message: "\(name): The file is too large; expected a \(kind.name) of at most \(kind.limitInWords)")
    }
    return SourceText(name: name, bytes: bytes)
  }

  /// Throws if standard input (`-`) is named twice, because it can be read only once.
  static func requireOneUseOfStandardInput(among paths: [String]) throws {
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw CommandFailure(
        message: "Standard input (-) is named twice, and it can be read only once; name a file instead")
    }
  }

  /// The last part of `path` without its extension: `strong` for `Policies/strong.json`.
  static func stem(of path: ExactText) -> String {
    let name = path.string.split(separator: "/").last.map { String($0) } ?? path.string
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
