import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordProject
import WatchwordReporting
import WatchwordSystemFiles

/// `watchword convert`: writes catalogues in another format, and lists what is lost.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert catalogues to another format, and list what is lost.",
    discussion: """
      Catalogues of one source file go together: several .xliff files become one .xcstrings file, and one .xcstrings \
      file becomes a file for each language, at the usual paths of the format: de.lproj/Localizable.strings, \
      values-de/strings.xml, app_de.arb, de/translation.json, de/LC_MESSAGES/messages.po, de.xliff. A file that is \
      already in the format keeps its bytes. Placeholders are written in the syntax of the format; xliff12 and po keep \
      those of the source.

      What the format cannot express is listed on standard error with its place: the first loss of each kind in each \
      file, with the number of the others. Placeholders that are merely written in another way are counted. --verbose \
      lists everything.

      Nothing is written if a catalogue can be read only in part, and --merge changes nothing if an existing file \
      cannot be read or has another source language. An existing source file, such as values/strings.xml, is replaced \
      only if a source catalogue is given, because a translation does not have all of its texts, and if everything in \
      it can be written again. A language that is not a valid tag (BCP 47) is an error, and nothing is written for it.

      The exit code is 0 if everything was written, 1 if a catalogue has errors, or if --strict is given and something \
      was lost, and 2 if a file cannot be read or written.

      Examples:
        watchword convert de.xliff fr.xliff --to xcstrings -o Converted
        watchword convert App/Localizable.xcstrings --to android -o app/src/main/res
      """)

  @Argument(help: "Catalogues, folders (with their subfolders), .xcloc bundles, or - for standard input.")
  var paths: [String]

  @Option(help: "The format to write.")
  var to: CatalogFormatName

  @Option(name: .shortAndLong, help: "The folder to write to; without it, a single file is printed.")
  var output: String?

  @Flag(help: "Exit with 1 if something is lost.")
  var strict = false

  @Flag(help: "Replace existing files.")
  var force = false

  @Flag(
    help: "With --to xcstrings: merge the translations into existing files, and keep everything else in them.")
  var merge = false

  @Flag(help: "List every loss, and placeholders that are written in another way.")
  var verbose = false

  @OptionGroup var input: InputOptions

  func run() throws {
    guard !merge || to.format.isUpdatable else {
      throw RunFailure(
        message: "--merge works only with --to xcstrings: files of the format \(to.format.optionName) are always"
          + " written anew")
    }
    let folder = try output.map { try OutputFolder($0) }
    var sources: [CatalogSource] = []
    var reader = CatalogDocuments { path in try? Files.read(path, limit: InputKind.catalog.limit) }
    var documents: [CatalogDocument] = []
    let isComplete = try CatalogPaths(paths).read(stdinName: input.stdinFilename) { source in
      sources.append(source)
      try MemoryNeed.require(.compiling, of: sources.map { ($0.name, $0.text.bytes.count) })
      documents.append(reader.read(source.text.bytes, at: SystemPath(source.name.string), as: source.format))
    }
    var hasError = StandardError.reportErrors(among: documents.flatMap(\.findings))
    // Part of a file would look like the whole of it.
    if let cut = documents.first(where: { !$0.isComplete }) {
      throw RunFailure(
        message: "\(cut.path.name) was read only as far as its last error; nothing was written")
    }
    guard documents.contains(where: { !$0.catalog.files.isEmpty }) else { throw ExitCode.trouble }
    var unreadable: FileError?
    let conversion = CatalogConversion(documents, to: to.format) { path in
      guard merge, let path = folder?.path(of: path) else { return nil }
      do throws(FileError) {
        return reader.read(try Files.read(path), at: path, as: to.format)
      } catch {
        // A missing file is not an error, because it is created.
        if error.reason != .notFound { unreadable = unreadable ?? error }
        return nil
      }
    }
    if let unreadable { throw RunFailure(message: "\(unreadable.description); nothing was written") }
    if StandardError.reportErrors(among: conversion.errors) { hasError = true }
    try requireMergeable(conversion)
    report(conversion.losses)
    if conversion.files.isEmpty, hasError { throw ExitCode.findings }
    try write(conversion, to: folder) { path, bytes in
      guard let old = try? Files.read(path) else { return nil }
      // A copy of a document has all of its content.
      let isWhole = reader.read(bytes, at: path, as: to.format).unmodelledSourceContent != nil
      return isWhole ? nil : reader.read(old, at: path, as: to.format).unmodelledSourceContent
    }
    guard isComplete else { throw ExitCode.trouble }
    if hasError || strict && conversion.losses.contains(where: { $0.severity != .info }) { throw ExitCode.findings }
  }

  /// Throws if translations cannot be merged into an existing file, after reporting the errors in that file.
  private func requireMergeable(_ conversion: CatalogConversion) throws {
    guard let (document, reason) = conversion.unmergeable.first else { return }
    _ = StandardError.reportErrors(among: conversion.unmergeable.flatMap(\.document.findings))
    throw RunFailure(message: "\(document.path.name): \(reason); nothing was written")
  }

  /// Lists the first loss of each kind in each file, with the number of the others; with `--verbose`, every loss.
  private func report(_ losses: [Diagnostic]) {
    if verbose { return StandardError.report(losses) }
    var listed: [(loss: Diagnostic, others: Int)] = []
    var indices: [[ExactText]: Int] = [:]
    for loss in losses where loss.severity != .info {
      // Attributes differ in kind; other messages differ in the names in them.
      let kind = [loss.file, loss.id] + (loss.id == FindingKind.lostAttribute.id ? [ExactText(loss.message)] : [])
      if let index = indices[kind] {
        listed[index].others += 1
      } else {
        indices[kind] = listed.count
        listed.append((loss, 0))
      }
    }
    for (var loss, others) in listed {
      if others > 0 { loss.message += " (\(others) more in this file; --verbose lists them)" }
      StandardError.report([loss])
    }
    let count = losses.count { $0.severity == .info }
    guard count > 0 else { return }
    let subject = count == 1 ? "1 placeholder is" : "\(count) placeholders are"
    StandardError.write("\(subject) written in another way; --verbose lists them\n")
  }

  private func write(
    _ conversion: CatalogConversion, to folder: OutputFolder?,
    losing lost: (_ path: SystemPath, _ bytes: [UInt8]) -> Diagnostic?
  ) throws {
    guard let folder else {
      guard conversion.files.count == 1, let file = conversion.files.first else {
        throw RunFailure(
          message: "There are \(conversion.files.count) files to write; name a folder for them with -o")
      }
      return try StandardOutput.write(file.bytes)
    }
    // Replacing an existing source file would lose content that the translations or the format do not contain.
    var kept: [(path: SystemPath, reason: String)] = []
    let files = conversion.files.filter { file in
      let path = folder.path(of: file.path)
      guard path.isFile else { return true }
      if conversion.derivedSources.contains(ExactText(file.path)) {
        kept.append((path, "only translations were given"))
      } else if !merge, let loss = lost(path, file.bytes) {
        kept.append((path, "line \(loss.span.start.line) would be lost: \(loss.message)"))
      }
      return kept.last?.path.bytes != path.bytes
    }
    try folder.write(files, force: force || merge)
    for file in files { OutputFile.announce(folder.path(of: file.path)) }
    for (path, reason) in kept { OutputFile.announceKeptSource(path, because: reason) }
  }
}
