import WatchwordDiagnostics
import WatchwordLinting
import WatchwordSystemFiles

/// The use of a baseline of known findings in a run.
struct BaselineRun {
  let mode: Mode
  /// Whether a check is enabled for a catalogue with these settings.
  let isOn: @Sendable (ExactText, LintSettings) -> Bool

  enum Mode {
    /// There is no baseline.
    case none
    /// Findings in the baseline are left out. Stale entries are listed individually if `isVerbose`.
    case compare(Baseline, name: ExactText, folder: SystemPath, isVerbose: Bool)
    /// All findings are written to a new baseline.
    case write(SystemPath)
  }

  /// Returns the findings that are not in the baseline, or `nil` if they were written to a new baseline instead.
  ///
  /// - Parameters:
  ///   - files: The findings by file; first those of the examined catalogues, in the same order.
  ///   - examined: The examined catalogues, with their files.
  ///   - isCompared: Whether catalogues were compared with each other.
  ///   - isComplete: Whether everything could be read.
  func newFindings(
    in files: [FileFindings], of examined: [(ExaminedCatalog, LintSource)], isCompared: Bool, isComplete: Bool
  ) throws -> [FileFindings]? {
    switch mode {
    case .none: return files
    case .write(let path):
      guard isComplete else {
        throw CommandFailure(message: "\(path.name) is not written, because not every file could be read")
      }
      try write(files, of: examined, to: path)
      return nil
    case .compare(let baseline, let name, let folder, let isVerbose):
      var stale: [(entry: Baseline.Entry, count: Int)] = []
      var seen: Set<ExactText> = []
      let new = files.enumerated().map { index, file in
        let catalog = index < examined.count ? examined[index] : nil
        let path = Self.path(of: file.file, catalog?.1, in: folder)
        let (findings, missing) = baseline.compare(file.findings, path: path)
        seen.insert(path)
        if let (catalog, source) = catalog, catalog.isComplete {
          stale += missing.filter { wouldBeFound($0.entry, source.settings, isCompared: isCompared) }
        }
        return FileFindings(file: file.file, findings: findings)
      }
      for path in baseline.files where !seen.contains(path) && folder.appending(path.string.utf8).identity == nil {
        stale += baseline.entries(about: path)
      }
      report(stale, in: name, isVerbose: isVerbose)
      return new
    }
  }

  /// Reports on standard error how many findings were left out.
  func summarize(found: [FileFindings], left: [FileFindings]) {
    guard case .compare(_, let name, _, _) = mode else { return }
    let known = found.reduce(0) { $0 + $1.findings.count } - left.reduce(0) { $0 + $1.findings.count }
    guard known > 0 else { return }
    StandardError.write("\(known.counted("known finding")) left out, listed in \(name)\n")
  }

  private func write(
    _ files: [FileFindings], of examined: [(ExaminedCatalog, LintSource)], to path: SystemPath
  ) throws {
    let folder = (path.absolute ?? path).folder
    var baseline = Baseline()
    for (index, file) in files.enumerated() {
      let source = index < examined.count ? examined[index].1 : nil
      baseline.add(file.findings, path: Self.path(of: file.file, source, in: folder))
    }
    do throws(FileError) {
      try Files.replace(path, with: Array(baseline.text.utf8))
    } catch {
      throw CommandFailure(message: error.description)
    }
    let count = baseline.count
    StandardError.write("Wrote \(count.counted("finding")) to \(path.name)\n")
  }

  /// The path of a file relative to the folder of the baseline.
  private static func path(of name: ExactText, _ source: LintSource?, in folder: SystemPath) -> ExactText {
    let path = source.flatMap { $0.path.isStandardInput ? nil : $0.path } ?? SystemPath(name.string)
    return path.absolute?.relative(to: folder).name ?? name
  }

  /// Whether the run would report the finding of this entry if its defect were still present.
  private func wouldBeFound(_ entry: Baseline.Entry, _ settings: LintSettings, isCompared: Bool) -> Bool {
    guard let check = Checks.named(entry.check) else { return true }
    return isOn(entry.check, settings) && (isCompared || check.level != .project)
  }

  private func report(_ stale: [(entry: Baseline.Entry, count: Int)], in name: ExactText, isVerbose: Bool) {
    let count = stale.reduce(0) { $0 + $1.count }
    guard count > 0 else { return }
    if isVerbose {
      for (entry, count) in stale {
        let unit = entry.unit.map { " in unit \"\($0.excerpt)\"" } ?? ""
        let times = count > 1 ? ", \(count) times" : ""
        StandardError.warn("\(name): \(entry.check)\(unit) of \(entry.file) is no longer found\(times)")
      }
    }
    StandardError.warn(
      "\(name) lists \(count) finding\(count == 1 ? " that is" : "s that are") no longer found; write it again with "
        + "--write-baseline")
  }
}

extension BaselineOptions {
  /// Creates the run that the options select; stale entries are listed individually if `isVerbose`. Throws if the
  /// baseline cannot be read.
  func run(isVerbose: Bool, isOn: @escaping @Sendable (ExactText, LintSettings) -> Bool) throws -> BaselineRun {
    if let writeBaseline {
      return BaselineRun(mode: .write(try InputPaths.path(named: writeBaseline)), isOn: isOn)
    }
    guard let baseline else { return BaselineRun(mode: .none, isOn: isOn) }
    let path = try InputPaths.path(named: baseline)
    let source = try InputFile.read(path, as: .baseline)
    let reading = Baseline.read(source)
    StandardError.report(reading.diagnostics)
    guard let value = reading.value else {
      throw CommandFailure(
        message: "\(source.name) is not a usable baseline; write it again with --write-baseline")
    }
    let folder = (path.absolute ?? path).folder
    return BaselineRun(
      mode: .compare(value, name: source.name, folder: folder, isVerbose: isVerbose), isOn: isOn)
  }
}
