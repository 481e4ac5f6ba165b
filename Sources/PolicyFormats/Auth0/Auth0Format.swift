import WatchwordDiagnostics
package import WatchwordPolicy

extension PolicyFormat {
  /// The password options of a database connection of Auth0: `password_options` of its flexible password policy, in a
  /// connection, its `options` or alone.
  ///
  /// The older `passwordPolicy` (none, low, fair, good, excellent) with `password_complexity_options` and so on is read
  /// too, and written as `password_options`. Auth0 counts UTF-16 code units, and a maximum of 72 bytes where a longer
  /// password is an error.
  package static let auth0 = PolicyFormat(
    id: "auth0", title: "Auth0 connection", recognises: { Auth0Names.place(in: $0.members ?? []) != nil },
    read: Auth0Reading.read, write: Auth0Writing.write)
}

extension BackEnd {
  /// What Auth0 can ask for.
  ///
  /// The bounds are those of `ConnectionPasswordOptions` in its Management API (2025); what counts is that of its packages
  /// `auth0-password-policies` and `password-sheriff`. With three of four types, single types cannot be asked for.
  static func auth0(hasSomeClasses: Bool) -> BackEnd {
    let obstacle = "it asks either for three of the four types or for each"
    return BackEnd(
      unit: .utf16, minimum: 1...72, maximum: 72...72, maximumUnit: .utf8,
      classes: hasSomeClasses ? [] : [.one(.uppercase), .one(.lowercase), .one(.digits), .one(.special)],
      someClasses: ClassesRule(minimum: 3, repertoire: .ascii), repetition: 2...2, history: 1...24,
      words: (200, Auth0Names.longestWord),
      switches: [.sequence, .userID, .personalWords, .commonPassword],
      nearly: [
        .repetition: Nearness(
          reason: "it does not see that an emoji is repeated", substitute: "refuses other characters 3 times in a row",
          extent: .surrogates),
        .sequence: Nearness(
          reason:
            "its sequences are of ASCII letters of one case and of ASCII digits, and it takes /01, :98, @AB, [ZY, "
            + "`ab and {zy for sequences too", substitute: "refuses its own sequences of 3 or more"),
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
