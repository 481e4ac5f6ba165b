import BigInt
import TestSupport
import Testing

@testable import WatchwordPolicyTools

/// `Natural` against the big integers of another library, on numbers at which words run over and at random.
@Suite struct NaturalTests {
  private static let edges: [Case<[UInt64], Void>] = [
    edge("zero", []), edge("one", [1]), edge("two", [2]), edge("ten", [10]), edge("95", [95]),
    edge("2^63", [1 << 63]), edge("2^64 - 2", [.max - 1]), edge("2^64 - 1", [.max]), edge("2^64", [0, 1]),
    edge("2^64 + 1", [1, 1]), edge("2^65 - 1", [.max, 1]), edge("2^127", [0, 1 << 63]),
    edge("2^128 - 1", [.max, .max]),
    edge("2^128", [0, 0, 1]), edge("a zero between ones", [.max, 0, 1]), edge("2^192 - 1", [.max, .max, .max]),
    edge("zeros between", [0, .max, 0, 1]), edge("2^256 + 1", [1, 0, 0, 0, 1]),
    edge("2^7040 - 1", Array(repeating: .max, count: 110)), edge("2^7040", Array(repeating: 0, count: 110) + [1]),
  ]

  private static func edge(_ label: String, _ words: [UInt64]) -> Case<[UInt64], Void> { Case(label, words, ()) }

  // MARK: - Numbers of edges

  @Test(arguments: edges)
  func `sums, differences, products and orders are right where words run over`(left: Case<[UInt64], Void>) {
    for right in Self.edges { check(left.given, right.given) }
  }

  @Test(arguments: edges)
  func `a number has no leading zeros, and is equal to one that was given some`(edge: Case<[UInt64], Void>) {
    let words = edge.given
    let number = Natural(words: words)
    let padded = Natural(words: words + [0, 0])
    #expect(number.words == words)
    #expect(padded.words == words)
    #expect(padded == number)
    #expect(padded.hashValue == number.hashValue)
    #expect(number.isZero == words.isEmpty)
  }

  @Test(arguments: edges)
  func `a number is written in decimal digits, and its bits are counted`(edge: Case<[UInt64], Void>) {
    let words = edge.given
    #expect(Natural(words: words).description == BigUInt(words).description)
    #expect(Natural(words: words).bitWidth == BigUInt(words).bitWidth)
  }

  @Test(arguments: [0, 1, 18, 19, 20, 37, 38, 39, 57, 100, 2026])
  func `a power of ten is written with all its zeros`(exponent: Int) {
    #expect(Natural(10).power(exponent).description == "1" + String(repeating: "0", count: exponent))
    #expect((Natural(10).power(exponent) + 7 - 7).description == "1" + String(repeating: "0", count: exponent))
  }

  @Test(arguments: edges)
  func `bits from a place are those of the number`(edge: Case<[UInt64], Void>) {
    for place in [0, 1, 63, 64, 65, 127, 128, 500] {
      let bits = Natural(words: edge.given).bits(from: place)
      #expect(bits == UInt64(truncatingIfNeeded: BigUInt(edge.given) >> place), "from \(place)")
    }
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (Int.max, UInt64(Int.max)), (.min, 0)])
  func `a negative number becomes zero`(number: Int, expected: UInt64) {
    #expect(Natural(clamping: number) == Natural(expected))
  }

  @Test func `nothing is divided by zero`() {
    var number: Natural = 7
    let remainder = number.divide(by: 0)
    #expect(number == 7)
    #expect(remainder == 0)
  }

  // MARK: - Random numbers

  /// How many pairs of numbers are tried.
  private static let rounds = 2_000

  @Test func `random numbers are calculated with as by another library`() {
    var generator = SplitMix64(seed: 2_026)
    // Seven results are compared for each pair.
    for _ in 0..<Self.rounds {
      check(Self.words(upTo: 12, using: &generator), Self.words(upTo: 12, using: &generator))
    }
  }

  @Test func `random powers are those of another library`() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let words = Self.words(upTo: 3, using: &generator)
      let exponent = Int.random(in: 0...40, using: &generator)
      #expect(Natural(words: words).power(exponent) == Natural(BigUInt(words).power(exponent)))
    }
    #expect(Natural(95).power(1_024) == Natural(BigUInt(95).power(1_024)))
    #expect(Natural(95).power(-1) == 1)
    #expect(Natural().power(0) == 1)
  }

  // MARK: - Drawing

  @Test(arguments: edges)
  func `a number is drawn below the bound`(edge: Case<[UInt64], Void>) throws {
    var generator = SplitMix64()
    let bound = Natural(words: edge.given)
    for _ in 0..<100 {
      let drawn = Natural.random(below: bound, using: &generator)
      if bound.isZero { #expect(drawn == nil) } else { #expect(try #require(drawn) < bound) }
    }
  }

  @Test(arguments: [[5], [0, 5], [1, 4], [.max, .max]] as [[UInt64]])
  func `every fifth of the numbers below a bound is drawn as often`(words: [UInt64]) throws {
    var generator = SplitMix64()
    let bound = Natural(words: words)
    var counts = [0, 0, 0, 0, 0]
    for _ in 0..<10_000 {
      let drawn = try #require(Natural.random(below: bound, using: &generator))
      counts[Int(BigUInt(drawn.words) * 5 / BigUInt(words))] += 1
    }
    // The standard deviation is 40.
    #expect(counts.allSatisfy { (1_800...2_200).contains($0) }, "\(counts)")
  }

  // MARK: - Comparing

  private func check(_ left: [UInt64], _ right: [UInt64], at location: SourceLocation = #_sourceLocation) {
    let (one, other) = (Natural(words: left), Natural(words: right))
    let (first, second) = (BigUInt(left), BigUInt(right))
    let pair: Comment = "\(left), \(right)"
    #expect(one + other == Natural(first + second), pair, sourceLocation: location)
    #expect(one - other == Natural(first > second ? first - second : 0), pair, sourceLocation: location)
    #expect(one * other == Natural(first * second), pair, sourceLocation: location)
    #expect((one < other) == (first < second), pair, sourceLocation: location)
    #expect((one == other) == (first == second), pair, sourceLocation: location)
    #expect(one.description == first.description, pair, sourceLocation: location)
    guard let word = right.last else { return }
    #expect(one.multiplied(by: word) == Natural(first * BigUInt(word)), pair, sourceLocation: location)
    var quotient = one
    let remainder = quotient.divide(by: word)
    #expect(quotient == Natural(first / BigUInt(word)), pair, sourceLocation: location)
    #expect(BigUInt(remainder) == first % BigUInt(word), pair, sourceLocation: location)
  }

  /// Words of which many have all bits or none, so that sums run over; the highest is not zero.
  private static func words(upTo count: Int, using generator: inout SplitMix64) -> [UInt64] {
    var words = (0..<Int.random(in: 0...count, using: &generator)).map { _ -> UInt64 in
      let word = generator.next()
      return switch word % 4 {
      case 0: .max
      case 1: 0
      default: word
      }
    }
    while words.last == 0 { words.removeLast() }
    return words
  }
}

extension BigUInt {
  fileprivate init(_ words: [UInt64]) { self.init(words: words.map { UInt($0) }) }
}

extension Natural {
  fileprivate init(_ number: BigUInt) { self.init(words: number.words.map { UInt64($0) }) }
}
