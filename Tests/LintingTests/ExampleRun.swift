import TestSupport
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization
import WatchwordSystemFiles

/// An example of a check, and what the linter finds in it.
struct ExampleRun {
  let example: PageExample
  /// The example's text without its marks.
  let source: SourceText
  /// The places of the marks.
  let marks: [SourcePosition]
  /// Everything that was found, in the order of the report.
  let findings: [Finding]

  init(_ example: PageExample, _ configuration: LintConfiguration? = nil) {
    let marked = MarkedText(example.text)
    self.example = example
    source = SourceText(name: example.file, bytes: marked.bytes)
    marks = marked.markers.map(\.position)
    let inputs = example.others.map { input($0.text, name: $0.name) } + [Self.configured(marked.text, by: example)]
    let required = Self.required(example.setting)
    let known = LintConfiguration(
      set: .all, declared: Self.declared(example.setting),
      required: required.isEmpty ? [] : [RequiredPhrases(name: "example", phrases: required)], listsUnfinished: true)
    findings =
      Linter(configuration: configuration ?? known)
      .lint(inputs, base: example.base.map { input($0, name: "base.xliff") }).findings
  }

  private static func configured(_ text: String, by example: PageExample) -> LintInput {
    var catalog = input(text, name: example.file, beside: example.others.map { ($0.name, $0.text) })
    if let file = Self.configuration(example.setting) { catalog.settings = file.settings(for: example.file) }
    return catalog
  }

  private static func declared(_ setting: PageExample.Setting) -> [PhraseDeclaration] {
    setting.declared.compactMap { PhraseDeclaration(written: $0) }
  }

  private static func required(_ setting: PageExample.Setting) -> [Phrase] {
    setting.required.compactMap { Phrase(written: $0) }
  }

  private static func configuration(_ setting: PageExample.Setting) -> LintConfigurationFile? {
    setting.settings.flatMap {
      LintConfigurationFile.read(SourceText(name: ".watchword.json", bytes: Array($0.utf8))).value
    }
  }

  /// Whether everything in a setting can be read.
  static func isKnown(_ setting: PageExample.Setting) -> Bool {
    declared(setting).count == setting.declared.count && required(setting).count == setting.required.count
      && (setting.settings == nil || configuration(setting) != nil)
  }

  /// The format of the example.
  var format: CatalogFormat {
    CatalogFormat.format(ofFileNamed: SystemPath(example.file.string), startingWith: source.bytes)
  }

  /// What one check found.
  func findings(of check: CheckDescription) -> [Finding] { findings.filter { $0.id == check.id } }
}

extension PhraseDeclaration {
  /// A declaration as pages write it: `length.range(minimum: count, maximum: count)`.
  fileprivate init?(written text: String) {
    guard let parts = text.wholeMatch(of: #/([\w.-]+)\((.*)\)/#) else { return nil }
    let parameters = parts.2.matches(of: #/(\w+): (\w+)/#).compactMap { parameter in
      ArgumentKind(rawValue: String(parameter.2)).map { Parameter(ExactText(parameter.1), $0) }
    }
    self.init(MessageID(ExactText(parts.1)), parameters)
  }
}

extension Phrase {
  /// A phrase as pages write it: `letters(minimum: 3)`, or `letters(rules: [letters(minimum: 2)])`.
  fileprivate init?(written text: some StringProtocol) {
    let written = #/([\w.-]+)(?:\((\w+): (?:(\d+)|\[(.+)\])\))?/#
    guard let parts = String(text).wholeMatch(of: written) else { return nil }
    var arguments: [Argument] = []
    if let name = parts.2, let count = parts.3.flatMap({ Int($0) }) { arguments = [.count(ExactText(name), count)] }
    if let name = parts.2, let item = parts.4.flatMap({ Phrase(written: $0) }) {
      arguments = [.list(ExactText(name), [item])]
    }
    self.init(MessageID(ExactText(parts.1)), arguments)
  }
}
