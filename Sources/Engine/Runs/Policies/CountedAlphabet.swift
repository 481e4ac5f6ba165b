import WatchwordBasics
import WatchwordPolicyTools

/// The alphabet of the passwords that are counted.
package struct CountedAlphabet: Sendable {
  let alphabet: Alphabet
  /// The name in messages.
  let name: String
  /// The requested characters that cannot be counted.
  let leftOut: [Unicode.Scalar]

  /// The printable characters of ASCII.
  package static var ascii: CountedAlphabet {
    CountedAlphabet(alphabet: .printableASCII, name: "printable characters of ASCII", leftOut: [])
  }

  private init(alphabet: Alphabet, name: String, leftOut: [Unicode.Scalar]) {
    self.alphabet = alphabet
    self.name = name
    self.leftOut = leftOut
  }

  /// The prefix for characters that would otherwise be taken for the name of an alphabet.
  private static let prefix = "characters:"

  /// Parses the name of an alphabet, or characters. Letters alone are taken for a name, so that a misspelt name is
  /// noticed.
  package init(named argument: String) throws(ValueFailure) {
    if ExactText(argument) == "ascii" {
      self = .ascii
      return
    }
    let isPrefixed = argument.utf8.starts(with: Self.prefix.utf8)
    guard isPrefixed || argument.isEmpty || !argument.utf8.allSatisfy({ ASCII.isLetter($0) }) else {
      let question = Suggestion.question(about: ExactText(argument), among: ["ascii"]) ?? "expected ascii."
      throw ValueFailure(message: "\(question) For letters alone, write characters:\(argument.clipped)")
    }
    let wanted = Set(argument.unicodeScalars.dropFirst(isPrefixed ? Self.prefix.unicodeScalars.count : 0))
    let alphabet = Alphabet(wanted)
    self.init(
      alphabet: alphabet, name: alphabet.count == 1 ? "given character" : "given characters",
      leftOut: wanted.subtracting(alphabet.characters).sorted())
  }

  /// Warns of characters that were left out; throws if none remains.
  func report(on console: Console) throws(RunFailure) {
    let codes = leftOut.map { "U+" + $0.hex }
    guard alphabet.count > 0 else {
      let reason = codes.isEmpty ? "is empty" : "has only characters that merge with others in NFC"
      throw RunFailure(
        message: "The value of --alphabet \(reason); expected ascii, or characters such as abc123")
    }
    if !codes.isEmpty {
      console.warn("Left out of the alphabet, because they merge with other characters: \(codes.joinedAsList)")
    }
  }
}

/// A value that an option does not accept.
package struct ValueFailure: Error {
  /// What is expected instead.
  package let message: String

  /// Creates a failure.
  package init(message: String) { self.message = message }

  /// Returns the failure for a number outside of these bounds.
  package static func expecting(_ least: String, to most: String) -> ValueFailure {
    ValueFailure(message: "expected a whole number from \(least.groupedDigits) to \(most.groupedDigits)")
  }
}

extension Unicode.Scalar {
  /// The code point with at least four hexadecimal digits.
  var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
