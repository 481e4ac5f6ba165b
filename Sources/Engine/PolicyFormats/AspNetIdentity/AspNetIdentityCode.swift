import WatchwordBasics

/// The assignments to password options in C#.
struct AspNetIdentityCode {
  /// The assigned options, and members of `Password` that are none.
  private(set) var settings: [Setting] = []
  /// The names of options that are assigned only under a condition.
  private(set) var conditional: [CodeToken] = []

  private static let conditions: [ExactText] = ["if", "else", "switch", "case", "while", "for", "foreach", "catch"]

  init(_ bytes: [UInt8], options: [ExactText]) {
    var scanner = CodeScanner(bytes, .cSharp)
    var name: CodeToken?
    // Whether each open block, and the statement that is being read, depends on a condition.
    var blocks: [Bool] = []
    var isConditional = false
    while settings.count < SettingsFile.maximumSettings, let token = scanner.next() {
      if let assigned = name, token.isSign("="), let value = scanner.next() {
        let setting = Self.setting(assigned.lastComponent, at: assigned.range, value, in: bytes, &scanner)
        settings.append(setting)
        if isConditional || blocks.contains(true) { conditional.append(assigned) }
        name = nil
        continue
      }
      if token.isSign("{") {
        blocks.append(isConditional)
        isConditional = false
      } else if token.isSign("}") {
        _ = blocks.popLast()
        isConditional = false
      } else if token.isSign(";") {
        isConditional = false
      } else if token.kind == .word, Self.conditions.contains(token.text) {
        isConditional = true
      }
      name = token.kind == .word && Self.isOption(token, among: options) ? token : nil
    }
  }

  /// Returns an assignment; a value of several tokens is an expression.
  private static func setting(
    _ name: ExactText, at range: Range<Int>, _ value: CodeToken, in bytes: [UInt8], _ scanner: inout CodeScanner
  ) -> Setting {
    var rest = scanner
    guard let next = rest.next(), next.kind == .sign, ![";", ",", "}", ")"].contains(where: { next.isSign($0) }) else {
      return Setting(name, at: range, value)
    }
    return Setting(name, at: range, computedFrom: value, in: bytes, &scanner)
  }

  private static func isOption(_ word: CodeToken, among options: [ExactText]) -> Bool {
    if options.contains(word.lastComponent) { return true }
    let parts = word.text.string.utf8.split(separator: UInt8(ascii: "."))
    return parts.count > 1 && parts[parts.count - 2].elementsEqual("Password".utf8)
  }
}
