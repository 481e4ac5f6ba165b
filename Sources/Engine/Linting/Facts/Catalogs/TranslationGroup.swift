import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The translations of one folder into one language, which should agree.
struct TranslationGroup {
  /// The uses of each text, in the order of the catalogues. Most texts have only one, which is stored without an array.
  private var uses: [(first: Use, others: [Use])] = []
  private var indices: [ExactText: Int] = [:]

  /// A translation, with its first location and the number of its occurrences in the catalogues.
  struct Use: Sendable {
    /// The index of the catalogue.
    let catalog: Int
    let translation: ComparedTranslation
    fileprivate(set) var count = 1

    /// The purpose of the text according to its id.
    fileprivate var role: UnitRole? { UnitRole(id: translation.id) }

    /// Whether both texts may have the same purpose in the user interface.
    func mayReplace(_ other: Use) -> Bool { role == nil || other.role == nil || role == other.role }

    fileprivate func isSame(as other: Use, on side: Side) -> Bool {
      translation.partner(side) == other.translation.partner(side) && role == other.role
    }
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

  /// Returns the uses of each text that has several partners, the most frequent first, and equally frequent ones in the
  /// order of the catalogues.
  static func conflicts(in catalogs: [CatalogSummary], of side: Side) -> [[Use]] {
    var groups: [TranslationGroup] = []
    var indices: [GroupKey: Int] = [:]
    for (index, catalog) in catalogs.enumerated() where catalog.isComplete {
      for file in catalog.files {
        guard let language = file.facts.comparedLanguage else { continue }
        let group = indices.number(of: GroupKey(folder: catalog.folder, language: language))
        if group == groups.count { groups.append(TranslationGroup()) }
        for unit in file.units {
          guard let translation = ComparedTranslation(unit, in: file.facts) else { continue }
          groups[group].add(Use(catalog: index, translation: translation), side)
        }
      }
    }
    return groups.flatMap { $0.conflicts }
  }

  private mutating func add(_ use: Use, _ side: Side) {
    let index = indices.number(of: use.translation.text(side))
    if index == uses.count {
      uses.append((use, []))
    } else if use.isSame(as: uses[index].first, on: side) {
      uses[index].first.count += 1
    } else if let known = uses[index].others.firstIndex(where: { use.isSame(as: $0, on: side) }) {
      uses[index].others[known].count += 1
    } else if uses[index].others.count < Self.maximumPartners - 1 {
      uses[index].others.append(use)
    }
  }

  private var conflicts: [[Use]] {
    uses.filter { !$0.others.isEmpty }.map { first, others in
      let uses = [first] + others
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
  /// Returns the number of `key`; a new key gets the next number.
  fileprivate mutating func number(of key: Key) -> Int {
    if let number = self[key] { return number }
    let number = count
    self[key] = number
    return number
  }
}

/// A translation that is compared with others in the same language: a finished translation of a text of several words,
/// other than a copy, that does not vary by number or device.
struct ComparedTranslation: Sendable {
  let source: Segment
  let target: Segment
  private let unit: TranslationUnit

  var id: ExactText { unit.id }
  /// The developer's comment on the text.
  var note: ExactText? { unit.notes.first { Self.isExplanation($0) } }

  /// Creates the translation of `unit`, or `nil` if it is not compared. Single words often have several translations,
  /// one for each of their meanings.
  init?(_ unit: TranslationUnit, in file: FileFacts) {
    guard !file.isSource, unit.variation == .whole, unit.translate, unit.state?.isFinished ?? true,
      let source = unit.source, let target = unit.target, !target.isBlank, !source.isBlank, source.text != target.text,
      source.text.string.utf8.contains(0x20), !(file.isI18next && I18nextKey.isFurtherForm(unit.key))
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
