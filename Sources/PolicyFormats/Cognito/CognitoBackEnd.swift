import WatchwordDiagnostics
import WatchwordPolicy

extension BackEnd {
  /// What a user pool of Amazon Cognito can ask for.
  ///
  /// The bounds are those of `PasswordPolicyType` in the API reference of Amazon Cognito user pools (2025); the special
  /// characters and the maximum of 256 characters are those of "Adding user pool password requirements" in its developer
  /// guide. A blank at either end is always refused, as the console says beside the special characters.
  static let cognito = BackEnd(
    unit: .codePoint, minimum: 6...99, alwaysHasMinimum: true, fixedMaximum: 256,
    classes: [
      .one(.digits), .one(.special, characters: "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+= "), .one(.uppercase),
      .one(.lowercase),
    ],
    history: 1...24, always: [.edgeWhiteSpace])
}
