import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordReporting

/// A run that applies the fixes of a linter to catalogues, or shows them.
struct FixRun {
  let linter: Linter
  let base: ExaminedCatalog?
  let options: LintOptions
  let host: ProjectHost
  /// The number of findings that were fixed, or that can be fixed.
  private(set) var fixCount = 0
  /// The number of remaining findings, by severity.
  private var left = Severity.allCases.map { _ in 0 }
  /// The corrections to show.
  private var shown: [UnifiedDiff] = []
  /// Whether every file could be read and written.
  private(set) var isComplete = true

  /// Creates a run without any fix.
  init(linter: Linter, base: ExaminedCatalog?, options: LintOptions, host: ProjectHost) {
    self.linter = linter
    self.base = base
    self.options = options
    self.host = host
  }

  /// Corrects the catalogues, or shows the corrections; reopens those that were changed. A catalogue that cannot be
  /// read or written is reported on standard error and left unchanged.
  mutating func run(_ sources: inout [ProjectFile]) throws(RunFailure) {
    if !options.showsFixes, sources.contains(where: { $0.path.isStandardInput }) {
      throw RunFailure(
        message: "--fix cannot change standard input (-); name a file, or use --diff to see the corrections")
    }
    for index in sources.indices where options.showsFixes || !sources[index].isSpecial {
      do throws(RunFailure) {
        let text = SourceText(name: sources[index].name, bytes: try sources[index].bytes())
        guard try correct(text, sources[index]) else { continue }
        sources[index] = try sources[index].reopened()
      } catch {
        report(error)
      }
    }
  }

  private mutating func report(_ failure: RunFailure) {
    host.console.report(failure)
    isComplete = false
  }

  /// Corrects one catalogue, and returns whether it was written.
  private mutating func correct(_ text: SourceText, _ source: ProjectFile) throws(RunFailure) -> Bool {
    // Memory is needed for the text in UTF-8, the fixed text, and both in the document's encoding.
    guard host.files.hasMemory(4 * text.bytes.count) else {
      throw RunFailure(message: "There is not enough memory to correct \(text.name); give the command more memory")
    }
    let format = source.format
    let fixed = linter.fix(
      text.bytes, name: text.name, format: format, sources: source.sources, settings: source.settings, base: base,
      includingUnsafe: options.includesUnsafe)
    for severity in Severity.allCases { left[Int(severity.rawValue)] += fixed.left.count(of: severity) }
    guard fixed.fixCount > 0 else { return false }
    if options.showsFixes {
      shown.append(UnifiedDiff(name: text.name, old: format.utf8(of: text.bytes), new: format.utf8(of: fixed.bytes)))
    } else {
      do throws(FileFailure) {
        try host.files.replace([(source.path, fixed.bytes)])
      } catch {
        throw RunFailure(message: "\(source.path.name) cannot be corrected: \(error.reason)")
      }
    }
    fixCount += fixed.fixCount
    return !options.showsFixes
  }

  /// Ends a command that shows corrections. Throws exit code 1 if there are any, or a finding at or above the fail
  /// level.
  func finish(isComplete wereOpened: Bool) throws(RunFailure) {
    let console = host.console
    for diff in shown {
      try diff.write(isColored: console.isColored, isEscaped: console.isScreen) { text throws(RunFailure) in
        try console.write(text)
      }
    }
    Self.summarize(fixCount, left: left.reduce(0, +), isShown: true, on: console)
    guard isComplete, wereOpened else { throw .said() }
    let fails = Severity.allCases.contains { $0 >= options.failLevel && left[Int($0.rawValue)] > 0 }
    if fixCount > 0 || fails { throw .said(exitCode: RunFailure.findings) }
  }

  /// Reports on standard error how many findings were fixed or can be fixed, and how many remain.
  static func summarize(_ count: Int, left: Int, isShown: Bool = false, on console: Console) {
    console.writeError("\(count) \(isShown ? "can be fixed" : "fixed"), \(left) left\n")
  }
}
