import Foundation
import WatchwordDiagnostics
import WatchwordForm

/// A script run through the form as JSON.
struct ScriptRun {
  let lines: [String]
  let diagnostics: [Diagnostic]

  init(_ person: Person, _ script: String) {
    var session = FormSession(person.form)
    var lines: [String] = []
    diagnostics = session.run(SourceText(name: "script.json", bytes: Array(script.utf8))) { lines.append($0) }
    self.lines = lines
  }

  /// The lines as objects.
  var objects: [[String: Any]] {
    lines.compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
  }

  /// The findings as `id line:column`.
  var findings: [String] {
    diagnostics.map { "\($0.id) \($0.span.start.line):\($0.span.start.column)" }
  }
}
