package import WatchwordBasics
import WatchwordLocalization
package import WatchwordPolicyTools
package import WatchwordReporting

/// One run of `policy show`.
package struct PolicyShowRun: Sendable {
  /// The policy.
  package var policy: FileArgument
  /// The language of the rules; `nil` for that of the environment.
  package var tag: String?
  /// The format of the output.
  package var format = OutputFormat<PolicyCard>.text
  /// How the passwords are used.
  package var assumptions = AuditAssumptions()
  /// The catalogues of the texts.
  package var catalogs = CatalogChoice()
  /// How policies are read.
  package var reading = PolicyReading()

  /// Creates a run for this policy.
  package init(_ policy: FileArgument) { self.policy = policy }

  /// Prints the card.
  package func run(_ host: PolicyHost) throws(RunFailure) {
    let file = try reading.load(policy, host)
    let locale = try host.locale(requestedAs: tag)
    let card = PolicyCard(file, try catalogs.library(host).renderer(for: locale), assuming: assumptions, host)
    TextGaps.warn(of: card.phrases, by: card.renderer, on: host.console)
    try host.console.write(card.text(in: format))
  }
}

extension PolicyHost {
  /// Returns the locale that an option names, or else that of the environment.
  func locale(requestedAs tag: String?) throws(RunFailure) -> LanguageTag {
    guard let tag else { return locale }
    return try RequestedLocale.parse(tag)
  }
}
