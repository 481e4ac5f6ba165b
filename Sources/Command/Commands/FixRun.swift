import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting
import WatchwordSystemFiles

/// Applies the fixes of a linter to catalogues, or shows them.
struct FixRun {
  let linter: Linter
  let base: ExaminedCatalog?
  let options: FixOptions
  let isColored: Bool
  /// The number of findings that were fixed, or could be.
  private var fixCount = 0
  /// The numbers of findings that would be left.
  private var left = Severity.allCases.map { _ in 0 }
  /// Whether every file could be read and written.
  private(set) var isComplete = true

  /// A run without any fix so far.
  init(linter: Linter, base: ExaminedCatalog?, options: FixOptions, isColored: Bool) {
    self.linter = linter
    self.base = base
    self.options = options
    self.isColored = isColored
  }

  /// Corrects the catalogues, or shows what would be corrected. What cannot be written is reported on standard error and
  /// left as it is; what cannot be read is reported by whoever checks the files afterwards.
  mutating func run(
    _ catalogs: CatalogPaths, _ configurations: inout LintConfigurations, stdinName: String?
  ) throws {
    if !options.isShown, catalogs.files.contains(where: \.isStandardInput) {
      throw CommandFailure(
        message: "--fix cannot change standard input (-); name a file, or use --diff to see the corrections")
    }
    if options.isShown { catalogs.failures.forEach { report($0) } }
    for path in catalogs.files where options.isShown || !path.isSpecial {
      let text: SourceText
      do {
        text = try InputFile.read(path, stdinName: stdinName)
      } catch let failure as CommandFailure {
        if options.isShown { report(failure) }
        continue
      }
      try correct(text, at: path, try configurations.settings(for: path, name: text.name))
    }
  }

  private mutating func report(_ failure: CommandFailure) {
    StandardError.report(failure)
    isComplete = false
  }

  private mutating func correct(_ text: SourceText, at path: SystemPath, _ settings: LintSettings) throws {
    let format = CatalogFormat.format(ofFileNamed: SystemPath(text.name.string), startingWith: text.bytes)
    // The text in UTF-8, the text with its fixes, and both in the document's encoding.
    guard Memory.has(4 * text.bytes.count) else {
      return report(
        CommandFailure(message: "There is not enough memory to correct \(text.name); give the command more memory"))
    }
    let fixed = linter.fix(
      text.bytes, name: text.name, format: format, settings: settings, base: base,
      includingUnsafe: options.includesUnsafe)
    for severity in Severity.allCases { left[Int(severity.rawValue)] += fixed.left.count(of: severity) }
    guard fixed.fixCount > 0 else { return }
    if options.isShown {
      let diff = UnifiedDiff(name: text.name, old: format.utf8(of: text.bytes), new: format.utf8(of: fixed.bytes))
      try diff.write(isColored: isColored, isEscaped: StandardStream.output.isScreen) { try StandardOutput.write($0) }
    } else {
      do throws(FileError) {
        try Files.replace(path, with: fixed.bytes)
      } catch {
        return report(CommandFailure(message: "\(path.name) cannot be corrected: \(error.reason.sentence)"))
      }
    }
    fixCount += fixed.fixCount
  }

  /// Ends a command that shows corrections: with 1 if there are any, or a finding at or above `failLevel`.
  func finish(failLevel: Severity) throws {
    summarize(left: left.reduce(0, +))
    guard isComplete else { throw ExitCode.trouble }
    let fails = Severity.allCases.contains { $0 >= failLevel && left[Int($0.rawValue)] > 0 }
    if fixCount > 0 || fails { throw ExitCode.findings }
  }

  /// Says on standard error how many findings were fixed, or could be, and how many are left.
  func summarize(left: Int) {
    StandardError.write("\(fixCount) \(options.isShown ? "can be fixed" : "fixed"), \(left) left\n")
  }
}
