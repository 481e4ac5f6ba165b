import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordReporting
import WatchwordSystemFiles

/// A catalogue; of `others`, which are paths with their texts, it translates the one that its format looks for.
func input(
  _ text: String, name: ExactText = "example.xliff", beside others: [(name: ExactText, text: String)] = []
) -> LintInput {
  let bytes = Array(text.utf8)
  let format = CatalogFormat.format(ofFileNamed: SystemPath(name.string), startingWith: bytes)
  return LintInput(name: name, bytes: bytes, format: format, sources: format.sourceTable(of: name, among: others))
}

extension CatalogFormat {
  /// The texts that the file with a name translates; `others` are the files beside it.
  func sourceTable(of name: ExactText, among others: [(name: ExactText, text: String)]) -> SourceTable? {
    sourceTable(besideFileNamed: name) { path in
      others.first { [$0.name, ExactText("./\($0.name)")].contains(path.name) }.map { Array($0.text.utf8) }
    }
  }
}

/// An XLIFF file with these units.
func document(_ language: String?, _ units: String, original: String = "Localizable.xcstrings") -> String {
  let target = language.map { " target-language=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en"\(target) datatype="plaintext">
        <body>
    \(units)
        </body>
      </file>
    </xliff>
    """
}

/// A unit with a source and a translation.
func unit(_ source: String, _ target: String, id: String = "a") -> String {
  "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
}

extension Report {
  /// The ids of the findings, in their order.
  var ids: [String] { findings.map(\.id.string) }
  /// The findings as lines of the concise report.
  var lines: [String] { findings.map(\.conciseLine) }
}

/// Checks files of one folder, in the order of their names, as `lint .` does there.
func lint(
  _ files: [(name: String, text: String)], base: (name: String, text: String)? = nil,
  _ configuration: LintConfiguration = LintConfiguration()
) -> Report {
  let files = files.map { (name: ExactText("./\($0.name)"), text: $0.text) }.sorted { $0.name < $1.name }
  return Linter(configuration: configuration)
    .lint(
      files.map { input($0.text, name: $0.name, beside: files) },
      base: base.map { input($0.text, name: ExactText($0.name)) })
}

/// Words that say what a case of a parameterised test is about.
struct Labelled<Value: Sendable>: CustomTestStringConvertible, Sendable {
  let label: String
  let value: Value
  var testDescription: String { label }

  init(_ label: String, _ value: Value) {
    self.label = label
    self.value = value
  }
}
