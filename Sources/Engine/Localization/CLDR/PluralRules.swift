/// The rules that choose the plural category of a number in a language (UTS #35, part 3, section 5, "Language Plural
/// Rules").
///
/// A value is one byte: look it up once for a locale and keep it. Languages with the same rules have equal values.
package struct PluralRules: Hashable, Sendable {
  /// The index of the rules in the generated code; 0 is the rule set that has only `other`.
  let index: UInt8

  init(index: UInt8) { self.index = index }

  /// Returns the rules for counting: "1 file, 2 files".
  ///
  /// Rules depend on the language, not on the script or region, except for `pt-PT`. Plural data does not follow the
  /// parent locales, so `pt-AO` uses the rules of `pt` (CLDR, `parentLocales component="plurals"`). A deprecated tag is
  /// replaced first. A language without rules has only `other`; see ``hasCardinal(for:)``.
  package static func cardinal(for tag: LanguageTag) -> PluralRules {
    rules(for: tag, keys: PluralRulesData.cardinalKeys, indices: PluralRulesData.cardinalRules)
  }

  /// Whether CLDR has rules for counting in the language. For example, CLDR states that Japanese has only `other`, but
  /// has no entry for Maori.
  package static func hasCardinal(for tag: LanguageTag) -> Bool {
    CLDRTable.group(holding: tag.canonicalized().languageSubtag.bytes, in: PluralRulesData.cardinalKeys) != nil
  }

  /// Returns the rules for ranking: "1st, 2nd, 3rd". They are looked up as in ``cardinal(for:)``.
  package static func ordinal(for tag: LanguageTag) -> PluralRules {
    rules(for: tag, keys: PluralRulesData.ordinalKeys, indices: PluralRulesData.ordinalRules)
  }

  private static func rules(for tag: LanguageTag, keys: StaticString, indices: StaticString) -> PluralRules {
    let canonical = tag.canonicalized()
    let language = canonical.languageSubtag.bytes
    var group: Int?
    if !canonical.regionSubtag.isAbsent {
      group = CLDRTable.group(
        holding: language + [UInt8(ascii: "-")] + canonical.regionSubtag.bytes, in: keys)
    }
    group = group ?? CLDRTable.group(holding: language, in: keys)
    guard let group else { return PluralRules(index: 0) }
    return PluralRules(
      index: indices.withUTF8Buffer { group < $0.count ? $0[group] - PluralRulesData.firstRules : 0 })
  }

  /// Returns the category of a whole number. A negative number has the category of its absolute value.
  package func category(for number: Int) -> PluralCategory {
    PluralRulesData.category(index, UInt64(number.magnitude))
  }

  /// Returns the category of the number that `operands` describe.
  package func category(for operands: PluralOperands) -> PluralCategory {
    PluralRulesData.category(index, operands)
  }

  /// The categories of the language, in CLDR's order: zero, one, two, few, many, other.
  package var categories: [PluralCategory] { PluralCategory.allCases.filter { reach(of: $0) != .never } }

  /// Returns which numbers have a category.
  package func reach(of category: PluralCategory) -> Reach {
    let bit = UInt32(1) << UInt32(category.rawValue)
    let reach = PluralRulesData.reach(index)
    if reach & bit != 0 { return .wholeNumbers }
    if (reach >> 8) & bit != 0 { return .millions }
    return (reach >> 16) & bit != 0 ? .fractions : .never
  }

  /// The kinds of numbers that have a category, ordered from no numbers to the most common ones.
  package enum Reach: UInt8, Comparable, Sendable {
    /// No numbers: the language does not have the category.
    case never
    /// Only numbers with a fraction or in compact notation ("1.5", "1M"), no whole numbers.
    case fractions
    /// Of the whole numbers, only some that are at least one million, as for `many` in French, Spanish, Italian,
    /// Portuguese and Catalan.
    case millions
    /// Numbers that include whole numbers below one million.
    case wholeNumbers

    /// Whether `left` covers fewer kinds of numbers than `right`.
    package static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }
}
