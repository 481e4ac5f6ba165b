import WatchwordDiagnostics

/// A use of an argument in a text.
struct ArgumentUse: Sendable {
  /// The position of the argument, from 1: at most ``Pattern/maximumPosition``, or the number of uses in the message.
  let position: Int
  /// The type that the argument must have.
  let kind: ArgumentFamily
  /// The bytes of the placeholder in the text.
  let range: Range<Int>
  /// Whether the placeholder has an explicit position.
  let isNumbered: Bool
  /// The substitution that is shown, if the use is one.
  let substitution: ExactText?
  /// Whether a whole number is read with 64 bits, as by `%lld`, or with 32, as by `%d`; `nil` if the size is unknown.
  var is64Bit: Bool?
}

extension [ArgumentUse] {
  /// Whether the uses equal `others` one by one, and none is a substitution.
  func areSame(as others: [ArgumentUse]) -> Bool {
    elementsEqual(others) { use, other in
      use.position == other.position && use.kind == other.kind && use.isNumbered == other.isNumbered
        && use.is64Bit == other.is64Bit && use.substitution == nil && other.substitution == nil
    }
  }

  /// The types that each argument is shown as.
  var families: ArgumentTable<ArgumentFamilies> {
    var families = ArgumentTable<ArgumentFamilies>()
    for use in self { families[use.position, default: []].insert(use.kind) }
    return families
  }
}

/// Values for the arguments of a message, by their positions.
struct ArgumentTable<Value: Sendable>: Sendable {
  // Positions are small: an array needs less time than a dictionary.
  private var values: [Value?] = []

  subscript(position: Int) -> Value? {
    get { position < values.count ? values[position] : nil }
    set {
      while position >= values.count { values.append(nil) }
      values[position] = newValue
    }
  }

  subscript(position: Int, default value: Value) -> Value {
    get { self[position] ?? value }
    set { self[position] = newValue }
  }

  /// The positions with values, in ascending order.
  var positions: some BidirectionalCollection<Int> { values.indices.lazy.filter { values[$0] != nil } }
}
