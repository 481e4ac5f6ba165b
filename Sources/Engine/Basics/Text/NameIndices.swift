/// A set of names, each with its index in insertion order.
///
/// Data that belongs to a name is kept in a separate array, at the index of the name. A dictionary or set of another
/// type would add three kilobytes to the WebAssembly module.
package struct NameIndices: Sendable {
  /// The names, as long as there are few: comparing a few names is cheaper than hashing one.
  private var few: [ExactText] = []
  /// The index of each name, once there are too many names to compare.
  private var indices: [ExactText: Int] = [:]
  private static let compared = 8

  /// Creates an empty set.
  package init() {}

  /// The index of a name; `nil` if it is not in the set.
  package subscript(name: ExactText) -> Int? { indices.isEmpty ? few.firstIndex(of: name) : indices[name] }

  /// Appends a name if it is new. Returns its index, and whether it was added.
  @discardableResult
  package mutating func insert(_ name: ExactText) -> (index: Int, isNew: Bool) {
    if indices.isEmpty {
      if let index = few.firstIndex(of: name) { return (index, false) }
      few.append(name)
      if few.count > Self.compared {
        indices.reserveCapacity(4 * Self.compared)
        for (index, name) in few.enumerated() { indices[name] = index }
        few = []
        return (Self.compared, true)
      }
      return (few.count - 1, true)
    }
    let next = indices.count
    // Reading and writing in one access hashes the name only once.
    let index = Self.copy(&indices[name, default: next])
    return (index, index == next)
  }

  private static func copy(_ index: inout Int) -> Int { index }
}
