import WatchwordDiagnostics

/// The current `<file>`.
struct XLIFF2File {
  var id: ExactText?
  /// The unit names that serve as keys.
  private var keys: Set<ExactText> = []
  var groupIDs: Set<ExactText> = []
  /// The profiles for lengths and for storage.
  var generalProfile: ExactText?
  var storageProfile: ExactText?

  init(id: ExactText? = nil) { self.id = id }

  /// Returns the key of a unit: its name, which is that of the text in the original resource (Part 1, section
  /// 3.3.1.23), or else its id. Names need not be unique, so a name becomes the key only of the first unit that has it.
  mutating func key(id: ExactText, name: ExactText?) -> ExactText {
    guard let name, !name.isEmpty, name == id || keys.insert(name).inserted else { return id }
    return name
  }
}
