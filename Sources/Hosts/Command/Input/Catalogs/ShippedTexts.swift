import WatchwordAppResources
import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization
import WatchwordShippedCatalogs

/// The shipped texts in English, with their notes for translators: the source of overlays.
enum ShippedTexts {
  /// The units of an overlay.
  static let units: OverlayTexts = {
    let catalogs = [ShippedCatalogs.catalog(for: .english), NoteCatalogs.catalog(for: .english)].compactMap { $0 }
    let messages = catalogs.reduce(into: [:]) { all, catalog in all.merge(catalog.messages) { first, _ in first } }
    let english = Catalog(locale: .english, messages: messages)
    return OverlayTexts(english: english, notes: Catalog(locale: .english, messages: noteMessages))
  }()

  /// The note of each text that has one, made of its sentences.
  private static var noteMessages: [MessageID: Message] {
    let all = lines(of: sentences)
    let notes = lines(of: notes).map { line in
      let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      let note = fields.compactMap { Int($0) }.map { all[$0] }.joined(separator: [UInt8(ascii: " ")])
      return (MessageID(ExactText(fields[0])), Message(ExactText(String(decoding: Array(note), as: UTF8.self))))
    }
    return Dictionary(notes) { first, _ in first }
  }

  private static func lines(of text: StaticString) -> [ArraySlice<UInt8>] {
    text.withUTF8Buffer { Array($0) }.split(separator: UInt8(ascii: "\n"))
  }

  /// Returns the base of catalogues that translate the source file `original`.
  static func base(of original: ExactText) -> LintInput {
    LintInput(units.base(called: "Watchword", of: original), findings: [])
  }
}
