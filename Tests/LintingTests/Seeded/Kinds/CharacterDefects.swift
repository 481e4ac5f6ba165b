import TestSupport
import WatchwordBasics

extension SeededDefect {
  /// Defects of single characters.
  static let characters: [SeededDefect] = [
    .insertion("control-character", ["\u{7F}", "\u{80}", "\u{92}", "\u{9F}", "\u{AD}\u{8D}"]),
    .target("unbalanced-bidi-control") { place, random in
      let marks = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}"]
      let opened = marks.randomElement(using: &random).map { $0 + place.target }
      return [opened, place.target + "\u{202C}", place.target + "\u{2069}"].randomElement(using: &random) ?? nil
    },
    .insertion("replacement-character", ["\u{FFFD}"]),
    .target("mojibake") { place, random in
      let scalars = place.target.unicodeScalars
      let letters = scalars.indices.filter { (0x80..<0x800).contains(scalars[$0].value) && scalars[$0].isLetter }
      guard let place = letters.randomElement(using: &random) else { return nil }
      // A letter of two bytes, each read as a character of Latin-1 or of Windows-1252.
      var changed = String.UnicodeScalarView()
      for index in scalars.indices {
        guard index == place else {
          changed.append(scalars[index])
          continue
        }
        let bytes = Array(String(scalars[index]).utf8)
        // The check takes a quotation mark after a capital letter for what it is.
        guard let second = windows1252(bytes[1]), !"‘’“”‚„‹›".unicodeScalars.contains(second) else { return nil }
        changed.append(Unicode.Scalar(bytes[0]))
        changed.append(second)
      }
      return String(changed)
    },
    .insertion("zero-width-character", ["\u{200B}", "\u{2060}", "\u{FEFF}"], except: ["th", "km", "lo", "my", "ja"]),
    .target("mixed-script") { place, random in
      let scalars = place.target.unicodeScalars
      // A letter inside a word with another letter of its script beside it that looks like no other.
      let places = Text.words(in: place.target, atLeast: 4).flatMap { word -> [String.Index] in
        let inner = Array(scalars.indices[word])
        let isWhole = inner.allSatisfy { scalars[$0].value < 0x250 } || inner.allSatisfy { scalars[$0].isCyrillic }
        let unlike = inner.count { homoglyphs[scalars[$0]] == nil }
        return isWhole && unlike >= 2 ? inner.filter { homoglyphs[scalars[$0]] != nil } : []
      }
      guard let index = places.randomElement(using: &random), let other = homoglyphs[scalars[index]] else { return nil }
      return Text.replacing(index..<scalars.index(after: index), in: place.target, with: String(other))
    },
    .target("not-nfc") { place, random in
      let letters = place.target.indices.filter { index in
        let letter = place.target[index]
        return letter.unicodeScalars.count == 1 && decomposed[letter] != nil
      }
      guard let index = letters.randomElement(using: &random), let new = decomposed[place.target[index]] else {
        return nil
      }
      return Text.replacing(index..<place.target.index(after: index), in: place.target, with: new)
    },
    .unit("lost-no-break-space") { place, random in
      if place.languageCode == "fr", place.target.contains("\u{A0}"), !place.source.contains("\u{A0}") {
        return (place.unit, place.unit.with(target: place.target.replacing("\u{A0}", with: " ")))
      }
      guard place.message.count == 1, !place.source.contains("\u{A0}"), !place.target.contains("\u{A0}"),
        !place.source.contains(where: \.isNumber), !place.target.contains(where: \.isNumber)
      else { return nil }
      let clean = place.unit.with(source: place.source + " 10\u{A0}MB", target: place.target + " 10\u{A0}MB")
      return (clean, clean.with(target: place.target + " 10 MB"))
    },
    .target("fullwidth-form") { place, random in
      guard !Text.isWide(place.languageCode) else { return nil }
      let scalars = place.target.unicodeScalars
      let letters = Text.words(in: place.target).flatMap { scalars.indices[$0] }.filter {
        (0x41...0x7A).contains(scalars[$0].value)
      }
      let marks = scalars.indices.filter { "!?,:;".unicodeScalars.contains(scalars[$0]) }
      guard let index = (letters + marks).randomElement(using: &random),
        let wide = Unicode.Scalar(scalars[index].value + 0xFEE0)
      else { return nil }
      return Text.replacing(index..<scalars.index(after: index), in: place.target, with: String(wide))
    },
    .target("kashida") { place, random in
      guard ["ar", "fa", "ur"].contains(place.languageCode) else { return nil }
      let scalars = place.target.unicodeScalars
      let letters: ClosedRange<Unicode.Scalar> = "\u{620}"..."\u{64A}"
      let inner = scalars.indices.dropFirst().filter {
        letters.contains(scalars[$0]) && letters.contains(scalars[scalars.index(before: $0)])
      }
      guard let index = inner.randomElement(using: &random) else { return nil }
      let kashida = Bool.random(using: &random) ? "ـ" : "ــ"
      return Text.replacing(index..<index, in: place.target, with: kashida)
    },
  ]

  /// A defect that is one of `texts` inside a word.
  private static func insertion(_ check: ExactText, _ texts: [String], except: Set<String> = []) -> SeededDefect {
    .target(check) { place, random in
      guard !except.contains(place.languageCode), let text = texts.randomElement(using: &random) else { return nil }
      return Text.inserting(text, inWordOf: place.target, &random)
    }
  }

  /// The character that Windows-1252 has for a byte from 80 to BF.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar? {
    let special: [UInt32] = [
      0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17D, 0, 0,
      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0, 0x17E, 0x178,
    ]
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let value = special[Int(byte - 0x80)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// Letters that look like those of the other script.
  private static let homoglyphs: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("a", "а"), ("c", "с"), ("e", "е"), ("o", "о"), ("p", "р"), ("x", "х"), ("y", "у"), ("A", "А"), ("B", "В"),
      ("C", "С"), ("E", "Е"), ("H", "Н"), ("K", "К"), ("M", "М"), ("O", "О"), ("P", "Р"), ("T", "Т"), ("X", "Х"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()

  /// Letters with their parts.
  private static let decomposed: [Character: String] = [
    "ä": "a\u{308}", "ö": "o\u{308}", "ü": "u\u{308}", "Ä": "A\u{308}", "Ü": "U\u{308}", "é": "e\u{301}",
    "è": "e\u{300}", "ê": "e\u{302}", "à": "a\u{300}", "ç": "c\u{327}", "ñ": "n\u{303}", "á": "a\u{301}",
    "í": "i\u{301}", "ó": "o\u{301}", "ú": "u\u{301}", "ã": "a\u{303}", "õ": "o\u{303}", "й": "и\u{306}",
    "ё": "е\u{308}", "č": "c\u{30C}", "ř": "r\u{30C}", "š": "s\u{30C}", "ž": "z\u{30C}", "ě": "e\u{30C}",
    "ý": "y\u{301}", "ą": "a\u{328}", "ę": "e\u{328}", "ć": "c\u{301}", "ś": "s\u{301}", "ż": "z\u{307}",
    "ş": "s\u{327}", "ğ": "g\u{306}", "が": "か\u{3099}", "プ": "フ\u{309A}", "أ": "ا\u{654}",
  ]
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { properties.isAlphabetic }
  fileprivate var isCyrillic: Bool { (0x400...0x52F).contains(value) }
}
