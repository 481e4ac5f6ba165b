import TestSupport
import WatchwordDiagnostics
import WatchwordLinting

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
    let marked = MarkedText(example.text)
    self.example = example
    source = SourceText(name: example.file, bytes: marked.bytes)
    marks = marked.markers.map(\.position)
    let inputs = example.others.map { input($0.text, name: $0.name) } + [Self.configured(marked.text, by: example)]
    let known = LintConfiguration(
      set: .all, declared: example.declared,
      demanded: example.demanded.isEmpty ? [] : [DemandedPhrases(name: "example", phrases: example.demanded)],
      listsUnfinished: true)
    diagnostics =
      Linter(configuration: configuration ?? known)
      .lint(inputs, base: example.base.map { input($0, name: "base.xliff") }).diagnostics
  }

  private static func configured(_ text: String, by example: CheckExample) -> LintInput {
    var catalog = input(text, name: example.file)
    catalog.settings = example.settings
    return catalog
  }

  /// What one check found.
  func findings(of check: CheckDescription) -> [Diagnostic] { diagnostics.filter { $0.id == check.id } }
}

extension SourceText {
  /// The bytes with these fixes applied; of two that overlap the first one counts.
  func bytes(applying fixes: [Fix]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in fixes.flatMap(\.edits).sorted(by: { $0.span.start < $1.span.start }) {
      let range = offset(of: edit.span.start)..<offset(of: edit.span.end)
      guard range.lowerBound >= end else { continue }
      result += bytes[end..<range.lowerBound] + Array(edit.replacement.string.utf8)
      end = range.upperBound
    }
    return result + bytes[end...]
  }

  private func offset(of place: SourcePosition) -> Int {
    // A byte inside a code point counts as the next one.
    let found = bytes.indices.firstPlace { position(at: $0) >= place }
    return bytes[found...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
  }
}
