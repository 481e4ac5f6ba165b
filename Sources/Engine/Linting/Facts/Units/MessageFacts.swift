import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// All units of one key: a text with its variants and substitutions.
struct MessageFacts: Sendable {
  let key: ExactText
  /// The declared values of the message, if it is declared.
  let declaration: PhraseDeclaration?
  /// The phrases of policies and flows that use the message.
  let required: [Phrase]
  /// The units, in file order.
  let units: [ComparedUnit]
  /// The units that are the text itself or its variants by device, without plural forms and units of substitutions, as
  /// indices into `units`, like all indices below.
  let roots: [Int]
  /// The texts that vary by number: the text itself, and each of its devices and substitutions.
  let plurals: [PluralForms]
  /// The units that vary by device, grouped by the substitution that they belong to.
  let devices: [DeviceForms]

  /// The variants of one text by plural category.
  struct PluralForms: Sendable {
    let substitution: ExactText?
    /// The units of each category, in file order.
    var forms: [(category: PluralCategory, unit: Int)] = []
  }

  /// The variants of one text by device.
  struct DeviceForms: Sendable {
    let substitution: ExactText?
    var forms: [(device: ExactText, unit: Int)] = []
  }

  /// Creates the message that consists of `units`.
  init(key: ExactText, declaration: PhraseDeclaration?, required: [Phrase], units: [UnitFacts], in file: FileFacts) {
    self.key = key
    self.declaration = declaration
    self.required = required
    var roots: [Int] = []
    var plurals = Slots<PluralForms>()
    var devices = Slots<DeviceForms>()
    for (index, facts) in units.enumerated() {
      let variation = facts.unit.variation
      if let category = variation.category {
        let none = PluralForms(substitution: variation.substitution)
        plurals.update(variation.substitution, variation.device, startingWith: none) {
          $0.forms.append((category, index))
        }
      } else if variation.substitution == nil {
        roots.append(index)
      }
      if let device = variation.device {
        let none = DeviceForms(substitution: variation.substitution)
        devices.update(variation.substitution, nil, startingWith: none) { $0.forms.append((device, index)) }
      }
    }
    self.roots = roots
    self.plurals = plurals.values
    self.devices = devices.values
    let readsPrintf = file.usesPrintf && units.contains { $0.hasPlaceholders }
    let arguments = readsPrintf ? MessageArguments(units, roots: roots) : nil
    let plural = units.first { $0.unit.variation.category.map { $0 != .one } ?? false }?.source
    self.units = units.map { ComparedUnit($0, arguments, in: file, formatSource: plural ?? $0.source) }
  }

  /// The names of the substitutions that have units, each with the first of them.
  var substitutions: [(name: ExactText, unit: Int)] {
    var seen: Set<ExactText> = []
    return plurals.compactMap { plural in
      guard let name = plural.substitution, let unit = plural.forms.first?.unit, seen.insert(name).inserted else {
        return nil
      }
      return (name, unit)
    }
  }

  /// Whether people see any of the forms.
  func isShown(_ plural: PluralForms) -> Bool { plural.forms.contains { units[$0.unit].shown != nil } }

  /// Returns the language and the plural rules of a text that varies by number.
  func rules(of plural: PluralForms, in file: FileFacts) -> LanguageRules? {
    // If any form is translated, the text is in the language of the translations.
    let translated = plural.forms.lazy.map { units[$0.unit].unit }.first { $0.target != nil }
    return (translated ?? units.first?.unit).flatMap { file.rules(of: $0) }
  }
}

/// Values by substitution and device, in order of insertion.
private struct Slots<Value> {
  private struct Slot: Hashable {
    let substitution: ExactText?
    let device: ExactText?
  }

  private(set) var values: [Value] = []
  private var indices: [Slot: Int] = [:]

  mutating func update(
    _ substitution: ExactText?, _ device: ExactText?, startingWith none: Value, _ change: (inout Value) -> Void
  ) {
    let slot = Slot(substitution: substitution, device: device)
    let index = indices[slot] ?? values.count
    if index == values.count {
      indices[slot] = index
      values.append(none)
    }
    change(&values[index])
  }
}
