import ArgumentParser

/// Reads the value of an option as a whole number.
///
/// The option needs `parsing: .unconditional`, so that -1 is a value, about which there is something to say.
enum WholeNumber {
  /// What reads a number within `bounds`; it throws what was expected.
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
