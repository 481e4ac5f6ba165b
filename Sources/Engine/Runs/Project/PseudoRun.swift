package import WatchwordBasics
import WatchwordCatalogFormats

/// One run of `pseudo`.
package enum PseudoRun {
  /// Writes a catalogue in a pseudo-locale: to `output`, or to standard output. Throws the exit code unless it is 0.
  package static func run(
    _ path: SystemPath, stdinName: String?, isMirrored: Bool, to output: SystemPath?, force: Bool, _ host: ProjectHost
  ) throws(RunFailure) {
    if let output { try host.files.requireAbsent(output, force: force) }
    let file = try ProjectFile(path, stdinName: stdinName, host.files)
    try MemoryNeed.require(.compiling, of: [(file.name, file.size)], host.files)
    var reader = CatalogDocuments(host.files)
    let document = reader.read(try file.bytes(), at: SystemPath(file.name.string), as: file.format)
    let hasError = host.console.reportErrors(among: document.findings)
    guard let bytes = document.pseudo(isMirrored ? .mirrored : .accented) else {
      throw hasError
        ? .said(exitCode: RunFailure.findings)
        : RunFailure(message: "\(file.name): Found no texts; expected a catalogue with texts")
    }
    // Part of a file would look like the whole of it.
    guard document.isComplete else {
      throw RunFailure(message: "\(file.name) was read only as far as its last error; nothing was written")
    }
    if let output {
      do throws(FileFailure) {
        try host.files.makeFolder(output.folder)
        try host.files.replace([(output, bytes)])
      } catch {
        throw RunFailure(message: "\(output.name): \(error.reason)")
      }
      host.console.announce(output)
    } else {
      try host.console.writeBytes(bytes)
    }
    if hasError { throw .said(exitCode: RunFailure.findings) }
  }
}

extension CatalogDocuments {
  /// Creates a reader of documents that also reads the files beside them.
  init(_ access: FileAccess) {
    self.init { path in
      do throws(FileFailure) { return try access.read(path, InputKind.catalog.limit) } catch { return nil }
    }
  }
}
