/// Values by the ids of messages, in the order in which they came; each id once.
///
/// Whatever the values are, one dictionary of places finds them: a program carries the code of a single dictionary.
public struct MessageTable<Value> {
  /// The ids, in the order in which they came.
  public private(set) var ids: [MessageID] = []
  /// The values, in the order of their ids.
  public private(set) var values: [Value] = []
  private var places: [MessageID: Int] = [:]

  /// A table without values.
  public init() {}

  /// The number of ids.
  public var count: Int { ids.count }

  /// The value of `id`, where there is one.
  public subscript(id: MessageID) -> Value? { places[id].map { values[$0] } }

  /// The value of `id`; where there is none, `value` becomes it with the first change.
  subscript(id: MessageID, default value: @autoclosure () -> Value) -> Value {
    get { self[id] ?? value() }
    _modify {
      let place = places[id] ?? values.count
      if place == values.count { append(value(), for: id) }
      yield &values[place]
    }
  }

  /// Gives `id` a value, unless it has one.
  public mutating func insert(_ value: Value, for id: MessageID) {
    if places[id] == nil { append(value, for: id) }
  }

  /// Makes the table empty, for others of about its size.
  mutating func removeAll() {
    ids.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ value: Value, for id: MessageID) {
    places[id] = values.count
    ids.append(id)
    values.append(value)
  }
}

extension MessageTable: Sendable where Value: Sendable {}

extension MessageTable: Equatable where Value: Equatable {
  /// Whether both tables have the same values for the same ids, in any order.
  public static func == (left: MessageTable, right: MessageTable) -> Bool {
    left.count == right.count && left.ids.indices.allSatisfy { right[left.ids[$0]] == left.values[$0] }
  }
}

extension MessageTable: Hashable where Value: Hashable {
  /// Feeds the number of ids to `hasher`: tables are rarely as large as each other, and their order does not count.
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension MessageTable: ExpressibleByDictionaryLiteral {
  /// A table of these values; of two with the same id the first one counts.
  public init(dictionaryLiteral elements: (MessageID, Value)...) {
    for (id, value) in elements { insert(value, for: id) }
  }
}
