import WatchwordBasics
import WatchwordPolicy

/// The length limits of a policy, merged for formats with one limit of each kind.
struct PatternLengths {
  /// The limits in code points; `nil` if there are none.
  private(set) var codePoints: LengthRule?
  /// The limits in UTF-16 code units; `nil` if there are none, or if the format has no such limits.
  private(set) var utf16: LengthRule?
  /// What cannot be expressed exactly.
  private(set) var losses: [PolicyLoss] = []
  /// Whether reading the result gives the rules in a different order: rules on length come first.
  let isOutOfOrder: Bool

  init(_ policy: PasswordPolicy, for format: PolicyFormat, countsUTF16: Bool = true) {
    let isLength = policy.rules.map { if case .length = $0 { true } else { false } }
    isOutOfOrder = zip(isLength, isLength.dropFirst()).contains { !$0 && $1 }
    for (index, rule) in policy.rules.enumerated() {
      guard case .length(let length) = rule else { continue }
      if length.unit == .utf16, countsUTF16 {
        utf16 = Self.merged(utf16, length)
      } else {
        codePoints = Self.merged(codePoints, length)
        if length.unit == .codePoint { continue }
        losses.append(
          PolicyLoss(
            .rule(index, id: rule.id), in: format, because: "it does not count in \(length.unit.name)",
            instead: "counts code points"))
      }
    }
  }

  private static func merged(_ first: LengthRule?, _ second: LengthRule) -> LengthRule {
    let minimum = [first?.minimum, second.minimum].compactMap { $0 }.max()
    let maximum = [first?.maximum, second.maximum].compactMap { $0 }.min()
    return LengthRule(minimum: minimum, maximum: maximum, unit: second.unit == .utf16 ? .utf16 : .codePoint)
  }

  /// Returns the end of a pattern: any characters, as many as the limits in code points permit.
  func text(in dialect: PatternDialect) -> String {
    let least = max(codePoints?.minimum ?? 0, 0)
    let maximum = codePoints?.maximum.map { max($0, least) }
    return PatternNode.repetition(.any, minimum: least, maximum: maximum).text(in: dialect)
  }
}

extension PolicyLoss {
  /// The index of the lost rule, by which losses are sorted; other losses come last.
  var ruleIndex: Int { if case .rule(let index, _) = part { index } else { .max } }
}
