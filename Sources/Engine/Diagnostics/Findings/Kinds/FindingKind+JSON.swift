extension FindingKind {
  /// The kinds of findings about JSON that are not described by a check of catalogues, in the order of the
  /// documentation.
  package static let jsonFindings: [FindingKind] = [
    .invalidUTF8, .unknownKey, .duplicateValue, .valueOutOfRange, .unusableValue,
  ]

  /// A text contains bytes that are not valid UTF-8.
  package static let invalidUTF8 = FindingKind(
    "invalid-utf8", .error,
    """
    A text contains bytes that are not valid UTF-8.

    What: bytes inside a string of a JSON file, or in a line of a list of passwords, are not valid UTF-8.

    Why: programs decode these bytes differently, or refuse the file.

    Example:
      "caf\\xE9", saved in ISO 8859-1

    What to do: save the file as UTF-8.
    """)

  /// An object has a member with an unknown name.
  package static let unknownKey = FindingKind(
    "unknown-key", .error,
    """
    An object has a member with an unknown name.

    What: a rule, a policy, an event or a compiled catalogue has a member that its format does not have.

    Why: it is probably a typing error, and the intended setting has no effect.

    Example:
      {"rule": "length", "minimum": 8}

    What to do: correct the name, or remove the member.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "length", "minimum": 8}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 8}]}"#),
    ])

  /// A list contains the same value twice.
  package static let duplicateValue = FindingKind(
    "duplicate-value", .error,
    """
    A list contains the same value twice.

    What: a list of words has one of them twice.

    Why: the second one has no effect; another word may have been meant.

    Example:
      {"rule": "classes", "of": ["digits", "digits"]}

    What to do: correct or remove one of the two.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "classes", "min": 1, "of": ["digits", "digits"]}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "classes", "min": 1, "of": ["digits", "letters"]}]}"#),
    ])

  /// A number is too small or too large.
  package static let valueOutOfRange = FindingKind(
    "value-out-of-range", .error,
    """
    A number is too small or too large.

    What: a number is outside the bounds that the finding states.

    Why: it would have no effect, or no password could meet the rule.

    Example:
      {"rule": "length", "min": -1}

    What to do: write a number within the bounds.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": -1}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 8}]}"#),
    ])

  /// A value cannot be used.
  package static let unusableValue = FindingKind(
    "unusable-value", .error, milder: [.warning],
    """
    A value cannot be used.

    What: a value has the right type, but is empty, or does not fit the other values of its rule. It is a warning where
    the system that the policy is for ignores the value.

    Why: the rule would have no effect, or no password could meet it.

    Example:
      {"rule": "length", "min": 12, "max": 8}

    What to do: change the value as the finding says.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": ""}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": " "}]}"#),
    ])
}
