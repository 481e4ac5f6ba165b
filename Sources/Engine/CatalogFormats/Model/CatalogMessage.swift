public import WatchwordBasics
import WatchwordLocalization

/// A message of a catalogue: the units that share a key. They contain the text, its variants and the variants of its
/// substitutions.
///
/// It is a collection of its units, in document order, and has at least one unit.
public struct CatalogMessage: RandomAccessCollection, Sendable {
  private var units: [TranslationUnit]

  /// Creates a message from one unit.
  init(_ unit: TranslationUnit) { units = [unit] }

  /// Creates a message from units that share a key, or returns `nil` if there are no units.
  init?(_ units: [TranslationUnit]) {
    if units.isEmpty { return nil }
    self.units = units
  }

  /// The key of all units.
  public var key: ExactText { units[0].key }
  /// The position of the first unit.
  public var startIndex: Int { 0 }
  /// The number of units.
  public var endIndex: Int { units.count }
  /// The unit at a position.
  public subscript(position: Int) -> TranslationUnit { units[position] }

  /// Adds a unit with the same key.
  mutating func append(_ unit: TranslationUnit) { units.append(unit) }

  /// The units of the text itself and its variants, without those of substitutions.
  var roots: [TranslationUnit] { units.filter { $0.variation.substitution == nil } }

  /// The names of the substitutions, in their order.
  var substitutionNames: [ExactText] { parts.compactMap { $0[0].variation.substitution } }

  /// The units of the text and of each of its substitutions, in the order of their first units.
  var parts: [[TranslationUnit]] {
    var parts: [[TranslationUnit]] = []
    var indices: [ExactText?: Int] = [:]
    for unit in units {
      let name = unit.variation.substitution
      if let index = indices[name] {
        parts[index].append(unit)
      } else {
        indices[name] = parts.count
        parts.append([unit])
      }
    }
    return parts
  }

  /// The positions of the texts for the greatest width of each device.
  var widestTexts: Set<Int> {
    var widest: [ExactText?: (width: Int, index: Int)] = [:]
    for (index, unit) in units.enumerated() {
      guard let width = unit.variation.width.flatMap({ Int($0.string) }) else { continue }
      let known = widest[unit.variation.device]
      if known == nil || known?.width ?? 0 <= width { widest[unit.variation.device] = (width, index) }
    }
    return Set(widest.values.map { $0.index })
  }

  /// Returns the message as many lines further down.
  package func moved(by lines: Int) -> CatalogMessage { lines == 0 ? self : mapUnits { $0.moved(by: lines) } }

  /// Returns the message with the units after a place as many lines further down.
  package func moved(by lines: Int, after place: SourcePosition) -> CatalogMessage {
    contains { place < $0.position } ? mapUnits { place < $0.position ? $0.moved(by: lines) : $0 } : self
  }

  /// Whether `other` is the same message, as many lines further down.
  package func equals(_ other: CatalogMessage, movedBy lines: Int) -> Bool {
    elementsEqual(other) { $0.equals($1, movedBy: lines) }
  }

  /// Returns the message with transformed units, which must keep their key.
  func mapUnits(_ transform: (TranslationUnit) -> TranslationUnit) -> CatalogMessage {
    var message = self
    message.units = units.map(transform)
    return message
  }
}

/// The syntax of messages in a file: the notation of values and of choices between texts.
package enum MessageSyntax: Sendable {
  /// Text with placeholders such as `%@` and `%lld`, as in Apple's frameworks and `printf`.
  case printf
  /// Text with values such as `{name}` and choices such as `{count, plural, …}`: ICU's MessageFormat.
  case icu
  /// Text with values such as `{{name}}` and references to other texts such as `$t(key)`: i18next.
  case i18next
  /// Text without known placeholders.
  case none
}
