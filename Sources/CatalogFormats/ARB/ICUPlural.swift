import WatchwordDiagnostics
import WatchwordLocalization

/// A message that is one choice by number: `{count, plural, one {1 file} other {{count} files}}` (ICU, "Formatting
/// Messages").
struct ICUPlural {
  /// The name of the number.
  let variable: ExactText
  /// The forms, each with the range of its text.
  let forms: [(category: PluralCategory, text: Range<Int>)]

  /// The choice that `text` is as a whole; `nil` if it is not, or if its forms do not stand for one category each.
  ///
  /// `=0`, `=1` and `=2` are `zero`, `one` and `two`, as Flutter has it (Flutter, "Internationalizing Flutter apps",
  /// "Placeholders, plurals, and selects"), in a language that has these categories; every language may have `=0`.
  init?(_ text: [UInt8], in language: LanguageTag?) {
    guard let plural = Self.parse(text, language, quotes: false) ?? Self.parse(text, language, quotes: true) else {
      return nil
    }
    self = plural
  }

  private init(variable: ExactText, forms: [(category: PluralCategory, text: Range<Int>)]) {
    self.variable = variable
    self.forms = forms
  }

  private static func parse(_ text: [UInt8], _ language: LanguageTag?, quotes: Bool) -> ICUPlural? {
    var scan = Scan(text: text, quotes: quotes)
    guard scan.skip("{"), let variable = scan.word(), scan.skip(","), let kind = scan.word(), kind == "plural",
      scan.skip(",")
    else { return nil }
    var forms: [(category: PluralCategory, text: Range<Int>)] = []
    while !scan.skip("}") {
      let isExplicit = scan.skip("=")
      guard let word = scan.word(), let category = category(word, isExplicit: isExplicit, in: language),
        !forms.contains(where: { $0.category == category }), let range = scan.form()
      else { return nil }
      forms.append((category, range))
    }
    guard scan.isAtEnd, forms.contains(where: { $0.category == .other }) else { return nil }
    return ICUPlural(variable: variable, forms: forms)
  }

  /// The ranges of the texts between which a choice of any kind chooses: `{n, plural, offset:1 =0 {a} other {b}}`, and
  /// likewise with `select` and `selectordinal`; none if `text` as a whole is no such choice.
  static func texts(ofChoice text: [UInt8]) -> [Range<Int>] {
    texts(ofChoiceIn: Scan(text: text, quotes: false)) ?? texts(ofChoiceIn: Scan(text: text, quotes: true)) ?? []
  }

  private static func texts(ofChoiceIn start: Scan) -> [Range<Int>]? {
    var scan = start
    guard scan.skip("{"), scan.word() != nil, scan.skip(","), let kind = scan.word(),
      ["plural", "select", "selectordinal"].contains(kind), scan.skip(",")
    else { return nil }
    var texts: [Range<Int>] = []
    while !scan.skip("}") {
      _ = scan.skip("=")
      guard let word = scan.word() else { return nil }
      if word == "offset", scan.skip(":") {
        _ = scan.word()
        continue
      }
      guard let text = scan.form() else { return nil }
      texts.append(text)
    }
    return scan.isAtEnd ? texts : nil
  }

  private static func category(_ word: ExactText, isExplicit: Bool, in language: LanguageTag?) -> PluralCategory? {
    guard isExplicit else { return PluralCategory(keyword: word) }
    switch word {
    case "0": return .zero
    case "1": return has(.one, language) ? .one : nil
    case "2": return has(.two, language) ? .two : nil
    default: return nil
    }
  }

  private static func has(_ category: PluralCategory, _ language: LanguageTag?) -> Bool {
    language.map { PluralRules.cardinal(for: $0).categories.contains(category) } ?? false
  }

  /// The offset of the first bracket in `text` that has no partner; `nil` if all have one, by either reading of
  /// apostrophes: as quotation marks around brackets, or as apostrophes.
  static func unbalanced(in text: [UInt8]) -> Int? {
    guard let plain = Scan(text: text, quotes: false).unbalanced() else { return nil }
    return Scan(text: text, quotes: true).unbalanced() == nil ? nil : plain
  }

  private struct Scan {
    let text: [UInt8]
    /// Whether an apostrophe in front of a bracket quotes it.
    let quotes: Bool
    private var next = 0

    init(text: [UInt8], quotes: Bool) {
      self.text = text
      self.quotes = quotes
    }

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return next == text.count
      }
    }

    private mutating func skipBlanks() {
      while next < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[next]) { next += 1 }
    }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      skipBlanks()
      guard next < text.count, UInt32(text[next]) == sign.value else { return false }
      next += 1
      return true
    }

    mutating func word() -> ExactText? {
      skipBlanks()
      let word = text[next...].prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_") }
      next = word.endIndex
      return word.isEmpty ? nil : ExactText(String(decoding: word, as: UTF8.self))
    }

    /// The text between a bracket and its partner.
    mutating func form() -> Range<Int>? {
      guard skip("{") else { return nil }
      let start = next
      var depth = 1
      while next < text.count {
        switch text[next] {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "'") where quotes: skipQuoted()
        default: break
        }
        next += 1
        if depth == 0 { return start..<next - 1 }
      }
      return nil
    }

    /// Moves to the apostrophe that ends the quotation here, if one starts here.
    private mutating func skipQuoted() {
      guard next + 1 < text.count else { return }
      if text[next + 1] == UInt8(ascii: "'") {
        next += 1
      } else if [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "|")].contains(text[next + 1]) {
        next = text[(next + 1)...].firstIndex(of: UInt8(ascii: "'")) ?? text.count - 1
      }
    }

    func unbalanced() -> Int? {
      var scan = self
      var open: [Int] = []
      while scan.next < text.count {
        switch text[scan.next] {
        case UInt8(ascii: "{"): open.append(scan.next)
        case UInt8(ascii: "}"): if open.popLast() == nil { return scan.next }
        case UInt8(ascii: "'") where quotes: scan.skipQuoted()
        default: break
        }
        scan.next += 1
      }
      return open.first
    }
  }
}
