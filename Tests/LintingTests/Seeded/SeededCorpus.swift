import Foundation
import TestSupport
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A unit of a real catalogue, with the rest of its message and the messages beside it.
struct SeededPlace: Sendable {
  /// The catalogue without its units.
  let file: SeededFile
  let before: [SeededUnit]
  let message: [SeededUnit]
  let after: [SeededUnit]
  /// The place of the unit in the message.
  let index: Int
  /// The language of the translation.
  let language: LanguageTag

  var unit: SeededUnit { message[index] }
  var source: String { unit.source ?? "" }
  var target: String { unit.target ?? "" }
  /// The language without script and region.
  var languageCode: String { language.language }

  /// The units with `units` instead of the message.
  func project(_ units: [SeededUnit]) -> SeededProject {
    var file = file
    file.units = before + units + after
    return SeededProject([file])
  }

  /// The units with `unit` instead of the one at the place.
  func project(_ unit: SeededUnit) -> SeededProject {
    var units = message
    units[index] = unit
    return project(units)
  }
}

/// Real catalogues to plant defects in.
struct SeededCorpus: Sendable {
  let name: String
  let places: [SeededPlace]

  /// Those that are here: the project's own catalogues, and two projects beside the repository.
  static let all: [SeededCorpus] = {
    let own = SeededCorpus("Locales", packageFolder.appending(path: "Locales"))
    let others = ["focus-ios", "gomap"].compactMap { name in
      shared("corpora/\(name)").map { SeededCorpus(name, $0) }
    }
    return [own] + others
  }()

  private init(_ name: String, _ folder: URL) {
    self.name = name
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    places = names.filter { $0.hasSuffix(".xliff") }.sorted().flatMap { name -> [SeededPlace] in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return [] }
      let catalog = CatalogFormat.xliff12.read(Array(data), name: ExactText(name)).value
      return (catalog?.files ?? []).flatMap { Self.places(of: $0, in: name) }
    }
  }

  /// The translated units whose content is text only.
  private static func places(of file: TranslationCatalog.File, in name: String) -> [SeededPlace] {
    guard let language = file.header.targetLanguage.flatMap({ LanguageTag($0.string) }), !file.header.isSource else {
      return []
    }
    let header = SeededFile(
      name: name, original: file.header.original?.string, sourceLanguage: file.header.sourceLanguage?.string,
      targetLanguage: file.header.targetLanguage?.string)
    var messages: [[TranslationUnit]] = []
    for unit in file.units {
      if let last = messages.last?.first, last.key == unit.key {
        messages[messages.count - 1].append(unit)
      } else {
        messages.append([unit])
      }
    }
    let units = messages.map { $0.map { SeededUnit($0) } }
    // Few units, because each place is linted twice.
    func neighbour(_ place: Int) -> [SeededUnit] {
      units.indices.contains(place) && units[place].count < 3 ? units[place] : []
    }
    return messages.indices.flatMap { place in
      messages[place].indices.compactMap { index in
        guard messages[place][index].isPlain else { return nil }
        return SeededPlace(
          file: header, before: neighbour(place - 1), message: units[place], after: neighbour(place + 1), index: index,
          language: language)
      }
    }
  }
}

extension SeededUnit {
  fileprivate init(_ unit: TranslationUnit) {
    self.init(
      id: unit.id.string, source: unit.source?.text.string, target: unit.target?.text.string,
      state: unit.state?.name.string, stateQualifier: unit.stateQualifier?.string, note: unit.notes.first?.string,
      attributes: unit.translate ? "" : " translate=\"no\"")
  }
}

extension TranslationUnit {
  /// Whether the unit is translated and has nothing but text.
  fileprivate var isPlain: Bool {
    guard translate, let source, let target, state?.isFinished ?? true else { return false }
    return !source.text.isEmpty && !target.text.isEmpty && source.elements.isEmpty && target.elements.isEmpty
  }
}
