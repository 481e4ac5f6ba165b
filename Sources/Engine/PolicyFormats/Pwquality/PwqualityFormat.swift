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
  private static let numbers: [ExactText] = [
    "difok", "minlen", "dcredit", "ucredit", "lcredit", "ocredit", "minclass", "maxrepeat", "maxclassrepeat",
    "maxsequence", "gecoscheck", "dictcheck", "usercheck", "usersubstr", "enforcing", "retry",
  ]
  private static let texts: [ExactText] = ["badwords", "dictpath"]
  private static let flags: [ExactText] = ["enforce_for_root", "local_users_only"]
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
      if (numbers + texts + flags).contains(name) { return true }
      let isWord = name.string.utf8.allSatisfy { ASCII.isLetter($0) || $0 == UInt8(ascii: "_") }
      return isWord && bytes[first.nameRange.upperBound...].prefix(8).contains(UInt8(ascii: "="))
        && Suggestion.nearest(to: name, in: numbers + texts + flags) != nil
    }
    return String(decoding: bytes.prefix(1 << 12), as: UTF8.self).utf8.split(separator: 0x0A).contains {
      $0.starts(with: "# difok".utf8) || $0.starts(with: "# minlen".utf8)
    }
  }

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let file = SettingsFile(text.source.bytes, syntax)
    var reader = SettingsFileReader(file.settings, findings: findings)
    refuseUnknown(&reader)
    reader.reportRest(of: file)
    reader.reportRepetitions()
    var reading = PwqualityReading(reader)
    let rules = reading.rules()
    let extras = reading.extras()
    findings = reading.reader.findings
    return PolicyDraft(rules: rules, extras: extras)
  }

  private static func refuseUnknown(_ reader: inout SettingsFileReader) {
    let known = numbers + texts + flags
    for setting in reader.settings {
      if setting.nameRange.lowerBound + maximumLineLength < setting.range.upperBound {
        reader.report(
          .limitExceeded, setting.nameRange,
          "The line is longer than \(maximumLineLength) bytes, which libpwquality rejects")
      }
      if known.contains(ExactText(ASCII.lowercased(setting.name.string))) { continue }
      reader.report(
        .unknownKey, setting.nameRange, "There is no setting \"\(setting.name.clipped)\"",
        help: MemberReader.suggestion(for: setting.name, among: known))
    }
  }
}
