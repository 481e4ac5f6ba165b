/// A file with or without the defect of a kind of finding.
public struct FindingExample: Hashable, Sendable {
  /// The name of the file; some formats are recognised by it.
  public let file: ExactText
  /// The text of the file, with ``mark`` before each place of a finding.
  public let text: String
  /// Whether the file has the defect.
  public let isTriggering: Bool

  /// The mark before the place of a finding.
  public static let mark = "1️⃣"

  /// A file with the defect.
  public static func bad(_ file: ExactText, _ text: String) -> Self { Self(file: file, text: text, isTriggering: true) }

  /// A file without the defect.
  public static func good(_ file: ExactText, _ text: String) -> Self {
    Self(file: file, text: text, isTriggering: false)
  }
}
