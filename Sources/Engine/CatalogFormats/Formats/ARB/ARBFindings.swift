package import WatchwordDiagnostics

extension FindingKind {
  /// A key of a Flutter resource is not a valid method name.
  package static let unusableKey = FindingKind(
    "unusable-key", .error, milder: [.warning],
    """
    A key of a Flutter resource is not a valid method name.

    What: Flutter generates a Dart method for each text of an .arb file, named after its key. The key has a character
    that Dart names cannot have, or starts with a digit. It is a warning if the key only starts with a capital letter or
    with _, which Flutter's generator rejects and others accept.

    Why: the code of the app cannot be generated.

    Example:
      {"sign-in": "Sign in"}

    What to do: use letters without accents, digits and _, and start with a small letter: "signIn".
    """,
    examples: [
      .bad("app_en.arb", #"{1️⃣"sign-in": "Sign in"}"#),
      .bad("app_en.arb", #"{1️⃣"SignIn": "Sign in"}"#),
      .good("app_en.arb", #"{"signIn": "Sign in", "sign_in2": "Sign in"}"#),
    ])
}
