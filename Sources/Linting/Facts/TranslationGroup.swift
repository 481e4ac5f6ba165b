import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The catalogues of one folder in one language, whose translations should agree.
struct TranslationGroup {
  private var members: [CatalogSummary] = []
  private let language: LanguageTag

  /// A translation, where it stands first, and how often it stands in the catalogues.
  struct Use: Sendable {
    let catalog: CatalogSummary
    let translation: ComparedTranslation
    let role: UnitRole?
    fileprivate(set) var count = 1

    /// Whether both texts may stand for the same thing on the screen.
    func mayReplace(_ other: Use) -> Bool { role == nil || other.role == nil || role == other.role }
  }

  /// The number of texts that are put together; whoever has more of them to look at has no use for more findings.
  private static let mostTexts = 1 << 13
  /// The number of different partners of one text that are kept.
  private static let mostPartners = 8

  /// The groups of a project; different folders can be different apps.
  private static func all(in catalogs: [CatalogSummary]) -> [TranslationGroup] {
    struct Place: Hashable {
      let folder: CatalogFolder
      let language: LanguageTag
    }
    var groups: [TranslationGroup] = []
    var places: [Place: Int] = [:]
    for catalog in catalogs where catalog.isComplete {
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

  /// What has several partners in `catalogs`. The catalogues are read again once, if anything has.
  static func conflicts(in catalogs: [CatalogSummary], _ comparisons: ProjectComparisons) -> Conflicts {
    var conflicts = Conflicts()
    guard !comparisons.isDisjoint(with: [.translations, .reuse]) else { return conflicts }
    for group in all(in: catalogs) {
      let sources = comparisons.contains(.translations) ? group.digests { ($0.source, $0.target) } : []
      let targets = comparisons.contains(.reuse) ? group.digests { ($0.target, $0.source) } : []
      group.addUses(ofSources: sources, targets: targets, to: &conflicts)
    }
    return conflicts
  }

  /// The uses of each text that has several partners; those that occur most come first, the others in the order of the
  /// catalogues.
  struct Conflicts: Sendable {
    /// The sources with several translations.
    fileprivate(set) var bySource: [[Use]] = []
    /// The translations of several sources.
    fileprivate(set) var byTarget: [[Use]] = []
  }

  /// The hashes of the texts that may have several partners.
  private func digests(_ pair: (TranslationDigest) -> (text: UInt32, partner: UInt32)) -> Set<UInt32> {
    var pairs: [UInt64] = []
    pairs.reserveCapacity(members.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.translations.count } })
    for file in members.flatMap(\.files) where file.comparedLanguage == language {
      for digest in file.translations {
        let (text, partner) = pair(digest)
        pairs.append(UInt64(text) << 32 | UInt64(partner))
      }
    }
    pairs.sort()
    var found: Set<UInt32> = []
    for (pair, next) in zip(pairs, pairs.dropFirst()) where pair != next && pair >> 32 == next >> 32 {
      found.insert(UInt32(truncatingIfNeeded: pair >> 32))
      if found.count == Self.mostTexts { break }
    }
    return found
  }

  /// Reads the catalogues again for the texts with these hashes. What is put together are texts, not hashes.
  private func addUses(ofSources sources: Set<UInt32>, targets: Set<UInt32>, to conflicts: inout Conflicts) {
    guard !sources.isEmpty || !targets.isEmpty else { return }
    var bySource = Gathering(texts: sources, text: \.source, partner: \.target)
    var byTarget = Gathering(texts: targets, text: \.target, partner: \.source)
    for catalog in members {
      catalog.forEachUnit { file, unit in
        guard file.comparedLanguage == language, let translation = ComparedTranslation(unit, in: file.facts) else {
          return
        }
        bySource.add(translation, in: catalog)
        byTarget.add(translation, in: catalog)
      }
    }
    conflicts.bySource += bySource.conflicts
    conflicts.byTarget += byTarget.conflicts
  }

  /// Puts the uses of texts together.
  private struct Gathering {
    let texts: Set<UInt32>
    let text, partner: KeyPath<ComparedTranslation, Segment>
    private var uses: [[Use]] = []
    private var places: [ExactText: Int] = [:]

    init(
      texts: Set<UInt32>, text: KeyPath<ComparedTranslation, Segment>, partner: KeyPath<ComparedTranslation, Segment>
    ) {
      self.texts = texts
      self.text = text
      self.partner = partner
    }

    mutating func add(_ translation: ComparedTranslation, in catalog: CatalogSummary) {
      guard !texts.isEmpty else { return }
      let text = translation[keyPath: text].text
      guard texts.contains(TranslationDigest.hash(text)) else { return }
      let place = places[text] ?? uses.count
      if place == uses.count {
        places[text] = place
        uses.append([])
      }
      let role = UnitRole(id: translation.id)
      let partner = translation[keyPath: partner].text
      let known = uses[place].firstIndex { $0.role == role && $0.translation[keyPath: self.partner].text == partner }
      if let known {
        uses[place][known].count += 1
      } else if uses[place].count < mostPartners {
        uses[place].append(Use(catalog: catalog, translation: translation, role: role))
      }
    }

    var conflicts: [[Use]] {
      uses.filter { $0.count > 1 }.map { uses in
        let order = uses.indices.sorted { (uses[$1].count, $0) < (uses[$0].count, $1) }
        return order.map { uses[$0] }
      }
    }
  }
}

extension FileSummary {
  /// The language in which translations are compared.
  fileprivate var comparedLanguage: LanguageTag? { facts.targetLanguage?.canonicalized() }
}
