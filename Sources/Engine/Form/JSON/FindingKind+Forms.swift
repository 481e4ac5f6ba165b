package import WatchwordDiagnostics

extension FindingKind {
  /// The kinds of findings about form scripts and server answers, in the order of the documentation.
  package static let formFindings: [FindingKind] = [
    .unknownField, .unknownChallengeMode, .unexpectedAnswer,
  ]

  /// An event names a field that the form does not have.
  package static let unknownField = FindingKind(
    "unknown-field", .error,
    """
    An event names a field that the form does not have.

    What: the "field" of an event exists only in other forms.

    Why: the event has no effect.

    Example:
      {"event": "edit", "field": "confirm", "text": "a"} in the form change

    What to do: correct the name; Documentation/FormAsJSON.md lists the fields.
    """,
    examples: [
      .bad("script.json", #"[{"event": "edit", "field": "confirm", "text": "a"}]"#),
      .good("script.json", #"[{"event": "edit", "field": "new", "text": "a"}]"#),
    ])

  /// A server requests an unknown form.
  package static let unknownChallengeMode = FindingKind(
    "unknown-challenge-mode", .error,
    """
    A server requests an unknown form.

    What: no form handles the challenge mode in the answer of a REL-ID server.

    Why: the app has no form to show.

    Example:
      a challenge with a mode that the SDK does not document

    What to do: update Watchword, or correct the server.
    """,
    examples: [
      .bad("script.json", #"[{"event": "appear"}, {"event": "challenge", "mode": 9}]"#),
      .good("script.json", #"[{"event": "appear"}]"#),
    ])

  /// A service gives an answer of a kind that the form does not expect.
  package static let unexpectedAnswer = FindingKind(
    "unexpected-answer", .error,
    """
    A service gives an answer of a kind that the form does not expect.

    What: the "kind" of an answer belongs to other forms.

    Why: the form cannot know whether the password was changed. It ends the submission as failed.

    Example:
      an answer of the kind "cognito" in the form update

    What to do: correct the service; Documentation/FormAsJSON.md lists the kinds that each form expects.
    """,
    examples: [
      .bad(
        "script.json",
        #"""
        [{"event": "edit", "field": "current", "text": "old"}, {"event": "edit", "field": "new", "text": "new-word-1"},
         {"event": "submit"}, {"event": "answer", "kind": "cognito", "error": "InternalErrorException"}]
        """#),
      .good(
        "script.json",
        #"""
        [{"event": "edit", "field": "current", "text": "old"}, {"event": "edit", "field": "new", "text": "new-word-1"},
         {"event": "submit"}, {"event": "answer", "kind": "wrongCurrentPassword"}]
        """#),
    ])
}
