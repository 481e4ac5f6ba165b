package import WatchwordBasics
package import WatchwordLocalization
import WatchwordPolicy
package import WatchwordStrength

/// The engine that web pages, Node and Python call: the open policies and forms, and the texts and lists that they
/// share.
///
/// Questions and answers are JSON: see Documentation/EngineAsJSON.md. If a question cannot be answered, the answer is
/// `{"version": 1, "error": {"id", "message"}}`.
package final class Engine {
  /// The catalogues of texts.
  package private(set) var catalogs: [Catalog] = []
  /// The list of common passwords: the embedded one, until another is loaded.
  private(set) var commonPasswords = CommonPasswords.embedded { didSet { invalidateContexts() } }
  /// The estimator for the rule `strength`; `nil` until its words are loaded.
  package private(set) var estimator: StrengthEstimator? { didSet { invalidateContexts() } }

  private var policies: [UInt32: OpenPolicy] = [:]
  private var lastPolicy: UInt32 = 0
  var forms: [UInt32: OpenForm] = [:]
  var lastForm: UInt32 = 0

  /// Creates an engine without texts.
  package init() {}

  // MARK: - Data

  /// Loads the texts of a locale from a compiled catalogue. They replace earlier ones of the same layer.
  ///
  /// The answer to own texts lists the ids that do not exist: they are probably typing errors.
  package func loadTexts(_ bytes: [UInt8], layer: UInt32 = 0) -> String {
    let reading = CompiledCatalog.read(SourceText(name: "texts", bytes: bytes))
    if let catalog = reading.value?.inLayer(Int(truncatingIfNeeded: layer)) {
      catalogs = catalogs.filter { $0.locale != catalog.locale || $0.layer != catalog.layer } + [catalog]
      for policy in policies.values { policy.invalidateTexts() }
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("locale", orNull: reading.value?.locale.description)
      writer.findings(reading.findings)
      if layer > 0, let catalog = reading.value { unknownTexts(of: catalog, to: &writer) }
    }
    return writer.text
  }

  /// Writes the ids of own texts that the shipped English texts lack, each with the most similar one.
  ///
  /// The texts of an app's own rules have ids that start with another word, such as `acme.no-years`.
  private func unknownTexts(of catalog: Catalog, to writer: inout JSONWriter) {
    guard let english = catalogs.first(where: { $0.layer == 0 && $0.locale == .english }) else { return }
    let ids = english.orderedIDs.map { $0.text }
    var areas: [ExactText] = []
    for id in ids where !areas.contains(Self.area(of: id)) { areas.append(Self.area(of: id)) }
    writer.array("unknown") { writer in
      for id in catalog.orderedIDs where english.messages[id] == nil && areas.contains(Self.area(of: id.text)) {
        writer.object { writer in
          writer.member("id", id.text)
          if let nearest = Suggestion.nearest(to: id.text, in: ids) { writer.member("nearest", nearest) }
        }
      }
    }
  }

  /// The first word of an id, such as `rule`.
  private static func area(of id: ExactText) -> ExactText {
    ExactText(String(decoding: id.string.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
  }

  /// Loads the list of common passwords, one on each line.
  package func loadCommonPasswords(_ bytes: [UInt8]) -> String {
    let list = CommonPasswords(lines: bytes)
    if !list.isEmpty { commonPasswords = list }
    return Self.loading(!list.isEmpty)
  }

  /// Loads the words of the estimator.
  package func loadStrengthWords(_ bytes: [UInt8]) -> String {
    let made = StrengthEstimator(wordsFile: bytes)
    if let made { estimator = made }
    return Self.loading(made != nil)
  }

  private static func loading(_ isLoaded: Bool) -> String {
    #"{"version":1,"isLoaded":\#(isLoaded ? "true" : "false")}"#
  }

  private func invalidateContexts() { for policy in policies.values { policy.invalidateContext() } }

  // MARK: - Open policies

  /// Stores a policy, and returns its number.
  func add(_ policy: OpenPolicy) -> UInt32 {
    lastPolicy += 1
    policies[lastPolicy] = policy
    return lastPolicy
  }

  /// Returns the open policy with this number.
  package func policy(_ number: UInt32) throws(Refusal) -> OpenPolicy {
    guard let policy = policies[number] else { throw Refusal(id: "unknown-policy", "No open policy has this number") }
    return policy
  }

  /// Closes a policy.
  package func closePolicy(_ number: UInt32) -> String {
    answer { () throws(Refusal) in
      _ = try policy(number)
      policies[number] = nil
      return Self.done
    }
  }

  // MARK: - Texts

  /// Returns a renderer for a locale.
  package func renderer(_ locale: LanguageTag) -> Renderer { Renderer(catalogs: catalogs, serving: locale) }

  /// Returns the estimator's score function, which assumes that the user's words are guessed first.
  package func strengthScorer(userWords: [String] = []) -> (@Sendable (String) -> Int)? {
    estimator.map { $0.scorer(userWords: userWords) }
  }

  // MARK: - Answers

  /// The answer of a call without a result.
  package static let done = #"{"version":1}"#

  /// Returns the answer of `body`, or the error that it throws.
  package func answer(_ body: () throws(Refusal) -> String) -> String {
    do throws(Refusal) { return try body() } catch { return error.json }
  }
}

extension LanguageTag {
  /// Reads the tag in the member "locale" of a question.
  package init(_ node: JSONNode) throws(Refusal) {
    guard let text = node.text else { throw .malformed("Expected a language tag in \"locale\"") }
    guard let tag = LanguageTag(text.string) else {
      throw Refusal(id: "unknown-locale", "\"\(text.clipped)\" is not a language tag; expected one such as pl or pt-BR")
    }
    self = tag
  }
}

extension JSONWriter {
  /// Writes findings as the member "findings": in the format of `watchword lint --format json`, without a file.
  package mutating func findings(_ findings: [Finding]) {
    array("findings") { writer in
      for finding in findings {
        writer.object { writer in
          writer.member("id", finding.id)
          writer.member("severity", finding.severity.name)
          writer.place(finding.span)
          if let unit = finding.unit { writer.member("unit", unit) }
          writer.member("message", finding.message)
          if let help = finding.help { writer.member("help", help) }
        }
      }
    }
  }

  /// Writes the members of a span.
  package mutating func place(_ span: SourceSpan) {
    member("line", span.start.line)
    member("column", span.start.column)
    member("endLine", span.end.line)
    member("endColumn", span.end.column)
  }
}
