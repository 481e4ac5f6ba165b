/// Names, each with its place in the order in which they came.
///
/// What belongs to the names stands in a list beside it. A dictionary or a set of another type adds three kilobytes to
/// the WebAssembly module.
package struct NamePlaces: Sendable {
  /// The names, as long as they are a few: to compare those costs less than to hash one.
  private var few: [ExactText] = []
  /// The names, once they are more.
  private var places: [ExactText: Int] = [:]
  private static let compared = 8

  /// No names.
  package init() {}

  /// The place of a name; `nil` if it is not there.
  package subscript(name: ExactText) -> Int? { places.isEmpty ? few.firstIndex(of: name) : places[name] }

  /// Adds a name behind all others, unless it is there. Returns its place, and whether it was added.
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
    // An access that reads and writes hashes the name once.
    let place = Self.copy(&places[name, default: next])
    return (place, place == next)
  }

  private static func copy(_ place: inout Int) -> Int { place }
}
