import Diagnostics
import Localization

/// Something in a translation that was meant to be a placeholder and is none.
struct BrokenPlaceholder: Sendable {
  /// The bytes of the text.
  let range: Range<Int>
  /// What is wrong with it, to be read behind the quoted text: "ends in a letter that is no placeholder".
  let fault: String

  /// What is broken in `text` on its own.
  static func all(in text: TextFacts) -> [BrokenPlaceholder] {
    text.malformed.compactMap { defect in
      guard case .malformed(let fault) = defect.kind else { return nil }
      return BrokenPlaceholder(range: defect.range, fault: words(for: fault))
    }
  }

  /// What is broken in `target` and not in the same way in `source`, whose translator would not be to blame.
  static func all(
    in target: TextFacts, source: TextFacts, sourceUses: [ArgumentUse], targetUses: [ArgumentUse]
  ) -> [BrokenPlaceholder] {
    let known = Set(source.malformed.map { ExactText(source.quoted($0.range)) })
    let broken = all(in: target).filter { !known.contains(ExactText(target.quoted($0.range))) }
    guard broken.isEmpty else { return broken }
    let shown = Set(PlaceholderMatching(sourceUses, targetUses).arguments.compactMap { $0 })
    let lost = sourceUses.filter { !shown.contains($0.position) }
    return lost.isEmpty ? [] : TornPlaceholders(lost: lost).all(in: target.text)
  }

  private static func words(for fault: Pattern.Defect.Fault) -> String {
    switch fault {
    case .unfinished: "stops before it says what to show"
    case .unknownConversion: "ends in a letter that stands for nothing"
    case .obsoleteConversion: "ends in an old capital letter; only its small form is understood everywhere"
    case .writingConversion: "would write to memory instead of showing something"
    case .positionZero: "has the number 0, but numbers count from 1"
    case .positionTooGreat: "has a number greater than \(Pattern.greatestPosition)"
    case .widthTooGreat: "asks for more than \(Pattern.greatestWidth) characters"
    case .blankInside: "has a blank inside"
    case .unclosedSubstitution: "lacks its closing @"
    case .invalidSubstitutionName: "has an empty name or a blank in its name"
    }
  }
}
