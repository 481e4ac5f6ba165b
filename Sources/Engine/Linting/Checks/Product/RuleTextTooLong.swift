import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The text of a password rule is longer than allowed.
enum RuleTextTooLong: MessageCheck {
  static let kind = FindingKind("rule-text-too-long", .warning)

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    guard message.isRuleText else { return }
    for unit in message.units where unit.unit.variation.substitution == nil {
      guard let text = unit.shown else { continue }
      let shown = ShownLength(text, unit, message, rules: file.rules(of: unit.unit))
      if let limit = file.settings.limits.ruleText, let length = shown.excess(over: limit) {
        findings.report(.long(length, limit, "the configuration"), at: text.segment.contentSpan, unit: unit.id)
      } else if let limit = unit.unit.limit, TextLength.of(text.segment, in: limit.measure) <= limit.length,
        let length = shown.excess(over: limit)
      {
        findings.report(.long(length, limit, "maxwidth"), at: text.segment.contentSpan, unit: unit.id)
      }
    }
  }
}

extension MessageFacts {
  /// Whether the message is known to be the text of a password rule.
  fileprivate var isRuleText: Bool {
    (!required.isEmpty || declaration != nil) && !key.string.utf8.starts(with: "form.".utf8)
  }
}

extension TranslationUnit {
  /// The limit in maxwidth, if its unit is characters or columns.
  fileprivate var limit: LengthLimits.Limit? {
    guard let maximumWidth, maximumWidth > 0 else { return nil }
    switch sizeUnit {
    case "char", "glyph": return .init(maximumWidth, in: .characters)
    case "col": return .init(maximumWidth, in: .columns)
    default: return nil
    }
  }
}

/// The length of a text with its values.
private struct ShownLength {
  private let text: TextFacts
  /// The text without its placeholders.
  private let rest: String
  /// The minimum number of digits and characters in the values.
  private let values: Int

  init(_ text: TextFacts, _ unit: ComparedUnit, _ message: MessageFacts, rules: LanguageRules?) {
    self.text = text
    let uses = text.uses(countingFrom: unit.firstPosition)
    guard !uses.isEmpty else {
      rest = TextLength.visibleText(of: text.segment)
      values = 0
      return
    }
    let bytes = Array(text.text.utf8)
    var kept: [UInt8] = []
    var end = 0
    for use in uses where use.range.lowerBound >= end {
      kept += bytes[end..<use.range.lowerBound]
      end = use.range.upperBound
    }
    rest = String(decoding: kept + bytes[end...], as: UTF8.self)
    values = uses.reduce(0) { $0 + Self.length(of: $1, unit, message, rules) }
  }

  /// Returns the number of characters in the longest value that the policy gives the placeholder.
  private static func length(
    of use: Placeholder, _ unit: ComparedUnit, _ message: MessageFacts, _ rules: LanguageRules?
  ) -> Int {
    let values = message.required.compactMap { phrase in
      phrase.arguments.indices.contains(use.position - 1) ? phrase.arguments[use.position - 1].value : nil
    }
    let lengths = values.map { value -> Int in
      switch value {
      case .count(let number):
        // A plural form is shown only with numbers of its category.
        if let category = unit.unit.variation.category, rules?.plurals.category(for: number) != category { return 1 }
        return String(number).utf8.count
      case .text(let text), .characters(let text): return text.string.count
      case .list: return 0
      }
    }
    return lengths.max() ?? (use.kind == .integer && use.substitution == nil ? 1 : 0)
  }

  /// Returns the length if it exceeds the limit, or `nil`.
  func excess(over limit: LengthLimits.Limit) -> Int? {
    guard rest.utf8.count + values > limit.length else { return nil }
    let length = values + (limit.measure == .characters ? rest.count : TextLength.columns(of: rest))
    return length > limit.length ? length : nil
  }
}

extension Finding.Message {
  fileprivate static func long(_ length: Int, _ limit: LengthLimits.Limit, _ origin: String) -> Self {
    Self(
      "This rule text takes \(length) \(limit.measure.rawValue) with its values; "
        + "\(origin) allows at most \(limit.length)",
      help: "Shorten the text, or raise the limit")
  }
}
