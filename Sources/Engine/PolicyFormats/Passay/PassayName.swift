import WatchwordBasics

/// The name of a Passay setting: a class and, mostly, a property.
struct PassayName {
  /// The class and the property, separated by a dot.
  let text: ExactText

  /// Creates a name from the part of `name` that starts at the class, which ends with "Rule"; `nil` if no part does.
  init?(_ name: ExactText) {
    let parts = name.string.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(where: { $0.count > 4 && $0.suffix(4).elementsEqual("Rule".utf8) }) else {
      return nil
    }
    text = ExactText(parts[index...].map { String(Substring($0)) }.joined(separator: "."))
  }
}
