import Foundation
import WatchwordBasics
import WatchwordForm

/// A script run through the form as JSON.
struct ScriptRun {
  let lines: [String]
  let findings: [Finding]

  init(_ person: Person, _ script: String) {
    var session = FormSession(person.form)
    var lines: [String] = []
    findings = session.run(SourceText(name: "script.json", bytes: Array(script.utf8))) { lines.append($0) }
    self.lines = lines
  }

  /// The lines as objects.
  var objects: [[String: Any]] {
    lines.compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
  }

  /// The findings as `id line:column`.
  var places: [String] {
    findings.map { "\($0.id) \($0.span.start.line):\($0.span.start.column)" }
  }
}
