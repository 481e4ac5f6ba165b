import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization
import WatchwordReporting

/// The configuration files of a run: the one that an option names, or for each catalogue the nearest `.watchword.json`
/// in its folder or above.
struct ProjectSettings {
  private struct File {
    let value: LintConfigurationFile
    let source: SourceText
    /// The absolute path of the file's folder.
    let folder: SystemPath
    /// The files that the file extends, the nearest one first.
    let extended: [(value: LintConfigurationFile, source: SourceText)]
  }

  /// The file that an option names.
  private let named: File?
  /// The files that were found, by the folders of catalogues; `nil` where there is none.
  private var found: [SystemPath: File?] = [:]
  /// The absolute paths of the folders that the run covers.
  private let covered: [SystemPath]
  private let current: SystemPath
  private let host: ProjectHost

  /// - Parameters:
  ///   - path: The configuration file that an option names.
  ///   - paths: The files and folders of the run.
  init(_ path: SystemPath?, paths: [SystemPath], _ host: ProjectHost) throws(RunFailure) {
    let files = host.files
    self.host = host
    current = files.absolute(".") ?? "/"
    covered = paths.filter { !$0.isStandardInput && files.isFolder($0) }.compactMap { files.absolute($0) }
    if let path { named = try Self.load(path, host) } else { named = nil }
  }

  /// The settings of the catalogue at `path`. Standard input counts as a file in the current folder, or at the path
  /// that its name gives.
  mutating func settings(for path: SystemPath, name: ExactText) throws(RunFailure) -> LintSettings {
    let effectivePath = effectivePath(of: path, name: name)
    guard let file = try file(of: effectivePath) else { return .standard }
    // The paths in an extended file, too, are relative to the folder of the file that extends it.
    let path = effectivePath.relative(to: file.folder).name
    let own = file.value.settings(for: path, coversFolder: covered.contains { file.folder.isIn($0) })
    return file.extended.reduce(own) { $1.value.settings(for: path).extended(by: $0) }
  }

  /// The name of the configuration file of the catalogue at `path`, if it has one.
  mutating func fileName(for path: SystemPath, name: ExactText) throws(RunFailure) -> ExactText? {
    try file(of: effectivePath(of: path, name: name))?.value.name
  }

  /// The lines of the files, for reports.
  var quoted: [SourceText] {
    var names: Set<ExactText> = []
    return ([named] + found.values.map { $0 }).compactMap { $0 }.flatMap { [$0.source] + $0.extended.map { $0.source } }
      .filter { names.insert($0.name).inserted }
  }

  private func effectivePath(of path: SystemPath, name: ExactText) -> SystemPath {
    let path = path.isStandardInput ? SystemPath(name.string) : path
    return host.files.absolute(path) ?? current.appending(path.lastComponent)
  }

  /// The configuration file of the catalogue at `path`, which is absolute.
  private mutating func file(of path: SystemPath) throws(RunFailure) -> File? {
    if let named { named } else { try file(above: path.folder) }
  }

  /// The nearest configuration file in `folder` or above. Each folder is searched once.
  private mutating func file(above folder: SystemPath) throws(RunFailure) -> File? {
    if let known = found[folder] { return known }
    let path = folder.appending(LintConfigurationFile.fileName.utf8)
    let file: File?
    if let status = host.files.status(path), status.kind != .folder {
      file = try Self.load(path.isIn(current) ? path.relative(to: current) : path, host)
    } else {
      let parent = folder.folder
      // The folder above a root is the root itself.
      file = parent.bytes.count < folder.bytes.count && parent != "." ? try self.file(above: parent) : nil
    }
    found[folder] = .some(file)
    return file
  }

  /// Reads a configuration file, and reports its findings on standard error. Throws if there is an error.
  private static func load(_ path: SystemPath, _ host: ProjectHost) throws(RunFailure) -> File {
    var (value, source) = try read(path, host)
    var extended: [(value: LintConfigurationFile, source: SourceText)] = []
    var (last, lastPath) = (value, path)
    while let name = last.extendedFile {
      let next = Self.path(SystemPath(name.string), beside: lastPath)
      guard extended.count < LintConfigurationFile.maximumExtensions else {
        throw RunFailure(
          message:
            "\(source.name) extends more than \(LintConfigurationFile.maximumExtensions) files, one after the other; "
            + "do they extend each other in a circle?")
      }
      do throws(RunFailure) {
        extended.append(try read(next, host))
      } catch {
        throw RunFailure(message: "\(last.name) extends a file that cannot be used: \(error.message)")
      }
      (last, lastPath) = (extended[extended.count - 1].value, next)
      if !last.glossary.isEmpty { value.glossary = last.glossary.adding(value.glossary) }
    }
    let folder = (host.files.absolute(path) ?? path).folder
    return File(value: value, source: source, folder: folder, extended: extended)
  }

  private static func read(
    _ path: SystemPath, _ host: ProjectHost
  ) throws(RunFailure) -> (value: LintConfigurationFile, source: SourceText) {
    let source = try host.files.text(at: path, as: .configuration)
    let reading = LintConfigurationFile.read(source)
    host.console.report(reading.findings)
    guard var value = reading.value else {
      throw RunFailure(
        message: "\(source.name) is not a usable configuration; correct the errors that are listed above")
    }
    if let name = value.glossaryFile { value.glossary = try glossary(SystemPath(name.string), beside: path, host) }
    return (value, source)
  }

  /// The path that a configuration file names, relative to its folder.
  private static func path(_ name: SystemPath, beside configuration: SystemPath) -> SystemPath {
    let isRelative = name.bytes.first != SystemPath.slash && configuration.bytes.contains(SystemPath.slash)
    return isRelative ? configuration.folder.appending(name.bytes) : name
  }

  /// Reads the glossary that the configuration file at `configuration` names: a file, or a folder with a file for each
  /// language.
  private static func glossary(
    _ name: SystemPath, beside configuration: SystemPath, _ host: ProjectHost
  ) throws(RunFailure) -> Glossary {
    let path = path(name, beside: configuration)
    if !host.files.isFolder(path) { return try glossary(path, host) }
    let entries: [SystemPath]
    do throws(FileFailure) { entries = try host.files.entries(path) } catch {
      throw RunFailure(message: "\(path.name): \(error.reason)")
    }
    var joined = Glossary()
    for entry in entries where !host.files.isFolder(entry) { joined = joined.adding(try glossary(entry, host)) }
    return joined
  }

  /// Reads the glossary in a file, and reports its findings on standard error. Throws if there is an error.
  private static func glossary(_ file: SystemPath, _ host: ProjectHost) throws(RunFailure) -> Glossary {
    let document = try host.files.text(at: file, as: .glossary)
    let reading = GlossaryReader(from: .english, to: []).read(document)
    host.console.report(reading.findings)
    guard let glossary = reading.value else {
      throw RunFailure(
        message: "\(document.name) is not a usable glossary; correct the errors that are listed above")
    }
    return glossary
  }
}

extension ProjectSettings {
  /// Sets the settings of each catalogue.
  mutating func configure(_ sources: inout [ProjectFile]) throws(RunFailure) {
    for index in sources.indices {
      sources[index].settings = try settings(for: sources[index].path, name: sources[index].name)
    }
  }

  /// Prints the settings of each catalogue as JSON.
  mutating func print(_ sources: [ProjectFile], _ linter: Linter, _ configuration: LintConfiguration) throws(RunFailure)
  {
    var writer = JSONWriter(indentingTo: 6)
    try writer.object { writer throws(RunFailure) in
      writer.member("version", 1)
      try writer.array("files") { writer throws(RunFailure) in
        for source in sources {
          let placeholders = linter.placeholders(of: try source.input())
          let name = try fileName(for: source.path, name: source.name)
          writer.object { writer in
            writer.member("file", source.name)
            writer.member("configuration", orNull: name?.string)
            writer.object("placeholders") { writer in
              writer.member("notations", placeholders.notations)
              writer.member("decidedBy", placeholders.decidedBy)
            }
            source.settings.write(to: &writer, configuration)
          }
        }
      }
    }
    try host.console.write(writer.text + "\n")
  }
}
