import WatchwordBasics

/// A text has an ordinary space where a line must not break.
enum LostNoBreakSpace: UnitCheck {
  static let kind = FindingKind("lost-no-break-space", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = [.highMark, .noBreakSpace]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.space) else { return }
    if shown.shape.signs.contains(.highMark), let writing = file.writing, writing.spacesHighMarks {
      for space in HighMarkSpace.all(in: shown.text.text) {
        if let blank = space.blank, !space.isArrow(in: unit) { report(blank, shown, &findings) }
      }
    }
    guard shown.sourceSigns.contains(.noBreakSpace), let pair = unit.pair else { return }
    let units = Set(numbers(in: pair.source.text) { $0.value == 0xA0 || $0.value == 0x202F }.map { $0.text })
    let lost = numbers(in: pair.target.text) { $0 == " " }.filter { units.contains($0.text) }
    for number in lost.prefix(Findings.maximumPerText) { report(number.blank, shown, &findings) }
  }

  private static func report(_ blank: Range<Int>, _ shown: ShownText, _ findings: inout Findings) {
    findings.report(
      .ordinary, at: shown.text.span(of: blank), unit: shown.unit,
      fix: shown.fix(replacing: blank, with: "\u{A0}"))
  }

  /// The numbers and placeholders, each with the unit of measurement that follows it after a space of this kind, and
  /// the bytes of the space.
  private static func numbers(
    in text: String, _ isSpace: (Unicode.Scalar) -> Bool
  ) -> [(text: ExactText, blank: Range<Int>)] {
    let characters = Characters(text)
    return characters.scalars.indices.compactMap { index in
      guard isSpace(characters.scalars[index]), let before = characters[index - 1], let next = characters[index + 1],
        before.digit != nil, next.isLetter || next == "%" || next == "°"
      else { return nil }
      let number = characters.scalars[..<index].reversed().prefix { !$0.isBlank }.count
      let unit = characters.scalars[(index + 1)...].prefix { $0.isLetter || $0 == "%" || $0 == "°" }.count
      let key = characters.text(index - number..<index) + " " + characters.text(index + 1..<index + 1 + unit)
      return (ExactText(key), characters.bytes(index..<index + 1))
    }
  }
}

extension Finding.Message {
  fileprivate static let ordinary = Self(
    "Found an ordinary space where the line must not break; expected a no-break space",
    help: "Write a no-break space (U+00A0)")
}
