import WatchwordDiagnostics
import WatchwordPolicy

extension BackEnd {
  /// The requirements that an Amazon Cognito user pool supports.
  ///
  /// The bounds are those of `PasswordPolicyType` in the API reference of Amazon Cognito user pools (2025); the special
  /// characters and the maximum of 256 characters are those of "Adding user pool password requirements" in its
  /// developer guide. A space at either end is always rejected, as the console states next to the special characters.
  static let cognito = BackEnd(
    unit: .codePoint, minimum: 6...99, alwaysHasMinimum: true, fixedMaximum: 256,
    classes: [
      .one(.digits), .one(.special, characters: "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= "), .one(.uppercase),
      .one(.lowercase),
    ],
    history: 1...24, always: [.edgeWhiteSpace])
}
