import WatchwordDiagnostics
import Foundation
import WatchwordLinting
import WatchwordPolicy
import Testing

/// The policy that `json` holds.
func policy(_ json: String) throws -> PasswordPolicy {
  try #require(PolicyFormat.read(SourceText(name: "policy.json", bytes: Array(json.utf8))).policy)
}

func input(_ text: String, name: String = "example.xliff") -> LintInput {
  LintInput(name: name, bytes: Array(text.utf8))
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

extension LintReport {
  /// The ids of the findings, in their order.
  var ids: [String] { diagnostics.map(\.id) }
}
