/// The Secure Hash Algorithm 1 (FIPS 180-4, 2015, section 6.1).
///
/// Use it only to look up passwords in lists of such hashes. Do not use it to store passwords or to protect anything:
/// collisions have been practical since 2017.
package struct SHA1: Sendable {
  /// The state after the blocks so far; initially that of section 5.3.1.
  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  /// The bytes after the last whole block: fewer than 64.
  private var rest: [UInt8] = []
  /// The number of bytes so far.
  private var count: UInt64 = 0
  /// The message schedule, stored here so that it is allocated only once.
  private var schedule = [UInt32](repeating: 0, count: 80)

  /// Creates the hash of an empty input, to which bytes can be appended.
  package init() { rest.reserveCapacity(128) }

  /// Returns the hash of `bytes`.
  package static func digest(of bytes: some Sequence<UInt8>) -> Digest {
    var hash = SHA1()
    hash.append(Array(bytes))
    return hash.digest
  }

  /// Appends `bytes` to the hashed input.
  package mutating func append(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    var offset = 0
    if !rest.isEmpty {
      offset = min(64 - rest.count, bytes.count)
      rest += bytes[..<offset]
      guard rest.count == 64 else { return }
      process(rest, at: 0)
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - offset >= 64 {
      process(bytes, at: offset)
      offset += 64
    }
    rest += bytes[offset...]
  }

  /// The hash of all bytes so far; more can be appended afterwards.
  package var digest: Digest {
    var last = self
    // Section 5.1.1: a 1 bit, zeros up to 8 bytes before the end of a block, and the length in bits.
    let bits = count &* 8
    let zeros = (64 + 55 - Int(count % 64)) % 64
    last.append([0x80] + [UInt8](repeating: 0, count: zeros))
    last.append((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
    return Digest(words: last.state)
  }

  /// Processes the block of `bytes` at `offset` (section 6.1.2).
  private mutating func process(_ bytes: [UInt8], at offset: Int) {
    for index in 0..<16 {
      let start = offset + 4 * index
      let high = UInt32(bytes[start]) << 24 | UInt32(bytes[start + 1]) << 16
      schedule[index] = high | UInt32(bytes[start + 2]) << 8 | UInt32(bytes[start + 3])
    }
    for index in 16..<80 {
      let word = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule[index] = word << 1 | word >> 31
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant) = Self.mix(b, c, d, round: index / 20)
      let next = (a << 5 | a >> 27) &+ mixed &+ e &+ constant &+ schedule[index]
      (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  /// Returns the function value and the constant of a round (sections 4.1.1 and 4.2.1).
  @inline(__always)
  private static func mix(_ b: UInt32, _ c: UInt32, _ d: UInt32, round: Int) -> (UInt32, UInt32) {
    switch round {
    case 0: ((b & c) ^ (~b & d), 0x5A82_7999)
    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
    case 2: ((b & c) ^ (b & d) ^ (c & d), 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  /// A hash of 160 bits.
  ///
  /// A password can be guessed from its hash, so descriptions do not show it.
  package struct Digest: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The 40 hexadecimal digits, in capitals, as bytes of ASCII.
    package let hexadecimal: [UInt8]

    fileprivate init(words: [UInt32]) {
      hexadecimal = words.flatMap { word in
        stride(from: UInt32(28), through: 0, by: -4).map { Self.digit(word >> $0 & 0xF) }
      }
    }

    /// Creates the hash with these 40 hexadecimal digits, of either case; fails for any other text.
    package init?(hexadecimal text: some StringProtocol) {
      let digits = Array(text.utf8).compactMap { HexadecimalDigit.uppercased($0) }
      guard digits.count == 40, text.utf8.count == 40 else { return nil }
      hexadecimal = digits
    }

    private static func digit(_ value: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
    }

    /// Always the same text: a hash is never shown.
    package var description: String { "SHA1.Digest(hidden)" }
    /// Always the same text: a hash is never shown.
    package var debugDescription: String { description }
    /// A mirror without children: a hash is never shown.
    package var customMirror: Mirror { Mirror(self, children: [:]) }
  }
}
