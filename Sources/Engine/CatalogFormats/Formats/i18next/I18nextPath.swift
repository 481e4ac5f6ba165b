import WatchwordBasics
import WatchwordLocalization

/// The path of an i18next file: `locales/de/common.json` or `locales/de.json` (i18next, "Add or load translations").
struct I18nextPath {
  let language: LanguageTag?
  /// The namespace: the name of the file, or i18next's default.
  let namespace: String
  /// Whether the language is the name of a folder.
  private let isInFolder: Bool
  private let path: SystemPath

  /// The namespace that applies if an app specifies none (i18next, "Configuration options", `defaultNS`).
  private static let defaultNamespace: ExactText = "translation"

  /// The usual names of folders with a file or folder for each language.
  private static let folders: Set<ExactText> = [
    "locales", "locale", "i18n", "intl", "lang", "langs", "languages", "messages", "translations", "l10n",
  ]

  init(_ path: SystemPath) {
    self.path = path
    let stem = LocaleName.stem(of: path)
    if let tag = LocaleName.tag(stem) {
      (language, namespace, isInFolder) = (tag, Self.defaultNamespace.string, false)
    } else {
      language = LocaleName.tag(String(decoding: path.folder.lastComponent, as: UTF8.self))
      namespace = stem
      isInFolder = true
    }
  }

  /// Whether a file named by the user may be an i18next file: JSON whose name or folder is a language, or JSON with the
  /// name of a usual namespace. The texts of the latter are the source.
  static func isPossible(_ path: SystemPath) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    let parsed = I18nextPath(path)
    return parsed.language != nil || [defaultNamespace, "common"].contains(ExactText(parsed.namespace))
  }

  /// Whether the file has the texts of an extension for browsers: `_locales/de/messages.json` (WebExtensions,
  /// "Internationalization").
  var isWebExtension: Bool {
    ExactText(namespace) == "messages"
      && path.folder.folder.lastComponent.elementsEqual("_locales".utf8)
  }

  /// Whether a path is that of an i18next file: JSON in a folder of languages, or with the default namespace in the
  /// folder of a language.
  static func isRecognized(_ path: SystemPath) -> Bool {
    guard path.hasSuffix(".json") else { return false }
    let parsed = I18nextPath(path)
    guard parsed.language != nil else { return false }
    if parsed.isInFolder, ExactText(parsed.namespace) == defaultNamespace || parsed.isWebExtension { return true }
    let folder = parsed.isInFolder ? path.folder.folder : path.folder
    return folders.contains(ExactText(utf8: folder.lastComponent))
  }

  /// The name of the resource without its language.
  var original: ExactText { ExactText("\(namespace).json") }

  /// The files that may have the source texts.
  var sources: [SystemPath] {
    guard language != nil else { return [] }
    let own = isInFolder ? Array(path.folder.lastComponent) : Array(LocaleName.stem(of: path).utf8)
    return LocaleName.sources.prefix { !own.elementsEqual($0.utf8) }.map { name in
      isInFolder
        ? path.folder.folder.appending(name.utf8).appending(path.lastComponent)
        : path.folder.appending("\(name).json".utf8)
    }
  }
}
