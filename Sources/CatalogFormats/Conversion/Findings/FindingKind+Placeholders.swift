package import WatchwordDiagnostics

extension FindingKind {
  /// A placeholder has no equal in another format.
  package static let lostPlaceholder = FindingKind(
    "lost-placeholder", .warning,
    """
    A placeholder has no equal in another format.

    What: the format that is written cannot show the value in this way: names have no number of decimals, a width or a
    choice inside a text belongs to another syntax, and %1, ${name} and %{name} are those of other libraries. The
    placeholder is written in a simpler way, or as it is.

    Why: people see the value in another way, or the placeholder itself.

    Example:
      %.1f in an ARB file

    What to do: format the value in the program and pass it as a text.
    """)

  /// A placeholder is written in the way of another format.
  package static let rewrittenPlaceholder = FindingKind(
    "rewritten-placeholder", .info,
    """
    A placeholder is written in the way of another format.

    What: each format has its own signs for the same value: %@, %s, {arg1} and {{arg1}}. The number that chooses a plural
    form is called count. Values without names get the positions in which the source shows them first.

    Why: the program must pass the values by these names or positions.

    Example:
      "%lld files in %@" becomes "{count} files in {arg2}"

    What to do: nothing, if the program passes the values so.
    """)
}
