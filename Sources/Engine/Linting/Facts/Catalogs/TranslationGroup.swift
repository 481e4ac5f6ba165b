import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The translations of one folder into one language, which should agree.
///
/// Most texts have one translation, so only the places of translations are stored: there may be very many.
struct TranslationGroup {
  private let catalogs: [CatalogSummary]
  private let side: Side
  /// The index of each text among the uses, by its hash. Texts with the same hash have consecutive numbers.
  private var indices: [UInt32: Int32] = [:]
  /// The uses of each text, in the order of the catalogues. Most texts have only one, which is stored without an array.
  private var uses: [(first: Place, others: [Place])] = []

  /// A translation, with its first location and the number of its occurrences in the catalogues.
  struct Use: Sendable {
    /// The index of the catalogue.
    let catalog: Int
    let translation: ComparedTranslation
    fileprivate let count: Int

    /// Whether both texts may have the same purpose in the user interface.
    func mayReplace(_ other: Use) -> Bool {
      translation.role == nil || other.translation.role == nil || translation.role == other.translation.role
    }
  }

  /// The place of a translation, and the number of its occurrences.
  private struct Place {
    let catalog: Int32
    let file: Int32
    let message: Int32
    let unit: Int32
    var count: Int32 = 1
  }

  /// The text by which translations are grouped; the other text of a translation is its partner.
  enum Side {
    case source, target
  }

  /// A folder and a language. Different folders can be different apps.
  private struct GroupKey: Hashable {
    let folder: CatalogFolder
    let language: LanguageTag
  }

  /// The maximum number of different partners that are kept for a text.
  private static let maximumPartners = 8

  private init(_ catalogs: [CatalogSummary], _ side: Side) {
    self.catalogs = catalogs
    self.side = side
  }

  /// Returns the uses of each text that has several partners, the most frequent first, and equally frequent ones in the
  /// order of the catalogues.
  static func conflicts(in catalogs: [CatalogSummary], of side: Side) -> [[Use]] {
    var groups: [TranslationGroup] = []
    var indices: [GroupKey: Int] = [:]
    for (index, catalog) in catalogs.enumerated() where catalog.isComplete {
      for (number, file) in catalog.files.enumerated() {
        guard let language = file.facts.comparedLanguage else { continue }
        let key = GroupKey(folder: catalog.folder, language: language)
        let group = indices[key] ?? groups.count
        if group == groups.count {
          indices[key] = group
          groups.append(TranslationGroup(catalogs, side))
        }
        groups[group].add(file, index, number)
      }
    }
    return groups.flatMap { $0.conflicts }
  }

  private mutating func add(_ file: FileSummary, _ catalog: Int, _ number: Int) {
    for found in file.deferred.translations {
      let place = Place(
        catalog: Int32(clamping: catalog), file: Int32(clamping: number), message: found.message, unit: found.unit)
      add(place, side == .source ? found.source : found.target)
    }
  }

  private mutating func add(_ place: Place, _ hash: UInt32) {
    var hash = hash
    while let known = indices[hash] {
      let index = Int(known)
      if let new = translation(at: place), let old = translation(at: uses[index].first),
        new.text(side) == old.text(side)
      {
        return add(new, at: place, to: index)
      }
      hash &+= 1
    }
    indices[hash] = Int32(clamping: uses.count)
    uses.append((place, []))
  }

  private mutating func add(_ translation: ComparedTranslation, at place: Place, to index: Int) {
    if isSame(translation, at: uses[index].first) {
      uses[index].first.count += 1
    } else if let known = uses[index].others.firstIndex(where: { isSame(translation, at: $0) }) {
      uses[index].others[known].count += 1
    } else if uses[index].others.count < Self.maximumPartners - 1 {
      uses[index].others.append(place)
    }
  }

  private func isSame(_ translation: ComparedTranslation, at place: Place) -> Bool {
    guard let known = self.translation(at: place) else { return false }
    return translation.partner(side) == known.partner(side) && translation.role == known.role
  }

  private func translation(at place: Place) -> ComparedTranslation? {
    let file = catalogs[Int(place.catalog)].files[Int(place.file)]
    return ComparedTranslation(file.messages[Int(place.message)][Int(place.unit)], in: file.facts)
  }

  private var conflicts: [[Use]] {
    uses.filter { !$0.others.isEmpty }.map { first, others in
      let uses = ([first] + others).compactMap { place in
        translation(at: place).map { Use(catalog: Int(place.catalog), translation: $0, count: Int(place.count)) }
      }
      let order = uses.indices.sorted { (uses[$1].count, $0) < (uses[$0].count, $1) }
      return order.map { uses[$0] }
    }
  }
}

extension ComparedTranslation {
  fileprivate func text(_ side: TranslationGroup.Side) -> ExactText { side == .source ? source.text : target.text }

  fileprivate func partner(_ side: TranslationGroup.Side) -> ExactText { side == .source ? target.text : source.text }
}

/// The place of a translation in its file element, with the hashes of its texts: most texts are different, and comparing
/// hashes shows it without reading them again.
struct HashedTranslation: Sendable {
  let message: Int32
  let unit: Int32
  fileprivate let source: UInt32
  fileprivate let target: UInt32

  /// Creates the place of a unit of a message, or returns `nil` if its translation is not compared.
  init?(_ content: TranslationUnit, _ message: Int, _ unit: Int, in file: FileFacts) {
    guard let translation = ComparedTranslation(content, in: file) else { return nil }
    self.message = Int32(clamping: message)
    self.unit = Int32(clamping: unit)
    // Seeded, so that no file can be made whose texts have the same hash.
    source = UInt32(truncatingIfNeeded: translation.source.text.hashValue)
    target = UInt32(truncatingIfNeeded: translation.target.text.hashValue)
  }
}

/// A translation that is compared with others in the same language: a finished translation of a text of several words,
/// other than a copy, that does not vary by number or device.
struct ComparedTranslation: Sendable {
  let source: Segment
  let target: Segment
  private let unit: TranslationUnit

  var id: ExactText { unit.id }
  /// The purpose of the text according to its id.
  fileprivate var role: UnitRole? { UnitRole(id: unit.id) }
  /// The developer's comment on the text.
  var note: ExactText? { unit.notes.first { Self.isExplanation($0) } }

  /// Creates the translation of `unit`, or `nil` if it is not compared. Single words often have several translations,
  /// one for each of their meanings.
  init?(_ unit: TranslationUnit, in file: FileFacts) {
    guard !file.isSource, unit.variation == .whole, unit.translate, unit.state?.isFinished ?? true,
      let source = unit.source, let target = unit.target, !target.isBlank, !source.isBlank, source.text != target.text,
      source.text.string.has(0x20), !(file.isI18next && I18nextKey.isFurtherForm(unit.key))
    else { return nil }
    self.unit = unit
    self.source = source
    self.target = target
  }

  /// Whether a note is an explanation in words, and not only the location where a tool found the text.
  private static func isExplanation(_ note: ExactText) -> Bool {
    let words = note.string.utf8.split(separator: UInt8(ascii: " "))
    // Such as `Class = "UILabel"; ObjectID = "a-b";` of Xcode, and `src/dupe.cc:3896` of gettext.
    return words.count >= 3 && !words.contains { $0.contains(UInt8(ascii: "=")) || Self.isLocation($0) }
  }

  private static func isLocation(_ word: Substring.UTF8View) -> Bool {
    word.contains(UInt8(ascii: ":")) && word.last.map { ASCII.isDigit($0) } ?? false
  }
}
