import WatchwordBasics

/// The texts of a file in a format with a file for each language, beside those of the source.
struct SourceMerge {
  /// The source texts; `nil` for a source.
  let sources: SourceTable?
  /// The ids of the units of a translation.
  private(set) var ids: Set<ExactText> = []

  init(_ sources: SourceTable?) { self.sources = sources }

  /// Returns the source and the translation of the unit with an id, whose text in the file is `text`.
  mutating func texts(
    of id: ExactText, _ text: Segment, at span: SourceSpan
  ) -> (source: Segment?, target: Segment?) {
    guard let sources else { return (text, nil) }
    ids.insert(id)
    return (sources.source(of: id, at: span), text)
  }

  /// Returns the notes of a unit: its own, or else those of the source.
  func notes(of id: ExactText, _ own: [ExactText]) -> [ExactText] {
    own.isEmpty ? sources?.unit(withID: id)?.notes ?? [] : own
  }

  /// Adds the units that the source has and the file lacks; their place is `span`.
  func addMissing(to collector: CatalogCollector, at span: SourceSpan) {
    for unit in sources?.missing(from: ids, at: span) ?? [] { collector.add(unit) }
  }
}
