import WatchwordBasics
import WatchwordPolicy

/// Finds the settings of Active Directory in LDIF (RFC 2849).
enum ActiveDirectoryLDIF {
  private static let syntax = SettingsFile.Syntax(
    separators: [UInt8(ascii: ":")], comments: [UInt8(ascii: "#")], allowsTrailingComments: false, hasEscapes: false)
  /// The lower-case prefix of password attributes; names are compared case-insensitively (RFC 4512, section 2.5).
  private static let prefix = "msds-"

  /// Whether a text that is not JSON has a line with one of the attributes.
  static func recognises(_ text: PolicyText) -> Bool {
    guard text.json == nil else { return false }
    return !groups(in: text.source.bytes).isEmpty
  }

  /// Returns the settings of each entry that has any, with the entry's name.
  static func groups(in bytes: [UInt8]) -> [[Setting]] {
    var groups: [[Setting]] = []
    var group: [Setting] = []
    func finish() {
      let names = BackEnd.activeDirectoryLDIF.fields.map { $0.name }.filter { $0 != ActiveDirectory.objectName }
      if group.contains(where: { setting in names.contains { setting.isCalled($0) } }) { groups.append(group) }
      group = []
    }
    // An export of a directory has many entries of other classes.
    for setting in SettingsFile(bytes, syntax, atMost: .max).settings {
      if setting.isCalled("dn") {
        finish()
        group.append(named(setting))
      } else if setting.name.lowercased.string.utf8.starts(with: prefix.utf8),
        !setting.isCalled("msDS-PSOAppliesTo")
      {
        group.append(setting)
      }
    }
    finish()
    return groups
  }

  /// Returns the distinguished name as the setting that stores it; a name in base64 (`dn::`) is not kept.
  private static func named(_ setting: Setting) -> Setting {
    let isPlain = setting.value.string.utf8.first != UInt8(ascii: ":")
    return Setting(
      name: ActiveDirectory.objectName, nameRange: setting.nameRange, value: isPlain ? setting.value : "",
      range: setting.range)
  }
}
