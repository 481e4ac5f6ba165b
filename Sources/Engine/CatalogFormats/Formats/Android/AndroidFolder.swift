import WatchwordBasics
import WatchwordLocalization

/// The folder of a resource file, whose name has qualifiers (Android, "App resources overview", table 2).
struct AndroidFolder {
  /// The language of the folder's texts; `nil` for the default texts.
  let language: LanguageTag?
  /// The qualifiers other than those of the language, such as `land`.
  let otherQualifiers: [String]

  /// Creates the folder of the file at a path; `nil` if it is not a folder of values.
  init?(ofFile path: SystemPath) {
    let name = path.folder.lastComponent
    var qualifiers = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard qualifiers.first.map({ ExactText($0) == "values" }) ?? false else { return nil }
    qualifiers.removeFirst()
    var other: [String] = []
    // Only the qualifiers for the country and the network of a SIM card precede the language.
    while let first = qualifiers.first, first.utf8.starts(with: "mcc".utf8) || first.utf8.starts(with: "mnc".utf8),
      first.utf8.dropFirst(3).first.map(ASCII.isDigit) ?? false
    {
      other.append(qualifiers.removeFirst())
    }
    language = Self.removeLanguage(from: &qualifiers)
    otherQualifiers = other + qualifiers
  }

  /// Removes and returns the language at the start of `qualifiers`: `b+sr+Latn`, or `pt` with an optional `rBR`.
  private static func removeLanguage(from qualifiers: inout [String]) -> LanguageTag? {
    guard let first = qualifiers.first else { return nil }
    if first.utf8.starts(with: "b+".utf8) {
      let subtags = first.utf8.dropFirst(2).split(separator: UInt8(ascii: "+")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let tag = LanguageTag(subtags.joined(separator: "-")) else { return nil }
      qualifiers.removeFirst()
      return tag
    }
    // Here, `car` is not a language but the qualifier for a device in a car.
    guard (2...3).contains(first.utf8.count), first.utf8.allSatisfy(ASCII.isLetter), ExactText(first) != "car",
      let language = LanguageTag(modernCode(of: first))
    else { return nil }
    qualifiers.removeFirst()
    guard let region = qualifiers.first, region.utf8.first.map({ $0 | 0x20 == UInt8(ascii: "r") }) ?? false,
      (3...4).contains(region.utf8.count), let tag = LanguageTag("\(modernCode(of: first))-\(region.dropFirst())")
    else { return language }
    qualifiers.removeFirst()
    return tag
  }

  /// Returns the name of the folder for a language; `nil` for the default texts.
  static func name(for language: LanguageTag?) -> String {
    guard let language else { return "values" }
    let isPlain =
      language.script == nil && language.variants.isEmpty && language.extensions.isEmpty && language.privateUse == nil
      && language.extendedLanguages.isEmpty && (language.region?.utf8.count ?? 2) == 2
    if isPlain { return "values-" + legacyCode(of: language.language) + (language.region.map { "-r\($0)" } ?? "") }
    return "values-b+"
      + "\(language)".utf8.split(separator: UInt8(ascii: "-"))
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "+")
  }

  /// The languages whose folders use the codes that ISO 639 withdrew in 1989, because Android does not look for the new
  /// codes (java.util.Locale, "Legacy language codes"; Android Lint, "LocaleFolder").
  private static let legacyCodes = [("he", "iw"), ("id", "in"), ("yi", "ji")]

  private static func legacyCode(of language: String) -> String {
    legacyCodes.first { ExactText($0.0) == ExactText(language) }?.1 ?? language
  }

  private static func modernCode(of language: String) -> String {
    legacyCodes.first { ExactText($0.1) == ExactText(language) }?.0 ?? language
  }

  /// Returns the possible paths of the file with the default texts for the file at a path, the most likely one first;
  /// empty for a file of default texts. A folder with further qualifiers, such as `values-de-night`, may replace some of
  /// the texts in `values`.
  static func defaultFiles(for path: SystemPath) -> [SystemPath] {
    guard let folder = AndroidFolder(ofFile: path), folder.language != nil else { return [] }
    let own = (["values"] + folder.otherQualifiers).joined(separator: "-")
    return (folder.otherQualifiers.isEmpty ? [own] : [own, "values"]).map {
      path.folder.folder.appending($0.utf8).appending(path.lastComponent)
    }
  }

  /// Returns the name of the file with the default texts, preceded by the qualifiers other than the language.
  static func original(ofFileAt path: SystemPath) -> ExactText {
    let qualifiers = AndroidFolder(ofFile: path)?.otherQualifiers ?? []
    let variant = qualifiers.isEmpty ? "" : qualifiers.joined(separator: "-") + "/"
    return ExactText(variant + String(decoding: path.lastComponent, as: UTF8.self))
  }

  /// Whether a path is that of an XML file in a folder of values. Such folders also contain colours and sizes.
  static func isResource(_ path: SystemPath) -> Bool { AndroidFolder(ofFile: path) != nil && path.hasSuffix(".xml") }

  /// Whether a path is that of string resources: an XML file with strings, plurals or arrays in its name, in a folder
  /// of values.
  static func isStringResource(_ path: SystemPath) -> Bool {
    AndroidFolder(ofFile: path) != nil
      && isStringResource(named: ExactText(utf8: path.lastComponent))
  }

  /// Whether a name is that of an XML file of string resources.
  static func isStringResource(named name: ExactText) -> Bool {
    let name = ASCII.lowercased(name.string)
    return name.utf8.suffix(4).elementsEqual(".xml".utf8)
      && ["string", "plural", "array"].contains { word in
        name.utf8.indices.contains { name.utf8[$0...].starts(with: word.utf8) }
      }
  }
}
