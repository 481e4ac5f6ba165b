/// What a check says about a defect.
enum Finding {
  /// The words of a finding; each check adds its own, in its file.
  struct Message: Sendable {
    /// What was found and what was expected, with a capital first and without a final full stop.
    let text: String
    /// What to do about it, in the same form.
    let help: String

    /// What is wrong, and what to do about it.
    init(_ text: String, help: String) {
      self.text = text
      self.help = help
    }
  }
}
