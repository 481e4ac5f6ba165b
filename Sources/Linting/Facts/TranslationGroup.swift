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
      let languages = Set(catalog.files.compactMap { $0.translations.isEmpty ? nil : $0.facts.comparedLanguage })
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

  /// What has several partners in `catalogs`. Each of them is read again once, if it may have any and its texts were not
  /// kept.
  static func conflicts(in catalogs: [CatalogSummary], _ comparisons: ProjectComparisons) -> Conflicts {
    var conflicts = Conflicts()
    guard !comparisons.isDisjoint(with: [.translations, .reuse]) else { return conflicts }
    let groups = all(in: catalogs)
    var gatherings = groups.map { group in
      let sources = comparisons.contains(.translations) ? group.digests { ($0.source, $0.target) } : []
      let targets = comparisons.contains(.reuse) ? group.digests { ($0.target, $0.source) } : []
      return (
        bySource: Gathering(texts: sources, text: \.source, partner: \.target),
        byTarget: Gathering(texts: targets, text: \.target, partner: \.source)
      )
    }
    // The groups of each catalogue that may have conflicts, by language.
    var wanted: [Int: [LanguageTag: Int]] = [:]
    for (place, gathering) in gatherings.enumerated() where !gathering.bySource.isEmpty || !gathering.byTarget.isEmpty {
      for member in groups[place].members { wanted[member.index, default: [:]][groups[place].language] = place }
    }
    for catalog in catalogs {
      guard let places = wanted[catalog.index] else { continue }
      catalog.forEachTranslation(in: Set(places.keys)) { language, use in
        guard let place = places[language] else { return }
        gatherings[place].bySource.add(use)
        gatherings[place].byTarget.add(use)
      }
    }
    for gathering in gatherings {
      conflicts.bySource += gathering.bySource.conflicts
      conflicts.byTarget += gathering.byTarget.conflicts
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
    for file in members.flatMap(\.files) where file.facts.comparedLanguage == language {
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

  /// Puts the uses of texts together: texts, not hashes.
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

    var isEmpty: Bool { texts.isEmpty }

    mutating func add(_ use: Use) {
      guard !texts.isEmpty else { return }
      let text = use.translation[keyPath: text].text
      guard texts.contains(TranslationDigest.hash(text)) else { return }
      let place = places[text] ?? uses.count
      if place == uses.count {
        places[text] = place
        uses.append([])
      }
      let partner = use.translation[keyPath: partner].text
      let known = uses[place].firstIndex {
        $0.role == use.role && $0.translation[keyPath: self.partner].text == partner
      }
      if let known {
        uses[place][known].count += use.count
      } else if uses[place].count < mostPartners {
        uses[place].append(use)
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

extension CatalogSummary {
  /// Calls `body` with the translations that are compared in these languages, in the order of the catalogue.
  fileprivate func forEachTranslation(
    in languages: Set<LanguageTag>, _ body: (_ language: LanguageTag, _ use: TranslationGroup.Use) -> Void
  ) {
    if let translations {
      for entry in translations {
        guard let language = entry.file.comparedLanguage else { continue }
        let use = TranslationGroup.Use(
          catalog: self, translation: entry.translation, role: entry.role, count: entry.count)
        body(language, use)
      }
      return
    }
    let wanted = files.map { file in file.facts.comparedLanguage.flatMap { languages.contains($0) ? $0 : nil } }
    forEachUnit { file, unit in
      guard let language = wanted[file], let translation = ComparedTranslation(unit, in: files[file].facts) else {
        return
      }
      body(language, TranslationGroup.Use(catalog: self, translation: translation, role: UnitRole(id: translation.id)))
    }
  }
}
