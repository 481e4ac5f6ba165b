import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

/// The meaning of catalogues in any format: the list of key, source, language, path, text, state and note.
struct Meaning {
  struct Place: Hashable {
    let language: String
    let key: ExactText
    let path: VariationPath
  }

  struct Entry {
    let id: ExactText
    let source: ExactText?
    let text: ExactText?
    /// Left, review or done.
    let state: String
    let note: ExactText
  }

  private(set) var entries: [Place: Entry] = [:]

  init(_ files: [TranslationCatalog.File]) {
    for file in files {
      let isSource = file.header.isSource && file.header.targetLanguage == nil
      for unit in file.units {
        let state = isSource ? "done" : Self.state(unit)
        var text = isSource ? unit.target?.text ?? unit.source?.text : unit.target?.text
        // An empty draft is no text: Xcode writes one for a text that nobody has translated yet.
        if state == "left", text?.isEmpty ?? false { text = nil }
        let place = Place(
          language: Self.language(file.header.shownLanguage), key: unit.key, path: unit.variation)
        let entry = Entry(
          id: unit.id, source: unit.source?.text, text: text, state: state,
          note: ExactText(unit.notes.map(\.string).joined(separator: "\n")))
        entries[place] = entries[place].flatMap { Self.text(of: $0, whereMissing: entry) } ?? entry
      }
    }
  }

  /// The translation that one file of a resource has and another one lists as missing, with the source of either: a
  /// translation without variations is in `.strings`, also where the source varies and is in the `.stringsdict` beside.
  private static func text(of known: Entry, whereMissing other: Entry) -> Entry? {
    guard known.text != nil, other.text == nil else { return nil }
    return Entry(
      id: known.id, source: known.source ?? other.source, text: known.text, state: known.state, note: known.note)
  }

  /// The language; `zh-CN` and `zh-Hans` are the same (UTS #35, "Likely Subtags").
  static func language(_ written: ExactText?) -> String {
    written.flatMap { LanguageTag(posix: $0.string) }.map { "\($0.canonicalized().minimized())" } ?? "-"
  }

  private static func state(_ unit: TranslationUnit) -> String {
    guard unit.target != nil else { return "left" }
    switch unit.state {
    case nil, .final?, .signedOff?, .translated?: return "done"
    case .new?, .needsTranslation?: return "left"
    default: return "review"
    }
  }
}

/// A catalogue in a format, as files in memory.
struct WrittenFiles {
  let format: CatalogFormat
  let files: [(path: String, bytes: [UInt8])]

  /// The documents, each beside its source.
  var documents: [CatalogDocument] {
    var content: [[UInt8]: [UInt8]] = [:]
    for file in files { content[Array("locales/\(file.path)".utf8)] = file.bytes }
    let known = content
    var reader = CatalogDocuments { known[$0.bytes] }
    return files.map { file in
      let isList = file.path.hasSuffix(".stringsdict")
      return reader.read(
        file.bytes, at: SystemPath("locales/\(file.path)"), as: isList ? .stringsdict : format)
    }
  }
}
