import WatchwordBasics
import WatchwordPolicy

/// Finds the settings of Active Directory in PowerShell commands and in their output.
enum ActiveDirectoryPowerShell {
  private static let commands: [ExactText] = [
    "new-adfinegrainedpasswordpolicy", "set-adfinegrainedpasswordpolicy", "set-addefaultdomainpasswordpolicy",
  ]
  /// Parameters of the commands that do not concern passwords, in lower case.
  private static let otherParameters: Set<ExactText> = [
    "authtype", "confirm", "credential", "description", "displayname", "erroraction", "identity", "instance",
    "otherattributes", "passthru", "protectedfromaccidentaldeletion", "server", "verbose", "whatif",
  ]

  /// Whether a text that is not JSON names one of the commands, or has lines in the format of their output.
  static func recognises(_ text: PolicyText) -> Bool {
    let bytes = text.source.bytes
    guard text.json == nil,
      bytes.contains(part: "PasswordPolicy".utf8) || bytes.contains(part: "ComplexityEnabled".utf8)
    else { return false }
    return !groups(in: bytes).isEmpty
  }

  /// Returns the settings of each command, and of the lines around commands.
  static func groups(in bytes: [UInt8]) -> [[Setting]] {
    var scanner = CodeScanner(bytes, .powerShell)
    var groups: [[Setting]] = []
    var group: [Setting] = []
    func finish() {
      if group.contains(where: { $0.name != ActiveDirectory.objectName }) { groups.append(group) }
      group = []
    }
    var isInCommand = false
    var token = scanner.next()
    while let current = token, group.count < SettingsFile.maximumSettings {
      if current.startsLine, isInCommand {
        isInCommand = false
        finish()
      }
      if commands.contains(current.text.lowercased) {
        finish()
        isInCommand = true
      }
      guard let name = settingName(in: current, isInCommand: isInCommand) else {
        token = scanner.next()
        continue
      }
      let (value, following) = value(after: current, &scanner)
      group.append(Setting(name, at: current.range, value))
      token = following
    }
    finish()
    return groups
  }

  /// Returns the setting that a word names: after a hyphen in a command, otherwise as a property or at the start of a
  /// line.
  private static func settingName(in token: CodeToken, isInCommand: Bool) -> ExactText? {
    guard token.kind == .word else { return nil }
    // Web pages turn the hyphen into a dash.
    let dashes = ["-", "–"].first { token.text.string.utf8.starts(with: $0.utf8) }
    var word = token.lastComponent
    if let dashes {
      guard isInCommand else { return nil }
      let name = token.text.string.utf8.dropFirst(dashes.utf8.count).prefix { $0 != UInt8(ascii: ":") }
      guard let first = name.first, ASCII.isLetter(first) else { return nil }
      word = ExactText(utf8: name)
    }
    let name = names[word.lowercased]
    if dashes == nil {
      // Without a hyphen, the name of an object is not a setting, and neither are unknown words.
      return name == ActiveDirectory.objectName ? nil : name
    }
    return name ?? (otherParameters.contains(word.lowercased) ? nil : word)
  }

  /// The names of settings, keyed by their lower-case form.
  private static let names = [ExactText: ExactText](
    uniqueKeysWithValues: BackEnd.activeDirectoryPowerShell.fields.map { ($0.name.lowercased, $0.name) })

  /// Returns the value after a name, and the token that follows the value.
  private static func value(
    after name: CodeToken, _ scanner: inout CodeScanner
  ) -> (value: CodeToken?, following: CodeToken?) {
    // -ComplexityEnabled:$true
    if let colon = name.text.string.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let rest = name.text.string[name.text.string.utf8.index(after: colon)...]
      if !rest.isEmpty {
        let value = CodeToken(kind: .word, text: ExactText(rest), range: name.range, startsLine: false)
        return (plain(value), scanner.next())
      }
    }
    var token = scanner.next()
    while let current = token, current.isSign("=") || current.text == ":" || isParsing(current) {
      token = scanner.next()
    }
    guard let current = token, !current.startsLine else { return (nil, token) }
    return (plain(current), scanner.next())
  }

  /// Whether a token only introduces a time span in quotation marks: `[TimeSpan]::Parse(`.
  private static func isParsing(_ token: CodeToken) -> Bool {
    token.isSign("(") || token.text.lowercased.string.utf8.starts(with: "[timespan]".utf8)
  }

  /// Returns a value without the `$` of `$true`.
  private static func plain(_ token: CodeToken) -> CodeToken {
    guard token.kind == .word, token.text.string.utf8.first == UInt8(ascii: "$") else { return token }
    return CodeToken(
      kind: .word, text: ExactText(token.text.string.dropFirst()), range: token.range, startsLine: token.startsLine)
  }
}
