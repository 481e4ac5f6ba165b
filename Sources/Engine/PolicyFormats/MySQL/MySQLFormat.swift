import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The variables of MySQL's component `validate_password`: statements such as `SET PERSIST validate_password.length =
  /// 12;`, lines of an option file, or the output of `SHOW VARIABLES`. The names of the older plugin
  /// (`validate_password_length`) are also read.
  package static let mySQL = PolicyFormat(
    id: "mysql", title: "MySQL configuration", recognises: MySQLFormat.recognises, read: MySQLReading.read,
    write: MySQLWriting.write)
}

extension BackEnd {
  /// The requirements that the component supports, according to
  /// https://dev.mysql.com/doc/refman/8.4/en/validate-password-options-variables.html and
  /// https://github.com/mysql/mysql-server/blob/trunk/components/validate_password/validate_password_imp.cc.
  ///
  /// It counts characters. A character that is neither a cased letter nor a digit is a special character. The
  /// dictionary is a file on the server, whose words a password may not contain.
  static func mySQL(hasList: Bool) -> BackEnd {
    BackEnd(
      unit: .codePoint, minimum: 1...MemberReader.maximumNumber,
      classes: [.uppercase, .lowercase, .digits, .special].map {
        .one(unicode: $0, maximum: MemberReader.maximumNumber)
      },
      switches: hasList ? [.userID, .commonPassword] : [.userID],
      approximations: [
        .count(.uppercase): byTables, .count(.lowercase): byTables, .count(.digits): byTables,
        .count(.special): Approximation(
          reason: "it counts everything but cased letters and digits, such as 漢 or a tab",
          extent: .beyondASCII),
        .userID: Approximation(
          reason: "it compares the account's name with the whole password",
          substitute: "refuses only the name itself, also backwards"),
        .commonPassword: Approximation(
          reason: "its dictionary is a file on the server", substitute: "refuses passwords that contain a word of it"),
      ],
      normalizes: false,
      obstacles: [
        .commonPassword: "its dictionary is a file on the server, which validate_password.dictionary_file names"
      ])
  }

  private static let byTables = Approximation(
    reason: "the tables of its character set decide about characters beyond ASCII", extent: .beyondASCII)
}

/// The variables of MySQL's component.
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
  static let all = [policy, length, mixedCase, digits, special, dictionary, userName, changed]
  /// The names of the values that are kept in addition to rules.
  static let kept = [dictionary, userName, changed]

  static func recognises(_ text: PolicyText) -> Bool {
    let bytes = text.source.bytes
    guard text.json == nil, bytes.contains(part: "validate".utf8) else { return false }
    return !settings(in: bytes).isEmpty
  }

  /// Returns the variables, by their names without the component, and their values.
  static func settings(in bytes: [UInt8]) -> [Setting] {
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
    let name = ExactText(String(decoding: plain[(end + 1)...], as: UTF8.self))
    // Status variables, which `SHOW` also prints, are left out.
    return name.string.utf8.starts(with: "dictionary_file_".utf8) ? nil : name
  }
}
