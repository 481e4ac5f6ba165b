import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// One text of a unit, read once for all checks.
struct TextFacts: Sendable {
  let segment: Segment
  /// The text read as a printf text; nothing where there is no percent sign or percent signs mean nothing.
  let pattern: Pattern?
  /// The stretches of the text that are URLs, where `%20` is no placeholder.
  private let links: [Range<Int>]

  init(_ segment: Segment, readsPattern: Bool) {
    self.segment = segment
    let hasPercent = readsPattern && segment.text.utf8.contains(UInt8(ascii: "%"))
    pattern = hasPercent ? Pattern(segment.text) : nil
    links = hasPercent ? LinkScan.links(in: Array(segment.text.utf8)) : []
  }

  var text: String { segment.text }

  /// Whether there is a letter outside of placeholders: a text without any is the same in every language.
  var hasWords: Bool {
    guard let pattern else { return text.hasLetters }
    return pattern.elements.contains { element in
      guard case .literal = element.kind else { return false }
      let bytes = text.utf8.dropFirst(element.range.lowerBound).prefix(element.range.count)
      return String(decoding: bytes, as: UTF8.self).hasLetters
    }
  }

  /// The place in the file of the bytes in `range` of the text.
  func span(of range: Range<Int>) -> SourceSpan { segment.span(of: range) }

  /// The bytes in `range` of the text, to be quoted.
  func quoted(_ range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self).excerpt
  }

  /// What a percent sign should not be: unescaped, outside of URLs.
  var unescapedPercents: [Range<Int>] {
    defects { $0.kind == .unescapedPercent }.map(\.range)
  }

  /// The placeholders that are none.
  var malformed: [Pattern.Defect] {
    defects { if case .malformed = $0.kind { true } else { false } }
  }

  private func defects(where isWanted: (Pattern.Defect) -> Bool) -> [Pattern.Defect] {
    guard let pattern else { return [] }
    return pattern.defects.filter { defect in
      isWanted(defect) && !isInLink(defect.range.lowerBound)
    }
  }

  private static let hexadecimal = Set("0123456789ABCDEFabcdef".utf8)

  /// Whether the byte at `offset` belongs to a URL; the URLs are searched by halves, since a text may have very many.
  private func isInLink(_ offset: Int) -> Bool {
    var low = 0
    var high = links.count
    while low < high {
      let middle = (low + high) / 2
      if links[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < links.count && links[low].contains(offset)
  }

  /// The arguments that the text uses, in its order; positions count as in ``Pattern/positions(countingFrom:)``.
  func uses(countingFrom first: Int = 1) -> [ArgumentUse] {
    guard let pattern else { return [] }
    let bytes = Array(text.utf8)
    var scan = UseScan(first: first)
    for element in pattern.elements {
      guard !isProse(element, bytes) else { continue }
      scan.add(element)
    }
    return scan.uses
  }

  /// Whether people read `100%sure`, `…/a%20file` and `…/?q=%s` where printf reads a placeholder.
  private func isProse(_ element: Pattern.Element, _ bytes: [UInt8]) -> Bool {
    guard case .placeholder(let placeholder) = element.kind, placeholder.position == nil else { return false }
    if isInLink(element.range.lowerBound) {
      let digits = bytes[element.range.lowerBound...].dropFirst().prefix(2)
      let isEscape = digits.count == 2 && digits.allSatisfy { Self.hexadecimal.contains($0) }
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

/// A place of a text that shows an argument.
struct ArgumentUse: Sendable {
  /// The argument, from 1.
  let position: Int
  /// What the argument must be.
  let kind: ArgumentFamily
  /// The bytes of the text.
  let range: Range<Int>
  /// Whether the text says the position itself.
  let isNumbered: Bool
  /// The substitution that is shown, where it is one.
  let substitution: String?

  /// The substitution, to be compared.
  var substitutionKey: MessageKey? { substitution.map { MessageKey($0) } }
}

/// What an argument must be for a placeholder to show it.
///
/// Whole numbers of all sizes and signs are one family: on the 64-bit systems that Xcode's catalogues are for, each
/// argument has 8 bytes, so that `%d`, `%ld`, `%lld`, `%u` and `%x` can stand for each other.
enum ArgumentFamily: Sendable, Equatable {
  case object, integer, floatingPoint, character, string, pointer

  init(_ conversion: Pattern.Conversion) {
    switch conversion {
    case .object: self = .object
    case .decimal, .unsigned, .hexadecimal, .octal: self = .integer
    case .fixedPoint, .scientific, .general, .hexadecimalFloat: self = .floatingPoint
    case .character: self = .character
    case .string: self = .string
    case .pointer: self = .pointer
    }
  }

  /// The family in words.
  var name: String {
    switch self {
    case .object: "a text"
    case .integer: "a whole number"
    case .floatingPoint: "a number with decimals"
    case .character: "a character"
    case .string: "a C string"
    case .pointer: "an address"
    }
  }
}

/// Counts positions as Core Foundation does.
private struct UseScan {
  private(set) var uses: [ArgumentUse] = []
  private let first: Int
  private var next: Int

  init(first: Int) {
    self.first = first
    next = first
  }

  mutating func add(_ element: Pattern.Element) {
    switch element.kind {
    case .literal, .escapedPercent: break
    case .substitutionArgument:
      uses.append(
        ArgumentUse(position: first, kind: .integer, range: element.range, isNumbered: true, substitution: nil))
    case .substitution(let name, let position):
      append(position, .integer, element.range, substitution: name)
    case .placeholder(let placeholder):
      for extent in [placeholder.width, placeholder.precision] {
        if case .argument(let position) = extent { append(position, .integer, element.range) }
      }
      append(placeholder.position, ArgumentFamily(placeholder.conversion), element.range)
    }
  }

  private mutating func append(
    _ position: Int?, _ kind: ArgumentFamily, _ range: Range<Int>, substitution: String? = nil
  ) {
    uses.append(
      ArgumentUse(
        position: position ?? next, kind: kind, range: range, isNumbered: position != nil, substitution: substitution))
    if position == nil { next &+= 1 }
  }
}

/// Finds URLs.
private enum LinkScan {
  /// The words of a text that hold `://`.
  static func links(in bytes: [UInt8]) -> [Range<Int>] {
    let mark = Array("://".utf8)
    var links: [Range<Int>] = []
    var start = 0
    var isLink = false
    for (offset, byte) in bytes.enumerated() {
      if byte <= 0x20 {
        if isLink { links.append(start..<offset) }
        start = offset + 1
        isLink = false
      } else if byte == mark[0], !isLink {
        isLink = bytes[offset...].starts(with: mark)
      }
    }
    if isLink { links.append(start..<bytes.count) }
    return links
  }
}
