import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The numbers of a translation differ from those of its source.
enum NumberMismatch: UnitCheck {
  static let kind = FindingKind("number-mismatch", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .digit

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair,
      pair.sourceShape.signs.contains(.digit) || pair.targetShape.signs.contains(.digit),
      // A text with a number and no letters is a setting.
      pair.source.text.unicodeScalars.contains(where: { $0.isLetter })
    else { return }
    let rules = file.rules(of: unit.unit)
    let numbers = NumberComparison(pair.source, pair.target, language: file.writing?.language) {
      Self.isOfForm($0, unit, rules?.plurals)
    }
    guard isDefect(numbers), !isExcused(numbers.lost, numbers.added, pair, file.writing) else { return }
    let isEven = numbers.lost.count == numbers.added.count
    let lost = isEven ? numbers.lost.first : numbers.lost.first { !$0.mayBeWord } ?? numbers.lost.first
    let added = isEven ? numbers.added.first : numbers.added.first { !$0.mayBeWord } ?? numbers.added.first
    guard let added else {
      guard let lost else { return }
      findings.report(.lost(lost.written(in: pair.source.text)), at: pair.target.segment.contentSpan, unit: pair.unit)
      return
    }
    let written = added.written(in: pair.target.text)
    findings.report(
      added.isEscape(in: pair.target.text) ? .escape(written) : .other(written, lost?.written(in: pair.source.text)),
      at: pair.target.span(of: added.range), unit: pair.unit)
  }

  /// Whether a number stands in a plural form for it, such as 2 in the Slovenian form `two`, which the source lacks.
  private static func isOfForm(_ number: WrittenNumber, _ unit: UnitFacts, _ plurals: PluralRules?) -> Bool {
    guard let value = number.value, let plurals else { return false }
    let category = plurals.category(for: value)
    let isFew = [.zero, .one, .two].contains(category)
    if isFew, unit.unit.variation.category == category { return true }
    let choices = unit.target?.icu?.message?.allChoices.lazy.filter { $0.kind == .plural }.flatMap { $0.branches }
    return choices?.contains { branch in
      branch.message.range.contains(number.range.lowerBound)
        && (isFew && branch.selector == category.keyword || branch.number == ExactText("\(value)"))
    } ?? false
  }

  /// Whether the difference is more than a small number that one text may write as a word, or repeat.
  private static func isDefect(_ numbers: NumberComparison) -> Bool {
    let (lost, added) = (numbers.lost, numbers.added)
    guard !numbers.isCountOnly else { return false }
    let hasLarge = (lost + added).contains { !$0.mayBeWord }
    if lost.isEmpty || added.isEmpty { return hasLarge }
    return hasLarge || lost.count == added.count
  }

  /// Whether the numbers differ for a valid reason.
  private static func isExcused(
    _ lost: [WrittenNumber], _ added: [WrittenNumber], _ pair: TextPair, _ writing: WritingRules?
  ) -> Bool {
    // A text such as "2桁" has digits where other languages write the number in words.
    if lost.isEmpty, writing?.usesFullwidthForms == true, !pair.sourceShape.signs.contains(.digit) { return true }
    // A translation may write 50 % as "half".
    if added.isEmpty, lost.count == 1, lost[0].isPercentage(in: pair.source.text) { return true }
    // 60 seconds are 1 minute, and 24 hours 1 day.
    guard lost.count == 1, added.count == 1, added[0].value == 1, let value = lost[0].value,
      [7, 12, 24, 60].contains(value)
    else { return false }
    return Characters(pair.source.text).words.count <= 2
  }
}

extension WrittenNumber {
  /// Whether a percent sign follows in `text`.
  fileprivate func isPercentage(in text: String) -> Bool {
    let rest = text.utf8.dropFirst(range.upperBound)
    let sign = rest.drop { $0 == UInt8(ascii: " ") }
    return sign.starts(with: "%".utf8) || rest.starts(with: "\u{A0}%".utf8)
  }

  /// Whether the number belongs to an escape that lost its backslash, such as `u200f`.
  fileprivate func isEscape(in text: String) -> Bool {
    digits.count >= 2 && text.utf8.prefix(range.lowerBound).last == UInt8(ascii: "u") && digits.starts(with: [2, 0])
  }
}

extension Finding.Message {
  fileprivate static func escape(_ number: String) -> Self {
    Self(
      "\"u\(number.clipped)\" looks like an escape that has lost its backslash",
      help: "Write the character itself, or delete the letters and digits")
  }

  fileprivate static func lost(_ number: String) -> Self {
    Self(
      "The number \(number.clipped) of the source is not in the translation",
      help: "Write \(number.clipped), or check that it is written in words")
  }

  fileprivate static func other(_ number: String, _ expected: String?) -> Self {
    guard let expected else {
      return Self("The number \(number.clipped) is not in the source", help: "Delete the number, or check the source")
    }
    return Self(
      "The translation has the number \(number.clipped) where the source has \(expected.clipped)",
      help: "Write \(expected.clipped)")
  }
}
