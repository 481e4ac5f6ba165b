import TestSupport

/// Passwords of all kinds, the same in each run: what people choose, with changes that people make, and what machines draw.
struct PasswordMix {
  private var generator = SeededGenerator(seed: 20_160_810)

  private static let common = [
    "password", "123456", "qwerty", "letmein", "dragon", "monkey", "football", "iloveyou", "sunshine", "princess",
    "welcome", "shadow", "superman", "michael", "trustno1", "abc123", "starwars", "baseball", "master", "hello",
    "freedom", "whatever", "qazwsx", "charlie", "jordan", "passw0rd", "zxcvbnm", "hunter", "batman", "696969",
  ]
  private static let words = [
    "correct", "horse", "battery", "staple", "window", "garden", "yellow", "river", "mountain", "coffee", "summer",
    "winter", "purple", "kitchen", "orange", "planet", "silver", "thunder", "bicycle", "quantum", "marble", "lantern",
    "zebra", "oxygen", "pirate", "velvet", "walnut", "sphinx", "obelisk", "tangerine", "wombat", "xylophone",
  ]
  private static let names = [
    "james", "mary", "robert", "patricia", "jennifer", "smith", "johnson", "garcia", "anna", "peter", "ivanov",
    "müller", "josé", "zoë", "kowalska", "nguyen", "tanaka", "olsen", "rossi", "dubois",
  ]
  private static let walks = [
    "qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc", "zaq12wsx", "qweasdzxc", "poiuytrewq", "!QAZ@WSX",
    "rfvtgbyhn", "7894561230", "147852369", "aoeuidhtns", "mnbvcxz", "QWErty123", "asdf;lkj", "edcrfvtgb",
  ]
  private static let unicode = [
    "пароль", "привет", "contraseña", "motdepasse", "şifre", "密码密码", "パスワード", "कूटशब्द", "👍🏽👍🏽👍🏽", "naïveté",
    "Straße", "İstanbul", "ελληνικά", "αβγδεζ", "비밀번호", "סיסמה", "e\u{301}cole", "ﬁancée",
  ]
  private static let substitutes: [Character: [Character]] = [
    "a": ["4", "@"], "e": ["3"], "i": ["1", "!"], "o": ["0"], "s": ["5", "$"], "t": ["7", "+"], "l": ["1"], "b": ["8"],
  ]
  private static let printable = Array(0x20...0x7E as ClosedRange<UInt8>)

  /// `count` passwords.
  static func passwords(_ count: Int) -> [String] {
    var mix = PasswordMix()
    return (0..<count).map { mix.password(ofKind: $0 % 10) }
  }

  private mutating func password(ofKind kind: Int) -> String {
    switch kind {
    case 0: one(of: Self.common) + (coin(3) ? one(of: ["1", "12", "123", "!", "2010", "007"]) : "")
    case 1: mutated(one(of: coin(2) ? Self.common : Self.names))
    case 2: mutated(one(of: Self.words) + (coin(2) ? number() : ""))
    case 3: random(4...20, of: Self.printable)
    case 4: random(6...16, of: Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8))
    case 5:
      (0..<Int.random(in: 2...5, using: &generator)).map { _ in one(of: Self.words) }
        .joined(separator: one(of: ["", " ", "-", "."]))
    case 6: one(of: Self.names) + date()
    case 7: walk()
    case 8: one(of: Self.unicode) + (coin(2) ? number() : one(of: Self.unicode))
    default:
      String(
        repeating: one(of: [random(1...4, of: Array("abcxyz019".utf8)), one(of: Self.common), "aab", "ha"]),
        count: Int.random(in: 2...5, using: &generator)) + (coin(2) ? number() : "")
    }
  }

  private mutating func one(of choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }

  private mutating func coin(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &generator) == 0 }

  private mutating func number() -> String { String(Int.random(in: 0...9999, using: &generator)) }

  private mutating func random(_ lengths: ClosedRange<Int>, of bytes: [UInt8]) -> String {
    let length = Int.random(in: lengths, using: &generator)
    return String(decoding: (0..<length).compactMap { _ in bytes.randomElement(using: &generator) }, as: UTF8.self)
  }

  private mutating func date() -> String {
    let day = Int.random(in: 1...31, using: &generator)
    let month = Int.random(in: 1...12, using: &generator)
    let year = Int.random(in: 1940...2026, using: &generator)
    let separator = one(of: ["", "", "/", "-", "."])
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: "\(year)"
    case 1: "\(day)\(separator)\(month)\(separator)\(year)"
    case 2: "\(year)\(separator)\(month)\(separator)\(day)"
    default: "\(day)\(separator)\(month)\(separator)\(year % 100)"
    }
  }

  private mutating func walk() -> String {
    let walk = one(of: Self.walks)
    let part = String(walk.prefix(Int.random(in: 4...12, using: &generator)))
    return coin(3) ? part + number() : coin(3) ? part + one(of: Self.walks) : part
  }

  /// The word as people change it: capitals, look-alikes, backwards, something after it.
  private mutating func mutated(_ word: String) -> String {
    var word = word
    if coin(5) { word = String(word.reversed()) }
    if coin(2) {
      word = String(
        word.map { letter in
          coin(2) ? Self.substitutes[letter]?.randomElement(using: &generator) ?? letter : letter
        })
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: word = word.prefix(1).uppercased() + word.dropFirst()
    case 1: word = word.uppercased()
    case 2: word = String(word.map { coin(3) ? Character($0.uppercased().first.map(String.init) ?? "") : $0 })
    default: break
    }
    return word + one(of: ["", "", "!", "1", "123", "!!", "99", "?", "2015", "#1"])
  }
}
