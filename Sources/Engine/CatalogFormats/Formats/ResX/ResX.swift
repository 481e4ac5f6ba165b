import WatchwordBasics
import WatchwordLocalization

extension CatalogFormat {
  /// Resource files of .NET (Microsoft, "Work with .resx files programmatically"), and of Windows apps (`.resw`).
  ///
  /// A file has the texts of one language, which its name specifies: `Strings.de.resx`, or for Windows apps the name of
  /// its folder: `de-DE/Resources.resw`. The file without a language, or else the English one, is the source. Comments
  /// are notes. Values of other types than texts, and those that a designer of forms keeps for itself, are not read. A
  /// source with `{0}` is a composite format string.
  public static let resx = CatalogFormat(
    id: "resx", title: "ResX", fileExtensions: [".resx", ".resw"],
    recognizesContent: { ResXRecognizer.isResources($0) },
    readDocument: { XMLReader.read($0, as: .resx, $1, $2, into: ResXHandler($1, $2)) },
    sources: { ResXName($0).sources }, usualPath: "Strings.de.resx", original: { ResXName($0).original },
    write: { ResXWriter($0).written() }, unitElements: .resx)
}

extension XMLDocumentKind {
  static let resx = XMLDocumentKind(
    name: "A .NET resource file", root: "root", doctypeDefect: ", which .NET resource files do not need")
}

/// Recognises resource files of .NET.
enum ResXRecognizer {
  /// Whether a document that starts with `head` has a root `<root>` with a header or a value of a resource file.
  static func isResources(_ head: DocumentHead) -> Bool {
    guard let root = head.root, root.isNamed("root"), root.namespace == nil else { return false }
    return head.evaluateText { text, _ in
      ["<resheader name=", "<data name="].contains { text.contains(part: $0.utf8) } ? true : nil
    } ?? false
  }
}

/// The name of a resource file: `Strings.de.resx`, `de-DE/Resources.resw`.
struct ResXName {
  let language: LanguageTag?
  /// The name of the file without its language.
  let original: ExactText
  /// The files that may have the source texts.
  let sources: [SystemPath]

  init(_ path: SystemPath) {
    let suffix = LanguageSuffix(path, after: UInt8(ascii: "."))
    original = suffix.original
    let folder = String(decoding: path.folder.lastComponent, as: UTF8.self)
    guard suffix.language == nil, path.hasSuffix(".resw"), let tag = LocaleName.tag(folder) else {
      (language, sources) = (suffix.language, suffix.sources)
      return
    }
    language = tag
    sources = LocaleName.sources.prefix { ExactText($0) != ExactText(folder) }.map { name in
      path.folder.folder.appending(name.utf8).appending(path.lastComponent)
    }
  }
}
