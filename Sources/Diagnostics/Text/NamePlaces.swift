/// Names, each with its place in the order in which they came.
///
/// What belongs to the names stands in a list beside it. A dictionary or a set of another type adds three kilobytes to
/// the WebAssembly module.
public struct NamePlaces: Sendable {
  private var places: [ExactText: Int] = [:]

  /// No names.
  public init() {}

  /// The place of a name; `nil` if it is not there.
  public subscript(name: ExactText) -> Int? { places[name] }

  /// Adds a name behind all others, unless it is there. Returns its place, and whether it was added.
  @discardableResult
  public mutating func insert(_ name: ExactText) -> (place: Int, isNew: Bool) {
    if let place = places[name] { return (place, false) }
    places[name] = places.count
    return (places.count - 1, true)
  }
}
