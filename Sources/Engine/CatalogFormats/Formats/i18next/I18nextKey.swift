import WatchwordBasics
import WatchwordLocalization

/// The suffixes of keys (i18next, "Plurals", JSON format v4): `file_one`, `place_ordinal_few`.
package enum I18nextKey {
  /// Returns the key without the suffix of a plural category, and the category.
  static func split(_ key: ExactText) -> (base: ExactText, category: PluralCategory)? {
    let bytes = key.string.utf8
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "_")), mark != bytes.startIndex,
      let category = PluralCategory(keyword: ExactText(key.string[bytes.index(after: mark)...]))
    else { return nil }
    return (ExactText(key.string[..<mark]), category)
  }

  /// Whether a key without the suffix of its category is for ordinals ("1st"), which have their own categories.
  static func isOrdinal(_ base: ExactText) -> Bool {
    base.string.utf8.suffix("_ordinal".utf8.count).elementsEqual("_ordinal".utf8)
  }

  /// Returns the keys of an object whose members are plural forms, without their suffixes.
  ///
  /// `step_one` alone does not count: a form `other` is required, and either another form or a text that shows the
  /// number; or else `one`, `few` and `many`, which serve all whole numbers in some languages.
  static func plurals(_ members: [JSONMember]) -> Set<ExactText> {
    var categories: [ExactText: Set<PluralCategory>] = [:]
    var counted: Set<ExactText> = []
    for member in members {
      guard case .string(let text) = member.node.value, let (base, category) = split(member.key.text), !isOrdinal(base)
      else { continue }
      categories[base, default: []].insert(category)
      if showsCount(text.text) { counted.insert(base) }
    }
    return Set(
      categories.filter { base, found in
        found.contains(.other)
          ? found.count > 1 || counted.contains(base) : found.isSuperset(of: [.one, .few, .many])
      }.keys)
  }

  private static func showsCount(_ text: ExactText) -> Bool {
    let bytes = Array(text.string.utf8)
    let name = Array("count".utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "{") {
      let rest = bytes[index...].drop { $0 == UInt8(ascii: "{") || $0 == 0x20 || $0 == UInt8(ascii: "-") }
      if rest.starts(with: name) { return true }
    }
    return false
  }
}
