package import WatchwordBasics

/// A page of `Documentation/Checks` as plain text.
struct FindingPage: Sendable {
  /// The id of the kind of finding.
  let id: ExactText
  /// The page. Its first line is a summary.
  let text: String
  /// For checks, an example without the defect, under its label.
  let correct: String

  init(_ id: ExactText, _ text: String, correct: String = "") {
    self.id = id
    self.text = text
    self.correct = correct
  }
}

extension FindingKind {
  /// The documentation page, which explains what the defect is, why it matters and what to do, with an example. Its
  /// first line is a summary.
  package var page: String { ownPage ?? documented?.text ?? "" }

  /// The page, with an example without the defect after the one with it.
  package var pageWithCorrectExample: String {
    let page = page
    guard let correct = documented?.correct, !correct.isEmpty,
      let index = page.utf8.firstIndex(ofPart: "\n\nWhat to do:".utf8)
    else { return page }
    return "\(page[..<index])\n\n\(correct)\(page[index...])"
  }

  /// The first line of the page.
  package var summary: String { page.split(separator: "\n").first.map { String($0) } ?? "" }

  private var documented: FindingPage? { FindingPage.all.first { $0.id == id } }
}
