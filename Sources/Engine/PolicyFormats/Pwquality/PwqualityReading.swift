import WatchwordBasics
import WatchwordPolicy

/// Converts the settings of libpwquality into rules; its checks are in `src/check.c` of its repository.
struct PwqualityReading {
  private(set) var reader: SettingsFileReader
  private var located: [LocatedRule] = []

  init(_ reader: SettingsFileReader) { self.reader = reader }

  /// The minimum that libpwquality uses in place of any lower one.
  private static let minimumLength = 6
  /// The length of the shortest words and names that are searched.
  private static let minimumWordLength = 4
  /// The numbers that settings can have: those of a C `int`, except its limits.
  private static let integers = (Int(Int32.min) + 1)...(Int(Int32.max) - 1)

  /// Returns the rules, in the order of the manual page.
  mutating func rules() -> [LocatedRule] {
    located = []
    readLength()
    readClasses()
    readRuns()
    readWords()
    readCurrent()
    return located
  }

  private mutating func number(_ name: ExactText, default standard: Int = 0) -> Int {
    reader.number(name, in: Self.integers) ?? standard
  }

  private mutating func add(_ rule: PasswordRule, _ name: ExactText) { located.append(reader.located(rule, name)) }

  // MARK: - Length and classes

  private static let credits: [(name: ExactText, characterClass: CharacterClass)] = [
    ("dcredit", .digits), ("ucredit", .uppercase), ("lcredit", .lowercase), ("ocredit", .special),
  ]

  private mutating func readLength() {
    let minimum = min(max(number("minlen", default: 8), Self.minimumLength), MemberReader.maximumNumber)
    if let given = reader.setting("minlen"), let value = Int(given.value.string), value < Self.minimumLength {
      reader.reportInexact("minlen", "libpwquality uses \(Self.minimumLength) in place of any lower minimum")
    }
    add(.length(LengthRule(minimum: minimum, unit: .utf8)), "minlen")
    for (name, characterClass) in Self.credits {
      let credit = number(name)
      if credit < 0 {
        let count = min(-credit, MemberReader.maximumNumber)
        add(.characterCount(CharacterCountRule(characterClass, minimum: count, repertoire: .ascii)), name)
        if characterClass == .special {
          reader.reportInexact(
            name,
            "libpwquality also counts the bytes of characters beyond ASCII; only special ASCII characters count here")
        }
      } else if credit > 0 {
        reader.reportInexact(
          name,
          "A credit lets passwords with \(characterClass.name) be up to \(credit) shorter; here all need the full length"
        )
      }
    }
  }

  private mutating func readClasses() {
    // libpwquality uses 4 in place of any greater number.
    let minimum = min(number("minclass"), ClassesRule.defaultClasses.count)
    guard minimum > 0 else { return }
    add(.classes(ClassesRule(minimum: minimum, repertoire: .ascii)), "minclass")
    reader.reportInexact("minclass", "libpwquality also counts the bytes of characters beyond ASCII as symbols")
  }

  // MARK: - Runs

  private mutating func readRuns() {
    let bounds = 1...MemberReader.maximumNumber
    let repeated = number("maxrepeat")
    if bounds ~= repeated {
      add(.repetition(RepetitionRule(maximum: repeated)), "maxrepeat")
      reader.reportInexact("maxrepeat", "libpwquality compares bytes, so repeated characters beyond ASCII pass there")
    }
    let ofClass = number("maxclassrepeat")
    if ofClass == 1 {
      reader.report(
        .unusableValue.mild, reader.setting("maxclassrepeat")?.range ?? 0..<0,
        "\"maxclassrepeat\" is 1, which libpwquality ignores (version 1.4), so no rule is read",
        help: "Write 2 or more, or 0 for no limit")
    } else if bounds ~= ofClass {
      add(.classRun(ClassRunRule(maximum: ofClass)), "maxclassrepeat")
      reader.reportInexact(
        "maxclassrepeat", "libpwquality treats the bytes of characters beyond ASCII, and control characters, as symbols"
      )
    }
    let sequence = number("maxsequence")
    guard bounds ~= sequence else { return }
    add(.sequence(SequenceRule(length: max(sequence + 1, SequenceRule.defaultLength))), "maxsequence")
    reader.reportInexact(
      "maxsequence",
      sequence < 2
        ? "libpwquality refuses even two neighbouring characters; here sequences have at least 3"
        : "libpwquality also refuses sequences of characters other than letters and digits, and is case-sensitive")
  }

  // MARK: - Words

  private mutating func readWords() {
    add(.palindrome(PalindromeRule()), "palindrome")
    if number("usercheck", default: 1) != 0 {
      add(.userID(UserIDRule(rejectsReversed: true)), "usercheck")
      if number("usersubstr") >= Self.minimumWordLength {
        add(.similarity(SimilarityRule()), "usersubstr")
        reader.reportInexact("usersubstr", "Parts of the user's name are read as similarity to it")
      }
    }
    if number("gecoscheck") != 0 {
      let rule = PersonalWordsRule(minimumLength: Self.minimumWordLength, rejectsReversed: true)
      add(.personalWords(rule), "gecoscheck")
    }
    if let words = reader.setting("badwords") {
      let list = words.value.string.utf8.split(separator: 0x20).filter { $0.count >= Self.minimumWordLength }
      if !list.isEmpty {
        let rule = DictionaryWordsRule(
          words: list.map { ExactText(String(decoding: $0, as: UTF8.self)) }, minimumLength: Self.minimumWordLength,
          rejectsReversed: true)
        add(.dictionaryWords(rule), "badwords")
      }
    }
    if number("dictcheck", default: 1) != 0 {
      add(.commonPassword(CommonPasswordRule()), "dictcheck")
      reader.reportInexact("dictcheck", "cracklib's dictionary is read as the list of common passwords")
    }
  }

  // MARK: - The current password

  private mutating func readCurrent() {
    let minimum = number("difok", default: 1)
    if minimum == 0 {
      add(.differentFromCurrent(DifferentFromCurrentRule()), "difok")
      return
    }
    add(.variationOfCurrent(VariationOfCurrentRule()), "difok")
    if minimum > 1 {
      let rule = ChangedCharactersRule(minimum: min(minimum, ChangedCharactersRule.greatestMinimum))
      add(.changedCharacters(rule), "difok")
      reader.reportInexact(
        "difok",
        "libpwquality does not compare passwords at least twice as long as the current one; here they are compared"
      )
    }
  }

  // MARK: - Additional settings

  /// Returns the settings that do not concern passwords.
  mutating func extras() -> [PolicyExtra] {
    var extras: [PolicyExtra] = []
    for name: ExactText in ["enforcing", "retry"] where reader.setting(name) != nil {
      let value = number(name, default: 1)
      extras.append(PolicyExtra(name, .number(value)))
      if name == "enforcing", value == 0 {
        reader.report(
          .inexactReading, reader.setting(name)?.range ?? 0..<0,
          "\"enforcing\" is 0: libpwquality only warns, and accepts every password", help: "Set enforcing = 1")
      }
    }
    for name: ExactText in ["enforce_for_root", "local_users_only"] where reader.setting(name) != nil {
      extras.append(PolicyExtra(name, .flag(true)))
    }
    if let path = reader.setting("dictpath") { extras.append(PolicyExtra("dictpath", .text(path.value))) }
    return extras
  }
}
