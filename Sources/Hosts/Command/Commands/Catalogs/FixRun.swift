import ArgumentParser
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting
import WatchwordSystemFiles

/// A run that applies the fixes of a linter to catalogues, or shows them.
struct FixRun {
  let linter: Linter
  let base: ExaminedCatalog?
  let options: FixOptions
  let isColored: Bool
  /// The number of findings that were fixed, or that can be fixed.
  private(set) var fixCount = 0
  /// The number of remaining findings, by severity.
  private var left = Severity.allCases.map { _ in 0 }
  /// The corrections to show.
  private var shown: [UnifiedDiff] = []
  /// Whether every file could be read and written.
  private(set) var isComplete = true

  /// Creates a run without any fix.
  init(linter: Linter, base: ExaminedCatalog?, options: FixOptions, isColored: Bool) {
    self.linter = linter
    self.base = base
    self.options = options
    self.isColored = isColored
  }

  /// Corrects the catalogues, or shows the corrections; reopens those that were changed. A catalogue that cannot be
  /// read or written is reported on standard error and left unchanged.
  mutating func run(_ sources: inout [LintSource]) throws {
    if !options.isShown, sources.contains(where: \.path.isStandardInput) {
      throw CommandFailure(
        message: "--fix cannot change standard input (-); name a file, or use --diff to see the corrections")
    }
    for index in sources.indices where options.isShown || !sources[index].path.isSpecial {
      do throws(CommandFailure) {
        let text = SourceText(name: sources[index].name, bytes: try sources[index].bytes())
        guard try correct(text, sources[index]) else { continue }
        sources[index] = try sources[index].reopened()
      } catch {
        report(error)
      }
    }
  }

  private mutating func report(_ failure: CommandFailure) {
    StandardError.report(failure)
    isComplete = false
  }

  /// Corrects one catalogue, and returns whether it was written.
  private mutating func correct(_ text: SourceText, _ source: LintSource) throws(CommandFailure) -> Bool {
    // Memory is needed for the text in UTF-8, the fixed text, and both in the document's encoding.
    guard Memory.isAvailable(4 * text.bytes.count) else {
      throw CommandFailure(message: "There is not enough memory to correct \(text.name); give the command more memory")
    }
    let format = source.format
    let fixed = linter.fix(
      text.bytes, name: text.name, format: format, sources: source.sources, settings: source.settings, base: base,
      includingUnsafe: options.includesUnsafe)
    for severity in Severity.allCases { left[Int(severity.rawValue)] += fixed.left.count(of: severity) }
    guard fixed.fixCount > 0 else { return false }
    if options.isShown {
      shown.append(UnifiedDiff(name: text.name, old: format.utf8(of: text.bytes), new: format.utf8(of: fixed.bytes)))
    } else {
      do throws(FileError) {
        try Files.replace(source.path, with: fixed.bytes)
      } catch {
        throw CommandFailure(message: "\(source.path.name) cannot be corrected: \(error.reason.sentence)")
      }
    }
    fixCount += fixed.fixCount
    return !options.isShown
  }

  /// Ends a command that shows corrections. Throws exit code 1 if there are any, or a finding at or above `failLevel`.
  func finish(failLevel: Severity, isComplete wereOpened: Bool) throws {
    for diff in shown {
      try diff.write(isColored: isColored, isEscaped: StandardStream.output.isScreen) { try StandardOutput.write($0) }
    }
    Self.summarize(fixCount, left: left.reduce(0, +), isShown: true)
    guard isComplete, wereOpened else { throw ExitCode.trouble }
    let fails = Severity.allCases.contains { $0 >= failLevel && left[Int($0.rawValue)] > 0 }
    if fixCount > 0 || fails { throw ExitCode.findings }
  }

  /// Reports on standard error how many findings were fixed or can be fixed, and how many remain.
  static func summarize(_ count: Int, left: Int, isShown: Bool = false) {
    StandardError.write("\(count) \(isShown ? "can be fixed" : "fixed"), \(left) left\n")
  }
}
