import WatchwordBasics
import WatchwordLocalization

/// The folder of a language's resources in Apple's projects, such as `de.lproj` ("Bundle Programming Guide",
/// "Localized Resources in Bundles").
struct LocalizationFolder {
  /// The language in the folder's name.
  let language: ExactText
  /// The path of the folder.
  private let path: SystemPath
  /// The name of the file in it.
  private let file: [UInt8]

  private static let ending = ".lproj"

  /// Creates the folder that contains a file; `nil` if it is not a language folder.
  init?(ofFileAt file: SystemPath) {
    let folder = file.folder
    let name = folder.lastComponent
    guard folder.hasSuffix(Self.ending), name.count > Self.ending.utf8.count else { return nil }
    language = Self.language(named: String(decoding: name.dropLast(Self.ending.utf8.count), as: UTF8.self))
    path = folder
    self.file = Array(file.lastComponent)
  }

  /// Returns the files that may have the source texts of the file at `path`: those with its name in the sibling folders
  /// of the usual development languages. A file in one of these folders is itself a source for those that follow.
  static func sources(ofFileAt path: SystemPath) -> [SystemPath] {
    guard let folder = LocalizationFolder(ofFileAt: path) else { return siblings(ofFileAt: path) }
    let own = folder.path.lastComponent.dropLast(ending.utf8.count)
    // The folders after the file's own can only contain its translations.
    return sourceNames.prefix { !own.elementsEqual($0.utf8) }.map { name in
      folder.path.folder.appending("\(name)\(ending)".utf8).appending(folder.file)
    }
  }

  /// Returns the files of the usual development languages beside a file that is named after its language: `en.strings`
  /// beside `de.strings`.
  private static func siblings(ofFileAt path: SystemPath) -> [SystemPath] {
    let stem = LocaleName.stem(of: path)
    guard LocaleName.tag(stem) != nil else { return [] }
    let ending = path.lastComponent.dropFirst(stem.utf8.count)
    return LocaleName.sources.prefix { !stem.utf8.elementsEqual($0.utf8) }.map { name in
      path.folder.appending(Array(name.utf8) + ending)
    }
  }

  /// Returns the language of the file at a path: that of its folder, or else of its name (`de.strings`).
  static func language(ofFileAt path: SystemPath) -> ExactText? {
    LocalizationFolder(ofFileAt: path)?.language ?? LocaleName.tag(LocaleName.stem(of: path)).map { ExactText("\($0)") }
  }

  /// Returns the name of the file at a path, which is the same in all languages; empty for standard input.
  static func original(ofFileAt path: SystemPath) -> ExactText {
    ExactText(utf8: path.lastComponent)
  }

  /// The folders of development languages. Xcode's default is English; `Base.lproj` has the texts of the development
  /// language ("Internationalization and Localization Guide", "Enabling Base Internationalization").
  private static let sourceNames = ["en", "Base", "English", "en-US", "en_US", "en-GB", "en_GB"]

  /// Returns the language of a folder with this name, without its ending.
  private static func language(named name: String) -> ExactText {
    if let tag = oldNames[ExactText(name)] { return tag }
    // Folders can have POSIX names: `pt_BR`.
    return ExactText(
      String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self))
  }

  /// The language names from before ISO codes, which bundles still support ("Bundle Programming Guide",
  /// "Language-Specific Project Directories"), and the folder of the development language.
  private static let oldNames: [ExactText: ExactText] = [
    "Base": "en", "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl", "Spanish": "es",
    "Japanese": "ja", "Danish": "da", "Finnish": "fi", "Norwegian": "nb", "Swedish": "sv", "Portuguese": "pt",
    "Brazilian": "pt-BR", "Russian": "ru", "Polish": "pl", "Czech": "cs", "Hungarian": "hu", "Turkish": "tr",
    "Greek": "el", "Hebrew": "he", "Arabic": "ar", "Korean": "ko", "Thai": "th", "Ukrainian": "uk", "Catalan": "ca",
    "Croatian": "hr", "Slovak": "sk", "Romanian": "ro", "Icelandic": "is",
  ]
}

extension CatalogFile {
  /// Creates the file element of a resource that has a file for each language: a translation of `sources` into the
  /// language of its folder, or a source. Outside such a folder, the language is unknown.
  init(resource context: DocumentContext) {
    let name = LocalizationFolder.original(ofFileAt: context.path)
    let original = name.isEmpty ? nil : name
    var attributes = Attributes(
      messageSyntax: XLIFF12MessageSyntax.syntax(original: original, datatype: "plaintext"),
      span: SourceSpan(at: .start))
    attributes.original = original
    attributes.datatype = "plaintext"
    attributes.setLanguage(LocalizationFolder.language(ofFileAt: context.path), of: context.sources)
    self.init(attributes)
  }
}
