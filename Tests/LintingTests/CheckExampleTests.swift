import Diagnostics
import Linting
import TestSupport
import Testing

@Suite struct CheckExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let check: CheckDescription
    let index: Int
    var testDescription: String { "\(check.id) \(index + 1)" }
  }

  static let cases = Checks.all.flatMap { check in check.examples.indices.map { Case(check: check, index: $0) } }

  @Test(arguments: cases)
  func `every check finds what its own examples mark, and nothing else`(each: Case) throws {
    let example = each.check.examples[each.index]
    let policies = try example.policy.map { [NamedPolicy(name: "example", policy: try policy($0))] } ?? []
    let linter = Linter(configuration: LintConfiguration(policies: policies))
    let report = linter.lint(example.inputs, base: example.base.map { input($0, name: "base.xliff") })
    let found = report.diagnostics.filter { $0.id == each.check.id }
    #expect(found.allSatisfy { $0.file == example.file })
    let source = SourceText(name: example.file, bytes: Array(example.unmarkedText.utf8))
    #expect(found.map(\.span.start) == example.markedOffsets.map { source.position(at: $0) }, "\(report.diagnostics)")
    #expect(example.isTriggering == !example.markedOffsets.isEmpty)
    for diagnostic in found {
      #expect(!diagnostic.message.hasSuffix(".") && diagnostic.help?.hasSuffix(".") == false)
      #expect(diagnostic.message.first?.isLowercase == false, "\(diagnostic.message)")
    }
  }

  @Test func `every check has examples of both kinds`() {
    for check in Checks.all {
      #expect(check.examples.contains { $0.isTriggering }, "\(check.id)")
      #expect(check.examples.contains { !$0.isTriggering }, "\(check.id)")
    }
  }

  static let placeholderChecks = [
    "missing-placeholder", "extra-placeholder", "placeholder-type", "malformed-placeholder", "undefined-substitution",
    "ambiguous-placeholder-order", "count-dropped", "argument-mismatch",
  ]

  @Test(arguments: cases)
  func `no two checks of placeholders blame the same text`(each: Case) throws {
    let example = each.check.examples[each.index]
    let report = Linter().lint(example.inputs, base: example.base.map { input($0, name: "base.xliff") })
    var units: [String: String] = [:]
    for diagnostic in report.diagnostics where Self.placeholderChecks.contains(diagnostic.id) {
      let other = units.updateValue(diagnostic.id, forKey: diagnostic.unit ?? "")
      #expect(other == nil || other == diagnostic.id, "\(diagnostic.id) and \(other ?? "")")
    }
  }

  @Test func `every file in Checks is listed, and every page starts with its type's own summary`() throws {
    let files = try sourceFiles(in: "Sources/Linting/Checks")
    #expect(files.count == Checks.all.count)
    #expect(Set(Checks.all.map(\.id)).count == Checks.all.count)
    for (name, text) in files {
      let check = try #require(Checks.all.first { text.contains("static let id = \"\($0.id)\"\n") }, "\(name)")
      let page = String(describing: check.documentation)
      let first = String(page.prefix { $0 != "\n" })
      #expect(text.contains("/// \(first)\nenum \(name.dropLast(6)): "), "\(name)")
      for part in ["\n\nWhat: ", "\n\nWhy: ", "\n\nExample:\n  ", "\n\nWhat to do: "] {
        #expect(page.contains(part), "\(name) lacks \(part)")
      }
    }
  }
}

extension CheckExample {
  /// The catalogues to lint together.
  fileprivate var inputs: [LintInput] {
    others.map { input($0.text, name: $0.name) } + [input(unmarkedText, name: file)]
  }
}
