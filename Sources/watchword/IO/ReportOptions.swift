import ArgumentParser
import Diagnostics

/// The options of every command that reports findings, and the report itself.
struct ReportOptions: ParsableArguments {
  @Option(help: "The form of the output.")
  var format = ReportFormat.text

  @Option(help: "The least severity that makes the command exit with 1.")
  var failLevel = Severity.error

  @Option(help: "When to colour the output.")
  var color = ColorMode.auto

  /// Prints the findings, sums them up on standard error, and ends the command with 1 where one is grave enough.
  func finish(
    _ diagnostics: [Diagnostic], files: Int, units: Int, sources: [SourceText]
  ) throws {
    let found = Set(diagnostics.map(\.file))
    let findings = ReportedFindings(
      files: files, units: units, diagnostics: diagnostics,
      sources: format == .text
        ? sources.filter { found.contains($0.name) }.map { SourceLines(name: $0.name, bytes: $0.bytes) } : [])
    StandardOutput.write(format.report(findings, isColored: color.isOn))
    if format == .text || format == .concise { StandardError.write(findings.summary + "\n") }
    if diagnostics.contains(where: { $0.severity >= failLevel }) { throw ExitCode.findings }
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension Severity: @retroactive ExpressibleByArgument {
  /// The severity with this name.
  public init?(argument: String) {
    guard let severity = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = severity
  }

  /// The names, for the help.
  public static var allValueStrings: [String] { allCases.map(\.name) }

  /// The name of the default, for the help.
  public var defaultValueDescription: String { name }
}
