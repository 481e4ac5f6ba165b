import ArgumentParser
import CatalogFormats
import Diagnostics
import Linting
import PasswordPolicy

/// `watchword lint`: what is wrong with catalogues, and where.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check catalogues: what is wrong, exactly where, and what to do.",
    discussion: """
      A translation is compared with its source and, where one is named or among the files, with the source catalogue.

      Examples:
        watchword lint Locales
        watchword lint Locales/de.xliff --base Locales/en.xliff --format github
      """)

  @Argument(
    help: "XLIFF files, folders (with their subfolders), Xcode's .xcloc bundles, or - for standard input.")
  var paths: [String]

  @Option(help: "The source catalogue that translations are compared with.")
  var base: String?

  @Option(
    name: .customLong("policy"), help: "A policy whose texts every catalogue must have; can be given several times.")
  var policies: [String] = []

  @Option(help: "Run these checks only: ids, separated by commas.")
  var only: String?

  @Option(help: "Leave these checks out: ids, separated by commas.")
  var except: String?

  @OptionGroup var report: ReportOptions
  @OptionGroup var input: InputOptions

  func run() async throws {
    try InputFile.requireOneUseOfStandardInput(
      among: ["-"].filter(paths.contains) + [base].compactMap { $0 } + policies)
    let linter = Linter(configuration: try configuration())
    let base = try base.map { try examineBase($0, linter) }
    var sources: [SourceText] = []
    let isComplete = try CatalogPaths(paths).read(stdinName: input.stdinFilename) { sources.append($0) }
    guard !sources.isEmpty else { throw ExitCode.trouble }
    let examined = await examine(sources, linter)
    let found = linter.report(on: examined, base: base)
    let flawed = Set(found.diagnostics.map(\.file))
    let shown = sources.filter { flawed.contains($0.name) }
      .map { SourceText(name: $0.name, bytes: XLIFF12.utf8(of: $0.bytes)) }
    try report.finish(
      found.diagnostics, files: found.files, units: found.units, sources: shown, isComplete: isComplete)
  }

  /// What is looked for; an id that no check has is refused, and so is a choice that leaves no check: whatever the
  /// catalogues hold, it would find nothing.
  private func configuration() throws -> LintConfiguration {
    if let only, ids(in: only).isEmpty {
      throw CommandFailure(
        message: "--only names no check; name at least one id, or leave --only out to run all checks")
    }
    let configuration = LintConfiguration(
      only: only.map(ids), except: except.map(ids) ?? [], policies: try policies.map(namedPolicy))
    if let id = configuration.unknownChecks.first {
      let known = Checks.all.map(\.id)
      let hint = Suggestion.nearest(to: id, in: known).map { "did you mean \($0)?" } ?? "watchword explain lists them"
      throw CommandFailure(message: "there is no check \"\(id.clipped)\"; \(hint)")
    }
    if configuration.isEmpty {
      throw CommandFailure(
        message: "No check is left: --except leaves out every check"
          + (only == nil ? "; name fewer of them" : " that --only names; change one of them"))
    }
    return configuration
  }

  /// The source catalogue; one that cannot be relied on is refused, since its comparisons would be silent.
  private func examineBase(_ path: String, _ linter: Linter) throws -> ExaminedCatalog {
    let source = try InputFile.read(path, stdinName: input.stdinFilename)
    let base = linter.examine(LintInput(name: source.name, bytes: source.bytes))
    if StandardError.reportErrors(among: base.readingErrors) {
      throw CommandFailure(message: "\(source.name) is no usable base catalogue; the findings are above")
    }
    return base
  }

  /// Examines the files at the same time; the results come in their order.
  private func examine(_ sources: [SourceText], _ linter: Linter) async -> [ExaminedCatalog] {
    await withTaskGroup(of: (Int, ExaminedCatalog).self) { group in
      for (index, source) in sources.enumerated() {
        group.addTask { (index, linter.examine(LintInput(name: source.name, bytes: source.bytes))) }
      }
      var progress = ProgressBar(total: sources.count)
      var examined: [(Int, ExaminedCatalog)] = []
      for await result in group {
        examined.append(result)
        progress.advance()
      }
      progress.finish()
      return examined.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// The ids in a list that is separated by commas, with any white space around them.
  private func ids(in list: String) -> [String] {
    list.utf8.split { byte in byte == UInt8(ascii: ",") || byte <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func namedPolicy(at path: String) throws -> NamedPolicy {
    let file = try PolicyFile.load(path)
    return NamedPolicy(name: file.name, policy: file.policy)
  }
}
