/// Assigns numbers to values in order of first appearance, so that large values are stored once.
struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  /// Returns the number of `value`, from 0; a new value gets the next number.
  mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: Int32) -> Value { values[Int(number)] }
}
