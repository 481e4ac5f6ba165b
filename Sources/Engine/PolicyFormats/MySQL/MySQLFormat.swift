import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The variables of MySQL's component `validate_password`: statements such as `SET PERSIST validate_password.length =
  /// 12;`, lines of an option file, or the output of `SHOW VARIABLES`. The names of the older plugin
  /// (`validate_password_length`) are also read.
  package static let mySQL = PolicyFormat(
    id: "mysql", title: "MySQL configuration", recognises: MySQLFormat.recognises, read: MySQLFormat.read,
    write: MySQLFormat.write)
}

extension BackEnd {
  /// The requirements that the component supports, according to
  /// https://dev.mysql.com/doc/refman/8.4/en/validate-password-options-variables.html and
  /// https://github.com/mysql/mysql-server/blob/trunk/components/validate_password/validate_password_imp.cc.
  ///
  /// It counts characters. A character that is neither a cased letter nor a digit is a special character. The
  /// dictionary is a file on the server, whose words a password may not contain.
  static let mySQL = BackEnd(
    unit: .codePoint,
    fields: [
      Field(MySQLFormat.policy, .peculiar),
      Field(MySQLFormat.length, .peculiar, .sets(.minimum)),
      Field(
        MySQLFormat.mixedCase, .peculiar, .unicode(.uppercase, but: byTables), .unicode(.lowercase, but: byTables)),
      Field(MySQLFormat.digits, .peculiar, .unicode(.digits, but: byTables)),
      Field(
        MySQLFormat.special, .peculiar,
        .unicode(.special, but: "it counts everything but cased letters and digits, such as 漢 or a tab")),
      Field(
        MySQLFormat.dictionary, .peculiar,
        .sets(
          .commonPassword,
          Approximation(
            "its dictionary is a file on the server", instead: "refuses passwords that contain a word of it"
          )), key: MySQLFormat.dictionary),
      Field(
        MySQLFormat.userName, .peculiar,
        .sets(
          .userID,
          Approximation(
            "it compares the account's name with the whole password",
            instead: "refuses only the name itself, also backwards")), key: MySQLFormat.userName),
      Field(MySQLFormat.changed, .peculiar, key: MySQLFormat.changed),
    ],
    unordered: [.userID], normalizes: false,
    obstacles: [
      .commonPassword: "its dictionary is a file on the server, which validate_password.dictionary_file names"
    ])

  private static let byTables = "the tables of its character set decide about characters beyond ASCII"
}

/// Reads and writes the variables of MySQL's component.
enum MySQLFormat {
  /// The name of the component, with which all names of variables start.
  static let component = "validate_password"

  static let policy: ExactText = "policy"
  static let length: ExactText = "length"
  static let mixedCase: ExactText = "mixed_case_count"
  static let digits: ExactText = "number_count"
  static let special: ExactText = "special_char_count"
  static let dictionary: ExactText = "dictionary_file"
  static let userName: ExactText = "check_user_name"
  static let changed: ExactText = "changed_characters_percentage"

  static func recognises(_ text: PolicyText) -> Bool {
    let bytes = text.source.bytes
    guard text.json == nil, bytes.contains(part: "validate".utf8) else { return false }
    return !settings(in: bytes).isEmpty
  }

  // MARK: - Reading

  /// Returns the variables, by their names without the component, and their values.
  private static func settings(in bytes: [UInt8]) -> [Setting] {
    var scanner = CodeScanner(bytes, .mySQL)
    var settings: [Setting] = []
    var token = scanner.next()
    while settings.count < SettingsFile.maximumSettings, let current = token {
      guard let name = variable(current) else {
        token = scanner.next()
        continue
      }
      token = scanner.next()
      while let sign = token, !sign.startsLine, sign.isSign("=") || sign.isSign(":") || sign.isSign("|") {
        token = scanner.next()
      }
      let value = token.flatMap { $0.startsLine || $0.kind == .sign ? nil : $0 }
      if value != nil { token = scanner.next() }
      if let value, let sign = token, !sign.startsLine, ["+", "-", "/"].contains(sign.text) {
        settings.append(Setting(name, at: current.range, computedFrom: value, in: bytes, &scanner))
        token = scanner.next()
      } else {
        settings.append(Setting(name, at: current.range, value))
      }
    }
    return settings
  }

  /// Returns the name of a variable without the component; the two are joined by a `.`, or by a `_` in the older
  /// plugin.
  private static func variable(_ token: CodeToken) -> ExactText? {
    guard token.kind != .sign else { return nil }
    let plain = ASCII.lowercased(token.text.string).utf8.filter { $0 != UInt8(ascii: "`") }
      .map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    guard let start = plain.firstIndex(ofPart: component.utf8) else { return nil }
    let end = start + component.utf8.count
    // The part before the component is a scope, such as @@global. or loose_.
    guard plain.count > end + 1, [UInt8(ascii: "."), UInt8(ascii: "_")].contains(plain[end]),
      start == 0 || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "@")].contains(plain[start - 1])
    else { return nil }
    let name = ExactText(utf8: plain[(end + 1)...])
    // Status variables, which `SHOW` also prints, are left out.
    return name.string.utf8.starts(with: "dictionary_file_".utf8) ? nil : name
  }

  /// The length if it is not set.
  private static let defaultLength = 8
  private static let levels: [ExactText] = ["low", "medium", "strong"]

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let settings = settings(in: text.source.bytes)
    guard !settings.isEmpty else {
      findings.report(
        .missingPolicy, 0..<0, "There is no variable of validate_password",
        help: "Write SET PERSIST validate_password.length = 12;")
      return nil
    }
    return .read(settings, as: .mySQL, &findings) { reader in
      let level = level(&reader)
      let mixed = count(mixedCase, level, &reader)
      let (digitCount, specialCount) = (count(digits, level, &reader), count(special, level, &reader))
      readLength(&reader, least: mixed * 2 + digitCount + specialCount)
      reader.add(.count(.uppercase), mixed, named: mixedCase)
      reader.add(.count(.lowercase), mixed, named: mixedCase)
      reader.add(.count(.digits), digitCount, named: digits)
      reader.add(.count(.special), specialCount, named: special)
      readDictionary(&reader, level: level)
      readOthers(&reader)
    }
  }

  /// Returns the level as a number from 0 to 2; 1 if it is not set.
  private static func level(_ reader: inout SettingsReader) -> Int {
    guard let setting = reader.line(policy) else { return 1 }
    let value = setting.value.lowercased
    if let level = levels.firstIndex(of: value) ?? ["0", "1", "2"].firstIndex(of: value) { return level }
    reader.report(
      .unknownValue, setting.range, "\"\(policy)\" cannot be \"\(setting.value.clipped)\"",
      help: MemberReader.suggestion(for: setting.value, among: ["LOW", "MEDIUM", "STRONG"]))
    return 1
  }

  /// Returns a number of characters, which applies from the level MEDIUM upwards; 1 if it is not set.
  private static func count(_ name: ExactText, _ level: Int, _ reader: inout SettingsReader) -> Int {
    let number = reader.number(name)?.value ?? 1
    if level > 0 { return number }
    reader.report(
      .unusableValue.mild, named: name, "\"\(name)\" is not used, because the policy is LOW",
      help: "Set validate_password.policy to MEDIUM")
    return 0
  }

  /// MySQL raises a minimum length that is less than the sum of the counts.
  private static func readLength(_ reader: inout SettingsReader, least: Int) {
    let given = reader.number(length)?.value
    reader.add(.minimum, min(max(given ?? defaultLength, least), MemberReader.maximumNumber), named: length)
    if let given, given < least {
      reader.report(
        .inexactReading.mild, named: length,
        "\"\(length)\" is \(given), which MySQL raises to \(least), the sum of the required characters")
    }
  }

  private static func readDictionary(_ reader: inout SettingsReader, level: Int) {
    let file = reader.text(dictionary)?.value
    let hasFile = file?.isEmpty == false
    if let file, hasFile { reader.keep(dictionary, .text(file)) }
    guard level == 2 else { return }
    if hasFile { return reader.add(.commonPassword, named: dictionary) }
    reader.report(
      .missingValue.mild, named: policy, "The policy is STRONG, but there is no dictionary, so no word is refused",
      help: "Set validate_password.dictionary_file")
  }

  private static func readOthers(_ reader: inout SettingsReader) {
    if let setting = reader.line(userName) {
      let value = setting.value.lowercased
      if ["on", "1", "true", ""].contains(value) {
        reader.keep(userName, .flag(true))
        reader.reportUnsupported(
          userName, at: setting.range, "refuses only a password that is the account's name, also backwards")
      } else if ["off", "0", "false"].contains(value) {
        reader.keep(userName, .flag(false))
      } else {
        reader.report(
          .wrongType, setting.range, "\"\(userName)\" is \"\(setting.value.clipped)\"; expected ON or OFF")
      }
    }
    if let percent = reader.number(changed, in: 0...100) {
      reader.keep(changed, .number(percent.value))
      guard percent.value > 0 else { return }
      reader.reportUnsupported(changed, at: percent.range, "requires a share of the characters to change")
    }
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let list = document.extra(dictionary)
    let backEnd = list == nil ? BackEnd.mySQL.without([.commonPassword]) : .mySQL
    var settings = BackEndSettings(of: document, for: backEnd, in: .mySQL)
    let mixed = mixedCaseCount(&settings)
    let (digitCount, specialCount) = (settings[.count(.digits)] ?? 0, settings[.count(.special)] ?? 0)
    // At least this many characters are needed; MySQL would raise a lower number itself.
    let minimum = max(settings[.minimum] ?? 0, mixed * 2 + digitCount + specialCount)
    let isStrong = settings.has(.commonPassword)
    var values: [(name: ExactText, text: String)] = [
      (policy, isStrong ? "STRONG" : mixed + digitCount + specialCount > 0 ? "MEDIUM" : "LOW")
    ]
    // The counts are not used at the level LOW.
    if isStrong || mixed + digitCount + specialCount > 0 {
      values += [
        (mixedCase, "\(mixed)"), (digits, "\(digitCount)"), (special, "\(specialCount)"),
      ]
    }
    values.append((length, "\(minimum)"))
    values += others(of: document, refusesUserName: settings.has(.userID))
    let lines = values.map { "SET PERSIST \(component).\($0.name) = \($0.text);\n" }
    return WrittenPolicy(text: lines.joined(), losses: settings.losses)
  }

  /// Returns the count of letters of each case, which is one number for both.
  private static func mixedCaseCount(_ settings: inout BackEndSettings) -> Int {
    let (upper, lower) = (settings[.count(.uppercase)] ?? 0, settings[.count(.lowercase)] ?? 0)
    let count = max(upper, lower)
    if upper != lower {
      settings.addRequirement(
        "requires as many \(upper < lower ? "uppercase" : "lowercase") letters as \(upper < lower ? "lowercase" : "uppercase") ones, \(count)"
      )
    }
    return count
  }

  private static func others(
    of document: PolicyDocument, refusesUserName: Bool
  ) -> [(name: ExactText, text: String)] {
    var values: [(name: ExactText, text: String)] = []
    if case .text(let file)? = document.extra(dictionary) {
      values.append((dictionary, quoted(file)))
    }
    if refusesUserName {
      values.append((userName, "ON"))
    } else if case .flag(let flag)? = document.extra(userName) {
      values.append((userName, flag ? "ON" : "OFF"))
    }
    if case .number(let percent)? = document.extra(changed) {
      values.append((changed, "\(percent)"))
    }
    return values
  }

  private static func quoted(_ text: ExactText) -> String {
    let escaped = text.string.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "'"): [byte, byte]
      case UInt8(ascii: "\\"): [byte, byte]
      default: [byte]
      }
    }
    return "'\(String(decoding: escaped, as: UTF8.self))'"
  }
}
