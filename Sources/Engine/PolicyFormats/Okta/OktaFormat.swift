import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// An Okta password policy in the JSON of its Policy API: `settings.password` with `complexity`, `age` and `lockout`.
  ///
  /// Okta does not publish which letters and symbols count; they are read as those of all scripts. It looks for the
  /// parts of the user name that have 4 or more characters, and for the first and last names.
  package static let okta = PolicyFormat(
    id: "okta", title: "Okta password policy", recognises: { OktaNames.settings(in: $0.members ?? []) != nil },
    read: OktaReading.read, write: OktaWriting.write)
}

extension BackEnd {
  /// The requirements that Okta supports; the bounds are those of "Configure a password policy" in its help (2025).
  static let okta = BackEnd(
    unit: .codePoint, minimum: 4...30, alwaysHasMinimum: true,
    classes: [.one(unicode: .lowercase), .one(unicode: .uppercase), .one(.digits), .one(unicode: .special)],
    history: 1...30, expiry: 1...MemberReader.maximumNumber, hasMinimumAge: true,
    switches: [.userID, .personalWords, .commonPassword],
    approximations: [
      .count(.lowercase): unpublished, .count(.uppercase): unpublished, .count(.special): unpublished,
      .userID: Approximation(
        reason: "it looks for the parts of the user name that have 4 or more characters", substitute: "refuses those"),
      .commonPassword: .ownList,
    ])

  private static let unpublished = Approximation(
    reason: "Okta does not publish which letters and symbols beyond ASCII it counts", extent: .beyondASCII)
}
