import WatchwordDiagnostics

/// The current `<file>`.
struct XLIFF2File {
  var id: ExactText?
  /// The names of its units that serve as their keys.
  private var keys: Set<ExactText> = []
  var groupIDs: Set<ExactText> = []
  /// The profile of lengths, and that of storage.
  var generalProfile: ExactText?
  var storageProfile: ExactText?

  init(id: ExactText? = nil) { self.id = id }

  /// The key of a unit: its name, which is that of the text in the original resource (Part 1, section 3.3.1.23), or
  /// else its id. Names need not differ as ids do, so that a name counts for the first unit that has it.
  mutating func key(id: ExactText, name: ExactText?) -> ExactText {
    guard let name, !name.isEmpty, name == id || keys.insert(name).inserted else { return id }
    return name
  }
}
