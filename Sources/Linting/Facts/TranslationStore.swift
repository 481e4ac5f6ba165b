import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The different translations of a catalogue with their texts, as long as they are few: then the catalogue need not be
/// read again to compare them.
struct TranslationStore: Sendable {
  /// A translation where it stands first, and how often it stands in the catalogue for the same thing on the screen.
  struct Entry: Sendable {
    let file: FileFacts
    let translation: ComparedTranslation
    let role: UnitRole?
    fileprivate(set) var count = 1

    fileprivate func isSame(as other: Entry) -> Bool {
      role == other.role && translation.source.text == other.translation.source.text
        && translation.target.text == other.translation.target.text
        && (file === other.file || file.comparedLanguage == other.file.comparedLanguage)
    }
  }

  private var entries: [Entry] = []
  /// The place of the first entry with a hash.
  private var places: [UInt64: Int] = [:]
  /// How many bytes more may be kept.
  private var space: Int
  /// Whether all translations are kept.
  private var isComplete = true

  /// What the store takes for all catalogues, in bytes.
  static let size = 12 << 20
  /// What an entry takes beside its texts, about.
  private static let sizeOfEntry = 384

  /// A store that takes `size` bytes, about.
  init(size: Int) { space = size }

  /// Keeps the translation, or nothing any more if there is no space for it.
  mutating func add(_ translation: ComparedTranslation, _ digest: TranslationDigest, in file: FileFacts) {
    guard isComplete else { return }
    add(Entry(file: file, translation: translation, role: UnitRole(id: translation.id)), hash: digest.joined)
  }

  private mutating func add(_ entry: Entry, hash: UInt64) {
    var hash = hash ^ entry.file.languageHash &+ UInt64(entry.role?.number ?? 0)
    while let place = places[hash] {
      if entries[place].isSame(as: entry) {
        entries[place].count += entry.count
        return
      }
      hash &+= 1
    }
    places[hash] = entries.count
    entries.append(entry)
    let texts = entry.translation.source.text.count + entry.translation.target.text.count + entry.translation.id.count
    space -= Self.sizeOfEntry + texts
    if space < 0 { giveUp() }
  }

  private mutating func giveUp() {
    isComplete = false
    entries = []
    places = [:]
  }

  /// The translations of all `stores` in the order of the catalogue; `nil` if they are not all kept.
  static func all(in stores: [TranslationStore?]) -> [Entry]? {
    var all: [Entry] = []
    for store in stores {
      guard let store, store.isComplete else { return nil }
      all += store.entries
    }
    all.sort { $0.translation.source.span.start < $1.translation.source.span.start }
    var merged = TranslationStore(size: .max)
    for entry in all { merged.add(entry, hash: entry.translation.digest.joined) }
    return merged.entries
  }
}

extension TranslationDigest {
  /// Both hashes as one.
  fileprivate var joined: UInt64 { UInt64(source) << 32 | UInt64(target) }
}

extension UnitRole {
  fileprivate var number: Int {
    switch self {
    case .title: 1
    case .action: 2
    case .label: 3
    case .placeholder: 4
    }
  }
}
