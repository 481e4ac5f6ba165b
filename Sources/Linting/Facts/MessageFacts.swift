import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// All units of one key: a text with its variants and substitutions.
struct MessageFacts: Sendable {
  let key: String
  /// The units, as indices into those of the file.
  let units: [Int]
  /// The unit that is the text itself, or its variants by device, none of them a plural form or a substitution's.
  let roots: [Int]
  /// The texts that vary by plural: one for the text itself and each of its devices and substitutions.
  let plurals: [PluralForms]
  /// The units that vary by device, by the substitution that they belong to.
  let devices: [DeviceForms]

  /// The variants of one text by plural category.
  struct PluralForms: Sendable {
    let substitution: String?
    let device: String?
    /// The units of each category, in the order of the file.
    var forms: [(category: PluralCategory, unit: Int)]
  }

  /// The variants of one text by device.
  struct DeviceForms: Sendable {
    let substitution: String?
    var forms: [(device: String, unit: Int)]
  }

  /// The names of the substitutions that have units.
  var substitutions: [(name: String, unit: Int)] {
    var seen: Set<MessageKey> = []
    var names: [(name: String, unit: Int)] = []
    for plural in plurals {
      guard let name = plural.substitution, let unit = plural.forms.first?.unit else { continue }
      if seen.insert(MessageKey(name)).inserted { names.append((name, unit)) }
    }
    return names
  }

  /// Puts the units of each key together, in the order of the first of them.
  static func group(_ texts: [UnitTexts]) -> [MessageFacts] {
    var places: [MessageKey: Int] = [:]
    var groups: [(key: String, units: [Int])] = []
    for (index, text) in texts.enumerated() {
      let key = MessageKey(text.unit.key)
      if let place = places[key] {
        groups[place].units.append(index)
      } else {
        places[key] = groups.count
        groups.append((text.unit.key, [index]))
      }
    }
    return groups.map { MessageFacts(key: $0.key, units: $0.units, texts) }
  }

  private init(key: String, units: [Int], _ texts: [UnitTexts]) {
    self.key = key
    self.units = units
    var roots: [Int] = []
    var plurals = Slots<PluralForms>()
    var devices = Slots<DeviceForms>()
    for index in units {
      guard let variation = texts[index].unit.variation else {
        roots.append(index)
        continue
      }
      if let category = variation.plural {
        let none = PluralForms(substitution: variation.substitution, device: variation.device, forms: [])
        plurals.update(variation.substitution, variation.device, startingWith: none) {
          $0.forms.append((category, index))
        }
      } else if variation.substitution == nil {
        roots.append(index)
      }
      if let device = variation.device {
        let none = DeviceForms(substitution: variation.substitution, forms: [])
        devices.update(variation.substitution, nil, startingWith: none) { $0.forms.append((device, index)) }
      }
    }
    self.roots = roots
    self.plurals = plurals.values
    self.devices = devices.values
  }
}

/// Values by substitution and device, in the order in which they came.
private struct Slots<Value> {
  private struct Slot: Hashable {
    let substitution: MessageKey?
    let device: MessageKey?
  }

  private(set) var values: [Value] = []
  private var places: [Slot: Int] = [:]

  mutating func update(
    _ substitution: String?, _ device: String?, startingWith none: Value, _ change: (inout Value) -> Void
  ) {
    let slot = Slot(substitution: substitution.map { MessageKey($0) }, device: device.map { MessageKey($0) })
    let place = places[slot] ?? values.count
    if place == values.count {
      places[slot] = place
      values.append(none)
    }
    change(&values[place])
  }
}

/// Which arguments the source texts of a message use, all variants together.
struct MessageArguments: Sendable {
  /// The positions, each with what it must be.
  private(set) var families: [Int: Set<ArgumentFamily>] = [:]
  private var substitutions: [MessageKey: Int] = [:]
  /// The substitutions that the source calls, or nothing where it has no text that could call any.
  private var called: Set<MessageKey>?
  /// The argument that a text without substitutions counts with: the first whole number.
  private(set) var count = 1

  init(_ message: MessageFacts, _ texts: [UnitTexts]) {
    for index in message.roots {
      for use in texts[index].source?.uses() ?? [] {
        guard let name = use.substitution, substitutions[MessageKey(name)] == nil else { continue }
        substitutions[MessageKey(name)] = use.position
      }
    }
    if message.roots.contains(where: { texts[$0].source != nil }) { called = [] }
    for index in message.units where texts[index].source?.pattern != nil {
      guard let source = texts[index].source else { continue }
      for use in source.uses(countingFrom: firstPosition(of: texts[index].unit)) {
        families[use.position, default: []].insert(use.kind)
        if let name = use.substitution { called?.insert(MessageKey(name)) }
      }
    }
    count = families.filter { $0.value.contains(.integer) }.keys.min() ?? 1
  }

  /// Whether a unit's source is the text that its translation translates.
  ///
  /// For a variant that only the translation has, Xcode writes the unit's own id or the whole text there.
  func hasSource(of unit: TranslationUnit) -> Bool {
    guard let variation = unit.variation, let source = unit.source else { return true }
    if source.text.isSame(as: unit.id) { return false }
    guard let name = variation.substitution, let called else { return true }
    return called.contains(MessageKey(name))
  }

  /// The position that the first placeholder without a number takes in a unit's text.
  func firstPosition(of unit: TranslationUnit) -> Int {
    guard let name = unit.variation?.substitution else { return 1 }
    return substitutions[MessageKey(name)] ?? 1
  }

  /// The argument that chooses among the plural forms of which a unit is one; nothing for other units.
  func countPosition(of unit: TranslationUnit) -> Int? {
    guard let variation = unit.variation, variation.plural != nil else { return nil }
    guard let name = variation.substitution else { return count }
    return substitutions[MessageKey(name)] ?? 1
  }
}
