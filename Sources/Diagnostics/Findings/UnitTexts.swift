/// The texts of the unit that a finding is about, so that readers understand the finding without opening the file.
public struct UnitTexts: Hashable, Sendable {
  /// The source text, if the unit has one.
  public let source: ExactText?
  /// The translation, if the unit has one.
  public let target: ExactText?
  /// What the authors of the source say to translators.
  public let notes: [ExactText]

  /// The number of code points that are kept of a text, at most.
  package static let maximum = 4_000

  /// The number of notes that are kept, at most.
  package static let mostNotes = 4

  /// Creates the texts of a unit; very long ones are shortened.
  package init(source: ExactText?, target: ExactText?, notes: [ExactText] = []) {
    func bounded(_ text: ExactText) -> ExactText {
      text.count > Self.maximum ? ExactText(text.string.clipped(to: Self.maximum)) : text
    }
    self.source = source.map(bounded)
    self.target = target.map(bounded)
    self.notes = notes.prefix(Self.mostNotes).map(bounded)
  }
}
