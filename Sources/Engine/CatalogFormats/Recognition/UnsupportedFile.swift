package import WatchwordBasics

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
  /// Which of such files indicate that their folder contains catalogues.
  private let translations: Translations

  /// Which files of a type are translations.
  private enum Translations {
    case all
    /// Those that are named after a language, or are in a folder of that name.
    case namedAfterLanguage
    case none
  }

  private init(
    _ title: String, _ fileExtensions: [String], starts: [String] = [], translations: Translations = .all,
    advice: String
  ) {
    self.title = title
    self.fileExtensions = fileExtensions
    self.starts = starts
    self.translations = translations
    self.advice = advice
  }

  private static let convert = "Export or convert its texts as XLIFF"
  private static let policy = "To check a policy of passwords, use watchword policy validate"

  /// The known types.
  private static let kinds: [UnsupportedFile] = [
    UnsupportedFile(
      "a binary property list", [".plist"], starts: ["bplist"], translations: .none,
      advice: "Specify the file that it was built from"),
    UnsupportedFile("a compiled gettext catalogue", [".mo"], advice: "Specify the .po file that it was compiled from"),
    UnsupportedFile(
      "PHP", [".php"], starts: ["<?php"], translations: .namedAfterLanguage,
      advice: "Write its texts as JSON, such as lang/de.json of Laravel, or export them as XLIFF"),
    UnsupportedFile("a Terraform configuration", [".tf"], translations: .none, advice: policy),
    UnsupportedFile("a security template", [".inf"], translations: .none, advice: policy),
    UnsupportedFile(
      "JSON", [".json"], starts: ["{", "["], translations: .none,
      advice: "\(policy); to check texts, put them into a folder for languages, such as "
        + "messages/de.json or locales/de/common.json"),
    UnsupportedFile(
      "an Arbre template", [".html.arb"], translations: .none, advice: "Specify the files that contain its texts"),
    UnsupportedFile("a Java properties file", [".properties"], advice: "Specify the file itself if it holds texts"),
    UnsupportedFile("a compiled Qt translation", [".qm"], advice: "Specify the .ts file that it was compiled from"),
    UnsupportedFile("a translation memory", [".tmx"], starts: ["<tmx"], advice: convert),
    UnsupportedFile("a Fluent file", [".ftl"], advice: convert),
    UnsupportedFile("YAML", [".yml", ".yaml"], translations: .namedAfterLanguage, advice: convert),
    UnsupportedFile("a table", [".csv", ".tsv", ".xlsx", ".ods"], translations: .none, advice: convert),
    UnsupportedFile(
      "an archive", [".zip", ".gz"], starts: ["PK\u{3}\u{4}"], translations: .none,
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
    kinds.first { kind in
      let isTranslation =
        switch kind.translations {
        case .all: true
        case .namedAfterLanguage:
          CatalogFormat.isNamedAfterLanguage(name) || CatalogFormat.isNamedAfterLanguage(name.folder)
        case .none: false
        }
      return isTranslation && kind.fileExtensions.contains { name.hasSuffix($0) }
    }
  }

  /// Returns the message that explains why a file of this type is not read.
  package func rejectionMessage(for name: SystemPath) -> String {
    "\(name.name) is \(title), which is not supported. \(advice)"
  }
}
