import Testing
import WatchwordBasics
import WatchwordLinting

/// Which names of files are taken for languages.
@Suite struct LanguageFileNameTests {
  /// A catalogue from English.
  static func catalog(into language: String, from source: String = "en") -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="\(source)" target-language="\(language)" datatype="plaintext"><body/></file>
    </xliff>
    """
  }

  /// The findings in a catalogue with this name.
  static func findings(_ name: String, language: String, source: String = "en") -> [String] {
    linter.lint([input(catalog(into: language, from: source), name: ExactText(name))]).lines
  }

  private static let linter = Linter(configuration: LintConfiguration(only: ["language-file-name-mismatch"]))

  static let words = [
    // Words after the code of a language.
    "my-strings", "my_strings", "my-app", "my-xliff", "it-team", "it_support", "no-name", "no-op", "no_translation",
    "is-done", "is_new", "ga-release", "cat_alog", "as-built", "am-draft", "be-ready", "he-said", "hi-there", "id-card",
    "id_list", "in-progress", "in-app", "so-far", "to-do", "to_review", "or-else", "an-example", "ms-office",
    "mt-output", "os-strings", "ps-files", "tr-export", "la-office", "ca-certs", "co-workers", "eu-only", "ie-fixes",
    "ml-model", "ar-viewer", "de-facto", "de-duplicated", "el-capitan", "en-export", "fr-backup", "es-module",
    "pl-sql", "pt-2024", "se-linux", "sw-update", "vi-mode", "uk-office", "de-DEbug", "fi-nal",
    // Registered scripts, regions and variants that do not belong to the language.
    "as-is", "am-pm", "it-is", "is-it", "or-so", "my-ID", "my-TV", "no-qa", "my-Java", "no-Thai", "it-Goth",
    "my-simple",
    "fi-simple", "it-valencia", "be-1996",
    // Names that consist of words or abbreviations.
    "mac", "app", "web", "ios", "win", "dev", "new", "old", "all", "tmp", "src", "out", "in", "my", "mt", "ger", "deu",
    "fur", "ast", "doi", "mic", "ab", "sd", "ki", "IT", "as-in", "no-no", "so-so",
    // Source and target.
    "en-de", "en_de", "en-DE", "en-nl", "en-be", "en-ca", "en-sl", "en-fr", "de-en", "en-to-de", "en2de", "en-US-de-DE",
    "en-de-DE", "EN-SE",
    // More than a tag.
    "Localizable.de", "messages.de", "my.app", "app.my", "it.team", "example.de", "de.example", "de.UTF-8", "de copy",
    "de-old", "de-x-mine", "it@work", "de@home", "x-pirate", "i-klingon", "en-u-nu-latn", "C", "POSIX", "root", "und",
    "Localizable", "InfoPlist", "strings", "translation", "",
  ]

  @Test(arguments: words)
  func `a name that may mean something else than a language is not a finding`(name: String) {
    #expect(Self.findings("exports/\(name).xliff", language: "cy") == [])
  }

  static let languages = [
    "de", "DE", "fr", "es", "ja", "ko", "zh", "ru", "pl", "nl", "nb", "ar", "iw", "tl", "el", "pt-BR", "pt-br",
    "PT-BR", "pt_BR", "fr-CA", "fr_CA", "fr_ca", "de-AT", "de_CH", "es-419", "es_MX", "zh-Hans", "zh_Hant", "zh-hans",
    "zh-CN", "zh-TW", "zh_HK", "zh-Hant-HK", "zh-Hans-CN", "zh_Hant_TW", "sr-Latn", "sr-Cyrl-RS", "sr_RS", "sr@latin",
    "uz-Cyrl", "az-Cyrl-AZ", "en-GB", "en_US", "en-001", "it-IT", "it_CH", "he-IL", "hi-IN", "no-NO", "nb-NO", "id-ID",
    "is-IS", "my-MM", "fil-PH", "yue-Hans", "ca-valencia", "ca-ES-valencia", "ca_ES@valencia", "de-1996", "de-CH-1901",
    "be-tarask", "sl-rozaj", "en-oxendict",
  ]

  @Test(arguments: languages)
  func `a name that is a language is compared with the target language`(name: String) {
    let found = Self.findings("Locales/\(name).xliff", language: "fi")
    #expect(found.count == 1 && found[0].hasPrefix("Locales/\(name).xliff:2:"), "\(found)")
    #expect(found.first?.contains(": warning: ") == true && found[0].hasSuffix("[language-file-name-mismatch]"))
  }

  /// The place in the folder is known to be named by language from the files beside it.
  @Test func `a word that is a language counts beside files that are named by their languages`() {
    #expect(Self.findings("it.xliff", language: "fi") == [])
    let names = [("gsw", "fi"), ("is", "is"), ("it", "fi"), ("mac", "fi"), ("my-strings", "fi")]
    let all = Self.linter.lint(names.map { input(Self.catalog(into: $1), name: ExactText("./\($0).xliff")) })
    #expect(all.lines.map { $0.prefix { $0 != ":" } } == ["./gsw.xliff", "./it.xliff"])
  }

  @Test(arguments: [
    ("br", "pt-BR"), ("br", "pt"), ("se", "sv"), ("uk", "en-GB"), ("ca", "fr-CA"), ("ca", "en-CA"), ("be", "nl"),
    ("sv", "es-SV"), ("ar", "es-AR"), ("ar", "es"), ("si", "sl"), ("et", "am"), ("tw", "zh-Hant"), ("sl", "en-SL"),
    ("cs", "sr"), ("ga", "fr-GA"),
  ])
  func `a name that is the country of the language is not a finding`(name: String, language: String) {
    #expect(Self.findings("\(name).xliff", language: language) == [])
  }

  @Test(arguments: [("fr-CA", "ca", "fr"), ("de-IT", "it", "de"), ("sv-FI", "en", "fi"), ("de_it", "de-DE", "it")])
  func `a pair of source and another language is not a finding`(name: String, language: String, source: String) {
    #expect(Self.findings("\(name).xliff", language: language, source: source) == [])
  }

  @Test func `the name that is proposed keeps the file's ending`() {
    let report = Linter().lint([input(Self.catalog(into: "pt-BR"), name: "fr.xlf")])
    let help = report.findings.compactMap(\.help)
    #expect(help.contains { $0.contains("Rename the file to pt-BR.xlf, or write target-language=\"fr\"") }, "\(help)")
  }
}
