import ArgumentParser
import WatchwordAppResources
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// An option value that is one of several words, which the help lists.
protocol NamedArgument: ExpressibleByArgument {
  /// Every value, in the order of the help.
  static var choices: [Self] { get }
  /// The word on the command line.
  var word: String { get }
}

extension NamedArgument {
  init?(argument: String) {
    guard let choice = Self.choices.first(where: { ExactText($0.word) == ExactText(argument) }) else { return nil }
    self = choice
  }

  var defaultValueDescription: String { word }

  static var allValueStrings: [String] { choices.map(\.word) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A format of catalogues that `--to` names.
struct CatalogFormatName: NamedArgument {
  /// The format.
  let format: CatalogFormat

  static var choices: [CatalogFormatName] { ConvertRun.formats.map { CatalogFormatName(format: $0) } }
  var word: String { format.optionName }
}

/// A named set of checks that `--checks` offers.
struct CheckSetChoice: NamedArgument {
  /// The set.
  let checks: CheckSet

  static var choices: [CheckSetChoice] { CheckSet.allCases.map { CheckSetChoice(checks: $0) } }
  var word: String { checks.name.string }
}

/// The choice of when to colour the output.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour standard output. With `auto`, only on a terminal, unless `NO_COLOR` (no-color.org) or
  /// `TERM=dumb` is set.
  var isOn: Bool { isOn(for: .output) }

  /// Whether to colour the output to `stream`, by the same rule.
  func isOn(for stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: stream.isScreen && Environment.value(of: "NO_COLOR") == nil
    }
  }
}

/// A target of `watchword export --to`: a kind of app resources, or an overlay for translators.
struct ExportTarget: NamedArgument {
  /// The kind of resources; `nil` for an overlay.
  let resources: ResourceTarget?

  static var choices: [ExportTarget] {
    ResourceTarget.all.map { ExportTarget(resources: $0) } + [ExportTarget(resources: nil)]
  }
  var word: String { resources?.id.string ?? "xliff" }
}

/// A format of policies that `--from` and `--to` name by its id.
struct PolicyFormatName: NamedArgument {
  /// The format.
  let format: PolicyFormat

  static var choices: [PolicyFormatName] { PolicyFormat.known.map { PolicyFormatName(format: $0) } }
  var word: String { format.id.string }
}

/// The name of a policy format that can be written. The name of a read-only format is also parsed, so that the error
/// can explain that it is only read.
struct WrittenPolicyFormatName: NamedArgument {
  /// The format.
  let format: PolicyFormat

  static var choices: [WrittenPolicyFormatName] {
    PolicyFormat.known.filter(\.isWritable).map { WrittenPolicyFormatName(format: $0) }
  }
  var word: String { format.id.string }
}

extension WrittenPolicyFormatName {
  /// Throws for a read-only format.
  func requireWritable() throws {
    if let refusal = format.refusalOfWriting { throw ValidationError(refusal) }
  }

  init?(argument: String) {
    guard let name = PolicyFormatName(argument: argument) else { return nil }
    format = name.format
  }
}

extension OutputFormat: NamedArgument {}

extension ReportFormat: NamedArgument {
  static var choices: [ReportFormat] { all }
  var word: String { id }
}

extension RuleStyle: NamedArgument {
  static var choices: [RuleStyle] { allCases }
  var word: String { name.string }

  init?(argument: String) {
    guard let style = Self.allCases.first(where: { $0.name == ExactText(argument) }) else { return nil }
    self = style
  }
}

extension TextStyle: ExpressibleByArgument {}

extension CountsMode: ExpressibleByArgument {}

extension GuessMode: ExpressibleByArgument {}

extension RegexDialect: ExpressibleByArgument {}
