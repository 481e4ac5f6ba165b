import TestSupport
import WatchwordBasics

extension SeededDefect {
  /// Defects of the text of translations.
  static let texts: [SeededDefect] = [
    .target("edge-whitespace") { place, random in
      let target = place.target
      guard let first = place.source.first, let last = place.source.last else { return nil }
      if !first.isWhitespace, target.first?.isWhitespace == false, Bool.random(using: &random) { return " " + target }
      return last.isWhitespace || target.last?.isWhitespace != false ? nil : target + " "
    },
    .target("double-space") { place, random in
      guard !place.source.contains("  "), !place.target.contains("  ") else { return nil }
      let spaces = place.target.indices.filter { place.target[$0] == " " }
      return spaces.randomElement(using: &random).map {
        Text.replacing($0..<place.target.index(after: $0), in: place.target, with: "  ")
      }
    },
    .unit("line-break-count") { place, random in
      guard place.message.count == 1, !place.source.contains("%") else { return nil }
      let clean = place.unit.with(
        source: "\(place.source)\n\(place.source)", target: "\(place.target)\n\(place.target)")
      let broken = ["\(place.target) \(place.target)", "\(place.target)\n\n\n\(place.target)"]
      return broken.randomElement(using: &random).map { (clean, clean.with(target: $0)) }
    },
    .unit("end-punctuation") { place, _ in
      guard place.languageCode != "th", !Text.isWide(place.languageCode) else { return nil }
      var clean = place.unit
      if let last = place.source.last, last.isLetter, place.target.last?.isLetter == true {
        // Few texts of rules end with a mark.
        clean = clean.with(source: place.source + ".", target: place.target + (place.languageCode == "hi" ? "।" : "."))
      }
      guard let source = clean.source, let target = clean.target,
        let last = source.last, Text.endMarks.contains(last), let end = target.last, Text.endMarks.contains(end),
        !source.dropLast().contains(where: { Text.endMarks.contains($0) }),
        // Short labels keep or lose their marks as the language likes.
        Text.words(in: source).count > 4, Text.words(in: target).count > 4,
        target.dropLast().last?.isLetter == true
      else { return nil }
      return (clean, clean.with(target: String(target.dropLast()).trimmingSpaces))
    },
    .unit("unbalanced-brackets") { place, random in
      guard place.message.count == 1, let bracket = [("(", ")"), ("[", "]"), ("{", "}")].randomElement(using: &random),
        !place.source.contains(where: { "()[]{}（）：［］".contains($0) }),
        !place.target.contains(where: { "()[]{}（）：［］".contains($0) })
      else { return nil }
      let clean = place.unit.with(
        source: "\(place.source) \(bracket.0)x\(bracket.1)", target: "\(place.target) \(bracket.0)x\(bracket.1)")
      let broken = ["\(bracket.0)x", "x\(bracket.1)", "\(bracket.1)x\(bracket.0)"]
      return broken.randomElement(using: &random).map { (clean, clean.with(target: "\(place.target) \($0)")) }
    },
    .unit("quotation-marks") { place, random in
      guard let (open, close) = quotationMarks[place.languageCode], place.message.count == 1,
        !"\(place.source)\(place.target)".contains(where: { "\"“”„«»「」".contains($0) })
      else { return nil }
      let clean = place.unit.with(source: "\(place.source) “x”", target: "\(place.target) \(open)x\(close)")
      let unclosed = "\(place.target) \(open)x"
      let english = "\(place.target) “x”"
      let broken = open == "“" || open == "「" ? [unclosed] : [unclosed, english]
      return broken.randomElement(using: &random).map { (clean, clean.with(target: $0)) }
    },
    .unit("number-mismatch") { place, random in
      // A number alone beside a placeholder is a matter of form.
      guard place.message.count == 1, !place.source.contains(where: \.isNumber),
        !place.target.contains(where: \.isNumber), !Text.words(in: place.source).isEmpty
      else { return nil }
      let number = String(Int.random(in: 10...9999, using: &random))
      let clean = place.unit.with(source: "\(place.source) \(number)", target: "\(place.target) \(number)")
      let broken = [number + "0", String(number.reversed()) + "1", String(number.dropLast())]
      return broken.randomElement(using: &random).map { (clean, clean.with(target: "\(place.target) \($0)")) }
    },
    .unit("url-mismatch") { place, random in
      address(place, "https://example.com/help", ["https://example.com/hepl", "https:/example.com/help", ""], &random)
    },
    .unit("email-mismatch") { place, random in
      address(place, "help@salt.org", ["hepl@salt.org", "help@salt.orq", "help@ salt.org"], &random)
    },
    .target("doubled-word") { place, random in
      guard Text.neverDoublesWords(place.languageCode),
        let word = Text.words(in: place.target, atLeast: 4).randomElement(using: &random),
        // "Siri Siri-Kurzbefehl" and "vous vous" can be meant.
        place.target[..<word.lowerBound].last ?? " " == " ", place.target[word.upperBound...].first ?? " " == " ",
        !["nous", "vous", "that"].contains(place.target[word])
      else { return nil }
      let words = place.target[word]
      return Text.replacing(word, in: place.target, with: "\(words) \(words)")
    },
    .target("start-punctuation") { place, random in
      guard let first = place.source.first, let start = place.target.first, first.isLetter, start.isLetter else {
        return nil
      }
      return [".", ",", "- ", ": ", "! "].randomElement(using: &random).map { $0 + place.target }
    },
    .unit("ellipsis") { place, _ in
      guard !place.source.hasSuffix("…"), !place.source.hasSuffix("..."), let last = place.target.last,
        last.isLetter, let end = place.source.last, end.isLetter, !["zh", "yue"].contains(place.languageCode)
      else { return nil }
      let clean = place.unit.with(source: place.source + "…", target: place.target + "…")
      return (clean, clean.with(target: place.target + "..."))
    },
    .unit("french-spacing") { place, random in
      guard place.languageCode == "fr", let last = place.target.last, last.isLetter,
        // A word that the source ends with, too, may be code, such as "cache: clear".
        let word = Text.words(in: place.target).last, !place.source.hasSuffix(place.target[word]),
        let mark = [":", ";", "!", "?"].randomElement(using: &random)
      else { return nil }
      let clean = place.unit.with(source: place.source + mark, target: "\(place.target)\u{A0}\(mark)")
      return (clean, clean.with(target: place.target + mark))
    },
    .target("capitalisation") { place, _ in
      guard let source = place.source.first, source.isUppercase, Text.words(in: place.source).count >= 3,
        let first = place.target.first, first.isUppercase,
        let word = Text.words(in: place.target).first, word.lowerBound == place.target.startIndex,
        place.target[word].count > 1, place.target[word].dropFirst().allSatisfy({ $0.isLowercase })
      else { return nil }
      return first.lowercased() + place.target.dropFirst()
    },
    .target("all-caps") { place, _ in
      let letters = place.target.filter(\.isLetter)
      guard letters.count >= 6, letters.contains(where: \.isLowercase),
        letters.allSatisfy({ $0.isUppercase || $0.isLowercase }), !place.target.contains("%"),
        place.source.contains(where: \.isLowercase), Text.words(in: place.target, atLeast: 4).count > 1
      else { return nil }
      return place.target.uppercased()
    },
    .unit("acronym-lost") { place, _ in
      guard place.message.count == 1, !place.source.contains("PDF"), place.source.contains(where: \.isLowercase) else {
        return nil
      }
      let clean = place.unit.with(source: place.source + " (PDF)", target: place.target + " (PDF)")
      return (clean, clean.with(target: place.target + " (x)"))
    },
    .unit("tab-count") { place, random in
      guard place.message.count == 1, !place.source.contains("%") else { return nil }
      let clean = place.unit.with(
        source: "\(place.source)\t\(place.source)", target: "\(place.target)\t\(place.target)")
      let broken = ["\(place.target) \(place.target)", "\(place.target)\t\t\(place.target)"]
      return broken.randomElement(using: &random).map { (clean, clean.with(target: $0)) }
    },
  ]

  /// Both texts with an address at the end, and the translation with another one.
  private static func address(
    _ place: SeededPlace, _ address: String, _ others: [String], _ random: inout SeededGenerator
  ) -> (clean: SeededUnit, broken: SeededUnit)? {
    guard place.message.count == 1, !place.source.contains(where: { "@/%".contains($0) }),
      !place.target.contains(where: { "@/%".contains($0) }), let other = others.randomElement(using: &random)
    else { return nil }
    let clean = place.unit.with(source: "\(place.source) \(address)", target: "\(place.target) \(address)")
    return (clean, clean.with(target: "\(place.target) \(other)".trimmingSpaces))
  }

  /// The marks that each language puts around quoted words.
  private static let quotationMarks: [String: (String, String)] = [
    "cs": ("„", "“"), "de": ("„", "“"), "es": ("“", "”"), "fr": ("«\u{A0}", "\u{A0}»"), "hi": ("“", "”"),
    "ja": ("「", "」"), "pl": ("„", "”"), "pt": ("“", "”"), "ru": ("«", "»"), "th": ("“", "”"), "tr": ("“", "”"),
    "zh": ("“", "”"),
  ]
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
