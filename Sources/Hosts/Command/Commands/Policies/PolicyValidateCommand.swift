import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordReporting

/// `watchword policy validate`: finds mistakes in policies.
struct PolicyValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Find mistakes in policies: what is wrong, and where.",
    discussion: """
      For a policy that can be met, standard error shows a password that meets it. If neither such a password nor a \
      proof that there is none is found, an info reports that. With --for, rules that the back end cannot check cause \
      warnings.

      Examples:
        watchword policy validate strong relid-strict
        watchword policy validate own.json --format json
      """)

  @Argument(help: "Policies: JSON files, names of shipped policies (such as strong), or - for standard input.")
  var files: [String]

  @Option(
    name: .customLong("for"),
    help: "A system that has to enforce the policy: a format of policy convert. The option can be repeated.")
  var backEnds: [WrittenPolicyFormatName] = []

  @OptionGroup var report: ReportOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func run() throws {
    try InputFile.requireOneUseOfStandardInput(among: files)
    var sources: [SourceText] = []
    var diagnostics: [Diagnostic] = []
    // The errors in base policies, by file, so that each is reported once: several policies may extend the same one,
    // and an argument may also name it.
    var diagnosticsOfBases: [ExactText: [Diagnostic]] = [:]
    var ruleCount = 0
    var notes = ""
    for (argument, path) in zip(files, try InputPaths.paths(named: files)) {
      let source: SourceText
      do {
        source = try PolicyFile.source(argument, at: path, stdinName: input.stdinFilename)
      } catch let failure as RunFailure {
        StandardError.report(failure)
        continue
      }
      let reading = PolicyFormat.read(
        source, among: PolicyFormat.known, bases: try bases.bases(forPolicyAt: path, named: source.name))
      sources.append(source)
      diagnostics += reading.diagnostics.filter { $0.file == source.name }
      let others = Dictionary(grouping: reading.diagnostics.filter { $0.file != source.name }, by: \.file)
      diagnosticsOfBases.merge(others) { first, _ in first }
      // A policy with an error is unusable, even if some of its rules could be read.
      PolicyFile.noteFormat(of: reading, in: source)
      guard reading.isSound, let document = reading.value else { continue }
      ruleCount += document.policy.rules.count
      let examination = PolicyExamination(document, in: source.name, for: backEnds.map(\.format))
      diagnostics += examination.diagnostics
      if let example = examination.example {
        notes += "\(TerminalScalar.shown(source.name.string)): \(TerminalScalar.shown(example)) meets the policy\n"
      }
    }
    guard !sources.isEmpty else { throw ExitCode.trouble }
    for source in sources { diagnosticsOfBases[source.name] = nil }
    diagnostics += diagnosticsOfBases.sorted { $0.key.string < $1.key.string }.flatMap(\.value)
    if report.format.hasSummary { StandardError.write(notes) }
    try report.finish(
      Report(fileCount: sources.count, unitCount: ruleCount, diagnostics: diagnostics, sources: sources),
      isComplete: sources.count == files.count)
  }
}
