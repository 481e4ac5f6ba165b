import WatchwordDiagnostics
import WatchwordLocalization

/// Something in a translation that was meant to be a placeholder, but is not one.
struct BrokenPlaceholder: Sendable {
  /// The bytes of the text.
  let range: Range<Int>
  /// What is wrong with it, to be read after the quoted text: "ends in a letter that is not a placeholder".
  let fault: String

  /// What is broken in `text` on its own.
  static func all(in text: TextFacts) -> [BrokenPlaceholder] {
    text.malformed.compactMap { defect in
      guard case .malformed(let fault) = defect.kind else { return nil }
      return whole(defect.range, fault, in: text.text)
    }
  }

  /// What is broken with the rest of it that the reader of the pattern, which stops at the first wrong sign, did not
  /// take: the `@` of `%1$ @`, the name of `%#@files`.
  private static func whole(_ range: Range<Int>, _ fault: Pattern.Defect.Fault, in text: String) -> BrokenPlaceholder {
    let rest = text.utf8.dropFirst(range.upperBound)
    switch fault {
    case .unclosedSubstitution:
      let name = rest.prefix { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      }
      return BrokenPlaceholder(range: range.lowerBound..<range.upperBound + name.count, fault: words(for: fault))
    case .unfinished, .blankInside, .positionZero, .positionTooGreat:
      guard !endsInConversion(range, fault, in: text), let end = TornPlaceholders.end(behind: rest) else {
        return BrokenPlaceholder(range: range, fault: words(for: fault))
      }
      return BrokenPlaceholder(
        range: range.lowerBound..<range.upperBound + end.length,
        fault: (fault == .unfinished ? end.fault : nil) ?? words(for: fault))
    default:
      return BrokenPlaceholder(range: range, fault: words(for: fault))
    }
  }

  /// Whether the reader of the pattern took a letter that says what to show.
  private static func endsInConversion(_ range: Range<Int>, _ fault: Pattern.Defect.Fault, in text: String) -> Bool {
    let last = text.utf8.dropFirst(range.upperBound - 1).first
    switch fault {
    case .unfinished: return false
    case .blankInside: return last == UInt8(ascii: "@")
    default: return last != UInt8(ascii: "$")
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
    case .unfinished: "has no letter at its end"
    case .unknownConversion: "ends in a letter that is not a placeholder"
    case .obsoleteConversion: "ends in an obsolete capital letter; only the small letter is understood everywhere"
    case .writingConversion: "would write to memory instead of showing a value"
    case .positionZero: "has the number 0, but numbers count from 1"
    case .positionTooGreat: "has a number greater than \(Pattern.greatestPosition)"
    case .widthTooGreat: "asks for more than \(Pattern.greatestWidth) characters"
    case .blankInside: "has a space inside"
    case .unclosedSubstitution: "lacks its closing @"
    case .invalidSubstitutionName: "has an empty name or a space in its name"
    }
  }
}
