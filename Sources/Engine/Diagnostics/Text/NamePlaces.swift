/// A set of names, each with its index in insertion order.
///
/// Data that belongs to a name is kept in a separate array, at the index of the name. A dictionary or set of another
/// type would add three kilobytes to the WebAssembly module.
package struct NamePlaces: Sendable {
  /// The names, while there are few: comparing these is cheaper than hashing one.
  private var few: [ExactText] = []
  /// The index of each name, once there are more.
  private var places: [ExactText: Int] = [:]
  private static let compared = 8

  /// Creates an empty set.
  package init() {}

  /// The index of a name; `nil` if it is not in the set.
  package subscript(name: ExactText) -> Int? { places.isEmpty ? few.firstIndex(of: name) : places[name] }

  /// Appends a name if it is new. Returns its index, and whether it was added.
  @discardableResult
  package mutating func insert(_ name: ExactText) -> (place: Int, isNew: Bool) {
    if places.isEmpty {
      if let place = few.firstIndex(of: name) { return (place, false) }
      few.append(name)
      if few.count > Self.compared {
        places.reserveCapacity(4 * Self.compared)
        for (place, name) in few.enumerated() { places[name] = place }
        few = []
        return (Self.compared, true)
      }
      return (few.count - 1, true)
    }
    let next = places.count
    // Reading and writing in one access hashes the name only once.
    let place = Self.copy(&places[name, default: next])
    return (place, place == next)
  }

  private static func copy(_ place: inout Int) -> Int { place }
}
