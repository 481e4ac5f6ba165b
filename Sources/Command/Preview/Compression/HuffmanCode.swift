/// The prefix code of an alphabet: the bits of each symbol.
struct HuffmanCode {
  /// The number of bits of each symbol, 0 for one that does not occur.
  let lengths: [UInt8]
  /// The bits of each symbol, in the order in which they are written.
  let codes: [UInt32]

  /// The code with these lengths: canonical, as RFC 1951, 3.2.2 asks for.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(next[Int(length)], Int(length))
    }
  }

  /// A nearly shortest code for symbols that occur so often, with at most `limit` bits for each; it is complete.
  init(frequencies: [Int], limit: Int) {
    self.init(lengths: Self.lengths(of: frequencies, limit: limit))
  }

  /// How many bits the symbols take that occur so often.
  func size(of frequencies: [Int]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }

  private static func lengths(of frequencies: [Int], limit: Int) -> [UInt8] {
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    // A code of one symbol would be incomplete, which some readers refuse.
    for symbol in frequencies.indices where used.count < 2 && frequencies[symbol] == 0 { used.append(symbol) }
    used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var counts = depths(of: used.map { frequencies[$0] }, limit: limit)
    shorten(&counts, to: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var rest = used[...]
    // The rarest symbols have the longest codes.
    for length in stride(from: limit, through: 1, by: -1) {
      for symbol in rest.prefix(counts[length]) { lengths[symbol] = UInt8(length) }
      rest = rest.dropFirst(counts[length])
    }
    return lengths
  }

  /// How many symbols have each depth in Huffman's tree of ascending weights; those that are deeper than `limit` are
  /// counted there.
  private static func depths(of weights: [Int], limit: Int) -> [Int] {
    // Nodes come in ascending order, so that two queues do: the leaves, and the inner nodes behind them.
    let count = weights.count
    var weights = weights
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    func lightest() -> Int {
      if leaf < count, inner >= weights.count || weights[leaf] <= weights[inner] {
        defer { leaf += 1 }
        return leaf
      }
      defer { inner += 1 }
      return inner
    }
    while weights.count < 2 * count - 1 {
      let (first, second) = (lightest(), lightest())
      (parents[first], parents[second]) = (weights.count, weights.count)
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: weights.count)
    var counts = [Int](repeating: 0, count: limit + 1)
    for node in weights.indices.dropLast().reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < count { counts[min(depths[node], limit)] += 1 }
    }
    return counts
  }

  /// Moves symbols so that codes of these lengths exist again, after some were shortened to the limit: whenever two
  /// share the place of a shorter one, a place of the longest is free.
  private static func shorten(_ counts: inout [Int], to limit: Int) {
    var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while total > 1 << limit {
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
      counts[limit] -= 1
      counts[length] -= 1
      counts[length + 1] += 2
      total -= 1
    }
  }

  private static func reversed(_ code: UInt32, _ length: Int) -> UInt32 {
    var (code, result) = (code, UInt32(0))
    for _ in 0..<length {
      result = result << 1 | code & 1
      code >>= 1
    }
    return result
  }
}
