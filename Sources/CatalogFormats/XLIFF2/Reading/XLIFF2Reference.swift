import WatchwordDiagnostics

/// A reference of the current unit, which is looked up when the unit is known.
struct XLIFF2Reference {
  let fragment: XLIFF2Fragment
  let purpose: Purpose
  /// The place of the tag.
  let span: SourceSpan
  /// The reference as it is written.
  let text: ExactText

  enum Purpose { case note, mark, comment, match, glossary }
}
