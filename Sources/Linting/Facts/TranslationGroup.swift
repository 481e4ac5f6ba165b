import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The translations of one folder into one language, which should agree.
struct TranslationGroup {
  /// The uses of each text, in the order of the catalogues.
  private var uses: [[Use]] = []
  private var places: [ExactText: Int] = [:]

  /// A translation, where it stands first, and how often it stands in the catalogues.
  struct Use: Sendable {
    let catalog: CatalogSummary
    let translation: ComparedTranslation
    let role: UnitRole?
    fileprivate(set) var count = 1

    /// Whether both texts may stand for the same thing on the screen.
    func mayReplace(_ other: Use) -> Bool { role == nil || other.role == nil || role == other.role }
  }

  /// Which of the texts of a translation is looked at; the other one is its partner.
  enum Side {
    case source, target
  }

  /// Different folders can be different apps.
  private struct Place: Hashable {
    let folder: CatalogFolder
    let language: LanguageTag
  }

  /// The number of different partners of one text that are kept.
  private static let mostPartners = 8

  /// The uses of each text that has several partners; those that occur most come first, the others in the order of the
  /// catalogues.
  static func conflicts(in catalogs: [CatalogSummary], of side: Side) -> [[Use]] {
    var groups: [TranslationGroup] = []
    var places: [Place: Int] = [:]
    for catalog in catalogs where catalog.isComplete {
      for file in catalog.files {
        guard let language = file.facts.comparedLanguage else { continue }
        let group = places.number(of: Place(folder: catalog.folder, language: language))
        if group == groups.count { groups.append(TranslationGroup()) }
        for unit in file.units {
          guard let translation = ComparedTranslation(unit, in: file.facts) else { continue }
          groups[group].add(Use(catalog: catalog, translation: translation, role: UnitRole(id: unit.id)), side)
        }
      }
    }
    return groups.flatMap { $0.conflicts }
  }

  private mutating func add(_ use: Use, _ side: Side) {
    let place = places.number(of: use.translation.text(side))
    if place == uses.count { uses.append([]) }
    let partner = use.translation.partner(side)
    let known = uses[place].firstIndex { $0.role == use.role && $0.translation.partner(side) == partner }
    if let known {
      uses[place][known].count += 1
    } else if uses[place].count < Self.mostPartners {
      uses[place].append(use)
    }
  }

  private var conflicts: [[Use]] {
    uses.filter { $0.count > 1 }.map { uses in
      let order = uses.indices.sorted { (uses[$1].count, $0) < (uses[$0].count, $1) }
      return order.map { uses[$0] }
    }
  }
}

extension ComparedTranslation {
  fileprivate func text(_ side: TranslationGroup.Side) -> ExactText { side == .source ? source.text : target.text }

  fileprivate func partner(_ side: TranslationGroup.Side) -> ExactText { side == .source ? target.text : source.text }
}

extension Dictionary where Value == Int {
  /// The number of `key`: a new key gets the next one.
  fileprivate mutating func number(of key: Key) -> Int {
    if let number = self[key] { return number }
    let number = count
    self[key] = number
    return number
  }
}
