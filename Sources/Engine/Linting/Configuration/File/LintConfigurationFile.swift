public import WatchwordBasics
import WatchwordLocalization

/// A configuration file: the content of `.watchword.json`, which applies to the catalogues in its folder and below.
public struct LintConfigurationFile: Sendable {
  /// The usual name of configuration files.
  public static let fileName = ".watchword.json"
  /// The version of the format.
  package static let version = 1
  /// The maximum length of a configuration file in bytes.
  package static let maximumLength = 1 << 20
  /// The maximum number of files that a file extends, one after the other.
  package static let maximumExtensions = 8

  /// The name of the file in findings.
  public let name: ExactText
  private let rules: [PathRule<CheckRule>]
  private let limits: LengthLimits
  /// The glossary in the configuration itself, or the content of ``glossaryFile`` after it has been assigned.
  package var glossary: Glossary
  /// The path of the glossary file, relative to the folder of the configuration file, if the configuration names one.
  package let glossaryFile: ExactText?
  /// The path of the configuration file that this one extends, relative to its folder.
  package let extendedFile: ExactText?
  private let suppressions: [PathRule<Suppression>]

  /// Content for the files whose paths match one of the patterns, or for all files if there are no patterns.
  private struct PathRule<Content: Sendable>: Sendable {
    let paths: [NamePattern]
    let content: Content

    func applies(to path: ExactText) -> Bool { paths.isEmpty || paths.contains { $0.matches(path) } }
  }

  /// Reads a configuration file. If anything in it is invalid, the result has findings and no value.
  public static func read(_ source: SourceText) -> Reading<LintConfigurationFile> {
    let json = JSONReader.read(source, maximumLength: maximumLength)
    guard let root = json.value else { return Reading(nil, json.findings) }
    var findings = SourceFindings(in: source)
    shape.check(root, "The configuration", &findings)
    let all = json.findings + findings.all
    return Reading(all.containsError ? nil : LintConfigurationFile(root, source), all)
  }

  /// Reads a configuration from a value in `source`; its version may be missing.
  package static func read(_ root: JSONNode, in source: SourceText) -> Reading<LintConfigurationFile> {
    var findings = SourceFindings(in: source)
    shape(ofFile: false).check(root, "The configuration", &findings)
    let all = findings.all
    return Reading(all.containsError ? nil : LintConfigurationFile(root, source), all)
  }

  /// Reads a glossary from a value in `source`.
  package static func glossary(_ root: JSONNode, in source: SourceText) -> Reading<Glossary> {
    var findings = SourceFindings(in: source)
    glossaryShape.check(root, "The glossary", &findings)
    return Reading(findings.all.containsError ? nil : glossary(root), findings.all)
  }

  /// Returns the settings of the catalogue at `path`, which is relative to the folder of the file and uses slashes.
  ///
  /// `coversFolder` is whether all catalogues of that folder are linted: only then can a suppression for several files
  /// be reported as unused.
  public func settings(for path: ExactText, coversFolder: Bool = false) -> LintSettings {
    LintSettings(
      rules: rules.filter { $0.applies(to: path) }.map { $0.content }, limits: limits, glossary: glossary,
      suppressions: suppressions.filter { $0.applies(to: path) }.map { rule in
        var suppression = rule.content
        suppression.isWhollyCovered = coversFolder || (rule.paths.count == 1 && rule.paths[0].isLiteral)
        return suppression
      })
  }

  /// Converts a file of the right shape.
  private init(_ root: JSONNode, _ source: SourceText) {
    name = source.name
    rules =
      [PathRule(paths: [], content: Self.rule(root))]
      + root.nodes(of: "overrides").map { PathRule(paths: Self.paths($0), content: Self.rule($0)) }
    limits = root["limits"].map { Self.limits($0) } ?? LengthLimits()
    glossary = root["glossary"].map { Self.glossary($0) } ?? Glossary()
    glossaryFile = root.text(of: "glossary")
    extendedFile = root.text(of: "extends")
    suppressions = root.nodes(of: "suppress").map { node in
      PathRule(
        paths: Self.paths(node),
        content: Suppression(
          file: source.name, span: source.span(of: node.range), checks: node.nodes(of: "checks").compactMap { $0.text },
          unit: node.text(of: "unit").map { NamePattern($0) }, languages: Self.languages(node),
          reason: node.text(of: "reason") ?? "", isWhollyCovered: false))
    }
  }

  private static func paths(_ node: JSONNode) -> [NamePattern] {
    node.nodes(of: "paths").compactMap { $0.text }.map { NamePattern(path: $0) }
  }

  private static func languages(_ node: JSONNode) -> LanguageFilter {
    LanguageFilter(node.nodes(of: "languages").compactMap { node in node.text.flatMap { LanguageTag($0.string) } })
  }

  private static func rule(_ node: JSONNode) -> CheckRule {
    CheckRule(
      languages: languages(node),
      set: node.text(of: "checks").flatMap { name in CheckSet.allCases.first { $0.name == name } },
      severities: node.members(of: "severities") { value in
        value.text.flatMap { name in CheckSeverity.all.first { $0.name == name } }
      }, placeholders: node.text(of: "placeholders").flatMap { id in PlaceholderDialect.all.first { $0.id == id } })
  }

  private static func limits(_ node: JSONNode) -> LengthLimits {
    LengthLimits(
      units: node.nodes(of: "units").compactMap { entry in
        guard let unit = entry.text(of: "unit"), let limit = limit(entry) else { return nil }
        return LengthLimits.UnitLimit(NamePattern(unit), limit)
      },
      ruleText: node["ruleText"].flatMap { limit($0) })
  }

  private static func limit(_ node: JSONNode) -> LengthLimits.Limit? {
    guard let length = node.integer(of: "length") else { return nil }
    let measure = node.text(of: "measure").flatMap { LengthLimits.Measure(rawValue: $0.string) }
    return LengthLimits.Limit(length, in: measure ?? .characters)
  }

  private static func glossary(_ node: JSONNode) -> Glossary {
    Glossary(
      terms: node.nodes(of: "terms").compactMap { entry in
        entry.text(of: "term").map {
          Glossary.Term(
            source: $0,
            translations: entry.members(of: "translations") { $0.text.map { [$0] } ?? $0.nodes.compactMap { $0.text } })
        }
      },
      forbidden: node.members(of: "forbidden") { $0.nodes.compactMap { $0.text } },
      doNotTranslate: node.nodes(of: "doNotTranslate").compactMap { $0.text })
  }
}
