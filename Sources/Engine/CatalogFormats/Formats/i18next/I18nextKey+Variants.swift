package import WatchwordBasics
package import WatchwordLocalization

/// The relations between keys of one text in different languages.
extension I18nextKey {
  /// Returns the key of an ordinal form without the suffix of its category, and the category: `place_ordinal` and
  /// `few`.
  package static func ordinal(_ key: ExactText) -> (base: ExactText, category: PluralCategory)? {
    guard let (base, category) = split(key), isOrdinal(base) else { return nil }
    return (base, category)
  }

  /// Whether a language that has texts with these keys needs no text for the key, although the source has one. Such a
  /// key is an ordinal form that the language lacks, a form of version 3 that others replace (`file_plural` by
  /// `file_0`), or a text for a gender that the language does not distinguish.
  package static func isUnneeded(_ key: ExactText, given keys: Set<ExactText>, in language: LanguageTag?) -> Bool {
    if let (_, category) = ordinal(key) {
      return language.map { !PluralRules.ordinal(for: $0).categories.contains(category) } ?? false
    }
    let stem = singular(key)
    if keys.contains(ExactText("\(stem)_0")) || keys.contains(ExactText("\(stem)_1")) { return true }
    guard let (base, context) = parts(key) else { return false }
    return genders.contains(context) && keys.contains(base)
  }

  /// Whether a key that the source lacks is a form or a variant of one that it has. A language may need more of them.
  /// A list that is longer than in the source may hold plural forms.
  package static func isVariant(_ key: ExactText, of keys: Set<ExactText>) -> Bool {
    if let dot = key.string.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let number = key.string[dot...].utf8.dropFirst()
      if !number.isEmpty, number.allSatisfy(ASCII.isDigit) {
        return keys.contains(ExactText("\(key.string[..<dot]).1"))
      }
    }
    if let (base, _) = ordinal(key) {
      return PluralCategory.allCases.contains { keys.contains(ExactText("\(base)_\($0.keyword)")) }
    }
    guard let (base, suffix) = parts(key) else { return false }
    if suffix.string.utf8.allSatisfy(ASCII.isDigit) { return keys.contains(ExactText("\(singular(base))_plural")) }
    if suffix == "plural" { return keys.contains(base) }
    // An app can choose any name for a context.
    return keys.contains(base)
      || genders.contains { keys.contains(ExactText("\(base)_\($0)")) && genders.contains(suffix) }
  }

  /// Whether a key, or one that it is under, says that languages need no text: `animals(ignoreMissing)` (slang,
  /// "Modifiers").
  static func mayLackTranslation(_ key: ExactText) -> Bool {
    key.string.utf8.contains(part: Array("(ignoreMissing".utf8))
  }

  /// Whether a key is that of an ordinal form or a numbered form of version 3, whose source may have a different key.
  package static func isForm(_ key: ExactText) -> Bool {
    ordinal(key) != nil || parts(key)?.suffix.string.utf8.allSatisfy(ASCII.isDigit) ?? false
  }

  /// Whether a key is that of a further form of a text, which may be translated differently: for ranks, or a plural form
  /// of version 3.
  package static func isFurtherForm(_ key: ExactText) -> Bool { isForm(key) || singular(key) != key }

  /// Returns a key without the suffix of its plural form in version 3: `file` of `file_plural`.
  private static func singular(_ key: ExactText) -> ExactText {
    guard let (base, suffix) = parts(key), suffix == "plural" else { return key }
    return base
  }

  /// Returns the parts before and after the last underscore.
  private static func parts(_ key: ExactText) -> (base: ExactText, suffix: ExactText)? {
    let bytes = key.string.utf8
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "_")), mark != bytes.startIndex else { return nil }
    let suffix = ExactText(key.string[bytes.index(after: mark)...])
    return suffix.isEmpty ? nil : (ExactText(key.string[..<mark]), suffix)
  }

  /// The usual names of contexts (i18next, "Context").
  private static let genders: Set<ExactText> = [
    "male", "female", "neuter", "neutral", "masculine", "feminine", "common",
  ]
}
