import ArgumentParser

/// The options of `lint` that correct files.
struct FixOptions: ParsableArguments {
  @Flag(
    name: .customLong("fix"),
    help: "Correct what can be corrected safely, then report what is left. The rest of the file is not changed.")
  var isApplied = false

  @Flag(
    name: .customLong("unsafe"), help: "With --fix or --diff: also apply the corrections that need a review afterwards."
  )
  var includesUnsafe = false

  @Flag(
    name: .customLong("diff"),
    help:
      "Show the corrections as a unified diff instead of a report; no file is changed. Exits with 1 if there are any.")
  var isShown = false

  /// Whether corrections are to be applied or shown.
  var isOn: Bool { isApplied || isShown }

  func validate() throws {
    guard includesUnsafe, !isOn else { return }
    throw ValidationError("--unsafe selects which corrections to apply; add --fix to apply them, or --diff to see them")
  }
}
