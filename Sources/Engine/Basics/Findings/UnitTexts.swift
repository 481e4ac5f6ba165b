/// The texts of the unit that a finding is about, so that a report is understandable without opening the file.
public struct UnitTexts: Hashable, Sendable {
  /// The source text, if the unit has one.
  public let source: ExactText?
  /// The translation, if the unit has one.
  public let target: ExactText?
  /// The notes that the authors of the source wrote for translators.
  public let notes: [ExactText]

  /// The maximum number of code points kept of each text.
  package static let maximum = 4_000

  /// The maximum number of notes kept.
  package static let maximumNotes = 4

  /// Creates the texts of a unit. Very long ones are shortened.
  package init(source: ExactText?, target: ExactText?, notes: [ExactText] = []) {
    func bounded(_ text: ExactText) -> ExactText {
      text.count > Self.maximum ? ExactText(text.string.clipped(to: Self.maximum)) : text
    }
    self.source = source.map(bounded)
    self.target = target.map(bounded)
    self.notes = notes.prefix(Self.maximumNotes).map(bounded)
  }
}
