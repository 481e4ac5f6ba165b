import TestSupport
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordSystemFiles

/// An example of a check, and what the linter finds in it.
struct ExampleRun {
  let example: CheckExample
  /// The example's text without its marks.
  let source: SourceText
  /// The places of the marks.
  let marks: [SourcePosition]
  /// Everything that was found, in the order of the report.
  let diagnostics: [Diagnostic]

  init(_ example: CheckExample, _ configuration: LintConfiguration? = nil) {
    let marked = MarkedText(example.catalog.text)
    self.example = example
    source = SourceText(name: example.catalog.file, bytes: marked.bytes)
    marks = marked.markers.map(\.position)
    let inputs = example.others.map { input($0.text, name: $0.name) } + [Self.configured(marked.text, by: example)]
    let known = LintConfiguration(
      set: .all, declared: example.declared,
      required: example.required.isEmpty ? [] : [RequiredPhrases(name: "example", phrases: example.required)],
      listsUnfinished: true)
    diagnostics =
      Linter(configuration: configuration ?? known)
      .lint(inputs, base: example.base.map { input($0, name: "base.xliff") }).diagnostics
  }

  private static func configured(_ text: String, by example: CheckExample) -> LintInput {
    var catalog = input(text, name: example.catalog.file, beside: example.others.map { ($0.name, $0.text) })
    catalog.settings = example.settings
    return catalog
  }

  /// The format of the example.
  var format: CatalogFormat {
    CatalogFormat.format(ofFileNamed: SystemPath(example.catalog.file.string), startingWith: source.bytes)
  }

  /// What one check found.
  func findings(of check: CheckDescription) -> [Diagnostic] { diagnostics.filter { $0.id == check.id } }
}
