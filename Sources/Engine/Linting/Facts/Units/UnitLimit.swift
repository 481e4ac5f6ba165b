import WatchwordBasics
import WatchwordCatalogFormats

/// The maximum length of a text, from its unit or the configuration.
struct UnitLimit: Sendable {
  /// The maximum length.
  let length: Int
  let measure: Measure
  /// The origin of the limit, for messages.
  let origin: String

  /// The unit of measurement.
  enum Measure: String, Sendable {
    /// Characters as people see them.
    case characters
    /// Columns of a fixed-width font.
    case columns
    /// Bytes in UTF-8.
    case bytes

    /// The word for one unit of measurement.
    var singular: String {
      switch self {
      case .characters: "character"
      case .columns: "column"
      case .bytes: "byte"
      }
    }
  }

  /// Returns the limits of a unit: its own, and that of the configuration.
  static func all(of unit: TranslationUnit, in file: FileFacts) -> [UnitLimit] {
    var limits: [UnitLimit] = []
    if let own = UnitLimit(of: unit, origin: file.file.datatype == "po" ? "max-length" : "maxwidth") {
      limits.append(own)
    }
    if let limit = file.settings.limits.limit(ofUnit: unit.id) {
      let measure: Measure = limit.measure == .characters ? .characters : .columns
      limits.append(UnitLimit(length: limit.length, measure: measure, origin: "the configuration"))
    }
    return limits
  }

  private init(length: Int, measure: Measure, origin: String) {
    self.length = length
    self.measure = measure
    self.origin = origin
  }

  /// Reads the unit's own limit; `nil` if it has none, or if the limit depends on a font.
  private init?(of unit: TranslationUnit, origin: String) {
    guard let length = unit.maximumWidth, length > 0, let sizeUnit = unit.sizeUnit else { return nil }
    let measure: Measure
    switch sizeUnit {
    case "char", "glyph": measure = .characters
    case "col": measure = .columns
    case "byte": measure = .bytes
    default: return nil
    }
    self.init(length: length, measure: measure, origin: origin)
  }

  /// Returns the length of the visible part of a text.
  func length(of visible: String) -> Int {
    switch measure {
    case .characters: visible.count
    case .columns: TextLength.columns(of: visible)
    case .bytes: visible.utf8.count
    }
  }
}
