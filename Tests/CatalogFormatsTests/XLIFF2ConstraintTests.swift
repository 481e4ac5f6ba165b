import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Reads an XLIFF 2 document.
func read2(_ text: String) -> Reading<TranslationCatalog> { CatalogFormat.xliff22.read(Array(text.utf8), name: "f") }

@Suite struct XLIFF2ConstraintTests {
  static let constraints = XLIFF2Constraint.all.map { Case($0.kind.id.string, $0, $0.kind.id) }

  @Test(arguments: constraints)
  func `the bad example breaks its constraint and no other`(constraint: Case<XLIFF2Constraint, ExactText>) {
    let reading = read2(constraint.given.example(isTriggering: true))
    #expect(reading.ids == [constraint.expected], "\(reading.findings.map(\.message))")
    #expect(reading.findings.allSatisfy { $0.severity == constraint.given.kind.severity })
  }

  @Test(arguments: constraints)
  func `the good example breaks none`(constraint: Case<XLIFF2Constraint, ExactText>) {
    let reading = read2(constraint.given.example(isTriggering: false))
    #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
    #expect(reading.units.count > 0)
  }

  @Test(arguments: constraints)
  func `ids, clauses and pages are complete`(constraint: Case<XLIFF2Constraint, ExactText>) {
    let (given, id) = (constraint.given, constraint.expected.string)
    #expect(id.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") })
    let page = CheckPage.about(constraint.expected)?.text ?? ""
    let title = page.prefix { $0 != "\n" }
    #expect(page.contains(#/breaks a constraint of the specification \(.*section.*\)\. Expected: /#))
    #expect(page.contains(" Expected: \(given.expected)."))
    #expect(page.hasSuffix("\n\nWhat to do: \(given.help.prefix(1).lowercased() + given.help.dropFirst())."))
    #expect(page.hasPrefix("\(title)\n\nWhat: ") && title.hasSuffix(".") && !title.hasSuffix(".."))
    for sentence in [given.expected, given.help] {
      #expect(!sentence.isEmpty && sentence.last != ".", "\(sentence)")
    }
    #expect(
      title.first?.isUppercase == true || title.hasPrefix("fs:") || title.hasPrefix("its:")
        || title.hasPrefix("slr:") || title.hasPrefix("existsInSource"))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 260 })
  }

  @Test func `each constraint has its own id`() {
    #expect(Set(XLIFF2Constraint.all.map(\.kind.id)).count == XLIFF2Constraint.all.count)
  }

  @Test(arguments: constraints)
  func `places of findings are inside the document`(constraint: Case<XLIFF2Constraint, ExactText>) {
    let text = constraint.given.example(isTriggering: true)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for finding in read2(text).findings {
      for place in [finding.span.start, finding.span.end] {
        #expect(place.line >= 1 && place.line <= lines.count)
        #expect(place.column >= 1 && place.column <= lines[place.line - 1].unicodeScalars.count + 1)
      }
      #expect(finding.span.start <= finding.span.end)
    }
  }

  @Test(arguments: [
    constraints[0], constraints[20], constraints[40], constraints[60], constraints[80], constraints[100],
  ])
  func `a document that is cut anywhere is read as far as it goes`(constraint: Case<XLIFF2Constraint, ExactText>) {
    let bytes = Array(constraint.given.example(isTriggering: true).utf8)
    // What is missing is at least the end of the root.
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      let reading = CatalogFormat.xliff22.read(Array(bytes[..<count]), name: "f")
      #expect(reading.ids.contains("malformed-xml"))
    }
  }
}

extension XLIFF2Constraint {
  /// The document with the defect, or the one without it.
  func example(isTriggering: Bool) -> String {
    CheckPage.about(kind.id)?.examples.first { $0.isTriggering == isTriggering }?.text ?? ""
  }
}
