import WatchwordBasics
import WatchwordLocalization

/// A message that consists of one plural choice: `{count, plural, one {1 file} other {{count} files}}`.
struct ICUPlural {
  /// The name of the number.
  let name: ExactText
  /// The forms, each with the range of its text.
  let forms: [(category: PluralCategory, text: Range<Int>)]

  /// Parses `text`, or returns `nil` if it does not consist of one plural choice, or if two of its forms belong to one
  /// category of Flutter's.
  init?(_ text: [UInt8]) {
    guard let choice = Self.choice(text), choice.kind == .plural, !choice.hasOffset else { return nil }
    var forms: [(category: PluralCategory, text: Range<Int>)] = []
    for branch in choice.branches {
      guard let category = branch.flutterSelector.flatMap({ PluralCategory(keyword: $0) }),
        !forms.contains(where: { $0.category == category })
      else {
        return nil
      }
      forms.append((category, branch.message.range))
    }
    (name, self.forms) = (choice.name, forms)
  }

  /// Returns the ranges of the branches of a choice of any kind: `{n, plural, offset:1 =0 {a} other {b}}`, and likewise
  /// with `select` and `selectordinal`; empty if `text` does not consist of one choice.
  static func texts(ofChoice text: [UInt8]) -> [Range<Int>] { choice(text)?.branches.map { $0.message.range } ?? [] }

  /// Returns the choice that makes up `text`, with either interpretation of apostrophes.
  private static func choice(_ text: [UInt8]) -> ICUMessage.Choice? {
    for quotes in [false, true] {
      guard let message = try? ICUParser.message(text, quotes: quotes) else { continue }
      guard message.parts.count == 1, case .choice(let choice) = message.parts[0] else { return nil }
      let isWhole =
        text[..<choice.head.lowerBound].allSatisfy(isBlank)
        && text[(text.lastIndex(of: UInt8(ascii: "}")) ?? 0)...].dropFirst().allSatisfy(isBlank)
      return isWhole ? choice : nil
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
