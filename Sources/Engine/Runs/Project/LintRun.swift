package import WatchwordBasics
import WatchwordCatalogFormats
package import WatchwordLinting
import WatchwordReporting

/// One run of `lint`. It begins with ``start(_:_:)``; then the host examines the files, on as many processors as it
/// likes, and passes the outcomes to ``finish(_:)``.
package struct LintRun: Sendable {
  /// The linter.
  package let linter: Linter
  /// The files to examine.
  package let files: [ProjectFile]
  private let options: LintOptions
  private let host: ProjectHost
  private let base: ExaminedCatalog?
  /// Whether every file that was named could be opened.
  private let isComplete: Bool
  private let baseline: BaselineRun
  /// The configuration files, for reports.
  private let configurations: [SourceText]
  /// The number of fixes that were applied; `nil` if none were requested.
  private let fixCount: Int?

  /// Opens the files, and applies fixes if they are requested. Returns `nil` if nothing is left to examine, because
  /// only settings were to be printed.
  package static func start(_ options: LintOptions, _ host: ProjectHost) throws(RunFailure) -> LintRun? {
    try options.extent.require(options.format)
    let configuration = try options.linterConfiguration(host)
    let linter = Linter(configuration: configuration)
    let base = try examineBase(options, linter, host)
    var (files, isComplete) = CatalogPaths(options.paths, host.files).open(stdinName: options.stdinName, host)
    guard !files.isEmpty else { throw .said() }
    if let source = base?.file { try ProjectFile.translate(&files, from: source) }
    var settings = try ProjectSettings(options.configuration, paths: options.paths, host)
    try settings.configure(&files)
    if options.printsSettings {
      try settings.print(files, linter, configuration)
      guard isComplete else { throw .said() }
      return nil
    }
    if options.showsFixes, options.validator != nil {
      throw RunFailure(
        message:
          "--diff shows corrections and reports nothing, so it cannot be used with --schema; leave out one of them")
    }
    var fixCount: Int?
    if options.fixes || options.showsFixes {
      // A --locale that matches no catalogue must cause an error, not an empty diff.
      if !options.locales.isEmpty { _ = try LocaleChoice(options.locales, of: files, linter) }
      var fixing = FixRun(linter: linter, base: base?.catalog, options: options, host: host)
      try fixing.run(&files)
      if options.showsFixes {
        try fixing.finish(isComplete: isComplete)
        return nil
      }
      fixCount = fixing.fixCount
      isComplete = isComplete && fixing.isComplete
    }
    for index in files.indices { files[index].validator = options.validator }
    return LintRun(
      linter: linter, files: files, options: options, host: host, base: base?.catalog, isComplete: isComplete,
      baseline: try BaselineRun(options, host) { configuration.findsAll(of: $0, $1) },
      configurations: settings.quoted, fixCount: fixCount)
  }

  /// The source catalogue. Throws if it has reading errors, because comparisons with it would miss defects.
  private static func examineBase(
    _ options: LintOptions, _ linter: Linter, _ host: ProjectHost
  ) throws(RunFailure) -> (catalog: ExaminedCatalog, file: ProjectFile?)? {
    guard let path = options.base else { return nil }
    if path == "shipped", host.files.status(path) == nil {
      return (linter.examine(host.shipped(CatalogFile.shippedOriginal)), nil)
    }
    var file = try ProjectFile(path, stdinName: options.stdinName, host.files)
    file.origin = .none
    let base = linter.examine(try file.input())
    if host.console.reportErrors(among: base.readingErrors) {
      throw RunFailure(
        message: "\(file.name) is not a usable base catalogue; correct the errors that are listed above")
    }
    return (base, file)
  }

  /// The name of the source catalogue that the options name.
  package var baseName: ExactText? { base == nil ? nil : options.base?.name }

  /// Returns the file at an index of ``files``, open for editing; `bytes` are those of the file after earlier edits.
  /// Without findings from comparisons, the file is compared with the base alone, after each edit. Throws if it cannot be
  /// read.
  package func session(
    _ index: Int, _ bytes: [UInt8]? = nil, _ compared: [OrderedFinding]? = nil
  ) throws(RunFailure) -> CatalogSession {
    let file = files[index]
    let content: [UInt8]
    if let bytes { content = bytes } else { content = try file.bytes() }
    return CatalogSession(
      content, name: file.name, format: file.format, sources: file.sources, settings: file.settings,
      base: base, linter: linter, compared: compared)
  }

  /// Returns the findings about each catalogue that come from comparisons with the others and with the source.
  package func compare(_ catalogs: [ExaminedCatalog]) -> [[OrderedFinding]] {
    linter.compare(catalogs, base: base, overlaid: host.overlaid(catalogs, linter))
  }

  /// Returns the findings about each catalogue, followed by those about configuration files.
  package func findings(about catalogs: [ExaminedCatalog]) -> [FileFindings] {
    linter.findings(about: catalogs, base: base, overlaid: host.overlaid(catalogs, linter))
  }

  /// Whether the keys of the catalogues are compared.
  private var isCompared: Bool { base != nil || files.count > 1 }

  /// Reports the findings about the examined files; `outcomes` are in the order of the files. Throws the exit code
  /// unless it is 0.
  package func finish(_ outcomes: [ExaminedFile]) throws(RunFailure) {
    let console = host.console
    let examined = try ExaminedFiles(outcomes, of: files, host)
    var isComplete = isComplete && examined.isComplete
    examined.warnOfMissingLanguages(console)
    let reported = findings(about: examined.catalogs)
    guard
      let files = try baseline.newFindings(
        in: reported, of: examined.all, isCompared: isCompared, isComplete: isComplete)
    else { return }
    let locales = try LocaleChoice(options.locales, of: examined.catalogs)
    let found = zip(examined.all, files).filter { locales.includes($0.0.catalog) }
    let flawed = found.filter { !$0.1.findings.isEmpty }.map { $0.0.file }
    let quotesLines = options.format.quotesLines && !options.extent.isStatistics
    var report = Report(
      fileCount: found.count, unitCount: found.reduce(0) { $0 + $1.0.catalog.unitCount },
      // Findings in configuration files follow those in catalogues.
      files: found.map { $0.1 } + files.dropFirst(examined.all.count),
      sources: quotesLines ? flawed.map { $0.quoted } + configurations : [])
    let left = report.findings.count
    // Without an error that says so, a catalogue that was cut off would seem free of defects.
    if report.findings.count(of: .error) == 0, examined.catalogs.contains(where: { !$0.isComplete }) {
      isComplete = false
    }
    options.extent.narrow(&report)
    report.languages = Dictionary(
      firstOf: examined.catalogs.compactMap { catalog in catalog.language.map { (catalog.name, $0) } })
    report.parts = found.flatMap { examined, _ in
      examined.catalog.unitCounts.map { part in
        LanguagePart(file: examined.catalog.name, language: part.language, unitCount: part.count)
      }
    }
    for catalog in examined.catalogs where !catalog.isComplete {
      console.warn("\(catalog.name) was read only as far as its last error; correct it and check again")
    }
    examined.warnOfMissingSources(console, help: "name its source with --base")
    baseline.summarize(found: reported, left: files)
    if let fixCount { FixRun.summarize(fixCount, left: left, on: console) }
    let ending = ReportEnding(format: options.format, failLevel: options.failLevel, version: host.version)
    try ending.finish(
      report, kinds: Checks.all.map { $0.kind }, isComplete: isComplete, hasStatistics: options.extent.isStatistics,
      on: console)
  }
}
