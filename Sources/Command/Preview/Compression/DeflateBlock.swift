/// A block of compressed data with codes of its own (RFC 1951, 3.2).
struct DeflateBlock {
  /// The number of pieces of a block, after which other codes may be better.
  static let size = 1 << 14

  /// The symbol that ends a block.
  private static let end = 256
  /// The order in which the lengths of the code for lengths are written.
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private var tokens: [DeflateToken] = []
  private var symbols = [Int](repeating: 0, count: 286)
  private var distances = [Int](repeating: 0, count: 30)
  private var extraBits = 0

  /// Whether the block should be written.
  var isFull: Bool { tokens.count >= Self.size }

  /// Adds a piece.
  mutating func add(_ token: DeflateToken) {
    tokens.append(token)
    guard token.isRepetition else {
      symbols[token.byte] += 1
      return
    }
    let (length, distance) = (Extended(length: token.length), Extended(distance: token.distance))
    symbols[length.symbol] += 1
    distances[distance.symbol] += 1
    extraBits += length.count + distance.count
  }

  /// Writes the block with codes of its own, or with those of the standard if that is shorter.
  func write(to writer: inout BitWriter, isLast: Bool) {
    var symbols = symbols
    symbols[Self.end] += 1
    let own = (HuffmanCode(frequencies: symbols, limit: 15), HuffmanCode(frequencies: distances, limit: 15))
    let fixed = (Self.fixedSymbols, Self.fixedDistances)
    let header = CodeHeader(own.0, own.1)
    let sizes = [own, fixed].map { $0.0.size(of: symbols) + $0.1.size(of: distances) }
    writer.add(isLast ? 1 : 0, 1)
    if sizes[0] + header.size < sizes[1] {
      writer.add(2, 2)
      header.write(to: &writer)
      write(to: &writer, own.0, own.1)
    } else {
      writer.add(1, 2)
      write(to: &writer, fixed.0, fixed.1)
    }
  }

  private func write(to writer: inout BitWriter, _ symbols: HuffmanCode, _ distances: HuffmanCode) {
    func add(_ code: HuffmanCode, _ symbol: Int) { writer.add(code.codes[symbol], Int(code.lengths[symbol])) }
    for token in tokens {
      guard token.isRepetition else {
        add(symbols, token.byte)
        continue
      }
      let (length, distance) = (Extended(length: token.length), Extended(distance: token.distance))
      add(symbols, length.symbol)
      writer.add(length.bits, length.count)
      add(distances, distance.symbol)
      writer.add(distance.bits, distance.count)
    }
    add(symbols, Self.end)
  }

  private static let fixedSymbols = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode(lengths: Array(repeating: 5, count: 32))

  /// A number as a symbol and further bits: lengths and distances have symbols for ranges, which grow.
  private struct Extended {
    let symbol: Int
    let bits: UInt32
    let count: Int

    /// A length, less 3.
    init(length: Int) {
      if length < 8 || length == 255 {
        (symbol, bits, count) = (length == 255 ? 285 : 257 + length, 0, 0)
      } else {
        let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
        count = exponent - 2
        symbol = 257 + 4 * (exponent - 1) + (length >> count) & 3
        bits = UInt32(length & (1 << count - 1))
      }
    }

    /// A distance, less 1.
    init(distance: Int) {
      if distance < 4 {
        (symbol, bits, count) = (distance, 0, 0)
      } else {
        let exponent = Int.bitWidth - 1 - distance.leadingZeroBitCount
        count = exponent - 1
        symbol = 2 * exponent + (distance >> count) & 1
        bits = UInt32(distance & (1 << count - 1))
      }
    }
  }

  /// The codes of a block as they stand in front of it: their lengths, which have a code themselves.
  private struct CodeHeader {
    private typealias Run = (symbol: Int, bits: UInt32, count: Int)

    private let symbolCount: Int
    private let distanceCount: Int
    /// The lengths, and how often some repeat: a symbol, further bits and their number.
    private let runs: [Run]
    private let code: HuffmanCode
    private let codeCount: Int

    init(_ symbols: HuffmanCode, _ distances: HuffmanCode) {
      symbolCount = max((symbols.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 257)
      distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
      var rest = (symbols.lengths.prefix(symbolCount) + distances.lengths.prefix(distanceCount))[...]
      var runs: [Run] = []
      while let length = rest.first {
        let count = rest.prefix { $0 == length }.count
        rest = rest.dropFirst(count)
        runs += Self.runs(of: length, count)
      }
      var frequencies = [Int](repeating: 0, count: 19)
      for run in runs { frequencies[run.symbol] += 1 }
      let code = HuffmanCode(frequencies: frequencies, limit: 7)
      self.runs = runs
      self.code = code
      codeCount = max((DeflateBlock.lengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
    }

    private static func runs(of length: UInt8, _ count: Int) -> [Run] {
      var runs: [Run] = []
      var count = count
      if length > 0 {
        runs.append((Int(length), 0, 0))
        count -= 1
      }
      while count >= 3 {
        let part = min(count, length > 0 ? 6 : 138)
        if length > 0 {
          runs.append((16, UInt32(part - 3), 2))
        } else if part <= 10 {
          runs.append((17, UInt32(part - 3), 3))
        } else {
          runs.append((18, UInt32(part - 11), 7))
        }
        count -= part
      }
      for _ in 0..<count { runs.append((Int(length), 0, 0)) }
      return runs
    }

    /// How many bits it takes.
    var size: Int { 14 + 3 * codeCount + runs.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + $1.count } }

    func write(to writer: inout BitWriter) {
      writer.add(UInt32(symbolCount - 257), 5)
      writer.add(UInt32(distanceCount - 1), 5)
      writer.add(UInt32(codeCount - 4), 4)
      for symbol in DeflateBlock.lengthOrder.prefix(codeCount) { writer.add(UInt32(code.lengths[symbol]), 3) }
      for run in runs {
        writer.add(code.codes[run.symbol], Int(code.lengths[run.symbol]))
        writer.add(run.bits, run.count)
      }
    }
  }
}
