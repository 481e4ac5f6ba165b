import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The catalogues of one folder in one language, whose translations should agree.
struct TranslationGroup {
  private var members: [CatalogSummary] = []
  private let language: LanguageTag

  /// A translation, where it stands first, and how often it stands in the catalogues.
  struct Use {
    let catalog: CatalogSummary
    let translation: ComparedTranslation
    let role: UnitRole?
    fileprivate(set) var count = 1

    /// Whether both texts may stand for the same thing on the screen.
    func mayReplace(_ other: Use) -> Bool { role == nil || other.role == nil || role == other.role }
  }

  /// What translations are put together by.
  enum Key {
    case source, target
  }

  /// The number of texts that are put together in one pass over the catalogues.
  private static let mostInPass = 1 << 13
  /// The number of passes; whoever has more texts to look at has no use for more findings.
  private static let mostPasses = 8
  /// The number of different partners of one text that are kept.
  private static let mostPartners = 8

  /// The groups of a project; different folders can be different apps.
  static func all(in project: ProjectSummary) -> [TranslationGroup] {
    struct Place: Hashable {
      let folder: CatalogFolder
      let language: LanguageTag
    }
    var groups: [TranslationGroup] = []
    var places: [Place: Int] = [:]
    for catalog in project.catalogs where catalog.isComplete {
      let languages = Set(catalog.files.compactMap { $0.translations.isEmpty ? nil : $0.comparedLanguage })
      for language in languages.sorted(by: { ExactText("\($0)") < ExactText("\($1)") }) {
        let place = Place(folder: catalog.folder, language: language)
        if places[place] == nil {
          places[place] = groups.count
          groups.append(TranslationGroup(language))
        }
        if let index = places[place] { groups[index].members.append(catalog) }
      }
    }
    return groups
  }

  private init(_ language: LanguageTag) { self.language = language }

  /// Calls `body` with the uses of each text that has several partners: of a source with several translations, or of a
  /// translation of several sources. Those that occur most come first, the others in the order of the catalogues.
  func forEachConflict(by key: Key, _ body: ([Use]) -> Void) {
    var digests = conflicts(by: key)[...]
    for _ in 0..<Self.mostPasses {
      let wanted = Set(digests.prefix(Self.mostInPass))
      digests = digests.dropFirst(Self.mostInPass)
      guard !wanted.isEmpty else { return }
      for uses in uses(of: wanted, by: key) where uses.count > 1 { body(uses) }
    }
  }

  /// The hashes of the texts that have several partners.
  private func conflicts(by key: Key) -> [UInt32] {
    var pairs = members.flatMap { catalog in
      catalog.files.filter { $0.comparedLanguage == language }.flatMap { file in
        file.translations.lazy.map { digest in
          key == .source
            ? UInt64(digest.source) << 32 | UInt64(digest.target) : UInt64(digest.target) << 32 | UInt64(digest.source)
        }
      }
    }
    pairs.sort()
    var found: [UInt32] = []
    for (pair, next) in zip(pairs, pairs.dropFirst()) where pair != next && pair >> 32 == next >> 32 {
      let digest = UInt32(truncatingIfNeeded: pair >> 32)
      if found.last != digest { found.append(digest) }
    }
    return found
  }

  /// Reads the catalogues again for the texts with the hashes `wanted`. What is put together are texts, not hashes.
  private func uses(of wanted: Set<UInt32>, by key: Key) -> [[Use]] {
    var uses: [[Use]] = []
    var places: [ExactText: Int] = [:]
    for catalog in members {
      catalog.forEachUnit { file, unit in
        guard file.comparedLanguage == language, let translation = ComparedTranslation(unit, in: file.facts) else {
          return
        }
        let text = key == .source ? translation.source.text : translation.target.text
        guard wanted.contains(TranslationDigest.hash(text)) else { return }
        let place = places[text] ?? uses.count
        if place == uses.count {
          places[text] = place
          uses.append([])
        }
        Self.add(Use(catalog: catalog, translation: translation, role: UnitRole(id: unit.id)), to: &uses[place], key)
      }
    }
    return uses.map { uses in
      let order = uses.indices.sorted { (uses[$1].count, $0) < (uses[$0].count, $1) }
      return order.map { uses[$0] }
    }
  }

  private static func add(_ use: Use, to uses: inout [Use], _ key: Key) {
    let partner = key == .source ? use.translation.target.text : use.translation.source.text
    let known = uses.firstIndex { other in
      other.role == use.role && partner == (key == .source ? other.translation.target : other.translation.source).text
    }
    if let known {
      uses[known].count += 1
    } else if uses.count < mostPartners {
      uses.append(use)
    }
  }
}

extension FileSummary {
  /// The language in which translations are compared.
  fileprivate var comparedLanguage: LanguageTag? { facts.targetLanguage?.canonicalized() }
}
