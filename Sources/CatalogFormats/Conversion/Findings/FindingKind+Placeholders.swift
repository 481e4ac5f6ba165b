package import WatchwordDiagnostics

extension FindingKind {
  /// A placeholder has no equivalent in another format.
  package static let lostPlaceholder = FindingKind(
    "lost-placeholder", .warning,
    """
    A placeholder has no equivalent in another format.

    What: the target format cannot show the value in this way: named placeholders cannot specify decimals, a width or a
    choice inside a text belongs to another syntax, and %1, ${name} and %{name} belong to other libraries. The
    placeholder is written in a simpler form, or unchanged.

    Why: people see the value in another form, or the placeholder itself.

    Example:
      %.1f in an ARB file

    What to do: format the value in the program and pass it as a string.
    """)

  /// A placeholder is written in the syntax of another format.
  package static let rewrittenPlaceholder = FindingKind(
    "rewritten-placeholder", .info,
    """
    A placeholder is written in the syntax of another format.

    What: each format has its own notation for the same value: %@, %s, {arg1} and {{arg1}}. The number that selects a
    plural form is called count. Values without names get the positions in which they first appear in the source.

    Why: the program must pass the values by these names or positions.

    Example:
      "%lld files in %@" becomes "{count} files in {arg2}"

    What to do: nothing, if the program already passes the values like this.
    """)
}
