import WatchwordDiagnostics
package import WatchwordLocalization
import WatchwordPolicy
package import WatchwordStrength

/// Answers the page's questions about policies and texts. A policy goes in as the text of its file.
///
/// - `{"ask": "findings", "policy"}`: the findings of the reader and the warnings, with their places:
///   `{"isLoaded", "format", "rules": [{"rule", "line", "column", "endLine", "endColumn"}…], "findings": [{"id",
///   "severity", "line", "column", "endLine", "endColumn", "rule", "message", "help"}…]}`.
/// - `{"ask": "card", "policy", "locale", "isThorough"}`: what the policy means.
/// - `{"ask": "audit", "policy", "isOnlyFactor", "limitsAttempts", "isUnlockCode"}`: all standards, clause by clause,
///   as `watchword policy audit` writes it.
/// - `{"ask": "change", "policy", "standard", "clause", …}`: how to make the policy pass a clause.
/// - `{"ask": "difference", "old", "new", "locale", "isThorough"}`: as `watchword policy diff` writes it.
/// - `{"ask": "conversion", "policy", "to"}`: the policy in another format, with what that cannot express.
/// - `{"ask": "texts", "locale", "numbers"}`: every text of rules and forms, with each number where it counts.
package final class PageDesk {
  private var catalogs: [Catalog] = []
  private var renderers: [LanguageTag: Renderer] = [:]
  /// What judges the rule `strength`, where its words are loaded.
  package var estimator: StrengthEstimator?

  /// A desk without catalogues, which shows the ids of messages.
  package init() {}

  /// A desk with catalogues.
  package init(_ catalogs: [Catalog]) { self.catalogs = catalogs }

  /// Loads a compiled catalogue, which replaces an earlier one of its locale.
  package func loadCatalog(_ bytes: [UInt8]) -> String {
    let reading = CompiledCatalog.read(SourceText(name: "catalogue", bytes: bytes))
    if let catalog = reading.value {
      catalogs = catalogs.filter { $0.locale != catalog.locale } + [catalog]
      renderers = [:]
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("isLoaded", reading.value != nil)
      if let catalog = reading.value { writer.member("locale", catalog.locale.description) }
      writer.pageFindings(reading.diagnostics)
    }
    return writer.text
  }

  /// Answers a question.
  package func answer(to bytes: [UInt8]) -> String {
    guard let question = PageQuestion(bytes), let asked = question.text("ask") else {
      return #"{"error":"malformed-question"}"#
    }
    switch asked {
    case "findings": return findings(question)
    case "card": return card(question)
    case "audit": return audit(question)
    case "change": return change(question)
    case "difference": return difference(question)
    case "conversion": return conversion(question)
    case "texts": return texts(question)
    default: return #"{"error":"unknown-question"}"#
    }
  }

  /// What passwords are compared with: nobody's data, but the estimator.
  var context: AssessmentContext { AssessmentContext(strengthScore: estimator?.scorer()) }

  static let noPolicy = #"{"error":"no-policy"}"#
  static let noChange = #"{"error":"no-change"}"#
  static let invalidLocale = #"{"error":"invalid-locale"}"#

  /// The renderer of a locale, which is kept.
  func renderer(_ locale: LanguageTag) -> Renderer {
    if let renderer = renderers[locale] { return renderer }
    let made = Renderer(catalogs: catalogs, locale: locale)
    renderers[locale] = made
    return made
  }

  /// What people read of a rule, and what authors should know beside it.
  func text(of rule: PasswordRule, by renderer: Renderer) -> String {
    let text = renderer.text(for: rule.phrase(in: .requirement))
    let details = rule.details
    return details.isEmpty ? text : "\(text) (\(details.joined(separator: "; ")))"
  }
}
