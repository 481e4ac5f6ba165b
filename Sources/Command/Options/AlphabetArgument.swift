import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicyAnalysis

/// The characters of which passwords are made while they are counted.
struct AlphabetArgument: ExpressibleByArgument {
  let alphabet: Alphabet
  /// How messages name it.
  let name: String
  /// Characters that were asked for but cannot be counted.
  let leftOut: [Unicode.Scalar]

  static let ascii = AlphabetArgument(alphabet: .printableASCII, name: "printable characters of ASCII", leftOut: [])

  private init(alphabet: Alphabet, name: String, leftOut: [Unicode.Scalar]) {
    self.alphabet = alphabet
    self.name = name
    self.leftOut = leftOut
  }

  init?(argument: String) {
    if argument == "ascii" {
      self = .ascii
    } else {
      let wanted = Set(argument.unicodeScalars)
      let alphabet = Alphabet(wanted)
      self.init(
        alphabet: alphabet, name: alphabet.count == 1 ? "given character" : "given characters",
        leftOut: wanted.subtracting(alphabet.characters).sorted())
    }
  }

  var defaultValueDescription: String { "ascii" }

  /// Says which characters were left out; throws if none is left.
  func report() throws {
    let codes = leftOut.map { "U+" + String(repeating: "0", count: max(0, 4 - $0.hex.count)) + $0.hex }
    guard alphabet.count > 0 else {
      let reason = codes.isEmpty ? "is empty" : "has only characters that merge with others in NFC"
      throw CommandFailure(
        message: "The value of --alphabet \(reason); expected ascii, or characters such as abc123")
    }
    if !codes.isEmpty {
      StandardError.warn("Left out of the alphabet, because they merge with other characters: \(codes.joinedAsList)")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var hex: String { String(value, radix: 16, uppercase: true) }
}
