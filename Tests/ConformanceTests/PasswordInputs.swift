/// The passwords of the vectors.
enum PasswordInputs {
  /// All of them, each once. The first three are short: the vectors ask about them in every locale.
  static let all: [String] = {
    var seen: Set<[UInt8]> = []
    let given = ordinary + VectorInputs.people.map { $0.password } + unicode + characters + hostile + long
    return given.filter { seen.insert(Array($0.utf8)).inserted }
  }()

  private static let ordinary: [String] = [
    "", "a", "aB3!", "password", "PassWord", "Password1!", "123456", "qwerty", "Qwerty123!",
    "correct horse battery staple",
    "Tr0ub4dor&3", "hunter2", "letmein", "abcdefgh", "ABCDEFGH", "12345678", "!@#$%^&*", "aaaaaaaa", "aabbaabb",
    "aAaAaAaA",
    "abababab", "x123", "CbA987", "890-098", "qaz-wsx", "poiuy", "azerty", "йцукен", "Acme2024", "emca-sword",
    "iloveBERLIN", "swordpass", "a<b>c\"d'e&f", "e1101ba", "aaaa-bbbbb", "aaab", "N0-Sequence-Here?", "Zx9$Zx9$Zx9$",
    "The quick brown fox jumps over 13 lazy dogs.", "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    " leading", "trailing ", " ", "  both  ", "in side", "tab\tinside", "\tTab", "New\nLine", "line\r\nend\r\n",
  ]

  private static let unicode: [String] = [
    "caf\u{E9}-Noir7", "cafe\u{301}-Noir7", "\u{1E9E}\u{DF}\u{1E9E}\u{DF}", "Stra\u{DF}e", "STRASSE",
    "\u{130}\u{131}Ii", "i\u{307}stanbul", "ΌΔΟΣ", "όδος", "όδοσ",
    "Пароль123", "абв-где", "пароль漢字", "密码密码密码", "パスワード１２３", "ﾊﾟｽﾜｰﾄﾞ", "비밀번호", "비밀번호".decomposed, "각각각",
    "\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}\u{11A8}", "كلمة السر١٢٣", "סיסמה-1234", "\u{202B}abc\u{202C}",
    "\u{2067}סוד\u{2069}",
    "पासवर्ड१२३", "क्ष्म्य", "ไทยแลนด์", "กำ", "👨‍👩‍👧", "👨‍👩‍👧‍👦👩🏽‍💻", "🇩🇪🇫🇷🇵🇱", "🇩🇪🇫", "😀😀😀", "a😀b😀c", "☃️☃︎", "1️⃣2️⃣3️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "ǅǆǄ", "ﬁ-ﬂ-ﬃ", "Ⅷ½²٣", "٣٤٥", "१२३४", "𝟙𝟚𝟛", "𝐀𝐁𝐂", "Ａｂ１！", "\u{212B}\u{C5}A\u{30A}", "\u{2126}\u{3A9}",
    "q\u{323}\u{307}", "q\u{307}\u{323}",
    "\u{1E69}", "s\u{323}\u{307}", "s\u{307}\u{323}", "\u{344}", "\u{958}\u{915}\u{93C}", "\u{FB31}", "\u{1D15E}",
    "\u{2F800}\u{4E3D}", "\u{37E};", "\u{1F71}\u{3AC}",
  ]

  /// Code points that few people type: controls, white space, what is invisible, unassigned or no character at all.
  private static let codePoints: [UInt32] = [
    0x0, 0x1, 0x8, 0xB, 0xC, 0x1B, 0x7F, 0x80, 0x85, 0x9F, 0xA0, 0xAD, 0x300, 0x34F, 0x378, 0x61C, 0x1680, 0x180E,
    0x2000, 0x2003, 0x200B, 0x200C, 0x200D, 0x200E, 0x2028, 0x2029, 0x202E, 0x202F, 0x205F, 0x2060, 0x2066, 0x20DD,
    0x3000, 0xD7FF, 0xE000, 0xF8FF, 0xFDD0, 0xFDEF, 0xFE0F, 0xFEFF, 0xFFF9, 0xFFFC, 0xFFFD, 0xFFFE, 0xFFFF, 0x10000,
    0x1FFFE, 0x1FFFF, 0x2FFFE, 0x30000, 0xE0001, 0xE0100, 0xEFFFF, 0xF0000, 0xFFFFF, 0x100000, 0x10FFFD, 0x10FFFE,
    0x10FFFF,
  ]

  private static let characters: [String] = codePoints.compactMap { value in
    Unicode.Scalar(value).map { "\($0)Ab1-\($0)" }
  }

  private static let hostile: [String] = [
    "\u{301}", "\u{301}\u{301}\u{301}", "a" + String(repeating: "\u{301}", count: 30),
    "a" + String(repeating: "\u{301}", count: 31), "e" + String(repeating: "\u{323}\u{307}", count: 40),
    "o" + String(repeating: "\u{301}\u{316}", count: 16) + "\u{308}",
    String(repeating: "\u{315}\u{300}\u{5AE}\u{1D16D}", count: 12),
    "'; DROP TABLE users; --", "<script>alert(1)</script>", "%s%n%1$@%lld", "%1$#@maximum@", "${jndi:ldap://x}",
    "../../etc/passwd",
    "\\u0000\\", "\"quoted\"", "{\"a\":1}", "null", "undefined", "NaN", "\u{FEFF}bom", "a\u{202E}drowssap",
    "\u{2066}\u{2066}\u{2066}",
    "\u{0}\u{0}\u{0}\u{0}", "pass\u{0}word", "рassword", "pаssword",
    "0\u{345}\u{345}", "\u{1100}\u{1100}\u{1161}\u{1161}", "\u{AC00}\u{11A7}", "\u{AC00}\u{11C3}",
    "\u{0F73}\u{0F75}\u{0F81}",
    "\u{1F1E9}", "\u{200D}\u{200D}", "\u{E0041}\u{E007F}", "\r\n\r\n", "\u{600}1", "ᾳͅΐ", "ΣΣ ΣΑΣ",
  ]

  private static let ideographs = String(
    String.UnicodeScalarView((0x4E00..<0x4E00 + 1200).compactMap { (value: UInt32) in Unicode.Scalar(value) }))

  private static let long: [String] = [
    String(repeating: "a", count: 65), String(repeating: "Ab1-", count: 250), String(repeating: "é", count: 1001),
    String(repeating: "e\u{301}", count: 500), String(repeating: "👨‍👩‍👧", count: 120),
    String(repeating: "0123456789", count: 300),
    String(repeating: "ש", count: 72), String(repeating: "a\u{301}\u{316}", count: 700),
    String(repeating: " ", count: 2048),
    ideographs,
    String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 300), "x" + String(repeating: "\u{300}", count: 1500),
  ]
}

extension String {
  /// The string with its Hangul syllables taken apart (The Unicode Standard, section 3.12).
  fileprivate var decomposed: String {
    var result = ""
    for scalar in unicodeScalars {
      let index = scalar.value &- 0xAC00
      guard index < 11172 else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for part in [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28] where part != 0x11A7 {
        if let jamo = Unicode.Scalar(part) { result.unicodeScalars.append(jamo) }
      }
    }
    return result
  }
}
