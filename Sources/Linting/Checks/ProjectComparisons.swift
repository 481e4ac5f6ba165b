/// The texts that checks of several catalogues compare; hashes are kept only of those that a check asks for.
struct ProjectComparisons: OptionSet, Sendable {
  let rawValue: UInt8

  /// Sources, with those of the base.
  static let sources = ProjectComparisons(rawValue: 1 << 0)
  /// Translations, with others of the same source.
  static let translations = ProjectComparisons(rawValue: 1 << 1)
  /// Sources, with others that have the same translation.
  static let reuse = ProjectComparisons(rawValue: 1 << 2)
}
