import Checks
import WatchwordBasics
import WatchwordLocalization

/// Fuzzes the printf parser and the renderer: a message of several texts, and a phrase with values of all kinds.
///
/// The first bytes of the input choose the locale, the device and the values; the rest are texts, separated by zero
/// bytes.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzPrintf(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var choices = Choices(bytes(start, count))
  let locale = choices.element(of: locales)
  let device = choices.element(of: Device.allCases)
  let isolates = choices.byte() & 1 == 0
  let arguments = choices.arguments()
  let texts = choices.texts()
  for text in texts { checkPattern(text) }
  let entries = entries(of: texts)
  let (catalog, _) = Catalog.build(locale: locale, entries: entries)
  let renderer = Renderer(catalogs: [catalog], locale: locale, device: device, isolatesArguments: isolates)
  checkRendering(of: Phrase(message, arguments), by: renderer)
  if let text = texts.first { checkLiteral(text, locale) }
  return 0
}

private let message = MessageID("message")
private let item = MessageID("item")

private let locales: [LanguageTag] = [
  "en", "ru", "ar", "he", "hi", "ja", "pl", "fr", "de", "es", "fa", "cy", "sl", "pt-AO", "zh-Hant-TW", "en-IN", "bn",
].compactMap { LanguageTag($0) }

/// The maximum length of a rendered text (`RenderingProblem.textTooLong`).
private let maximumTextLength = 1 << 20

// MARK: - The input

/// A decoder of an input, from its start.
private struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func element<Element>(of list: [Element]) -> Element { list[Int(byte()) % list.count] }

  /// Decodes up to five values.
  mutating func arguments() -> [Phrase.Argument] {
    (0..<Int(byte() % 6)).map { index in
      let name = ExactText("value\(index)")
      let kind = byte()
      switch kind % 4 {
      case 0: return .count(name, number())
      case 1: return .text(name, word())
      case 2: return .characters(name, word())
      default:
        return .list(name, (0..<Int(kind >> 2) % 4).map { _ in Phrase(item, [.count("count", Int(byte()))]) })
      }
    }
  }

  private mutating func number() -> Int {
    switch byte() {
    case 255: Int.max
    case 254: Int.min
    case 253: -1
    case 252: Int(byte()) << 32
    case 251: Int(byte()) * 1_000_003
    case let small: Int(small)
    }
  }

  private mutating func word() -> ExactText {
    ExactText(String(decoding: (0..<Int(byte() % 16)).map { _ in byte() }, as: UTF8.self))
  }

  /// Splits the rest at zero bytes into at most eight texts.
  func texts() -> [String] {
    rest.split(separator: 0, maxSplits: 7, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Returns entries for the texts: the first text is that of the message, and the others are plural forms of
/// substitutions, of a list item and of the message, some of them for a device.
private func entries(of texts: [String]) -> [Catalog.Entry] {
  let paths: [(MessageID, VariationPath, Int?)] = [
    (message, texts.count % 2 == 0 ? .whole : VariationPath(plural: "other"), nil),
    (message, VariationPath(substitution: "s", plural: "other"), nil),
    (message, VariationPath(substitution: "s", plural: "one"), nil),
    (item, VariationPath(plural: "other"), nil),
    (message, VariationPath(substitution: "t", device: "mac", plural: "few"), 2),
    (message, VariationPath(substitution: "t", device: "other", plural: "many"), 2),
    (message, VariationPath(plural: "one"), nil),
    (item, VariationPath(plural: "two"), nil),
  ]
  return zip(texts, paths).map { text, path in Catalog.Entry(path.0, ExactText(text), at: path.1, argument: path.2)
  }
}

// MARK: - The invariants

private func checkPattern(_ text: String) {
  let pattern = Pattern(ExactText(text))
  let length = text.utf8.count
  var next = 0
  for element in pattern.elements {
    require(element.range.lowerBound == next && !element.range.isEmpty, "there is a gap before \(element)")
    next = element.range.upperBound
  }
  require(next == length, "the elements end at \(next) of \(length)")
  var last = 0
  for defect in pattern.defects {
    require(defect.range.lowerBound >= last && defect.range.upperBound <= length, "\(defect) is out of place")
    require(!defect.range.isEmpty, "\(defect) has no length")
    last = defect.range.lowerBound
  }
  let positions = pattern.positions()
  require(positions.count == pattern.elements.count, "not every element has a position, or none")
  require(positions.allSatisfy { $0 ?? 1 >= 1 }, "a position is less than 1")
  require(Pattern(ExactText(text)) == pattern, "the same text gives another pattern")
  checkBounds(of: pattern)
}

private func checkBounds(of pattern: Pattern) {
  for element in pattern.elements {
    guard case .placeholder(let placeholder) = element.kind else { continue }
    require(1...Pattern.maximumPosition ~= placeholder.position ?? 1, "a position is out of bounds")
    for extent in [placeholder.width, placeholder.precision] {
      switch extent {
      case .unspecified: continue
      case .fixed(let number): require(0...Pattern.maximumWidth ~= number, "a width is out of bounds")
      case .argument(let position):
        require(1...Pattern.maximumPosition ~= position ?? 1, "a width's position is out of bounds")
      }
    }
  }
}

private func checkRendering(of phrase: Phrase, by renderer: Renderer) {
  let text = renderer.text(for: phrase)
  let rendering = renderer.rendering(of: phrase)
  require(rendering.text.hasSameBytes(as: text), "both ways to render give different texts")
  require(text.utf8.count <= maximumTextLength, "a text of \(text.utf8.count) bytes was made")
  require(rendering.problems.count <= 16 * 24, "too many problems are reported")
  require(renderer.covers(phrase.id) || ExactText(text) == phrase.id.text, "a missing message is not shown by id")
  require(String(validating: text.utf8, as: UTF8.self) != nil, "a text is not valid UTF-8")
}

/// Checks that a text without placeholders is shown unchanged in every locale.
private func checkLiteral(_ text: String, _ locale: LanguageTag) {
  var expected: [UInt8] = []
  let pattern = Pattern(ExactText(text))
  for element in pattern.elements {
    switch element.kind {
    case .literal: expected += Array(text.utf8)[element.range]
    case .escapedPercent: expected.append(UInt8(ascii: "%"))
    default: return
    }
  }
  let catalog = Catalog(locale: locale, messages: [message: Message(ExactText(text))])
  let rendering = Renderer(catalogs: [catalog], locale: locale).rendering(of: Phrase(message))
  require(rendering.problems.isEmpty, "a text without values has problems: \(rendering.problems)")
  require(rendering.text.utf8.elementsEqual(expected), "a text without values is changed")
}
