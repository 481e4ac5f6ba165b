import WatchwordBasics
import WatchwordLocalization

/// Something in a text that was meant to be a placeholder, but is not one.
struct BrokenPlaceholder: Sendable {
  /// The bytes of the broken placeholder in the text.
  let range: Range<Int>
  /// The defect, in words that follow the quoted text: "ends in a letter that is not a placeholder".
  let fault: String
  /// The number of the value, if it is legible.
  var number: Int?
  /// The correct spelling, if it is known.
  var spelling: String?
  /// Whether the placeholder is reported even if the source has the same defect.
  var isTypo = false

  /// The difference from the source that the broken placeholder is.
  var difference: Difference {
    Difference(kind: .malformed, range: range, names: spelling.map { [$0] } ?? [], words: fault)
  }

  /// Returns the placeholders that are broken in `text` alone.
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

  /// Returns a broken placeholder extended by the characters that ``Pattern`` did not read, because it stops at the
  /// first wrong one: the `@` of `%1$ @`, the name of `%#@files`.
  private static func whole(_ range: Range<Int>, _ fault: Pattern.Defect.Fault, in text: String) -> BrokenPlaceholder {
    let rest = text.utf8.dropFirst(range.upperBound)
    switch fault {
    case .unclosedSubstitution:
      let name = rest.prefix { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      }
      return BrokenPlaceholder(range: range.lowerBound..<range.upperBound + name.count, fault: words(for: fault))
    case .unfinished, .blankInside, .positionZero, .positionTooGreat:
      guard !endsInConversion(range, fault, in: text), let end = DamagedPlaceholders.end(after: rest) else {
        return BrokenPlaceholder(range: range, fault: words(for: fault))
      }
      return BrokenPlaceholder(
        range: range.lowerBound..<range.upperBound + end.length,
        fault: (fault == .unfinished ? end.fault : nil) ?? words(for: fault))
    default:
      return BrokenPlaceholder(range: range, fault: words(for: fault))
    }
  }

  /// Whether ``Pattern`` read a conversion letter.
  private static func endsInConversion(_ range: Range<Int>, _ fault: Pattern.Defect.Fault, in text: String) -> Bool {
    let last = text.utf8.dropFirst(range.upperBound - 1).first
    switch fault {
    case .unfinished: return false
    case .blankInside: return last == UInt8(ascii: "@")
    default: return last != UInt8(ascii: "$")
    }
  }

  /// Returns the broken placeholder with its correct spelling, if it is evident from the broken one.
  private func spelled(_ fault: Pattern.Defect.Fault, in text: TextFacts) -> BrokenPlaceholder {
    switch fault {
    case .blankInside, .invalidSubstitutionName, .unfinished, .unclosedSubstitution, .obsoleteConversion: break
    default: return self
    }
    let written = String(decoding: text.text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    var spelling = String(
      String.UnicodeScalarView(written.unicodeScalars.filter { !PlaceholderCandidate.blanks.contains($0) }))
    switch fault {
    case .unfinished where spelling.utf8.last != UInt8(ascii: "@"): return self
    case .unclosedSubstitution: spelling += "@"
    case .obsoleteConversion: spelling = ASCII.lowercased(spelling)
    default: break
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

  /// Returns the placeholders that are broken in `target`, except those that are broken in the same way in `source`,
  /// because the translator is not at fault there; `matching` assigns those of `target` to those of the source, unless
  /// both are the same.
  static func all(
    in target: TextFacts, source: TextFacts, sourceUses: [Placeholder], _ matching: PlaceholderMatching?
  ) -> [BrokenPlaceholder] {
    var broken = all(in: target)
    if !broken.isEmpty {
      let known = Set(source.malformed.map { ExactText(source.quoted($0.range)) })
      broken = broken.filter { $0.isTypo || !known.contains(ExactText(target.quoted($0.range))) }
    }
    guard let matching else { return broken }
    let lost = matching.lost(of: sourceUses)
    guard !lost.isEmpty else { return broken }
    if broken.isEmpty { broken = DamagedPlaceholders(lost: lost).all(in: target.text) }
    // Only the first few are reported, so the others need no correct spelling.
    for index in broken.indices.prefix(Findings.maximumPerText) {
      broken[index] = broken[index].spelled(by: lost, in: source, of: target, isAlone: broken.count == 1)
    }
    return broken
  }

  /// Returns the broken placeholder with its spelling in the source; `lost` are the source's placeholders that the text
  /// lacks.
  private func spelled(
    by lost: [Placeholder], in source: TextFacts, of target: TextFacts, isAlone: Bool
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
    case .obsoleteConversion: "ends in an obsolete capital letter; only the small letter works everywhere"
    case .writingConversion: "would write to memory instead of showing a value"
    case .positionZero: "has the number 0, but numbers count from 1"
    case .positionTooGreat: "has a number greater than \(Pattern.maximumPosition)"
    case .widthTooGreat: "has a width of more than \(Pattern.maximumWidth) characters"
    case .blankInside: "has a space inside"
    case .unclosedSubstitution: "lacks its closing @"
    case .invalidSubstitutionName: "has an empty name or a space in its name"
    }
  }
}
