/// An example file that has, or does not have, the defect of a kind of finding.
package struct FindingExample: Hashable, Sendable {
  /// The name of the file, by which some formats are recognised.
  package let file: ExactText
  /// The text of the file, with ``mark`` before each place that is reported.
  package let text: String
  /// Whether the file has the defect.
  package let isTriggering: Bool
  /// The text after the fixes; `nil` if there are none.
  package let corrected: String?

  /// The mark before a place that is reported.
  package static let mark = "1️⃣"

  /// Creates a file with the defect.
  package static func bad(_ file: ExactText, _ text: String, corrected: String? = nil) -> Self {
    Self(file: file, text: text, isTriggering: true, corrected: corrected)
  }

  /// Creates a file without the defect.
  package static func good(_ file: ExactText, _ text: String) -> Self {
    Self(file: file, text: text, isTriggering: false, corrected: nil)
  }
}
