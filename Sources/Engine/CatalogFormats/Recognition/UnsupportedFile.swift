package import WatchwordDiagnostics

/// A type of text files that cannot be read as a catalogue.
package struct UnsupportedFile: Sendable {
  /// The name of the type, such as "an Xcode string catalogue".
  package let title: String
  /// The advice on obtaining texts that can be checked, as a clause.
  package let advice: String
  /// The file name extensions of the type, in lower case.
  private let fileExtensions: [String]
  /// The possible starts of the content: see ``DocumentHead/content``.
  private let starts: [String]
  /// Whether a folder with such files probably contains catalogues.
  private let isTranslation: Bool

  private init(
    _ title: String, _ fileExtensions: [String], starts: [String] = [], isTranslation: Bool = true, advice: String
  ) {
    self.title = title
    self.fileExtensions = fileExtensions
    self.starts = starts
    self.isTranslation = isTranslation
    self.advice = advice
  }

  private static let convert = "Export or convert its texts as XLIFF"

  /// The known types.
  private static let kinds: [UnsupportedFile] = [
    UnsupportedFile(
      "a binary property list", [".plist"], starts: ["bplist"], isTranslation: false,
      advice: "Specify the file that it was built from"),
    UnsupportedFile("a compiled gettext catalogue", [".mo"], advice: "Specify the .po file that it was compiled from"),
    UnsupportedFile(
      "JSON", [".json"], starts: ["{", "["], isTranslation: false,
      advice: "To check a policy, use watchword policy validate; to check i18next texts, "
        + "put them into language folders, such as locales/de/common.json"),
    UnsupportedFile(
      "an Arbre template", [".html.arb"], isTranslation: false, advice: "Specify the files that contain its texts"),
    UnsupportedFile("a Java properties file", [".properties"], advice: "Specify the file itself if it holds texts"),
    UnsupportedFile("a compiled Qt translation", [".qm"], advice: "Specify the .ts file that it was compiled from"),
    UnsupportedFile("a translation memory", [".tmx"], starts: ["<tmx"], advice: convert),
    UnsupportedFile("a Fluent file", [".ftl"], advice: convert),
    UnsupportedFile("YAML", [".yml", ".yaml"], isTranslation: false, advice: convert),
    UnsupportedFile("a table", [".csv", ".tsv", ".xlsx", ".ods"], isTranslation: false, advice: convert),
    UnsupportedFile(
      "an archive", [".zip", ".gz"], starts: ["PK\u{3}\u{4}"], isTranslation: false,
      advice: "Unpack it, and specify the folder"),
  ]

  /// Returns the type of the file called `name` that starts with `head`, or `nil` if it is a catalogue or unknown.
  package static func kind(of name: SystemPath, startingWith head: DocumentHead) -> UnsupportedFile? {
    if head.format != nil || CatalogFormat.accepts(name) { return nil }
    let content = head.content
    return kinds.first { $0.fileExtensions.contains { name.hasSuffix($0) } }
      ?? kinds.first { $0.starts.contains { content.starts(with: $0.utf8) } }
  }

  /// Returns the type of a file in a folder, by its name alone, or `nil` if the file does not indicate that the folder
  /// contains catalogues.
  package static func kind(ofTranslationNamed name: SystemPath) -> UnsupportedFile? {
    kinds.first { kind in kind.isTranslation && kind.fileExtensions.contains { name.hasSuffix($0) } }
  }

  /// Returns the message that explains why a file of this type is not read.
  package func rejectionMessage(for name: SystemPath) -> String {
    "\(name.name) is \(title), which is not supported. \(advice)"
  }
}
