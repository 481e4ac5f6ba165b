import ArgumentParser
import Diagnostics
import Localization
import PasswordPolicy

/// `watchword text`: the rule text of a policy, as users read it.
struct TextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Print the localized rule text of a policy.",
    discussion: """
      In csv a text that a spreadsheet could run as a formula begins with an apostrophe; json has it as it is.

      Examples:
        watchword text Policies/strong.json --locale ru
        watchword text Policies/strong.json --all-locales --format markdown
      """)

  @Argument(help: "The policy: a JSON file, or - for standard input.")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR; can be given several times.")
  var tags: [String] = []

  @Flag(help: "Print the text in every locale that there is a catalogue for.")
  var allLocales = false

  @Option(help: "How to word the rules.")
  var style = TextStyle.checklist

  @Option(help: "The form of the output.")
  var format = TextFormat.text

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    if allLocales, !tags.isEmpty { throw ValidationError("--locale and --all-locales exclude each other") }
  }

  func run() throws {
    let file: PolicyFile
    do {
      file = try PolicyFile.load(policy, stdinName: input.stdinFilename)
    } catch let failure as UnusablePolicy {
      // What the REL-ID helper says in this case; the findings are on standard error.
      if style == .relid { try StandardOutput.write(RELIDSentences.unreadable + "\n") }
      throw failure
    }
    let library = try catalogs.library()
    let report = TextReport(
      policy: file.name, style: style,
      locales: try requestedLocales(library).map {
        LocalizedText(
          file.policy, style, library.renderer(for: $0, isAnnounced: style != .relid),
          saysSummary: format == .json || style == .summary)
      })
    for gap in report.locales.flatMap(\.gaps) { StandardError.warn(gap) }
    try StandardOutput.write(format.text(for: report))
  }

  private func requestedLocales(_ library: CatalogLibrary) throws -> [LanguageTag] {
    if style == .relid { return [.english] }
    if allLocales { return library.locales }
    let requested = try tags.map(RequestedLocale.parse)
    return requested.isEmpty ? [RequestedLocale.ofEnvironment] : requested
  }
}

/// The wordings that `--style` offers.
enum TextStyle: String, CaseIterable, ExpressibleByArgument {
  case checklist, requirement, summary, relid

  /// The wording of single rules.
  var ruleStyle: RuleStyle { self == .checklist ? .checklist : .requirement }
}

/// A policy's text in one locale.
struct LocalizedText {
  let locale: LanguageTag
  let direction: TextDirection
  let rules: [(rule: String, text: String)]
  let summary: String
  let serverText: String?
  /// What is not said, or not in the locale's language.
  let gaps: [String]

  /// The text of `policy`; `saysSummary` tells whether the summary will be shown as well.
  init(_ policy: PasswordPolicy, _ style: TextStyle, _ renderer: Renderer, saysSummary: Bool) {
    locale = renderer.locale
    direction = renderer.direction
    serverText = policy.serverText
    if style == .relid {
      rules = policy.rules.compactMap { rule in RELIDSentences.sentence(for: rule).map { (rule.id, $0) } }
      summary = RELIDSentences.text(for: policy)
      gaps = policy.rules.filter { RELIDSentences.sentence(for: $0) == nil }
        .map { "The REL-ID helper has no sentence for the rule \($0.id), so the text lacks it" }
      return
    }
    rules = policy.rules.map { ($0.id, renderer.text(for: $0.phrase(in: style.ruleStyle))) }
    summary = policy.summary(by: renderer)
    gaps = TextGaps.lines(
      in: policy.rules.map { $0.phrase(in: style.ruleStyle) } + (saysSummary ? policy.summaryPhrases : []),
      by: renderer)
  }
}
