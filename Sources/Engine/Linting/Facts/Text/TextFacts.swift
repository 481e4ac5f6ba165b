import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// One text of a unit, read once for all checks; shared, like ``UnitFacts``.
final class TextFacts: Sendable {
  let segment: Segment
  /// The kinds of characters in the text.
  let shape: TextShape
  /// Whether the text has a letter outside placeholders; without one, it is the same in every language.
  let hasWords: Bool
  /// The text as a message in ICU's syntax, if it is one.
  let icu: ICUText?
  private let placeholders: Placeholders?

  /// The meaning of the percent signs in a text; boxed to keep texts without percent signs small.
  final class Placeholders: Sendable {
    fileprivate let pattern: Pattern
    /// The ranges of URLs in the text, in which `%20` is not a placeholder.
    fileprivate let links: [Range<Int>]
    /// The names between percent signs, `%email%`, which start no placeholders of `printf`.
    fileprivate let names: [Range<Int>]
    /// The arguments that the text uses, counted from 1.
    fileprivate let uses: [Placeholder]

    /// Reads the percent signs of `segment`; `nil` if it has none, or if it is a date or time format such as `%d. %B
    /// %Y` (POSIX, `strftime`), whose conversions each language selects and orders anew.
    ///
    /// Names between percent signs that `source` has are names here too, whatever stands beside them.
    init?(in segment: Segment, _ marks: TextMarks, _ syntax: Pattern.Syntax, source: TextFacts?) {
      guard marks.contains(.percent) else { return nil }
      let bytes = Array(segment.text.string.utf8)
      names = NamedPlaceholders.percentNames(in: bytes, known: source?.percentNames ?? [])
      guard !Self.isDateFormat(bytes, besides: names) else { return nil }
      pattern = Pattern(segment.text, syntax, besides: names)
      links = LinkScan.links(in: bytes)
      uses = Self.uses(of: pattern, links, bytes, countingFrom: 1)
    }

    /// Whether the text has a `strftime` conversion that `printf` lacks, for a month, a year or an hour.
    private static func isDateFormat(_ bytes: [UInt8], besides names: [Range<Int>]) -> Bool {
      var followsPercent = false
      var names = names[...]
      for (offset, byte) in bytes.enumerated() {
        if let name = names.first, name.contains(offset) {
          if offset == name.upperBound - 1 { names.removeFirst() }
          continue
        }
        if followsPercent, byte == UInt8(ascii: "B") || byte == UInt8(ascii: "Y") || byte == UInt8(ascii: "H") {
          return true
        }
        followsPercent = byte == UInt8(ascii: "%") && !followsPercent
      }
      return false
    }
  }

  /// Reads the text of `segment`, the translation of `translated` if it is one. Percent signs start placeholders only
  /// in a `syntax`. With `rules`, the text is read as a message in ICU's syntax; if it translates a message with choices
  /// (`isOfMessage`), it must be a message.
  init(
    _ segment: Segment, _ syntax: Pattern.Syntax?, of translated: TextFacts? = nil, icu rules: ICUText.Rules? = nil,
    isOfMessage: Bool = false, isForm: Bool = false
  ) {
    self.segment = segment
    shape = TextShape(segment.text.string)
    icu =
      isOfMessage
      ? ICUText(translation: segment.text.string)
      : ICUText(segment.text.string, shape, rules: rules, isForm: isForm)
    let marks = shape.marks
    let placeholders = syntax.flatMap { Placeholders(in: segment, marks, $0, source: translated) }
    self.placeholders = placeholders
    hasWords =
      placeholders?.pattern.hasWords(in: segment.text.string)
      ?? (segment.text.string.hasLetters && !["DO NOT LOCALIZE", "DO NOT TRANSLATE"].contains(segment.text))
  }

  /// The kinds of signs that can start placeholders and markup.
  var marks: TextMarks { shape.marks }

  /// The text read as a printf format; `nil` if it has no percent signs or they have no meaning.
  var pattern: Pattern? { placeholders?.pattern }

  /// Whether the text has a percent sign with a possible meaning.
  var hasPattern: Bool { placeholders != nil }

  var text: String { segment.text.string }

  /// Returns the span in the file of the bytes in `range` of the text.
  func span(of range: Range<Int>) -> SourceSpan { segment.span(of: range) }

  /// Returns an excerpt of the bytes in `range` of the text, for quoting.
  func quoted(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self).excerpt
  }

  /// The ranges of unescaped percent signs outside URLs.
  var unescapedPercents: [Range<Int>] {
    defects { $0.kind == .unescapedPercent }.map { $0.range }
  }

  /// The number of percent signs that the text shows, each written as `%%`.
  var escapedPercentCount: Int {
    (pattern?.elements ?? []).count { element in
      if case .escapedPercent = element.kind { true } else { false }
    }
  }

  /// Whether people see a percent sign.
  var showsPercent: Bool { escapedPercentCount > 0 || !unescapedPercents.isEmpty }

  /// The malformed placeholders.
  var malformed: [Pattern.Defect] {
    defects { if case .malformed = $0.kind { true } else { false } }
  }

  private func defects(where isWanted: (Pattern.Defect) -> Bool) -> [Pattern.Defect] {
    guard let pattern else { return [] }
    return pattern.defects.filter { defect in
      isWanted(defect) && !isInLink(defect.range.lowerBound)
    }
  }

  private func isInLink(_ offset: Int) -> Bool { Placeholders.isInLink(offset, placeholders?.links ?? []) }

  /// The text with a non-letter in place of each byte of its placeholders.
  var withoutPlaceholders: ExactText {
    var ranges = NamedPlaceholders(in: self).list.map { $0.range }
    for element in pattern?.elements ?? [] {
      if case .literal = element.kind { continue }
      ranges.append(element.range)
    }
    guard !ranges.isEmpty else { return segment.text }
    var bytes = Array(text.utf8)
    for range in ranges { for index in range { bytes[index] = 1 } }
    return ExactText(utf8: bytes)
  }

  /// Returns the arguments that the text uses, in text order; positions count as in
  /// ``Pattern/positions(countingFrom:)``.
  func uses(countingFrom first: Int = 1) -> [Placeholder] {
    guard let placeholders else { return [] }
    if first == 1 { return placeholders.uses }
    return Placeholders.uses(of: placeholders.pattern, placeholders.links, Array(text.utf8), countingFrom: first)
  }

  /// The names between percent signs, as written.
  fileprivate var percentNames: Set<[UInt8]> {
    guard let names = placeholders?.names, !names.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    return Set(names.map { Array(bytes[$0]) })
  }

  /// The ranges of the names between percent signs, and those of the placeholders with labels, `%1$(total)lld`.
  var namesAndLabels: (names: ArraySlice<Range<Int>>, labels: ArraySlice<Range<Int>>) {
    guard let placeholders else { return ([], []) }
    guard marks.contains(.parenthesis) else { return (placeholders.names[...], []) }
    let shown = Set(placeholders.uses.map { $0.range })
    let labels = placeholders.pattern.elements.compactMap { element -> Range<Int>? in
      guard case .placeholder(let placeholder) = element.kind, placeholder.label != nil else { return nil }
      return shown.contains(element.range) ? element.range : nil
    }
    return (placeholders.names[...], labels[...])
  }
}

extension TextFacts.Placeholders {
  fileprivate static func uses(
    of pattern: Pattern, _ links: [Range<Int>], _ bytes: [UInt8], countingFrom first: Int
  ) -> [Placeholder] {
    var scan = UseScan(first: first)
    let hasLabels = pattern.elements.contains { isLabelled($0) }
    for element in pattern.elements where !isProse(element, links, bytes, hasLabels: hasLabels) { scan.add(element) }
    return scan.uses
  }

  /// Whether the element has a label that only Xcode writes: `%1$(total)d`, `%(name)@`, `%(total)lld`.
  private static func isLabelled(_ element: Pattern.Element) -> Bool {
    guard case .placeholder(let placeholder) = element.kind, placeholder.label != nil else { return false }
    let isNumber = [.decimal, .unsigned, .fixedPoint].contains(placeholder.conversion)
    return placeholder.position != nil || placeholder.conversion == .object
      || isNumber && [.long, .longLong].contains(placeholder.length)
  }

  private static let hexadecimal = Set("0123456789ABCDEFabcdef".utf8)

  /// Whether the byte at `offset` belongs to a URL, found by binary search, because a text may have many URLs.
  fileprivate static func isInLink(_ offset: Int, _ links: [Range<Int>]) -> Bool {
    let index = links.indices.partitioningIndex { links[$0].upperBound > offset }
    return index < links.count && links[index].contains(offset)
  }

  /// Whether the element is prose or part of a URL, although printf reads a placeholder: `100%sure`, `…/a%20file`,
  /// `…/?q=%s`.
  private static func isProse(
    _ element: Pattern.Element, _ links: [Range<Int>], _ bytes: [UInt8], hasLabels: Bool
  ) -> Bool {
    guard case .placeholder(let placeholder) = element.kind, placeholder.position == nil else { return false }
    if isInLink(element.range.lowerBound, links) {
      let digits = bytes[element.range.lowerBound...].dropFirst().prefix(2)
      let isEscape = digits.count == 2 && digits.allSatisfy { hexadecimal.contains($0) }
      return isEscape || placeholder.conversion == .string
    }
    // Python's `%(name)s` is compared by its name.
    if placeholder.label != nil { return !hasLabels }
    guard element.range.count == 2, element.range.lowerBound > 0, element.range.upperBound < bytes.count else {
      return false
    }
    let before = bytes[element.range.lowerBound - 1]
    let next = bytes[element.range.upperBound] | 0x20
    return (0x30...0x39).contains(before) && (0x61...0x7A).contains(next) && placeholder.conversion != .object
  }
}

extension Pattern {
  /// Whether `text`, from which the pattern was read, has a letter outside placeholders.
  fileprivate func hasWords(in text: String) -> Bool {
    elements.contains { element in
      guard case .literal = element.kind else { return false }
      return Substring(text.utf8.dropFirst(element.range.lowerBound).prefix(element.range.count)).hasLetters
    }
  }
}

extension TextFacts {
  /// Returns how often an escape such as `\n` is written with a backslash, except in Windows paths, `C:\new`.
  func escapes(_ letter: UInt8) -> Int {
    guard text.has(UInt8(ascii: "\\")) else { return 0 }
    var count = 0
    var isEscape = false
    var isPath = false
    var (last, drive, before): (UInt8, UInt8, UInt8) = (0x20, 0x20, 0x20)
    for byte in text.utf8 {
      if byte <= 0x20 { isPath = false }
      if byte == UInt8(ascii: "\\"), last == UInt8(ascii: ":"), ASCII.isLetter(drive), !ASCII.isLetter(before) {
        isPath = true
      }
      if isEscape, byte == letter, !isPath { count += 1 }
      isEscape = !isEscape && byte == UInt8(ascii: "\\")
      (before, drive, last) = (drive, last, byte)
    }
    return count
  }
}

/// The signs in a text that can start placeholders and markup, found in one pass for all checks that examine them.
struct TextMarks: OptionSet, Sendable {
  let rawValue: UInt8

  static let percent = TextMarks(rawValue: 1 << 0)
  /// An opening curly bracket.
  static let brace = TextMarks(rawValue: 1 << 1)
  /// An opening round bracket.
  static let parenthesis = TextMarks(rawValue: 1 << 2)
  /// A less-than sign.
  static let angle = TextMarks(rawValue: 1 << 3)
  /// An opening square bracket.
  static let square = TextMarks(rawValue: 1 << 4)
  static let star = TextMarks(rawValue: 1 << 5)
  static let backtick = TextMarks(rawValue: 1 << 6)
  static let hash = TextMarks(rawValue: 1 << 7)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Returns the mark for a byte.
  init(_ byte: UInt8) {
    let mark: TextMarks =
      switch byte {
      case UInt8(ascii: "%"): .percent
      case UInt8(ascii: "{"): .brace
      case UInt8(ascii: "("): .parenthesis
      case UInt8(ascii: "<"): .angle
      case UInt8(ascii: "["): .square
      case UInt8(ascii: "*"): .star
      case UInt8(ascii: "`"): .backtick
      case UInt8(ascii: "#"): .hash
      default: []
      }
    self = mark
  }
}
