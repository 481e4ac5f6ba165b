import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization
import WatchwordSystemFiles

/// The options that choose the catalogues of texts.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("locales"),
    help: ArgumentHelp(
      "A folder of catalogues to use instead of the built-in ones.",
      discussion: "Texts that a regional catalogue (de-CH) leaves out still come from a built-in one (de)."))
  var folder: String?

  @Option(
    name: .customLong("texts"),
    help: ArgumentHelp(
      "Texts that override the others: a built-in overlay (passphrase, pin), a file or a folder.",
      discussion: "The option can be repeated; later texts override earlier ones.",
      valueName: "name|file|dir"))
  var texts: [String] = []

  /// Returns the catalogues to use: the built-in ones or those of a folder, overridden by ``texts``.
  func library() throws -> CatalogLibrary {
    let base = try folder.map { try CatalogLibrary.folder($0) } ?? .shipped
    return try texts.reduce(base) { try $0.adding($1) }
  }
}

/// The option that chooses catalogues by their languages.
struct LocaleFilter: ParsableArguments {
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "Report on, and correct, only texts in this language, such as de or pt-BR; can be given several times.",
      discussion: "de means German in every region. The other catalogues are still read for comparisons.",
      valueName: "tag"))
  var tags: [String] = []

  /// The languages, to filter documents with several. Throws for a value that is not a language tag.
  var languages: LanguageFilter {
    get throws { LanguageFilter(try tags.map { try RequestedLocale.parse($0) }) }
  }

  /// Returns a function that tells whether a catalogue is reported on. Throws for a value that is not a language tag,
  /// and if no catalogue is in a requested language.
  ///
  /// A catalogue that does not specify its language is always reported on, because it may have a defect.
  func filter(_ catalogs: [ExaminedCatalog]) throws -> (ExaminedCatalog) -> Bool {
    guard !tags.isEmpty else { return { _ in true } }
    let wanted = try tags.map { try RequestedLocale.parse($0) }
    for tag in wanted where !catalogs.contains(where: { $0.languages.contains(where: LanguageFilter([tag]).includes) })
    {
      let found = Set(catalogs.flatMap(\.languages).map { ExactText("\($0)") }).sorted().map(\.string)
      throw CommandFailure(
        message: "No catalogue is in \(tag)"
          + (found.isEmpty ? "" : "; there are catalogues in \(found.joinedAsList.clipped(to: 400))"))
    }
    let filter = LanguageFilter(wanted)
    return { $0.languages.isEmpty || $0.languages.contains(where: filter.includes) }
  }
}

/// A parser of the locales that users request.
enum RequestedLocale {
  /// The locale of the environment (the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set), or else English.
  static var ofEnvironment: LanguageTag {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = Environment.value(of: name) { return LanguageTag(posix: value) ?? .english }
    }
    return .english
  }

  /// Parses a language tag; `pt_BR` is accepted too.
  static func parse(_ text: String) throws -> LanguageTag {
    let named = LanguageName.tag(named: text)
    // A word of four letters, such as Thai, is a well-formed tag, but not of a known language.
    if let tag = LanguageTag(text) ?? LanguageTag(posix: text), named == nil || tag.isKnownLocale { return tag }
    throw CommandFailure(
      message: "\"\(text.clipped)\" is not a language tag; "
        + (named.map { "did you mean \($0)?" } ?? "expected one (BCP 47) such as ru or pt-BR"))
  }
}
