// The kinds. The rule was written from the known ones; the others are what else people are known to do.

extension ExpectedPasswords {
  static let kinds = known + others

  private static let known: [Kind] = [
    Kind("a top password twice or more") { maker in
      let word = maker.topPassword()
      return String(repeating: maker.cased(word), count: word.count < 5 ? 4 : word.count < 8 ? 3 : 2)
    },
    Kind("a unit of up to 4 characters, repeated") { maker in
      let unit = "abcdefghijklmnopqrstuvwxyz0123456789!".shuffled(using: &maker.generator)
      return String(repeating: String(unit.prefix(Int.random(in: 1...4, using: &maker.generator))), count: 15)
    },
    Kind("a word, a year and !") { $0.cased($0.word()) + $0.year() + $0.pick("!", "!!", "!!!", "?", ".") },
    Kind("two words and a year") { $0.cased($0.word()) + $0.cased($0.word()) + $0.year() + $0.pick("", "!") },
    Kind("look-alikes and an ending") { $0.withLookAlikes($0.word()) + $0.ending() + $0.ending() },
    Kind("look-alikes twice") { maker in
      let word = maker.withLookAlikes(maker.word()) + maker.pick("", "!", "1", "-")
      return word + word
    },
    Kind("rows of keys") { maker in
      ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].shuffled(using: &maker.generator).prefix(2)
        .map { maker.isLucky(50) ? $0 : String($0.reversed()) }.joined()
    },
    Kind("columns of keys") { maker in
      let columns = ["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm"]
      let start = Int.random(in: 0..<4, using: &maker.generator)
      let isUpwards = maker.isLucky(50)
      return columns[start..<start + 4].map { isUpwards ? String($0.reversed()) : $0 }.joined()
    },
    Kind("two rows in turns") { maker in
      let rows = [("1234567890", "qwertyuiop"), ("qwertyuiop", "asdfghjkl;"), ("asdfghjkl", "zxcvbnm,.")]
      let (upper, lower) = rows.randomElement(using: &maker.generator) ?? ("", "")
      return zip(upper, lower).map { "\($0)\($1)" }.joined()
    },
    Kind("a sequence") { maker in
      maker.rotated(
        maker.pick("0123456789", "abcdefghijklmnopqrstuvwxyz"), length: 15, step: maker.isLucky(50) ? 1 : -1)
    },
    Kind("the user's word, extended or doubled") { maker in
      let name = maker.pick(userWords)
      let password = maker.pick([
        name + name + maker.year(), maker.cased(name) + "!" + maker.year() + "!!", name + maker.word() + maker.year(),
        name + name + name + "1", name + "." + maker.year() + "." + name,
      ])
      return (password, [name])
    },
    Kind("the user's word with look-alikes") { maker in
      let name = maker.pick(userWords)
      return (maker.withLookAlikes(name) + maker.year() + maker.ending() + maker.pick("", "!", "!!"), [name])
    },
  ]

  private static let userWords = [
    "anna", "peter", "olga", "tomasz", "jean", "fatima", "acmebank", "schmidt", "kowalski", "ivanova", "northwind",
    "garcia", "yurika", "lefebvre",
  ]

  private static let others: [Kind] = [
    Kind("a name of three languages and a date", isKnown: false) { maker in
      maker.cased(maker.pick(germanNames + polishNames + frenchNames)) + maker.pick("", "", ".", "_", "-")
        + maker.date()
    },
    Kind("alternating capitals twice, with a separator", isKnown: false) { maker in
      let word = alternating(maker.word())
      return word + maker.pick("-", "_", ".", " ", "!") + word
    },
    Kind("keys and a word", isKnown: false) { maker in
      let parts = [
        maker.pick("qwerty", "1qaz2wsx", "asdfgh", "zxcvbn", "qazwsx", "1q2w3e4r", "qweasd"), maker.cased(maker.word()),
      ]
      return parts.shuffled(using: &maker.generator).joined()
    },
    Kind("a word backwards, extended", isKnown: false) { maker in
      String(maker.word().reversed()) + maker.ending() + maker.pick("", "!", maker.year())
    },
    Kind("every letter twice", isKnown: false) { $0.word().map { "\($0)\($0)" }.joined() },
    Kind("two words with a digit between them", isKnown: false) { maker in
      maker.cased(maker.word()) + maker.number(0...9) + maker.cased(maker.word())
    },
    Kind("a telephone number", isKnown: false) { maker in
      maker.pick([
        "+49 17" + maker.number(0...9) + " " + maker.number(0...9_999_999, digits: 7),
        "+1 (" + maker.number(201...989) + ") 555-" + maker.number(0...9999, digits: 4),
        "+48 5" + maker.number(0...99, digits: 2) + " " + maker.number(0...999, digits: 3) + " "
          + maker.number(0...999, digits: 3),
        "+33 6 " + (0..<4).map { _ in maker.number(0...99, digits: 2) }.joined(separator: " "),
        "0049 16" + maker.number(0...9) + " " + maker.number(0...9_999_999, digits: 7),
      ])
    },
    Kind("two dates", isKnown: false) { maker in
      let date = maker.date()
      return date + maker.pick("", "-", " ") + (maker.isLucky(50) ? date : maker.date())
    },
    Kind("a phrase of feelings", isKnown: false) { maker in
      maker.pick(
        "iloveyou", "iloveu", "ihateyou", "imissyou", "ilovemy" + maker.pick("mom", "dad", "family", "dog", "life"),
        "ilove" + maker.word(), "jesusloves", "mylove", "letmein", "trustno1")
        + maker.pick("forever", "4ever", "always", "somuch", "baby", "please", "me", maker.word())
        + maker.pick("", "1", "!", "123")
    },
    Kind("a word there and back", isKnown: false) { maker in
      let word = maker.word()
      return word + String(word.reversed())
    },
    Kind("a word filled up with one character", isKnown: false) { maker in
      let word = maker.cased(maker.word())
      return word
        + String(repeating: maker.pick("!", ".", "*", "1", "a", "0", "-", "x"), count: max(4, 15 - word.count))
    },
    Kind("a season or month, a year and symbols", isKnown: false) { maker in
      maker.cased(maker.pick(seasons)) + maker.pick("", "@", "-", "_") + maker.year()
        + maker.pick("!", "!!", "!!!", "#", "$$", "123")
    },
    Kind("a password of an administrator", isKnown: false) { maker in
      maker.pick("Welcome", "Passw0rd", "P@ssw0rd", "Changeme", "Admin", "Password")
        + maker.pick("To", "", "_", "@", "2")
        + maker.pick("Acme", "Company", "Work", "Home", "Office", "Bank", "Server", "London", "Paris", "Berlin")
        + maker.pick("1", "123", "2024", "2025!", "!", "#1")
    },
  ]

  private static let germanNames = [
    "wolfgang", "stefan", "juergen", "katharina", "guenther", "sabine", "heinrich", "ursula", "dietmar", "annegret",
    "matthias", "thorsten", "johanna", "friedrich", "monika", "ingrid",
  ]
  private static let polishNames = [
    "stanislaw", "katarzyna", "malgorzata", "agnieszka", "zbigniew", "krzysztof", "wojciech", "dominika", "zuzanna",
    "marcin", "bartek", "mateusz", "kasia", "piotrek", "beata", "grzegorz",
  ]
  private static let frenchNames = [
    "francois", "genevieve", "guillaume", "sandrine", "delphine", "benjamin", "celine", "camille", "thibault",
    "margaux",
    "mathilde", "jerome", "aurelie", "sylvain", "mireille", "baptiste",
  ]
  private static let seasons = [
    "summer", "winter", "spring", "autumn", "january", "september", "october", "monday", "friday", "sommer", "dezember",
    "styczen", "juillet", "verano",
  ]
}
