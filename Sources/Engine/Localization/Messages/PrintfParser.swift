import WatchwordBasics

/// A parser of printf text that produces the elements and defects of a `Pattern`.
///
/// No scan continues past the next percent sign, so parsing takes linear time even if the text consists of percent
/// signs.
struct PrintfParser {
  private(set) var elements: [Pattern.Element] = []
  private(set) var defects: [Pattern.Defect] = []
  private let bytes: [UInt8]
  /// The start of the literal text that is not yet an element.
  private var literalStart = 0
  private let syntax: Pattern.Syntax
  /// The parts of the text in which percent signs start nothing.
  private let names: [Range<Int>]

  init(_ text: String, _ syntax: Pattern.Syntax, besides names: [Range<Int>]) {
    bytes = Array(text.utf8)
    self.syntax = syntax
    self.names = names
  }

  mutating func parse() {
    var offset = 0
    var names = names[...]
    while offset < bytes.count {
      if let name = names.first, name.lowerBound <= offset {
        offset = max(offset, name.upperBound)
        names.removeFirst()
      } else if bytes[offset] == Self.percent {
        offset = specification(at: offset)
      } else {
        offset += 1
      }
    }
    finishLiteral(at: bytes.count)
  }

  /// A partially read specification and the offset at which it ends.
  private struct Draft {
    let start: Int
    var offset: Int
    var position: Int?
    var label: ExactText?
    var flags: Pattern.Flags = []
    var width = Pattern.Extent.unspecified
    var precision = Pattern.Extent.unspecified
    var length = Pattern.Length.standard
    var isTooWide = false

    /// Whether the flag `-` is present without a width, so that it has no effect.
    var hasIneffectiveAlignment: Bool {
      flags.contains(.leftAligned) && width == .unspecified && precision == .unspecified
    }
  }

  /// Reads what follows the percent sign at `start`. Returns the offset at which to continue.
  private mutating func specification(at start: Int) -> Int {
    var draft = Draft(start: start, offset: start + 1)
    if syntax == .compose { return composeValue(&draft) }
    switch byte(at: draft.offset) {
    case Self.percent:
      return append(.escapedPercent, start..<start + 2)
    case UInt8(ascii: " "):
      return readBlank(after: start)
    case UInt8(ascii: "a") where syntax == .apple && isWord("arg", at: draft.offset):
      return append(.substitutionArgument, start..<start + 4)
    case UInt8(ascii: "n") where syntax == .java: return start + 2
    default: break
    }
    if let end = readPosition(&draft) { return end }
    if byte(at: draft.offset) == UInt8(ascii: "#"), byte(at: draft.offset + 1) == UInt8(ascii: "@") {
      return substitution(draft)
    }
    if syntax == .apple { readLabel(&draft) }
    readModifiers(&draft)
    return conversion(draft)
  }

  /// Reads `%1$s` or `%1$d`. Both take any value. Returns the offset at which to continue.
  private mutating func composeValue(_ draft: inout Draft) -> Int {
    if let end = readPosition(&draft) { return end }
    guard draft.position != nil,
      byte(at: draft.offset) == UInt8(ascii: "s") || byte(at: draft.offset) == UInt8(ascii: "d")
    else { return draft.start + 1 }
    let placeholder = Pattern.Placeholder(
      position: draft.position, label: nil, flags: [], width: .unspecified, precision: .unspecified, length: .standard,
      conversion: .string)
    return append(.placeholder(placeholder), draft.start..<draft.offset + 1)
  }

  /// Reads the name of the value, `(total)`, which Xcode uses in the Swift symbols that it generates.
  private func readLabel(_ draft: inout Draft) {
    guard byte(at: draft.offset) == UInt8(ascii: "(") else { return }
    let start = draft.offset + 1
    var end = start
    while let next = byte(at: end), isLabel(next, isFirst: end == start) { end += 1 }
    guard end > start, byte(at: end) == UInt8(ascii: ")") else { return }
    draft.label = ExactText(utf8: bytes[start..<end])
    draft.offset = end + 1
  }

  private func isLabel(_ byte: UInt8, isFirst: Bool) -> Bool {
    ASCII.isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 || !isFirst && ASCII.isDigit(byte)
  }

  /// Reads everything between the position and the conversion.
  private func readModifiers(_ draft: inout Draft) {
    readFlags(&draft)
    draft.width = readExtent(&draft)
    if byte(at: draft.offset) == UInt8(ascii: ".") {
      draft.offset += 1
      draft.precision = readExtent(&draft)
      if draft.precision == .unspecified { draft.precision = .fixed(0) }
    }
    readLength(&draft)
  }

  /// Completes a specification with its last letter. Returns the offset at which to continue.
  private mutating func conversion(_ draft: Draft) -> Int {
    let letter = byte(at: draft.offset)
    let end = draft.offset + 1
    if letter == UInt8(ascii: "n"), !isLetter(at: end) || draft.position != nil {
      return reject(draft.start..<end, .writingConversion)
    }
    if syntax == .java, letter.map({ $0 | 0x20 == UInt8(ascii: "t") }) ?? false, isLetter(at: end) {
      return append(.placeholder(placeholder(draft, .date)), draft.start..<end + 1)
    }
    guard let letter, let conversion = Pattern.Conversion(letter), !looksLikeProse(draft, end: end) else {
      return unknownConversion(draft)
    }
    if draft.isTooWide { return reject(draft.start..<end, .widthTooGreat) }
    if letter == UInt8(ascii: "D") || letter == UInt8(ascii: "U") || letter == UInt8(ascii: "O") {
      defects.append(Pattern.Defect(kind: .malformed(.obsoleteConversion), range: draft.start..<end))
    }
    return append(.placeholder(placeholder(draft, conversion)), draft.start..<end)
  }

  private func placeholder(_ draft: Draft, _ conversion: Pattern.Conversion) -> Pattern.Placeholder {
    Pattern.Placeholder(
      position: draft.position, label: draft.label, flags: draft.flags, width: draft.width,
      precision: draft.precision, length: draft.length, conversion: conversion)
  }

  /// Whether the text is probably prose, although `printf` would read a specification.
  ///
  /// `100%-ig` has the flag `-`, which has no effect without a width; `%item%` is a name between percent signs.
  private func looksLikeProse(_ draft: Draft, end: Int) -> Bool {
    guard draft.position == nil, draft.label == nil else { return false }
    if draft.hasIneffectiveAlignment { return true }
    guard isLetter(at: draft.start + 1), isLetter(at: end) else { return false }
    var close = end
    while let next = byte(at: close), isLetter(at: close) || ASCII.isDigit(next) || next == UInt8(ascii: "_") {
      close += 1
    }
    return byte(at: close) == Self.percent && !opensSpecification(at: close)
  }

  /// Whether the percent sign at `offset` starts a specification, and so does not close a name.
  private func opensSpecification(at offset: Int) -> Bool {
    var draft = Draft(start: offset, offset: offset + 1)
    if byte(at: draft.offset) == Self.percent { return true }
    if let (_, end) = number(at: draft.offset), byte(at: end) == UInt8(ascii: "$") { return true }
    readModifiers(&draft)
    // `#@` counts too: it parses as the flag `#` and the conversion `@`.
    guard let letter = byte(at: draft.offset) else { return false }
    return Pattern.Conversion(letter) != nil && !draft.hasIneffectiveAlignment
  }

  private mutating func unknownConversion(_ draft: Draft) -> Int {
    let letter = byte(at: draft.offset)
    let range = draft.start..<draft.offset
    if letter == UInt8(ascii: " "), draft.position != nil {
      return reject(range, .blankInside)
    }
    let names = isLetter(at: draft.offset)
    if draft.position != nil || draft.precision.isWritten {
      return reject(names ? draft.start..<draft.offset + 1 : range, names ? .unknownConversion : .unfinished)
    }
    if draft.length != .standard || draft.width.isArgument, draft.label == nil, !names {
      return reject(range, .unfinished)
    }
    return unescapedPercent(at: draft.start)
  }

  /// Reads `% …`: prose after a percent sign, or a malformed placeholder.
  private mutating func readBlank(after start: Int) -> Int {
    var end = skipBlanks(from: start + 1)
    if byte(at: end) == UInt8(ascii: "@") { return reject(start..<end + 1, .blankInside) }
    let digits = end
    while let next = byte(at: end), ASCII.isDigit(next) { end += 1 }
    end = digits == end ? end : skipBlanks(from: end)
    if digits < end, byte(at: end) == UInt8(ascii: "$") { return reject(start..<end + 1, .blankInside) }
    return unescapedPercent(at: start)
  }

  private mutating func substitution(_ draft: Draft) -> Int {
    let start = draft.offset + 2
    var end = start
    var isName = true
    while let next = byte(at: end), next != UInt8(ascii: "@"), next != Self.percent, next != 0x0A {
      if next <= 0x20 || next == 0x7F { isName = false }
      end += 1
    }
    guard byte(at: end) == UInt8(ascii: "@") else { return reject(draft.start..<start, .unclosedSubstitution) }
    guard isName, end > start else { return reject(draft.start..<end + 1, .invalidSubstitutionName) }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return append(.substitution(name: ExactText(name), position: draft.position), draft.start..<end + 1)
  }

  /// Reads `2$`. If the position is invalid, records a defect and returns the offset at which to continue.
  private mutating func readPosition(_ draft: inout Draft) -> Int? {
    guard let (number, end) = number(at: draft.offset), byte(at: end) == UInt8(ascii: "$") else { return nil }
    let close = conversionEnd(from: end + 1)
    if number == 0 { return reject(draft.start..<close, .positionZero) }
    if number > Pattern.maximumPosition { return reject(draft.start..<close, .positionTooGreat) }
    draft.position = number
    draft.offset = end + 1
    return nil
  }

  private func readFlags(_ draft: inout Draft) {
    while let next = byte(at: draft.offset) {
      switch next {
      case UInt8(ascii: "-"): draft.flags.insert(.leftAligned)
      case UInt8(ascii: "+"): draft.flags.insert(.signed)
      case UInt8(ascii: "#"): draft.flags.insert(.alternative)
      case UInt8(ascii: "0"): draft.flags.insert(.zeroFilled)
      case UInt8(ascii: "'"): draft.flags.insert(.grouped)
      case UInt8(ascii: ",") where syntax == .java: draft.flags.insert(.grouped)
      case UInt8(ascii: "(") where syntax == .java && draft.position != nil: break
      case UInt8(ascii: "I") where isLocaleDigitsFlag(at: draft.offset): break
      default: return
      }
      draft.offset += 1
    }
  }

  /// Whether the I at `offset` is glibc's flag for the language's digits, as in `%I'd` (printf(3), "Flag characters").
  private func isLocaleDigitsFlag(at offset: Int) -> Bool {
    var end = offset + 1
    while let next = byte(at: end), next == UInt8(ascii: "'") || next == UInt8(ascii: "l") { end += 1 }
    guard let letter = byte(at: end), !isLetter(at: end + 1) else { return false }
    return letter == UInt8(ascii: "d") || letter == UInt8(ascii: "u") || letter == UInt8(ascii: "i")
  }

  private func readExtent(_ draft: inout Draft) -> Pattern.Extent {
    if byte(at: draft.offset) == UInt8(ascii: "*") {
      draft.offset += 1
      guard let (number, end) = number(at: draft.offset), byte(at: end) == UInt8(ascii: "$") else {
        return .argument(nil)
      }
      draft.offset = end + 1
      if number == 0 || number > Pattern.maximumPosition { draft.isTooWide = true }
      return .argument(number)
    }
    guard let (number, end) = number(at: draft.offset) else { return .unspecified }
    draft.offset = end
    if number > Pattern.maximumWidth { draft.isTooWide = true }
    return .fixed(number)
  }

  private func readLength(_ draft: inout Draft) {
    let first = byte(at: draft.offset)
    let isDoubled = first != nil && first == byte(at: draft.offset + 1)
    switch first {
    // Java has no lengths; `t` and `h` are conversions.
    case UInt8(ascii: "t") where syntax == .java: return
    case UInt8(ascii: "h"): draft.length = isDoubled ? .char : .short
    case UInt8(ascii: "l"): draft.length = isDoubled ? .longLong : .long
    case UInt8(ascii: "q"): draft.length = .quad
    case UInt8(ascii: "j"): draft.length = .intmax
    case UInt8(ascii: "z"): draft.length = .size
    case UInt8(ascii: "t"): draft.length = .pointerDifference
    case UInt8(ascii: "L"): draft.length = .longDouble
    default: return
    }
    draft.offset += draft.length == .char || draft.length == .longLong ? 2 : 1
  }
}

extension PrintfParser {
  private static let percent = UInt8(ascii: "%")

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isLetter(at offset: Int) -> Bool {
    byte(at: offset).map { ASCII.isLetter($0) } ?? false
  }

  private func isWord(_ word: StaticString, at offset: Int) -> Bool {
    guard bytes.count - offset >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[offset + index] != word.utf8Start[index] { return false }
    return true
  }

  private func skipBlanks(from offset: Int) -> Int {
    var offset = offset
    while byte(at: offset) == UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// Returns the number at `offset` and its end. Numbers are clamped to a large value, so that they do not overflow.
  private func number(at offset: Int) -> (Int, Int)? {
    var number = 0
    var end = offset
    while let next = byte(at: end), ASCII.isDigit(next) {
      number = min(number &* 10 &+ Int(next &- 0x30), 1_000_000)
      end += 1
    }
    return end > offset ? (number, end) : nil
  }

  /// Returns the end of a possible conversion after a rejected position, for the range of the defect.
  private func conversionEnd(from offset: Int) -> Int {
    var end = offset
    while byte(at: end) == UInt8(ascii: "l") { end += 1 }
    guard let letter = byte(at: end), Pattern.Conversion(letter) != nil else { return offset }
    return end + 1
  }

  private mutating func finishLiteral(at end: Int) {
    guard literalStart < end else { return }
    elements.append(Pattern.Element(kind: .literal, range: literalStart..<end))
  }

  private mutating func append(_ kind: Pattern.Element.Kind, _ range: Range<Int>) -> Int {
    finishLiteral(at: range.lowerBound)
    elements.append(Pattern.Element(kind: kind, range: range))
    literalStart = range.upperBound
    return range.upperBound
  }

  private mutating func reject(_ range: Range<Int>, _ fault: Pattern.Defect.Fault) -> Int {
    defects.append(Pattern.Defect(kind: .malformed(fault), range: range))
    return range.upperBound
  }

  private mutating func unescapedPercent(at start: Int) -> Int {
    defects.append(Pattern.Defect(kind: .unescapedPercent, range: start..<start + 1))
    return start + 1
  }
}

extension Pattern.Extent {
  fileprivate var isWritten: Bool { self != .unspecified && self != .fixed(0) }

  fileprivate var isArgument: Bool {
    if case .argument = self { true } else { false }
  }
}
