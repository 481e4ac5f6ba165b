import WatchwordDiagnostics

/// A reference in the current unit, which is resolved at the end of the unit.
struct XLIFF2Reference {
  let fragment: XLIFF2Fragment
  let purpose: Purpose
  /// The span of the tag.
  let span: SourceSpan
  /// The reference as written.
  let text: ExactText

  enum Purpose { case note, mark, comment, match, glossary }
}
