import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The source catalogues of a project, and the translations that they are the bases of.
struct SourceCatalogs {
  /// The catalogues in their source language that were read completely, in their order.
  let catalogs: [CatalogSummary]
  private let languages: [LanguageTag?]
  private let folders: [CatalogFolder]
  private let paths: [CatalogPath]
  /// The indices of the catalogues that hold the same source files.
  private let candidates: [Set<ExactText>: [Int]]
  /// The languages of the translations whose paths match each catalogue.
  private var taken: [Int: Set<LanguageTag>] = [:]

  init(_ all: [CatalogSummary]) {
    let catalogs = all.filter { $0.isSource && $0.isComplete && $0.hasEveryOriginal && !$0.hasOwnPluralForms }
    self.catalogs = catalogs
    languages = catalogs.map { $0.files.first?.language?.canonicalized() }
    folders = catalogs.map { $0.folder }
    paths = catalogs.map { CatalogPath(file: $0.name) }
    candidates = Dictionary(grouping: catalogs.indices) { catalogs[$0].originals }
    for catalog in all {
      guard let language = catalog.files.first?.language?.canonicalized() else { continue }
      for index in counterparts(of: catalog) { taken[index, default: []].insert(language) }
    }
  }

  /// Returns the index of the catalogue that `catalog` is compared with: one with the same source files, in the source
  /// language of `catalog`. If there are several, it is the one whose path differs only in the language. Otherwise, it
  /// is the nearest one that has no translation with a matching path in the language of `catalog`. If two are equally
  /// near, there is no base, because the choice would be arbitrary.
  func base(of catalog: CatalogSummary) -> Int? {
    let nearest = nearest(to: catalog)
    return nearest.count == 1 ? nearest.first : nil
  }

  /// Returns the catalogues that duplicate an earlier one, each with the earlier one. Duplicates are in the same
  /// folder, or equally near to some translation.
  func duplicates(among all: [CatalogSummary]) -> [(catalog: CatalogSummary, earlier: CatalogSummary)] {
    var groups = candidates.values.flatMap { Dictionary(grouping: $0) { folders[$0] }.values }
    groups = groups.map { withoutTranslations($0) } + all.map { nearest(to: $0) }
    var earlier: [Int: Int] = [:]
    for group in groups {
      var first: [LanguageTag: Int] = [:]
      for index in group {
        guard let language = languages[index] else { continue }
        if let known = first[language] {
          earlier[index] = min(earlier[index] ?? known, known)
        } else {
          first[language] = index
        }
      }
    }
    return earlier.sorted { $0.key < $1.key }.map { (catalogs[$0.key], catalogs[$0.value]) }
  }

  /// Returns the catalogues with the same source files whose paths differ only in the language.
  private func counterparts(of catalog: CatalogSummary) -> [Int] {
    guard !catalog.isSource, !catalog.holdsItsSources, catalog.hasEveryOriginal,
      let found = candidates[catalog.originals], found.count > 1
    else {
      return []
    }
    let path = CatalogPath(file: catalog.name)
    return found.filter { paths[$0].isCounterpart(of: path) }
  }

  /// Returns the catalogues without those that translate the source language into itself, such as `messages.en.xlf`, and
  /// have a catalogue without a target language beside them or in a folder above: that is the real source.
  private func withoutTranslations(_ found: [Int]) -> [Int] {
    let real = found.filter { index in catalogs[index].files.allSatisfy { $0.file.targetLanguage == nil } }
    guard !real.isEmpty, real.count < found.count else { return found }
    return found.filter { index in
      real.contains(index) || !real.contains { folders[index].distance(to: folders[$0]).down == 0 }
    }
  }

  /// Returns the catalogues that may be the base of a translation, in their order.
  private func nearest(to catalog: CatalogSummary) -> [Int] {
    guard !catalog.isSource, !catalog.holdsItsSources, catalog.hasEveryOriginal,
      var found = candidates[catalog.originals]
    else { return [] }
    // Unless the format keeps the sources in another document, a file without a declared language may be in any
    // language.
    if !catalog.files.contains(where: { $0.file.sources == .otherDocument }) {
      found = found.filter { index in !catalogs[index].files.contains { $0.file.lacksLanguage } }
    }
    if found.count <= 1 { return found }
    let language = catalog.files.first?.facts.sourceLanguage?.canonicalized()
    let similar = found.filter { languages[$0]?.minimized() == language?.minimized() }
    found = withoutTranslations(similar.isEmpty ? found : similar)
    let same = found.filter { languages[$0] == language }
    if !same.isEmpty { found = same }
    let counterparts = counterparts(of: catalog).filter { found.contains($0) }
    if counterparts.count == 1 { return counterparts }
    if counterparts.isEmpty, let language = catalog.files.first?.language?.canonicalized() {
      found = found.filter { taken[$0]?.contains(language) != true }
    } else {
      found = counterparts
    }
    let folder = catalog.folder
    let distances = found.map { folder.distance(to: folders[$0]) }
    guard let minimum = distances.min(by: { $0 < $1 }) else { return found }
    return zip(found, distances).filter { $0.1 == minimum }.map { $0.0 }
  }
}
