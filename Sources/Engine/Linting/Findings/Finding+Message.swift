import WatchwordBasics

extension Finding {
  /// The message of a finding; each check adds its own messages in its file.
  struct Message: Sendable {
    /// What was found and what was expected; starts with a capital and ends without a full stop.
    let text: String
    /// What to do about it, in the same form.
    let help: String
    /// The number of units that the message counts, if it counts any.
    let unitCount: Int?

    /// Creates a message from what is wrong and what to do about it.
    init(_ text: String, help: String, unitCount: Int? = nil) {
      self.text = text
      self.help = help
      self.unitCount = unitCount
    }
  }
}
