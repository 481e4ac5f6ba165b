import ArgumentParser
import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization
import WatchwordRuns
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
  func library() throws -> CatalogLibrary { try choice().library(.system()) }

  /// The choice of the catalogues.
  func choice() throws -> CatalogChoice {
    var choice = CatalogChoice()
    choice.folder = try folder.map(InputPaths.argument)
    choice.texts = try texts.map(InputPaths.argument)
    return choice
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
}

extension RequestedLocale {
  /// The locale of the environment (the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set), or else English.
  static var ofEnvironment: LanguageTag {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = Environment.value(of: name) { return LanguageTag(posix: value) ?? .english }
    }
    return .english
  }
}
