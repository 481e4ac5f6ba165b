/// A file with or without the defect of a kind of finding.
package struct FindingExample: Hashable, Sendable {
  /// The name of the file; some formats are recognised by it.
  package let file: ExactText
  /// The text of the file, with ``mark`` before each place of a finding.
  package let text: String
  /// Whether the file has the defect.
  package let isTriggering: Bool

  /// The mark before the place of a finding.
  package static let mark = "1️⃣"

  /// A file with the defect.
  package static func bad(_ file: ExactText, _ text: String) -> Self {
    Self(file: file, text: text, isTriggering: true)
  }

  /// A file without the defect.
  package static func good(_ file: ExactText, _ text: String) -> Self {
    Self(file: file, text: text, isTriggering: false)
  }
}
