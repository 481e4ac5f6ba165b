import WatchwordBasics

/// A place in a text where a program shows a value.
struct Placeholder: Sendable {
  /// The value that is shown.
  let argument: Argument
  /// The type that the value must have.
  let type: ArgumentType
  /// The bytes of the placeholder in the text.
  let range: Range<Int>
  /// The notation of the name, in texts that may have several.
  var notation: NamedSyntax?
  /// Whether the placeholder has an explicit position.
  var isNumbered = false
  /// The substitution of a String Catalog that is shown, if it is one.
  var substitution: ExactText?
  /// Whether a whole number is read with 64 bits, as by `%lld`, or with 32, as by `%d`; `nil` if the size is unknown.
  var is64Bit: Bool?
  /// Whether other texts may omit the value.
  var isOptional = false

  /// The value that is shown: by its position, or by its name.
  enum Argument: Hashable, Sendable {
    /// In `printf`, from 1: at most ``Pattern/maximumPosition``, or the number of placeholders in the message.
    case position(Int)
    case name(ExactText)
  }

  /// The position; 0 if the value has a name.
  var position: Int { if case .position(let position) = argument { position } else { 0 } }

  /// The name; empty if the value has a position.
  var name: ExactText { if case .name(let name) = argument { name } else { "" } }

  var kind: ArgumentType.Kind { type.kind }
}

extension [Placeholder] {
  /// Whether the placeholders equal `others` one by one, and none is a substitution.
  func areSame(as others: [Placeholder]) -> Bool {
    elementsEqual(others) { use, other in
      use.argument == other.argument && use.kind == other.kind && use.isNumbered == other.isNumbered
        && use.is64Bit == other.is64Bit && use.substitution == nil && other.substitution == nil
    }
  }

  /// The types that each value is shown as.
  var kinds: ArgumentTable<ArgumentType.Kinds> {
    var kinds = ArgumentTable<ArgumentType.Kinds>()
    for use in self { kinds[use.position, default: []].insert(use.kind) }
    return kinds
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
