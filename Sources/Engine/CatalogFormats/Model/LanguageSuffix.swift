import WatchwordBasics
import WatchwordLocalization

/// The name of a file that ends in its language: `messages_pt_BR.properties`, `Strings.de.resx`. The file without a
/// language has the default texts.
struct LanguageSuffix {
  /// The part before the language.
  let base: String
  let language: LanguageTag?
  private let separator: UInt8
  private let path: SystemPath

  /// Splits the name of a file at the first `separator` that a language follows.
  init(_ path: SystemPath, after separator: UInt8) {
    self.path = path
    self.separator = separator
    let stem = LocaleName.stem(of: path)
    let bytes = stem.utf8
    for index in bytes.indices where bytes[index] == separator && index > bytes.startIndex {
      let name = stem[bytes.index(after: index)...]
      // In the notation of gettext, the parser would ignore what follows a dot.
      if !name.utf8.contains(UInt8(ascii: ".")), let tag = LocaleName.tag(name) {
        (base, language) = (String(stem[..<index]), tag)
        return
      }
    }
    (base, language) = (stem, nil)
  }

  /// Returns the name of a resource, without its ending, for a format whose files have `ending` and the language after
  /// `separator`. The usual names of other formats become that of this one, and a separator is replaced if the name
  /// seems to end in a language.
  static func stem(
    of original: ExactText?, default standard: String, before separator: UInt8, ending: String
  ) -> String {
    let stem = ResourceNames.stem(of: original, default: standard)
    let usual: Set<ExactText> = ["strings", "localizable", "messages", "app", "translation"]
    let isOwn = original?.string.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) ?? false
    if !isOwn, usual.contains(ExactText(ASCII.lowercased(stem))) { return standard }
    guard LanguageSuffix(SystemPath(stem + ending), after: separator).language != nil else { return stem }
    return String(decoding: stem.utf8.map { $0 == separator ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  private var ending: ArraySlice<UInt8> {
    path.lastComponent.dropFirst(LocaleName.stem(of: path).utf8.count)
  }

  /// The name of the file without its language, which is the same in all languages.
  var original: ExactText { ExactText(base + String(decoding: ending, as: UTF8.self)) }

  /// The files that may have the source texts: the one without a language, then those in English.
  var sources: [SystemPath] {
    guard language != nil else { return [] }
    let own = ExactText(LocaleName.stem(of: path))
    let sign = String(decoding: [separator], as: UTF8.self)
    let stems = [base] + LocaleName.sources.map { "\(base)\(sign)\($0)" }.prefix { ExactText($0) != own }
    return stems.map { path.folder.appending(Array($0.utf8) + ending) }
  }
}
