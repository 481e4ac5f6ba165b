import TestSupport
import WatchwordBasics
import WatchwordLocalization

extension SeededGenerator {
  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Printf text of pieces that are good, broken, and hostile.
  mutating func text() -> ExactText {
    let pieces = [
      "%", "%%", "%@", "%d", "%lld", "%1$@", "%2$lld", "%3$s", "%0$@", "%4096$d", "%4097$d", "%5d", "%-5d", "%05d",
      "%+d", "%.3d", "%.2@", "%*d", "%*2$.*1$d", "%1024d", "%x", "%#X", "%#o", "%c", "%C", "%f", "%e", "%p", "%n", "%D",
      "%arg", "%#@a@", "%2$#@b@", "%#@none@", "%#@", "%#@ x@", "%1$", " ", "of", "$", "@", "#", "*", ".", "9", "'",
      "\u{0}", "\n", "\"", "\\", "é", "e\u{301}", "אב", "م", "\u{202E}", "\u{2069}", "\u{2067}", "😀", "\u{2028}",
    ]
    var text = ""
    for _ in 0..<number(below: 12) { text += pieces[number(below: pieces.count)] }
    return ExactText(text)
  }

  mutating func variants() -> Message.Variants {
    guard number(below: 4) == 0 else { return .everywhere(forms()) }
    var devices = [Device: Message.Forms]()
    for _ in 0...number(below: 3) { devices[Device.allCases[number(below: Device.allCases.count)]] = forms() }
    return .byDevice(devices)
  }

  mutating func message() -> Message {
    var substitutions: [Message.Substitution] = []
    for name in ["a", "b", "d.e", "é"] as [ExactText] where number(below: 3) == 0 {
      let argument = number(below: 2) == 0 ? nil : 1 + number(below: 5)
      substitutions.append(Message.Substitution(name: name, argument: argument, variants: variants()))
    }
    return Message(variants(), substitutions: substitutions)
  }

  mutating func catalog() -> Catalog? {
    let locales = ["en", "ru", "ar", "he", "hi", "ja", "sl"]
    guard let locale = LanguageTag(locales[number(below: locales.count)]) else { return nil }
    var messages = [MessageID: Message]()
    for _ in 0..<number(below: 6) { messages[MessageID(text())] = message() }
    return Catalog(locale: locale, messages: messages)
  }

  mutating func argument() -> Phrase.Argument {
    switch number(below: 5) {
    case 0: .text("t", text())
    case 1: .characters("c", text())
    case 2: .count("n", [Int.min, Int.max, 0, -1, 1000, 10000][number(below: 6)])
    default: .count("n", number(below: 130) - 10)
    }
  }

  private mutating func forms() -> Message.Forms {
    guard number(below: 2) == 0 else { return .single(Pattern(text())) }
    var patterns = PluralPatterns()
    for _ in 0...number(below: 6) {
      patterns[PluralCategory.allCases[number(below: PluralCategory.allCases.count)]] = Pattern(text())
    }
    return .plural(patterns)
  }
}
