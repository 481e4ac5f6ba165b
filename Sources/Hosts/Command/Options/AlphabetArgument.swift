import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicyAnalysis
import WatchwordReporting

/// The alphabet of the passwords that are counted.
struct AlphabetArgument {
  let alphabet: Alphabet
  /// The name in messages.
  let name: String
  /// The requested characters that cannot be counted.
  let leftOut: [Unicode.Scalar]

  static let ascii = AlphabetArgument(alphabet: .printableASCII, name: "printable characters of ASCII", leftOut: [])

  private init(alphabet: Alphabet, name: String, leftOut: [Unicode.Scalar]) {
    self.alphabet = alphabet
    self.name = name
    self.leftOut = leftOut
  }

  /// The prefix for characters that would otherwise be taken for the name of an alphabet.
  private static let prefix = "characters:"

  /// Parses the name of an alphabet, or characters. Letters alone are taken for a name, so that a misspelt name is
  /// noticed.
  init(named argument: String) throws {
    if ExactText(argument) == "ascii" {
      self = .ascii
      return
    }
    let isPrefixed = argument.utf8.starts(with: Self.prefix.utf8)
    guard
      isPrefixed || argument.isEmpty
        || !argument.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic })
    else {
      let question = Suggestion.question(about: ExactText(argument), among: ["ascii"]) ?? "expected ascii."
      throw ValidationError("\(question) For letters alone, write characters:\(argument.clipped)")
    }
    let wanted = Set(argument.unicodeScalars.dropFirst(isPrefixed ? Self.prefix.unicodeScalars.count : 0))
    let alphabet = Alphabet(wanted)
    self.init(
      alphabet: alphabet, name: alphabet.count == 1 ? "given character" : "given characters",
      leftOut: wanted.subtracting(alphabet.characters).sorted())
  }

  /// Warns of characters that were left out; throws if none remains.
  func report() throws {
    let codes = leftOut.map { "U+" + $0.hex }
    guard alphabet.count > 0 else {
      let reason = codes.isEmpty ? "is empty" : "has only characters that merge with others in NFC"
      throw RunFailure(
        message: "The value of --alphabet \(reason); expected ascii, or characters such as abc123")
    }
    if !codes.isEmpty {
      StandardError.warn("Left out of the alphabet, because they merge with other characters: \(codes.joinedAsList)")
    }
  }
}

extension Unicode.Scalar {
  /// The code point with at least four hexadecimal digits.
  var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

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
      let ends = [bounds.lowerBound, bounds.upperBound].map { "\($0)".groupedDigits }
      throw ValidationError("expected a whole number from \(ends[0]) to \(ends[1])")
    }
  }
}
