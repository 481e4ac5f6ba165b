import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// `pwquality.conf`, the settings of libpwquality, for reading only (manual page pwquality.conf(5), version 1.4).
  ///
  /// A setting that a file does not contain has libpwquality's default: at least 8 bytes, no palindrome, not the user's
  /// name, no variation of the current password, no word of cracklib. Settings without an equivalent rule are read as
  /// the nearest stricter one, which a finding reports.
  package static let pwquality = PolicyFormat(
    id: "pwquality", title: "pwquality.conf", recognises: PwqualityFormat.recognises, read: PwqualityFormat.read)
}

/// Reads `pwquality.conf`.
enum PwqualityFormat {
  private static let names = BackEnd.pwquality.fields.map { $0.name }.filter { !$0.isEmpty }
  /// The length in bytes of the longest line that libpwquality reads.
  private static let maximumLineLength = 1023

  private static let syntax = SettingsFile.Syntax(
    separators: [UInt8(ascii: "=")], comments: [], allowsTrailingComments: true, hasEscapes: false)

  /// Whether a text that is not JSON starts with one of the settings or a similar name, or has only comments that name some.
  static func recognises(_ text: PolicyText) -> Bool {
    guard text.json == nil else { return false }
    let bytes = text.source.bytes
    if let first = SettingsFile(bytes, syntax).settings.first {
      let name = ExactText(ASCII.lowercased(first.name.string))
      if names.contains(name) { return true }
      let isWord = name.string.utf8.allSatisfy { ASCII.isLetter($0) || $0 == UInt8(ascii: "_") }
      return isWord && bytes[first.nameRange.upperBound...].prefix(8).contains(UInt8(ascii: "="))
        && Suggestion.nearest(to: name, in: names) != nil
    }
    return String(decoding: bytes.prefix(1 << 12), as: UTF8.self).utf8.split(separator: 0x0A).contains {
      $0.starts(with: "# difok".utf8) || $0.starts(with: "# minlen".utf8)
    }
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let file = SettingsFile(text.source.bytes, syntax)
    for line in file.settings where line.nameRange.lowerBound + maximumLineLength < line.range.upperBound {
      findings.report(
        .limitExceeded, line.nameRange, "The line is longer than \(maximumLineLength) bytes, which libpwquality rejects"
      )
    }
    let draft = PolicyDraft.read(file.settings, as: .pwquality, &findings)
    file.reportRest(&findings)
    return draft
  }
}

extension BackEnd {
  /// The settings of libpwquality, in the order of the manual page; its checks are in `src/check.c` of its repository.
  static let pwquality = BackEnd(unit: .utf8, fields: pwqualityRules + pwqualityOthers)

  private static let pwqualityRules: [Field] = [
    Field("minlen", .custom(read: readPwqualityLength)),
    credit("dcredit", .digits), credit("ucredit", .uppercase), credit("lcredit", .lowercase),
    credit("ocredit", .special),
    Field(
      "minclass",
      .read(integers) { minimum in
        guard minimum > 0 else { return ([], nil) }
        // libpwquality uses 4 in place of any greater number.
        let rule = ClassesRule(minimum: min(minimum, ClassesRule.defaultClasses.count), repertoire: .ascii)
        return ([.classes(rule)], "libpwquality also counts the bytes of characters beyond ASCII as symbols")
      }),
    Field(
      "maxrepeat",
      .read(integers) { maximum in
        guard usable ~= maximum else { return ([], nil) }
        return (
          [.repetition(RepetitionRule(maximum: maximum))],
          "libpwquality compares bytes, so repeated characters beyond ASCII pass there"
        )
      }),
    Field("maxclassrepeat", .custom(read: readPwqualityClassRun)),
    Field(
      "maxsequence",
      .read(integers) { maximum in
        guard usable ~= maximum else { return ([], nil) }
        return (
          [.sequence(SequenceRule(length: max(maximum + 1, SequenceRule.defaultLength)))],
          maximum < 2
            ? "libpwquality refuses even two neighbouring characters; here sequences have at least 3"
            : "libpwquality also refuses sequences of characters other than letters and digits, and is case-sensitive"
        )
      }),
    Field("", .custom(read: { reader, _ in reader.add(.palindrome(PalindromeRule()), named: "palindrome") })),
    Field("usercheck", .custom(read: readPwqualityUser), listed: 3), Field("usersubstr", .peculiar, listed: 3),
    Field(
      "gecoscheck",
      .read(integers) {
        let rule = PersonalWordsRule(minimumLength: minimumWordLength, rejectsReversed: true)
        return ($0 != 0 ? [.personalWords(rule)] : [], nil)
      }, listed: 1),
    Field("badwords", .custom(read: readPwqualityWords), listed: 5),
    Field(
      "dictcheck",
      .read(integers) {
        guard $0 != 0 else { return ([], nil) }
        return (
          [.commonPassword(CommonPasswordRule())], "cracklib's dictionary is read as the list of common passwords"
        )
      }, standard: 1, listed: 2),
    Field(
      "difok",
      .read(integers) { minimum in
        if minimum == 0 { return ([.differentFromCurrent(DifferentFromCurrentRule())], nil) }
        let variation = PasswordRule.variationOfCurrent(VariationOfCurrentRule())
        guard minimum > 1 else { return ([variation], nil) }
        let rule = ChangedCharactersRule(minimum: min(minimum, ChangedCharactersRule.greatestMinimum))
        return (
          [variation, .changedCharacters(rule)],
          "libpwquality does not compare passwords at least twice as long as the current one; here they are compared"
        )
      }, standard: 1, listed: -1),
  ]

  private static let pwqualityOthers: [Field] = [
    Field("enforcing", .custom(read: readPwqualityOther), listed: 4),
    Field("retry", .custom(read: readPwqualityOther), listed: 4),
    Field("enforce_for_root", .custom(read: keepPwqualityFlag), listed: 6),
    Field("local_users_only", .custom(read: keepPwqualityFlag), listed: 6),
    Field("dictpath", .text, listed: 5),
  ]

  /// The numbers that settings can have: those of a C `int`, except its limits.
  private static let integers = (Int(Int32.min) + 1)...(Int(Int32.max) - 1)
  private static let usable = 1...MemberReader.maximumNumber
  /// The length of the shortest words and names that are searched.
  private static let minimumWordLength = 4

  private static func credit(_ name: ExactText, _ characterClass: CharacterClass) -> Field {
    Field(
      name,
      .read(integers) { credit in
        guard credit < 0 else {
          let remark =
            "A credit lets passwords with \(characterClass.name) be up to \(credit) shorter; here all need the full length"
          return ([], credit > 0 ? remark : nil)
        }
        let count = min(-credit, MemberReader.maximumNumber)
        return (
          [.characterCount(CharacterCountRule(characterClass, minimum: count, repertoire: .ascii))],
          characterClass == .special
            ? "libpwquality also counts the bytes of characters beyond ASCII; only special ASCII characters count here"
            : nil
        )
      })
  }

  private static func readPwqualityLength(_ reader: inout SettingsReader, _ name: ExactText) {
    let least = 6
    let minimum = reader.number("minlen", in: integers)?.value ?? 8
    reader.add(
      .length(LengthRule(minimum: min(max(minimum, least), MemberReader.maximumNumber), unit: .utf8)), named: "minlen")
    if let line = reader.line("minlen"), let value = Int(line.value.string), value < least {
      reader.report(.inexactReading.mild, line.range, "libpwquality uses \(least) in place of any lower minimum")
    }
  }

  private static func readPwqualityClassRun(_ reader: inout SettingsReader, _ name: ExactText) {
    guard let found = reader.number("maxclassrepeat", in: integers), usable ~= found.value else { return }
    if found.value == 1 {
      return reader.report(
        .unusableValue.mild, found.range,
        "\"maxclassrepeat\" is 1, which libpwquality ignores (version 1.4), so no rule is read",
        help: "Write 2 or more, or 0 for no limit")
    }
    reader.add(.classRun(ClassRunRule(maximum: found.value)), named: "maxclassrepeat")
    reader.report(
      .inexactReading.mild, found.range,
      "libpwquality treats the bytes of characters beyond ASCII, and control characters, as symbols")
  }

  private static func readPwqualityUser(_ reader: inout SettingsReader, _ name: ExactText) {
    guard reader.number("usercheck", in: integers)?.value != 0 else { return }
    reader.add(.userID(UserIDRule(rejectsReversed: true)), named: "usercheck")
    guard let found = reader.number("usersubstr", in: integers), found.value >= minimumWordLength else { return }
    reader.add(.similarity(SimilarityRule()), named: "usersubstr")
    reader.report(.inexactReading.mild, found.range, "Parts of the user's name are read as similarity to it")
  }

  private static func readPwqualityWords(_ reader: inout SettingsReader, _ name: ExactText) {
    let words = reader.line("badwords")?.value.string.utf8.split(separator: 0x20) ?? []
    let list = words.filter { $0.count >= minimumWordLength }.map { ExactText(utf8: $0) }
    guard !list.isEmpty else { return }
    let rule = DictionaryWordsRule(words: list, minimumLength: minimumWordLength, rejectsReversed: true)
    reader.add(.dictionaryWords(rule), named: "badwords")
  }

  // MARK: - Settings that do not concern passwords

  private static func readPwqualityOther(_ reader: inout SettingsReader, _ name: ExactText) {
    guard let line = reader.line(name) else { return }
    let value = reader.number(name, in: integers)?.value ?? 1
    reader.keep(name, .number(value))
    guard name == "enforcing", value == 0 else { return }
    reader.report(
      .inexactReading, line.range, "\"enforcing\" is 0: libpwquality only warns, and accepts every password",
      help: "Set enforcing = 1")
  }

  private static func keepPwqualityFlag(_ reader: inout SettingsReader, _ name: ExactText) {
    if reader.has(name) { reader.keep(name, .flag(true)) }
  }
}
