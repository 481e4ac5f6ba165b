package import WatchwordDiagnostics

extension FindingKind {
  /// A language is not written as a language tag.
  package static let invalidLanguageTag = FindingKind(
    "invalid-language-tag", .error,
    """
    A language is not written as a language tag.

    What: source-language or target-language does not have the form of BCP 47: a language of two or three letters, then
    a script or a region if they matter, separated by hyphens. Or it is the code of a country, such as jp, and not of a
    language.

    Why: programs cannot tell which language is meant, so the translations are never used.

    Example:
      target-language="pt_BR"

    What to do: write a tag such as de, pt-BR or zh-Hans, with hyphens and without the name of an encoding.
    """)
}
