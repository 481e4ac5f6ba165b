import WatchwordDiagnostics
import WatchwordLocalization

/// Something in a text that was meant to be a placeholder, but is not one.
struct BrokenPlaceholder: Sendable {
  /// The bytes of the text.
  let range: Range<Int>
  /// What is wrong with it, to be read after the quoted text: "ends in a letter that is not a placeholder".
  let fault: String
  /// The number of the value, where it is legible.
  var number: Int?
  /// What to write instead, where that is known.
  var spelling: String?
  /// Whether it is broken even if the source has the same.
  var isTypo = false

  /// What is broken in `text` on its own.
  static func all(in text: TextFacts) -> [BrokenPlaceholder] {
    guard text.hasPattern else { return [] }
    var all = text.malformed.compactMap { defect -> BrokenPlaceholder? in
      guard case .malformed(let fault) = defect.kind else { return nil }
      return whole(defect.range, fault, in: text.text).spelled(fault, in: text)
    }
    let typos = PlaceholderTypo.all(in: text)
    guard !typos.isEmpty else { return all }
    all += typos.map { typo in
      let end = String(
        decoding: text.text.utf8.dropFirst(typo.range.lowerBound).prefix(typo.range.count), as: UTF8.self
      )
      .drop { !$0.isLetter && $0 != "@" }
      return BrokenPlaceholder(
        range: typo.range, fault: typo.fault, number: typo.number, spelling: "%\(typo.number)$\(end)",
        isTypo: true)
    }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
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

  /// The same with what to write, where the broken placeholder itself shows it.
  private func spelled(_ fault: Pattern.Defect.Fault, in text: TextFacts) -> BrokenPlaceholder {
    let written = String(decoding: text.text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    var spelling = String(String.UnicodeScalarView(written.unicodeScalars.filter { !TornDraft.gaps.contains($0) }))
    switch fault {
    case .blankInside, .invalidSubstitutionName: break
    case .unfinished where spelling.utf8.last == UInt8(ascii: "@"): break
    case .unclosedSubstitution: spelling += "@"
    case .obsoleteConversion: spelling = ASCII.lowercased(spelling)
    default: return self
    }
    let pattern = Pattern(ExactText(spelling))
    guard pattern.defects.isEmpty, pattern.elements.count == 1, let element = pattern.elements.first else {
      return self
    }
    var broken = self
    if case .placeholder(let placeholder) = element.kind { broken.number = placeholder.position }
    broken.spelling = spelling
    return broken
  }

  /// What is broken in `target` and not in the same way in `source`, whose translator would not be to blame.
  static func all(
    in target: TextFacts, source: TextFacts, sourceUses: [ArgumentUse], targetUses: [ArgumentUse]
  ) -> [BrokenPlaceholder] {
    var broken = all(in: target)
    if !broken.isEmpty {
      let known = Set(source.malformed.map { ExactText(source.quoted($0.range)) })
      broken = broken.filter { $0.isTypo || !known.contains(ExactText(target.quoted($0.range))) }
    }
    if sourceUses.areDistinct(andSameAs: targetUses) { return broken }
    let shown = Set(PlaceholderMatching(sourceUses, targetUses).arguments.compactMap { $0 })
    let lost = sourceUses.filter { !shown.contains($0.position) }
    guard !lost.isEmpty else { return broken }
    if broken.isEmpty { broken = TornPlaceholders(lost: lost).all(in: target.text) }
    // More are not reported.
    for index in broken.indices.prefix(Findings.mostInText) {
      broken[index] = broken[index].spelled(by: lost, in: source, of: target, isAlone: broken.count == 1)
    }
    return broken
  }

  /// The same with what the source writes for it; `lost` are the placeholders of the source that the text lacks.
  private func spelled(
    by lost: [ArgumentUse], in source: TextFacts, of target: TextFacts, isAlone: Bool
  ) -> BrokenPlaceholder {
    let meant = lost.first { $0.position == number } ?? (isAlone && lost.count == 1 ? lost.first : nil)
    guard let meant else { return self }
    var broken = self
    broken.spelling = String(
      decoding: source.text.utf8.dropFirst(meant.range.lowerBound).prefix(meant.range.count), as: UTF8.self)
    return broken
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
