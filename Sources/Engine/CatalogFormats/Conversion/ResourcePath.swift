import WatchwordBasics

/// The path of a file, split into the folder of its resource and the path for its language.
struct ResourcePath {
  /// The folder that contains the files of all languages.
  let root: SystemPath
  /// The path of the file in `root`, such as `de.lproj/Localizable.strings`.
  let relative: String

  init(_ path: SystemPath) {
    var folder = path.folder
    var parts = [String(decoding: path.lastComponent, as: UTF8.self)]
    while !folder.lastComponent.isEmpty, Self.isOfLanguage(folder.lastComponent) {
      parts.insert(String(decoding: folder.lastComponent, as: UTF8.self), at: 0)
      folder = folder.folder
    }
    root = folder
    relative = parts.joined(separator: "/")
  }

  /// Whether a folder is a language folder, or the folder in it that contains gettext catalogues.
  private static func isOfLanguage(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    if name.suffix(6).elementsEqual(".lproj".utf8) || name.elementsEqual("LC_MESSAGES".utf8) { return true }
    return name.elementsEqual("values".utf8) || name.starts(with: "values-".utf8) || LocaleName.tag(text) != nil
  }
}
