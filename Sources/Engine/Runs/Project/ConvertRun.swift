package import WatchwordBasics
package import WatchwordCatalogFormats
import WatchwordReporting

/// One run of `convert`.
package struct ConvertRun: Sendable {
  /// The catalogues to convert.
  package var paths: [SystemPath] = []
  /// The format to write.
  package var format: CatalogFormat
  /// The folder to write to; without it, a single file is printed.
  package var output: SystemPath?
  /// Whether a loss fails the command.
  package var isStrict = false
  /// Whether existing files are replaced.
  package var force = false
  /// Whether the translations are merged into existing files.
  package var merges = false
  /// Whether every loss is listed.
  package var isVerbose = false
  /// The name of standard input.
  package var stdinName: String?

  /// The formats that are written. `.stringsdict` files are written with the `.strings` files beside them.
  package static var formats: [CatalogFormat] {
    CatalogFormat.all.filter { $0.isWritable && $0.id != CatalogFormat.stringsdict.id }
  }

  /// Creates a run that writes `format`.
  package init(to format: CatalogFormat) { self.format = format }

  /// Converts the catalogues, and lists what is lost. Throws the exit code unless it is 0.
  package func run(_ host: ProjectHost) throws(RunFailure) {
    guard !merges || format.isUpdatable else {
      throw RunFailure(
        message: "--merge works only with --to xcstrings: files of the format \(format.optionName) are always"
          + " written anew")
    }
    let folder = output.map { OutputFolder($0, host.files) }
    var reader = CatalogDocuments(host.files)
    let (documents, isComplete) = try documents(&reader, host)
    var hasError = host.console.reportErrors(among: documents.flatMap { $0.findings })
    // Part of a file would look like the whole of it.
    if let cut = documents.first(where: { !$0.isComplete }) {
      throw RunFailure(message: "\(cut.path.name) was read only as far as its last error; nothing was written")
    }
    guard documents.contains(where: { !$0.catalog.files.isEmpty }) else { throw .said() }
    var unreadable: RunFailure?
    let conversion = CatalogConversion(documents, to: format) { path in
      guard merges, let path = folder?.path(of: path), host.files.status(path) != nil else { return nil }
      do throws(RunFailure) {
        return reader.read(try host.files.text(at: path, as: .catalog).bytes, at: path, as: format)
      } catch {
        unreadable = unreadable ?? error
        return nil
      }
    }
    if let unreadable { throw RunFailure(message: "\(unreadable.message); nothing was written") }
    if host.console.reportErrors(among: conversion.errors) { hasError = true }
    if let (document, reason) = conversion.unmergeable.first {
      _ = host.console.reportErrors(among: conversion.unmergeable.flatMap { $0.document.findings })
      throw RunFailure(message: "\(document.path.name): \(reason); nothing was written")
    }
    report(conversion.losses, on: host.console)
    if conversion.files.isEmpty, hasError { throw .said(exitCode: RunFailure.findings) }
    try write(conversion, to: folder, &reader, host)
    guard isComplete else { throw .said() }
    if hasError || isStrict && conversion.losses.contains(where: { $0.severity != .info }) {
      throw .said(exitCode: RunFailure.findings)
    }
  }

  /// Reads the catalogues. A file that cannot be read is reported on standard error and skipped.
  private func documents(
    _ reader: inout CatalogDocuments, _ host: ProjectHost
  ) throws(RunFailure) -> (documents: [CatalogDocument], isComplete: Bool) {
    var (files, isComplete) = CatalogPaths(paths, host.files).open(stdinName: stdinName, host)
    if !files.isEmpty { try MemoryNeed.require(.compiling, of: files.map { ($0.name, $0.size) }, host.files) }
    var documents: [CatalogDocument] = []
    for file in files {
      do throws(RunFailure) {
        documents.append(reader.read(try file.bytes(), at: SystemPath(file.name.string), as: file.format))
      } catch {
        host.console.report(error)
        isComplete = false
      }
    }
    return (documents, isComplete)
  }

  /// Lists the first loss of each kind in each file, with the number of the others; if the run is verbose, every loss.
  private func report(_ losses: [Finding], on console: Console) {
    if isVerbose { return console.report(losses) }
    var listed: [Finding] = []
    var others: [Int] = []
    var indices: [[ExactText]: Int] = [:]
    for loss in losses where loss.severity != .info {
      // Attributes differ in kind; other messages differ in the names in them.
      let kind = [loss.file, loss.id] + (loss.id == FindingKind.lostAttribute.id ? [ExactText(loss.message)] : [])
      if let index = indices[kind] {
        others[index] += 1
      } else {
        indices[kind] = listed.count
        listed.append(loss)
        others.append(0)
      }
    }
    for (index, others) in others.enumerated() {
      var loss = listed[index]
      if others > 0 { loss.message += " (\(others) more in this file; --verbose lists them)" }
      console.report([loss])
    }
    let count = losses.count { $0.severity == .info }
    guard count > 0 else { return }
    let subject = count == 1 ? "1 placeholder is" : "\(count) placeholders are"
    console.writeError("\(subject) written in another way; --verbose lists them\n")
  }

  private func write(
    _ conversion: CatalogConversion, to folder: OutputFolder?, _ reader: inout CatalogDocuments, _ host: ProjectHost
  ) throws(RunFailure) {
    guard let folder else {
      guard conversion.files.count == 1, let file = conversion.files.first else {
        throw RunFailure(
          message: "There are \(conversion.files.count) files to write; name a folder for them with -o")
      }
      return try host.console.writeBytes(file.bytes)
    }
    // Replacing an existing source file would lose content that the translations or the format do not contain.
    var kept: [String] = []
    var files: [(path: String, bytes: [UInt8])] = []
    for file in conversion.files {
      let path = folder.path(of: file.path)
      var reason: String?
      if host.files.status(path)?.kind == .file {
        if conversion.derivedSources.contains(ExactText(file.path)) {
          reason = "only translations were given"
        } else if !merges, let loss = loss(of: path, replacedBy: file.bytes, &reader, host.files) {
          reason = "line \(loss.span.start.line) would be lost: \(loss.message)"
        }
      }
      guard let reason else {
        files.append((file.path, file.bytes))
        continue
      }
      kept.append(
        "\(TerminalScalar.shown(path.name.string)) was not written: it already exists, and"
          + " \(TerminalScalar.shown(reason))\n")
    }
    try folder.write(files, force: force || merges)
    for file in files { host.console.announce(folder.path(of: file.path)) }
    for line in kept { host.console.writeError(line) }
  }

  /// Returns the first content of an existing source file that is neither in the written bytes nor in the model of
  /// catalogues; `nil` if there is none.
  private func loss(
    of path: SystemPath, replacedBy bytes: [UInt8], _ reader: inout CatalogDocuments, _ access: FileAccess
  ) -> Finding? {
    let old: [UInt8]
    do throws(FileFailure) { old = try access.read(path, InputKind.catalog.limit) } catch { return nil }
    // A copy of a document has all of its content.
    let isWhole = reader.read(bytes, at: path, as: format).unmodelledSourceContent != nil
    return isWhole ? nil : reader.read(old, at: path, as: format).unmodelledSourceContent
  }
}
