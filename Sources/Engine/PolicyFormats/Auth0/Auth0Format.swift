import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password options of an Auth0 database connection: `password_options` of its flexible password policy, in a
  /// connection, in its `options` or alone.
  ///
  /// The older `passwordPolicy` (none, low, fair, good, excellent) with `password_complexity_options` and so on is also
  /// read, and written as `password_options`. Auth0 counts UTF-16 code units, and applies a maximum of 72 bytes if a
  /// longer password is an error.
  package static let auth0 = PolicyFormat(
    id: "auth0", title: "Auth0 connection", recognises: { Auth0Names.location(in: $0.members ?? []) != nil },
    read: Auth0Reading.read, write: Auth0Writing.write)
}

extension BackEnd {
  /// The requirements that Auth0 supports.
  ///
  /// The bounds are those of `ConnectionPasswordOptions` in its Management API (2025), and the counting is that of its
  /// packages `auth0-password-policies` and `password-sheriff`. If three of the four types are required, individual
  /// types cannot be required.
  static func auth0(hasSomeClasses: Bool) -> BackEnd {
    let obstacle = "it requires either three of the four types or single ones"
    return BackEnd(
      unit: .utf16, minimum: 1...72, maximum: 72...72, maximumUnit: .utf8,
      classes: hasSomeClasses ? [] : [.one(.uppercase), .one(.lowercase), .one(.digits), .one(.special)],
      someClasses: ClassesRule(minimum: 3, repertoire: .ascii), repetition: 2...2, history: 1...24,
      words: (200, Auth0Names.maximumWordLength),
      switches: [.sequence, .userID, .personalWords, .commonPassword],
      approximations: [
        .repetition: Approximation(
          reason: "it does not detect a repeated emoji", substitute: "refuses other characters 3 times in a row",
          extent: .surrogates),
        .sequence: Approximation(
          reason:
            "its sequences consist of ASCII letters of one case or of ASCII digits, and it also takes /01, :98, @AB, "
            + "[ZY, `ab and {zy for sequences", substitute: "refuses its own sequences of 3 or more"),
        .commonPassword: .ownList,
      ],
      normalizes: false,
      obstacles: hasSomeClasses
        ? [
          .count(.uppercase): obstacle, .count(.lowercase): obstacle, .count(.digits): obstacle,
          .count(.special): obstacle,
        ] : [:])
  }
}
