public import WatchwordDiagnostics
import WatchwordLocalization

/// A configuration file: what `.watchword.json` says about the catalogues in its folder and below.
public struct LintConfigurationFile: Sendable {
  /// The usual name of configuration files.
  public static let fileName = ".watchword.json"
  /// The version of the format.
  public static let version = 1
  /// The maximum length of a configuration file in bytes.
  public static let maximumLength = 1 << 20

  /// The name of the file in findings.
  public let name: ExactText
  private let rules: [PathRule<CheckRule>]
  private let limits: LengthLimits
  private let glossary: Glossary
  private let suppressions: [PathRule<Suppression>]

  /// What is said about the files whose paths match one of the patterns, or about all files if there is none.
  private struct PathRule<Content: Sendable>: Sendable {
    let paths: [NamePattern]
    let content: Content

    func applies(to path: ExactText) -> Bool { paths.isEmpty || paths.contains { $0.matches(path) } }
  }

  /// Reads a configuration file. If anything in it is wrong, there are findings and no value.
  public static func read(_ source: SourceText) -> Reading<LintConfigurationFile> {
    let json = JSONReader.read(source, maximumLength: maximumLength)
    guard let root = json.value else { return Reading(nil, json.diagnostics) }
    var findings = SourceFindings(in: source)
    shape.check(root, "The configuration", &findings)
    let diagnostics = json.diagnostics + findings.diagnostics
    return Reading(diagnostics.containsError ? nil : LintConfigurationFile(root, source), diagnostics)
  }

  /// The settings of the catalogue at `path`, which is relative to the folder of the file and has slashes.
  ///
  /// `coversFolder` says whether all catalogues of that folder are linted: only then a suppression for several files can
  /// be called unused.
  public func settings(for path: ExactText, coversFolder: Bool = false) -> LintSettings {
    LintSettings(
      rules: rules.filter { $0.applies(to: path) }.map(\.content), limits: limits, glossary: glossary,
      suppressions: suppressions.filter { $0.applies(to: path) }.map { rule in
        var suppression = rule.content
        suppression.isWhollyCovered = coversFolder || (rule.paths.count == 1 && rule.paths[0].isLiteral)
        return suppression
      })
  }

  /// The content of a file of the right shape.
  private init(_ root: JSONNode, _ source: SourceText) {
    name = source.name
    rules =
      [PathRule(paths: [], content: Self.rule(root))]
      + root["overrides"].nodes.map { PathRule(paths: Self.paths($0), content: Self.rule($0)) }
    limits = Self.limits(root["limits"])
    glossary = Self.glossary(root["glossary"])
    suppressions = root["suppress"].nodes.map { node in
      PathRule(
        paths: Self.paths(node),
        content: Suppression(
          file: source.name, span: source.span(of: node.range), checks: node["checks"].nodes.compactMap(\.text),
          unit: node["unit"].text.map { NamePattern($0) }, languages: Self.languages(node),
          reason: node["reason"].text ?? "", isWhollyCovered: false))
    }
  }

  private static func paths(_ node: JSONNode) -> [NamePattern] {
    node["paths"].nodes.compactMap(\.text).map { NamePattern(path: $0) }
  }

  private static func languages(_ node: JSONNode) -> LanguageFilter {
    LanguageFilter(node["languages"].nodes.compactMap { node in node.text.flatMap { LanguageTag($0.string) } })
  }

  private static func rule(_ node: JSONNode) -> CheckRule {
    CheckRule(
      languages: languages(node),
      set: node["checks"].text.flatMap { name in CheckSet.allCases.first { $0.name == name } },
      severities: node["severities"].members { value in
        value.text.flatMap { name in CheckSeverity.all.first { $0.name == name } }
      })
  }

  private static func limits(_ node: JSONNode?) -> LengthLimits {
    LengthLimits(
      units: node["units"].nodes.compactMap { entry in
        guard let unit = entry["unit"].text, let limit = limit(entry) else { return nil }
        return LengthLimits.UnitLimit(NamePattern(unit), limit)
      },
      ruleText: node["ruleText"].flatMap { limit($0) })
  }

  private static func limit(_ node: JSONNode) -> LengthLimits.Limit? {
    guard case .number(let number)? = node["length"]?.value, let length = number.integer else { return nil }
    let measure = node["measure"].text.flatMap { LengthLimits.Measure(rawValue: $0.string) }
    return LengthLimits.Limit(length, in: measure ?? .characters)
  }

  private static func glossary(_ node: JSONNode?) -> Glossary {
    Glossary(
      terms: node["terms"].nodes.compactMap { entry in
        entry["term"].text.map { Glossary.Term(source: $0, translations: entry["translations"].members(\.text)) }
      },
      forbidden: node["forbidden"].members { $0.nodes.compactMap(\.text) },
      doNotTranslate: node["doNotTranslate"].nodes.compactMap(\.text))
  }
}

extension JSONNode {
  fileprivate subscript(name: ExactText) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key.text == name }?.node
  }

  fileprivate var text: ExactText? {
    if case .string(let string) = value { string.text } else { nil }
  }

  fileprivate var nodes: [JSONNode] {
    if case .array(let nodes) = value { nodes } else { [] }
  }
}

extension JSONNode? {
  fileprivate subscript(name: ExactText) -> JSONNode? { self?[name] }
  fileprivate var text: ExactText? { self?.text }
  fileprivate var nodes: [JSONNode] { self?.nodes ?? [] }

  /// The members of an object by their names, as `transform` makes them.
  fileprivate func members<Value>(_ transform: (JSONNode) -> Value?) -> [ExactText: Value] {
    guard case .object(let members)? = self?.value else { return [:] }
    var values: [ExactText: Value] = [:]
    for member in members { values[member.key.text] = transform(member.node) }
    return values
  }
}
