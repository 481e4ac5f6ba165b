import WatchwordCatalogFormats
import WatchwordDiagnostics

/// How long a text may be, as its unit or the configuration says.
struct UnitLimit: Sendable {
  /// The greatest length.
  let length: Int
  let measure: Measure
  /// Who says so.
  let origin: String

  /// What is counted.
  enum Measure: String, Sendable {
    /// Characters as people see them.
    case characters
    /// Columns of a font of fixed width.
    case columns
    /// Bytes in UTF-8.
    case bytes

    /// The word for one of them.
    var singular: String {
      switch self {
      case .characters: "character"
      case .columns: "column"
      case .bytes: "byte"
      }
    }
  }

  /// The limits of a unit: what it says itself, and what the configuration says.
  static func all(of unit: TranslationUnit, _ settings: LintSettings) -> [UnitLimit] {
    var limits: [UnitLimit] = []
    if let own = UnitLimit(of: unit) { limits.append(own) }
    if let limit = settings.limits.limit(ofUnit: unit.id) {
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

  /// What the unit itself says; `nil` if that is nothing, or cannot be judged without its font.
  private init?(of unit: TranslationUnit) {
    guard let length = unit.maximumWidth, length > 0, let sizeUnit = unit.sizeUnit else { return nil }
    let measure: Measure
    switch sizeUnit {
    case "char", "glyph": measure = .characters
    case "col": measure = .columns
    case "byte": measure = .bytes
    default: return nil
    }
    self.init(length: length, measure: measure, origin: "maxwidth")
  }

  /// The length of a text, which is what people see of it.
  func length(of visible: String) -> Int {
    switch measure {
    case .characters: visible.count
    case .columns: TextLength.columns(of: visible)
    case .bytes: visible.utf8.count
    }
  }
}
