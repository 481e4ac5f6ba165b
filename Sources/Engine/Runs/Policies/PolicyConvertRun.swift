package import WatchwordBasics
package import WatchwordPolicy
import WatchwordPolicyFormats

/// One run of `policy convert`.
package struct PolicyConvertRun: Sendable {
  /// The policy.
  package var policy: FileArgument
  /// The format to write.
  package var format: PolicyFormat
  /// The format of the policy; `nil` for the one that is detected.
  package var source: PolicyFormat?
  /// The language of texts in the output; `nil` for that of the environment.
  package var tag: String?
  /// The engines that can read the patterns; `nil` for the usual ones.
  package var patterns: PatternDialect?
  /// Whether a loss fails the command.
  package var isStrict = false
  /// The file to write; `nil` for standard output.
  package var output: FileArgument?
  /// Whether the file is replaced.
  package var force = false
  /// The catalogues of the texts.
  package var catalogs = CatalogChoice()
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run that writes the policy in `format`.
  package init(_ policy: FileArgument, to format: PolicyFormat) {
    self.policy = policy
    self.format = format
  }

  /// Options that contradict each other, and what to do; `nil` if there are none.
  package var contradiction: String? {
    if let refusal = format.refusalOfWriting { return refusal }
    if patterns != nil, format != .html, format != .jsonSchema {
      return "--regex works only with the formats html and jsonschema"
    }
    if let source, !source.isReadable {
      let names = PolicyFormat.known.filter { $0.isReadable }.map { $0.id.string }.joined(separator: ", ")
      return "Policies are only written as \(source.id), not read; use one of: \(names)"
    }
    return nil
  }

  /// Writes the policy, and lists what is lost. Throws the exit code unless it is 0.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    if let output { try host.files.requireAbsent(output.path, force: force) }
    let file = try reading.load(policy, as: source, host)
    let locale = try host.locale(requestedAs: tag)
    let renderer = try catalogs.library(host).renderer(for: locale)
    let document = PolicyDocument(
      file.policy, format: file.document.format, extras: file.document.extras,
      words: ExactText(file.policy.summary(by: renderer)), patterns: patterns ?? .ecmaScript)
    let written = format.write(document)
    // Most formats cannot contain user-facing text.
    if ExactText(written.text) != ExactText(format.write(file.document).text) {
      TextGaps.warn(of: file.policy.summaryPhrases, by: renderer, on: host.console)
    }
    let findings = written.losses.map { Self.finding(about: $0, in: file) }
    host.console.report(findings)
    try host.write(written.text.utf8.last == UInt8(ascii: "\n") ? written.text : written.text + "\n", to: output)
    if isStrict, findings.contains(where: { $0.severity != .info }) { throw .said(exitCode: RunFailure.findings) }
  }

  private static func finding(about loss: PolicyLoss, in file: PolicyFile) -> Finding {
    var span = SourceSpan(start: .start, end: .start)
    var rule: ExactText?
    if case .rule(let index, let id) = loss.part {
      rule = id
      if file.document.ruleSpans.indices.contains(index) { span = file.document.ruleSpans[index] }
    }
    return Finding(
      loss.isMild ? FindingKind.conversionLoss.mild : .conversionLoss, file: file.source.name, span: span, unit: rule,
      message: loss.message)
  }
}

extension PolicyFormat {
  /// Why the format cannot be written, and what to do; `nil` if it can.
  package var refusalOfWriting: String? {
    guard !isWritable else { return nil }
    let names = PolicyFormat.known.filter { $0.isWritable }.map { $0.id.string }.joined(separator: ", ")
    return "Policies are only read from \(id), not written; use one of: \(names)"
  }
}

/// The engines for which regular expressions are written, as `--regex` names them.
package enum RegexDialect: String, CaseIterable, Sendable {
  case ecmascript, portable

  /// The dialect of the patterns.
  package var dialect: PatternDialect {
    switch self {
    case .ecmascript: .ecmaScript
    case .portable: .portable
    }
  }
}
