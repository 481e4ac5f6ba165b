import Foundation
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordPolicyTools
import WatchwordSystemFiles

// Compiles catalogues into the Swift files of the modules that ship them:
//
//   EmbedCatalogs SOURCES CATALOGUE…
//
// Catalogues in a folder Overlays/NAME become the overlay of that name. The texts of release notes have their own
// type, and the translators' notes of the English catalogue into the command.
//
// Each catalogue is one raw StaticString: it compiles fast, needs no work at start-up, and has one line per message, so
// that a changed text shows as a changed line.

let header = "// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.\n\n"

/// Catalogues of several languages that one type contains.
struct CatalogGroup {
  /// The type that contains them.
  let type: String
  /// The keyword before the type in the file with the list of catalogues.
  var declaration = "extension"
  /// The prefix of the paths of its files.
  let prefix: String
  let catalogs: [Catalog]

  /// The files of the catalogues, with their paths.
  var catalogFiles: [(name: String, content: String)] {
    catalogs.map { catalog in
      let tag = catalog.locale.description
      return ("\(prefix)\(tag).swift", swiftFile(embedding: catalog, as: identifier(of: tag), in: type))
    }
  }

  /// All files, with their paths.
  var files: [(name: String, content: String)] { catalogFiles + [("\(prefix)Tags.swift", list)] }

  /// The Swift file that lists the catalogues.
  private var list: String {
    let tags = catalogs.map { $0.locale.description }
    return """
      \(header)import WatchwordBasics

      \(declaration) \(type) {
        /// The tags of the shipped catalogues, in the order of their bytes.
        static let tags = [
      \(tags.map { "    \"\($0)\"," }.joined(separator: "\n"))
        ]

        /// The compiled catalogue of one of `tags`.
        static func json(for tag: ExactText) -> StaticString? {
          switch tag {
      \(tags.map { "    case \"\($0)\": \(identifier(of: $0))" }.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }
}

/// Returns the Swift file with a static value for each language, which contains its catalogue and those of its regions.
func languageList(of catalogs: [Catalog]) -> String {
  let tags = catalogs.map(\.locale)
  let parent = { (tag: LanguageTag) in LocaleMatcher.chain(for: tag).last { tags.contains($0) } ?? tag }
  let languages = tags.filter { parent($0) == $0 }
  return """
    \(header)extension Language {
    \(languages.map { language in
      let own = [language] + tags.filter { $0 != language && parent($0) == language }
      return """
        /// \(englishName(of: language)) (`\(language)`).
        public static var \(swiftName(of: language)): Language {
          Language(
            \(own.map { "(\"\($0)\", ShippedCatalogs.\(identifier(of: $0.description)))" }.joined(separator: ", ")))
        }

      """
    }.joined(separator: "\n"))
      /// All languages, in the order of their tags.
      public static var all: [Language] {
        [
    \(languages.map { "      \(swiftName(of: $0))," }.joined(separator: "\n"))
        ]
      }
    }

    """
}

/// Returns the English name of a language in the order of speech: "Simplified Chinese".
func englishName(of tag: LanguageTag) -> String {
  let name = Locale(identifier: "en").localizedString(forIdentifier: tag.description) ?? tag.description
  return name.components(separatedBy: ", ").reversed().joined(separator: " ")
}

/// Returns the name of a language as a Swift identifier, such as `simplifiedChinese` and `portugueseBrazil`.
func swiftName(of tag: LanguageTag) -> String {
  let words = englishName(of: tag).folding(options: .diacriticInsensitive, locale: nil)
    .split { !$0.isLetter }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  return words.joined().prefix(1).lowercased() + words.joined().dropFirst()
}

/// An overlay, with its name on the command line.
struct OverlayGroup {
  let name: String
  let group: CatalogGroup

  init(_ name: String, _ catalogs: [Catalog]) {
    self.name = name
    group = CatalogGroup(
      type: name.prefix(1).uppercased() + name.dropFirst() + "Overlay", declaration: "enum",
      prefix: "Engine/ShippedCatalogs/Overlays/\(name)-", catalogs: catalogs)
  }

  /// The Swift file that lists overlays.
  static func list(of overlays: [OverlayGroup]) -> String {
    """
    \(header)import WatchwordBasics

    extension ShippedOverlay {
    \(overlays.map { overlay in
      """
        /// The catalogues of Overlays/\(overlay.name).
        package static let \(overlay.name) = ShippedOverlay(
          name: "\(overlay.name)", tags: \(overlay.group.type).tags, json: \(overlay.group.type).json)
      """
    }.joined(separator: "\n"))
      /// All, in the order of their names.
      package static let all = [\(overlays.map(\.name).joined(separator: ", "))]
    }

    """
  }
}

/// Returns the Swift file that extends `type` with a compiled catalogue.
func swiftFile(embedding catalog: Catalog, as name: String, in type: String) -> String {
  let json = CompiledCatalog.write(catalog, in: .messagePerLine)
  return """
    \(header)extension \(type) {
      static let \(name): StaticString = ##\"\"\"
    \(json.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
        \"\"\"##
    }

    """
}

/// Returns the Swift identifier of a locale: `ptBR` for `pt-BR`. Three language codes are Swift keywords.
func identifier(of locale: String) -> String {
  ["as", "in", "is"].contains(locale) ? "`\(locale)`" : locale.filter { $0 != "-" }
}

/// Compiles the catalogue at `path`. Prints its errors and returns `nil` if it has any.
func compile(_ path: SystemPath) throws(FileError) -> Catalog? {
  let bytes = try Files.read(path)
  do throws(UnusableCatalog) {
    let compiled = try TranslationCatalog(bytes, name: path).compiled()
    guard compiled.isSound, let catalog = compiled.value else {
      throw UnusableCatalog(findings: compiled.findings)
    }
    return catalog
  } catch {
    for finding in error.findings where finding.severity == .error {
      let start = finding.span.start
      print("\(finding.file):\(start.line):\(start.column): error: \(finding.message)")
    }
    return nil
  }
}

/// Returns the Swift file with the notes of the catalogue at `path`: for each message, the note of its first unit. Most notes
/// consist of sentences that others have too, so each sentence is there once, and a note is the numbers of its sentences.
func notes(of path: SystemPath) throws -> String {
  let catalog = try TranslationCatalog(Files.read(path), name: path)
  var notes: [ExactText: ExactText] = [:]
  for unit in catalog.files.flatMap(\.units) where notes[unit.key] == nil { notes[unit.key] = unit.notes.first }
  var sentences: [String] = []
  var numbers: [ExactText: Int] = [:]
  let lines = notes.sorted { $0.key < $1.key }.map { key, note in
    let parts = parts(of: note).map { part in
      let text = ExactText(part)
      if numbers[text] == nil {
        numbers[text] = sentences.count
        sentences.append(part)
      }
      return String(numbers[text] ?? 0)
    }
    return ([key.string] + parts).joined(separator: " ")
  }
  return """
    \(header)extension ShippedTexts {
      /// The sentences of the notes, each on a line.
      static let sentences: StaticString = ##\"""
    \(sentences.map { "    " + $0 }.joined(separator: "\n"))
        \"""##

      /// The key of each text with a note, and the numbers of the sentences that make it, each on a line.
      static let notes: StaticString = ##\"""
    \(lines.map { "    " + $0 }.joined(separator: "\n"))
        \"""##
    }

    """
}

/// Returns the sentences of a note, which are separated by spaces. So are parts of a sentence after a colon or a semicolon.
func parts(of note: ExactText) -> [String] {
  var parts: [[ArraySlice<UInt8>]] = [[]]
  for word in Array(note.string.utf8).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
    parts[parts.count - 1].append(word)
    if let last = word.last, ".:;".utf8.contains(last) { parts.append([]) }
  }
  return parts.filter { !$0.isEmpty }.map { words in
    String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
  }
}

/// Returns the overlay to which the catalogue at `path` belongs: the name of its folder, if that is in a folder
/// Overlays.
func overlay(of path: SystemPath) -> String? {
  let parts = path.name.string.split(separator: "/")
  return parts.count > 2 && parts[parts.count - 3] == "Overlays" ? String(parts[parts.count - 2]) : nil
}

/// Returns the catalogues with only the messages for whose ids `isWanted` is true.
func part(of catalogs: [Catalog], where isWanted: (MessageID) -> Bool) -> [Catalog] {
  catalogs.map { Catalog(locale: $0.locale, messages: $0.messages.filter { isWanted($0.key) }) }
    .filter { !$0.messages.isEmpty }
}

let arguments = CommandLine.arguments.dropFirst().map { SystemPath($0) }
guard let folder = arguments.first, arguments.count > 1 else {
  print("usage: EmbedCatalogs SOURCES CATALOGUE…")
  Program.exit(2)
}
do {
  var catalogs: [String: [Catalog]] = [:]
  var files: [(name: String, content: String)] = []
  for path in arguments.dropFirst() {
    guard let catalog = try compile(path) else { Program.exit(1) }
    let name = overlay(of: path)
    catalogs[name ?? "", default: []].append(catalog)
    if name == nil, catalog.locale == .english {
      files.append(("Hosts/Command/Input/Catalogs/Data/ShippedTexts+Notes.swift", try notes(of: path)))
    }
  }
  for name in catalogs.keys {
    catalogs[name]?.sort { ExactText($0.locale.description) < ExactText($1.locale.description) }
  }
  let texts = catalogs.removeValue(forKey: "") ?? []
  let overlays = catalogs.sorted { $0.key < $1.key }.map { OverlayGroup($0.key, $0.value) }
  files.append(("Engine/ShippedCatalogs/Overlays/ShippedOverlay+All.swift", OverlayGroup.list(of: overlays)))
  let shipped = CatalogGroup(
    type: "ShippedCatalogs", prefix: "Engine/ShippedCatalogs/Data/", catalogs: part(of: texts) { !NoteTexts.isNote($0) }
  )
  files += shipped.catalogFiles + [("Engine/ShippedCatalogs/Language+All.swift", languageList(of: shipped.catalogs))]
  let notes = CatalogGroup(
    type: "NoteCatalogs", prefix: "Engine/ShippedCatalogs/Notes/notes-",
    catalogs: part(of: texts, where: NoteTexts.isNote))
  let groups = [notes] + overlays.map(\.group)
  for (name, content) in groups.flatMap(\.files) + files {
    try Files.write(content, to: folder.appending(name.utf8))
  }
} catch {
  print("error: \(error)")
  Program.exit(1)
}
