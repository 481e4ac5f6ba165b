import WatchwordBasics
import WatchwordPolicy

/// Writes statements for MySQL's component.
enum MySQLWriting {
  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let list = document.extra(MySQLFormat.dictionary)
    var settings = BackEndSettings(
      of: document, for: .mySQL(hasList: list != nil), in: .mySQL, keeping: MySQLFormat.kept)
    let classes: [CharacterClass] = [.uppercase, .lowercase, .digits, .special]
    settings.reportOrder([.minimum] + classes.map { .count($0) } + [.commonPassword])
    let mixedCase = mixedCaseCount(&settings)
    let (digits, special) = (settings[.count(.digits)] ?? 0, settings[.count(.special)] ?? 0)
    // At least this many characters are needed; MySQL would raise a lower number itself.
    let length = max(settings[.minimum] ?? 0, mixedCase * 2 + digits + special)
    let isStrong = settings.has(.commonPassword)
    var values: [(name: ExactText, text: String)] = [
      (MySQLFormat.policy, isStrong ? "STRONG" : mixedCase + digits + special > 0 ? "MEDIUM" : "LOW")
    ]
    // The counts are not used at the level LOW.
    if isStrong || mixedCase + digits + special > 0 {
      values += [
        (MySQLFormat.mixedCase, "\(mixedCase)"), (MySQLFormat.digits, "\(digits)"), (MySQLFormat.special, "\(special)"),
      ]
    }
    values.append((MySQLFormat.length, "\(length)"))
    values += others(of: document, refusesUserName: settings.has(.userID))
    let lines = values.map { "SET PERSIST \(MySQLFormat.component).\($0.name) = \($0.text);\n" }
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
    if case .text(let file)? = document.extra(MySQLFormat.dictionary) {
      values.append((MySQLFormat.dictionary, quoted(file)))
    }
    if refusesUserName {
      values.append((MySQLFormat.userName, "ON"))
    } else if case .flag(let flag)? = document.extra(MySQLFormat.userName) {
      values.append((MySQLFormat.userName, flag ? "ON" : "OFF"))
    }
    if case .number(let percent)? = document.extra(MySQLFormat.changed) {
      values.append((MySQLFormat.changed, "\(percent)"))
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
