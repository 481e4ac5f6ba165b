import ArgumentParser
import WatchwordLocalization
import WatchwordPolicy
import WatchwordProject
import WatchwordReporting

/// `watchword text`: prints the rule text of a policy for users.
struct TextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Print the localized rule text of a policy.",
    discussion: """
      Texts that fall back to another language are listed on standard error. --style relid prints the sentences of \
      REL-ID's server, which are English only. In csv, an apostrophe precedes a text that a \
      spreadsheet could run as a formula; json leaves the text unchanged.

      Examples:
        watchword text strong --locale ru
        watchword text strong --all-locales --format markdown
      """)

  @Argument(help: "The policy: a JSON file, the name of a shipped policy (such as strong), or - for standard input.")
  var policy: String

  @Option(name: .customLong("locale"), help: "A language tag, such as ru or pt-BR; can be given several times.")
  var tags: [String] = []

  @Flag(help: "Print the text in every locale that has a catalogue.")
  var allLocales = false

  @Option(help: "How to word the rules.")
  var style = TextStyle.checklist

  @Option(help: "The format of the output.")
  var format = OutputFormat<TextReport>.text

  @OptionGroup var catalogs: CatalogOptions
  @OptionGroup var input: InputOptions
  @OptionGroup var bases: BaseOptions

  func validate() throws {
    if allLocales, !tags.isEmpty {
      throw ValidationError("--locale and --all-locales cannot be used together; give one of them")
    }
  }

  func run() throws {
    let file: PolicyFile
    do {
      file = try PolicyFile.load(policy, stdinName: input.stdinFilename, extending: bases)
    } catch let refusal as RefusedPolicy {
      // The REL-ID helper's text for this case; the findings are on standard error.
      if style == .relid {
        let text = LocalizedText(
          PasswordPolicy(rules: []), try catalogs.library().renderer(for: .english, isAnnounced: false), rules: [],
          summary: RELIDSentences.unreadable)
        let name = InputFile.stem(of: refusal.name)
        try StandardOutput.write(TextReport(policy: name, style: style, locales: [text]).text(in: format))
      }
      throw refusal
    }
    let library = try catalogs.library()
    let renderers = try requestedLocales(library).map { library.renderer(for: $0, isAnnounced: style != .relid) }
    for renderer in renderers { for gap in gaps(in: file.policy, by: renderer) { StandardError.warn(gap) } }
    let texts = renderers.map { LocalizedText(file.policy, style, $0) }
    try StandardOutput.write(TextReport(policy: file.name, style: style, locales: texts).text(in: format))
  }

  /// Messages about texts that are missing, or that are not in the language of the locale.
  private func gaps(in policy: PasswordPolicy, by renderer: Renderer) -> [String] {
    if style == .relid {
      return policy.rules.filter { RELIDSentences.sentence(for: $0) == nil }
        .map { "The REL-ID helper has no sentence for the rule \($0.id), so the text leaves it out" }
    }
    let showsSummary = format.word == "json" || style == .summary
    return TextGaps.lines(
      in: policy.rules.map { $0.phrase(in: style.ruleStyle) } + (showsSummary ? policy.summaryPhrases : []),
      by: renderer)
  }

  private func requestedLocales(_ library: CatalogLibrary) throws -> [LanguageTag] {
    let requested = try tags.map(RequestedLocale.parse)
    if style == .relid {
      if allLocales || requested.contains(where: { $0.language != LanguageTag.english.language }) {
        StandardError.write(
          "note: --style relid prints the sentences of REL-ID's server, which are English only;"
            + " leave it out for other languages\n")
      }
      return [.english]
    }
    if allLocales { return library.locales }
    return requested.isEmpty ? [RequestedLocale.ofEnvironment] : requested
  }
}
