import WatchwordBasics
import WatchwordLinting

/// The use of a baseline of known findings in a run.
struct BaselineRun: Sendable {
  private let mode: Mode
  private let host: ProjectHost
  /// Whether a check is enabled for a catalogue with these settings.
  private let isOn: @Sendable (ExactText, LintSettings) -> Bool

  private enum Mode: Sendable {
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
    in files: [FileFindings], of examined: [(catalog: ExaminedCatalog, file: ProjectFile)], isCompared: Bool,
    isComplete: Bool
  ) throws(RunFailure) -> [FileFindings]? {
    switch mode {
    case .none: return files
    case .write(let path):
      guard isComplete else {
        throw RunFailure(message: "\(path.name) is not written, because not every file could be read")
      }
      try write(files, of: examined, to: path)
      return nil
    case .compare(let baseline, let name, let folder, let isVerbose):
      var stale: [(entry: Baseline.Entry, count: Int)] = []
      var seen: Set<ExactText> = []
      let new = files.enumerated().map { index, file in
        let catalog = index < examined.count ? examined[index] : nil
        let path = path(of: file.file, catalog?.file, in: folder)
        let (findings, missing) = baseline.compare(file.findings, path: path)
        seen.insert(path)
        if let catalog, catalog.catalog.isComplete {
          stale += missing.filter { wouldBeFound($0.entry, catalog.file.settings, isCompared: isCompared) }
        }
        return FileFindings(file: file.file, findings: findings)
      }
      for path in baseline.files
      where !seen.contains(path) && host.files.status(folder.appending(path.string.utf8)) == nil {
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
    host.console.writeError("\(known.counted("known finding")) left out, listed in \(name)\n")
  }

  private func write(
    _ files: [FileFindings], of examined: [(catalog: ExaminedCatalog, file: ProjectFile)], to path: SystemPath
  ) throws(RunFailure) {
    let folder = (host.files.absolute(path) ?? path).folder
    var baseline = Baseline()
    for (index, file) in files.enumerated() {
      let source = index < examined.count ? examined[index].file : nil
      baseline.add(file.findings, path: self.path(of: file.file, source, in: folder))
    }
    do throws(FileFailure) {
      try host.files.replace([(path, Array(baseline.text.utf8))])
    } catch {
      throw RunFailure(message: "\(path.name): \(error.reason)")
    }
    let count = baseline.count
    host.console.writeError("Wrote \(count.counted("finding")) to \(path.name)\n")
  }

  /// The path of a file relative to the folder of the baseline.
  private func path(of name: ExactText, _ source: ProjectFile?, in folder: SystemPath) -> ExactText {
    let path = source.flatMap { $0.path.isStandardInput ? nil : $0.path } ?? SystemPath(name.string)
    return host.files.absolute(path)?.relative(to: folder).name ?? name
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
        host.console.warn("\(name): \(entry.check)\(unit) of \(entry.file) is no longer found\(times)")
      }
    }
    host.console.warn(
      "\(name) lists \(count) finding\(count == 1 ? " that is" : "s that are") no longer found; write it again with "
        + "--write-baseline")
  }
}

extension BaselineRun {
  /// Creates the run that the options select. Throws if the baseline cannot be read.
  init(
    _ options: LintOptions, _ host: ProjectHost, isOn: @escaping @Sendable (ExactText, LintSettings) -> Bool
  ) throws(RunFailure) {
    self.host = host
    self.isOn = isOn
    if let path = options.newBaseline {
      mode = .write(path)
      return
    }
    guard let path = options.baseline else {
      mode = .none
      return
    }
    let source = try host.files.text(at: path, as: .baseline)
    let reading = Baseline.read(source)
    host.console.report(reading.findings)
    guard let value = reading.value else {
      throw RunFailure(message: "\(source.name) is not a usable baseline; write it again with --write-baseline")
    }
    mode = .compare(
      value, name: source.name, folder: (host.files.absolute(path) ?? path).folder,
      isVerbose: options.extent.isVerbose)
  }
}
