import ArgumentParser
import WatchwordBasics
import WatchwordRuns

/// A parser of whole numbers in options.
///
/// The option needs `parsing: .unconditional`, so that -1 is parsed as a value and reported with the bounds.
enum WholeNumber {
  /// Returns a parser of numbers within `bounds`, whose error states the bounds.
  static func reading<Number: FixedWidthInteger & Sendable>(
    in bounds: ClosedRange<Number>
  ) -> @Sendable (String) throws -> Number {
    { text in
      if let number = Number(text), bounds.contains(number) { return number }
      throw ValidationError(ValueFailure.expecting("\(bounds.lowerBound)", to: "\(bounds.upperBound)").message)
    }
  }
}

extension ValueFailure {
  /// Returns the value of `body`, whose failure becomes one of the arguments.
  static func reported<Value>(_ body: () throws(ValueFailure) -> Value) throws -> Value {
    do throws(ValueFailure) { return try body() } catch { throw ValidationError(error.message) }
  }
}
