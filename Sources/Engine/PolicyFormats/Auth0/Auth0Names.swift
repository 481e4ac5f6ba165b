import WatchwordBasics
import WatchwordPolicy

/// The names of Auth0's password options.
enum Auth0Names {
  /// The location of the password options.
  enum OptionsLocation {
    /// In `password_options`, which replaces everything else.
    case flexible([JSONMember])
    /// In the older options of a connection.
    case older([JSONMember])
  }

  static let types: [(name: ExactText, characterClass: CharacterClass)] = [
    ("uppercase", .uppercase), ("lowercase", .lowercase), ("number", .digits), ("special", .special),
  ]
  static let olderNames: [ExactText] = [
    "passwordPolicy", "password_complexity_options", "password_history", "password_no_personal_info",
    "password_dictionary",
  ]
  /// The profile fields that correspond to the user id, and those that correspond to the user's words.
  static let userIDFields: [ExactText] = ["username"]
  static let wordFields: [ExactText] = ["name", "given_name", "family_name", "nickname", "email"]

  /// The greatest number of code points in one of the connection's own words.
  static let maximumWordLength = 50

  static let keptMaximum: ExactText = "complexity.max_length_exceeded"
  static let keptFields: ExactText = "profile_data.blocked_fields"
  static let keptDictionary: ExactText = "dictionary.default"
  static let kept = [keptMaximum, keptFields, keptDictionary]

  /// Returns the password options in `members`, which are those of a connection, of its `options`, or of the password
  /// options themselves.
  static func location(in members: [JSONMember]) -> OptionsLocation? {
    if let options = members.value("options")?.members { return location(inOptions: options) }
    if let complexity = members.value("complexity")?.members,
      ["min_length", "character_types"].contains(where: { complexity.value($0) != nil })
    {
      return .flexible(members)
    }
    return location(inOptions: members)
  }

  private static func location(inOptions members: [JSONMember]) -> OptionsLocation? {
    if let options = members.value("password_options")?.members { return .flexible(options) }
    if case .string(let level)? = members.value("passwordPolicy")?.value {
      return Auth0Level.named(level.text) == nil ? nil : .older(members)
    }
    return olderNames.dropFirst().contains { members.value($0)?.members != nil } ? .older(members) : nil
  }
}
