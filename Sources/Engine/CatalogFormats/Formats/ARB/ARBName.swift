import WatchwordBasics
import WatchwordLocalization

/// The name of a file of application resources: `app_de.arb`, `intl_zh_Hant_TW.arb`.
struct ARBName {
  /// The part before the language.
  let prefix: String
  let language: LanguageTag?

  init(_ path: SystemPath) {
    let stem = LocaleName.stem(of: path)
    if let tag = LocaleName.tag(stem) {
      (prefix, language) = ("", tag)
      return
    }
    // The longest suffix that is a language tag.
    for index in stem.utf8.indices where stem.utf8[index] == UInt8(ascii: "_") {
      if let tag = LocaleName.tag(stem[stem.utf8.index(after: index)...]) {
        (prefix, language) = (String(stem[..<index]), tag)
        return
      }
    }
    (prefix, language) = (stem, nil)
  }

  /// The name of the resource without its language.
  var original: ExactText { ExactText((prefix.isEmpty ? "app" : prefix) + ".arb") }

  /// Returns the files that may contain the source texts of the file at a path: first those in English, then the one
  /// whose name has no language.
  static func sources(of path: SystemPath) -> [SystemPath] {
    let name = ARBName(path)
    guard name.language != nil else { return [] }
    let own = ExactText(LocaleName.stem(of: path))
    let stems = LocaleName.sources.map { name.prefix.isEmpty ? $0 : "\(name.prefix)_\($0)" }
    let paths = stems.prefix { ExactText($0) != own }.map { path.folder.appending("\($0).arb".utf8) }
    guard !name.prefix.isEmpty, paths.count == stems.count else { return paths }
    let plain = path.folder.appending("\(name.prefix).arb".utf8)
    // A name may have a macrolanguage before the language: `app_ku_CKB`.
    return paths + (ARBName(plain).language == nil ? [plain] : sources(of: plain))
  }
}
