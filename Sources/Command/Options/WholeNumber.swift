import ArgumentParser

/// A parser of whole numbers in options.
///
/// The option needs `parsing: .unconditional`, so that -1 is parsed as a value and reported with the bounds.
enum WholeNumber {
  /// Returns a parser of numbers within `bounds`, which throws the expectation.
  static func reading<Number: FixedWidthInteger & Sendable>(
    in bounds: ClosedRange<Number>
  ) -> @Sendable (String) throws -> Number {
    { text in
      if let number = Number(text), bounds.contains(number) { return number }
      let ends = [bounds.lowerBound, bounds.upperBound].map { "\($0)".groupedDigits }
      throw ValidationError("expected a whole number from \(ends[0]) to \(ends[1])")
    }
  }
}
