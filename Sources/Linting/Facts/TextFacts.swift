import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// One text of a unit, read once for all checks; shared, like ``UnitFacts``.
final class TextFacts: Sendable {
  let segment: Segment
  /// What kinds of characters there are.
  let shape: TextShape
  /// Whether there is a letter outside of placeholders: a text without any is the same in every language.
  let hasWords: Bool
  /// The text as a message in ICU's syntax, if it is one.
  let icu: ICUText?
  private let placeholders: Placeholders?

  /// What percent signs mean in a text; boxed to keep texts without any small.
  final class Placeholders: Sendable {
    fileprivate let pattern: Pattern
    /// The stretches of the text that are URLs, where `%20` is no placeholder.
    fileprivate let links: [Range<Int>]
    /// The arguments that the text uses, counted from 1.
    fileprivate let uses: [ArgumentUse]

    /// What they mean in the text of `segment`; nothing where there is no percent sign, and in a form of dates or times
    /// such as `%d. %B %Y` (POSIX, `strftime`), whose signs languages order and choose anew.
    init?(in segment: Segment, _ marks: TextMarks) {
      guard marks.contains(.percent) else { return nil }
      let bytes = Array(segment.text.string.utf8)
      guard !Self.isDateFormat(bytes) else { return nil }
      pattern = Pattern(segment.text)
      links = LinkScan.links(in: bytes)
      uses = Self.uses(of: pattern, links, bytes, countingFrom: 1)
    }

    /// Whether the text has a sign of `strftime` that `printf` does not have, for a month, a year or an hour.
    private static func isDateFormat(_ bytes: [UInt8]) -> Bool {
      var isBehindPercent = false
      for byte in bytes {
        if isBehindPercent, byte == UInt8(ascii: "B") || byte == UInt8(ascii: "Y") || byte == UInt8(ascii: "H") {
          return true
        }
        isBehindPercent = byte == UInt8(ascii: "%") && !isBehindPercent
      }
      return false
    }
  }

  /// The text of `segment`, in which percent signs mean placeholders if it `usesPrintf`, and else nothing at all. By the
  /// rules of ICU it is read if there are any; it is one if it translates a message with choices, `isOfMessage`.
  init(
    _ segment: Segment, usesPrintf: Bool, icu rules: ICUText.Rules? = nil, isOfMessage: Bool = false,
    isForm: Bool = false
  ) {
    self.segment = segment
    shape = TextShape(segment.text.string)
    icu =
      isOfMessage
      ? ICUText(translation: segment.text.string)
      : ICUText(segment.text.string, shape, rules: rules, isForm: isForm)
    let placeholders = usesPrintf ? Placeholders(in: segment, shape.marks) : nil
    self.placeholders = placeholders
    hasWords = placeholders?.pattern.hasWords(in: segment.text.string) ?? segment.text.string.hasLetters
  }

  /// The signs with which placeholders and markup may start.
  var marks: TextMarks { shape.marks }

  /// The text read as a printf text; nothing where there is no percent sign or percent signs mean nothing.
  var pattern: Pattern? { placeholders?.pattern }

  /// Whether there is a percent sign that may mean something.
  var hasPattern: Bool { placeholders != nil }

  var text: String { segment.text.string }

  /// The place in the file of the bytes in `range` of the text.
  func span(of range: Range<Int>) -> SourceSpan { segment.span(of: range) }

  /// The bytes in `range` of the text, to be quoted.
  func quoted(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self).excerpt
  }

  /// The ranges of unescaped percent signs outside of URLs.
  var unescapedPercents: [Range<Int>] {
    defects { $0.kind == .unescapedPercent }.map { $0.range }
  }

  /// How many percent signs the text shows, each written as `%%`.
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

  /// The text with a sign that is no letter for each byte of its placeholders.
  var withoutPlaceholders: ExactText {
    var ranges = NamedPlaceholders(in: self).list.map { $0.range }
    for element in pattern?.elements ?? [] {
      if case .literal = element.kind { continue }
      ranges.append(element.range)
    }
    guard !ranges.isEmpty else { return segment.text }
    var bytes = Array(text.utf8)
    for range in ranges { for index in range { bytes[index] = 1 } }
    return ExactText(String(decoding: bytes, as: UTF8.self))
  }

  /// The arguments that the text uses, in its order; positions count as in ``Pattern/positions(countingFrom:)``.
  func uses(countingFrom first: Int = 1) -> [ArgumentUse] {
    guard let placeholders else { return [] }
    if first == 1 { return placeholders.uses }
    return Placeholders.uses(of: placeholders.pattern, placeholders.links, Array(text.utf8), countingFrom: first)
  }
}

extension TextFacts.Placeholders {
  fileprivate static func uses(
    of pattern: Pattern, _ links: [Range<Int>], _ bytes: [UInt8], countingFrom first: Int
  ) -> [ArgumentUse] {
    var scan = UseScan(first: first)
    for element in pattern.elements where !isProse(element, links, bytes) { scan.add(element) }
    return scan.uses
  }

  private static let hexadecimal = Set("0123456789ABCDEFabcdef".utf8)

  /// Whether the byte at `offset` belongs to a URL; the URLs are searched by halves, since a text may have very many.
  fileprivate static func isInLink(_ offset: Int, _ links: [Range<Int>]) -> Bool {
    let place = links.indices.firstPlace { links[$0].upperBound > offset }
    return place < links.count && links[place].contains(offset)
  }

  /// Whether people read `100%sure`, `…/a%20file` and `…/?q=%s` where printf reads a placeholder.
  private static func isProse(_ element: Pattern.Element, _ links: [Range<Int>], _ bytes: [UInt8]) -> Bool {
    guard case .placeholder(let placeholder) = element.kind, placeholder.position == nil else { return false }
    if isInLink(element.range.lowerBound, links) {
      let digits = bytes[element.range.lowerBound...].dropFirst().prefix(2)
      let isEscape = digits.count == 2 && digits.allSatisfy { hexadecimal.contains($0) }
      return isEscape || placeholder.conversion == .string
    }
    guard element.range.count == 2, element.range.lowerBound > 0, element.range.upperBound < bytes.count else {
      return false
    }
    let before = bytes[element.range.lowerBound - 1]
    let behind = bytes[element.range.upperBound] | 0x20
    return (0x30...0x39).contains(before) && (0x61...0x7A).contains(behind) && placeholder.conversion != .object
  }
}

extension Pattern {
  /// Whether there is a letter outside of placeholders in `text`, which the pattern is.
  fileprivate func hasWords(in text: String) -> Bool {
    elements.contains { element in
      guard case .literal = element.kind else { return false }
      return Substring(text.utf8.dropFirst(element.range.lowerBound).prefix(element.range.count)).hasLetters
    }
  }
}
