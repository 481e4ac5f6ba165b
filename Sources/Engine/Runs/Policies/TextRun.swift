package import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
package import WatchwordReporting

/// One run of `text`.
package struct TextRun: Sendable {
  /// The policy.
  package var policy: FileArgument
  /// The requested locales.
  package var tags: [String] = []
  /// Whether the text is printed in every locale that has a catalogue.
  package var isInAllLocales = false
  /// The wording of the rules.
  package var style = TextStyle.checklist
  /// The format of the output.
  package var format = OutputFormat<TextReport>.text
  /// The catalogues of the texts.
  package var catalogs = CatalogChoice()
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run for this policy.
  package init(_ policy: FileArgument) { self.policy = policy }

  /// Options that contradict each other, and what to do; `nil` if there are none.
  package var contradiction: String? {
    isInAllLocales && !tags.isEmpty ? "--locale and --all-locales cannot be used together; give one of them" : nil
  }

  /// Prints the texts.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    let (file, name) = try reading.read(policy, host)
    guard let file else {
      // The REL-ID helper's text for this case; the findings are on standard error.
      if style == .relid {
        let text = LocalizedText(
          PasswordPolicy(rules: []), try catalogs.library(host).renderer(for: .english, isAnnounced: false), rules: [],
          summary: RELIDSentences.unreadable)
        try host.console.write(
          TextReport(policy: FileArgument.stem(of: name), style: style, locales: [text]).text(in: format))
      }
      throw PolicyFile.refusal(of: name)
    }
    let library = try catalogs.library(host)
    let renderers = try requestedLocales(library, host).map { library.renderer(for: $0, isAnnounced: style != .relid) }
    for renderer in renderers { for gap in gaps(in: file.policy, by: renderer) { host.console.warn(gap) } }
    let texts = renderers.map { LocalizedText(file.policy, style, $0) }
    try host.console.write(TextReport(policy: file.name, style: style, locales: texts).text(in: format))
  }

  /// Messages about texts that are missing, or that are not in the language of the locale.
  private func gaps(in policy: PasswordPolicy, by renderer: Renderer) -> [String] {
    if style == .relid {
      return policy.rules.filter { RELIDSentences.sentence(for: $0) == nil }
        .map { "The REL-ID helper has no sentence for the rule \($0.id), so the text leaves it out" }
    }
    let showsSummary = format.isForPrograms || style == .summary
    return TextGaps.lines(
      in: policy.rules.map { $0.phrase(in: style.ruleStyle) } + (showsSummary ? policy.summaryPhrases : []),
      by: renderer)
  }

  private func requestedLocales(_ library: CatalogLibrary, _ host: PolicyHost) throws(RunFailure) -> [LanguageTag] {
    var requested: [LanguageTag] = []
    for tag in tags { requested.append(try RequestedLocale.parse(tag)) }
    if style == .relid {
      if isInAllLocales || requested.contains(where: { $0.language != LanguageTag.english.language }) {
        host.console.writeError(
          "note: --style relid prints the sentences of REL-ID's server, which are English only;"
            + " leave it out for other languages\n")
      }
      return [.english]
    }
    if isInAllLocales { return library.locales }
    return requested.isEmpty ? [host.locale] : requested
  }
}
