import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting
import WatchwordSystemFiles

/// The configuration files of a run: the one that an option names, or for each catalogue the nearest `.watchword.json`
/// in its folder or above.
struct LintConfigurations {
  private struct File {
    let value: LintConfigurationFile
    let source: SourceText
    /// The absolute path of the file's folder.
    let folder: SystemPath
  }

  /// The file that an option names.
  private let named: File?
  /// The files that were found, by the folders of catalogues; `nil` where there is none.
  private var found: [SystemPath: File?] = [:]
  /// The absolute paths of the folders that the run covers.
  private let covered: [SystemPath]
  private let current: SystemPath

  /// - Parameters:
  ///   - path: The configuration file that an option names.
  ///   - arguments: The files and folders of the run.
  init(_ path: String?, arguments: [String]) throws {
    current = SystemPath(".").absolute ?? "/"
    covered = try InputPaths.paths(named: arguments).filter { !$0.isStandardInput && $0.isFolder }
      .compactMap(\.absolute)
    named = try path.map { try Self.load(InputPaths.path(named: $0)) }
  }

  /// The settings of the catalogue at `path`. Standard input counts as a file in the current folder, or at the path
  /// that its name gives.
  mutating func settings(for path: SystemPath, name: ExactText) throws -> LintSettings {
    let effectivePath = effectivePath(of: path, name: name)
    guard let file = try named ?? file(above: effectivePath.folder) else { return .standard }
    return file.value.settings(
      for: effectivePath.relative(to: file.folder).name, coversFolder: covered.contains { file.folder.isIn($0) })
  }

  /// The name of the configuration file of the catalogue at `path`, if it has one.
  mutating func fileName(for path: SystemPath, name: ExactText) throws -> ExactText? {
    try (named ?? file(above: effectivePath(of: path, name: name).folder))?.value.name
  }

  /// The lines of the files, for reports.
  var quoted: [SourceText] {
    var names: Set<ExactText> = []
    return ([named] + found.values.map { $0 }).compactMap { $0 }.filter { names.insert($0.value.name).inserted }
      .map(\.source)
  }

  private func effectivePath(of path: SystemPath, name: ExactText) -> SystemPath {
    let path = path.isStandardInput ? SystemPath(name.string) : path
    return path.absolute ?? current.appending(path.lastComponent)
  }

  /// The nearest configuration file in `folder` or above. Each folder is searched once.
  private mutating func file(above folder: SystemPath) throws -> File? {
    if let known = found[folder] { return known }
    let path = folder.appending(LintConfigurationFile.fileName.utf8)
    let file: File?
    if path.identity != nil, !path.isFolder {
      file = try Self.load(path.isIn(current) ? path.relative(to: current) : path)
    } else {
      file = folder.bytes == [UInt8(ascii: "/")] ? nil : try self.file(above: folder.folder)
    }
    found[folder] = .some(file)
    return file
  }

  /// Reads a configuration file, and reports its findings on standard error. Throws if there is an error.
  private static func load(_ path: SystemPath) throws -> File {
    let source = try InputFile.read(path, as: .configuration)
    let reading = LintConfigurationFile.read(source)
    StandardError.report(reading.diagnostics)
    guard var value = reading.value else {
      throw CommandFailure(
        message: "\(source.name) is not a usable configuration; correct the errors that are listed above")
    }
    if let name = value.glossaryFile { value.glossary = try glossary(SystemPath(name.string), beside: path) }
    return File(value: value, source: source, folder: (path.absolute ?? path).folder)
  }

  /// Reads the glossary that the configuration file at `configuration` names: a file, or a folder with a file for each
  /// language.
  private static func glossary(_ name: SystemPath, beside configuration: SystemPath) throws -> Glossary {
    let isRelative = name.bytes.first != UInt8(ascii: "/") && configuration.bytes.contains(UInt8(ascii: "/"))
    let path = isRelative ? configuration.folder.appending(name.bytes) : name
    if !path.isFolder { return try glossary(path) }
    let files: [SystemPath]
    do throws(FileError) { files = try Files.entries(in: path) } catch {
      throw CommandFailure(message: "\(path.name): \(error.reason.sentence)")
    }
    return try files.filter { !$0.isFolder }.reduce(Glossary()) { try $0.adding(glossary($1)) }
  }

  /// Reads the glossary in a file, and reports its findings on standard error. Throws if there is an error.
  private static func glossary(_ file: SystemPath) throws -> Glossary {
    let document = try InputFile.read(file, as: .glossary)
    let reading = GlossaryReader(from: .english, to: []).read(document)
    StandardError.report(reading.diagnostics)
    guard let glossary = reading.value else {
      throw CommandFailure(
        message: "\(document.name) is not a usable glossary; correct the errors that are listed above")
    }
    return glossary
  }
}

extension LintConfigurations {
  /// Sets the settings of each catalogue.
  mutating func configure(_ sources: inout [LintSource]) throws {
    for index in sources.indices {
      sources[index].settings = try settings(for: sources[index].path, name: sources[index].name)
    }
  }

  /// Prints the settings of each catalogue as JSON.
  mutating func print(_ sources: [LintSource], _ configuration: LintConfiguration) throws {
    var writer = JSONWriter(indentingTo: 6)
    try writer.object { writer in
      writer.member("version", 1)
      writer.key("files")
      try writer.array { writer in
        for source in sources {
          let name = try fileName(for: source.path, name: source.name)
          writer.object { writer in
            writer.member("file", source.name)
            writer.member("configuration", orNull: name?.string)
            source.settings.write(to: &writer, configuration)
          }
        }
      }
    }
    try StandardOutput.write(writer.text + "\n")
  }
}
