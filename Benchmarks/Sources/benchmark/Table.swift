/// The results as a Markdown table.
struct Table {
  private var rows: [[String]] = []
  private var notes: [String] = []

  /// The target of a figure.
  enum Target {
    case atLeast(Double, unit: String)
    case atMost(Double, unit: String)
    /// A multiple of the figure of a peer in the same run, because figures of two machines cannot be compared.
    case atLeastTimes(Double, unit: String)
    case atMostTimes(Double, unit: String)
    case none(unit: String)

    fileprivate var unit: String {
      switch self {
      case .atLeast(_, let unit), .atMost(_, let unit), .none(let unit): unit
      case .atLeastTimes(_, let unit), .atMostTimes(_, let unit): unit
      }
    }

    fileprivate var text: String {
      switch self {
      case .atLeast(let value, let unit): "≥ \(number(value)) \(unit)"
      case .atMost(let value, let unit): "≤ \(number(value)) \(unit)"
      case .atLeastTimes(let value, _): "≥ \(number(value)) ×"
      case .atMostTimes(let value, _): "≤ \(number(value)) ×"
      case .none: "–"
      }
    }

    fileprivate func isMet(by figure: Double, peer: Double?) -> String {
      let ratio = peer.flatMap { $0 > 0 ? figure / $0 : nil }
      let isMet: Bool? =
        switch self {
        case .atLeast(let value, _): figure >= value
        case .atMost(let value, _): figure <= value
        case .atLeastTimes(let value, _): ratio.map { $0 >= value }
        case .atMostTimes(let value, _): ratio.map { $0 <= value }
        case .none: nil
        }
      return isMet.map { $0 ? "ok" : "miss" } ?? "–"
    }
  }

  /// Adds a figure, with the figure of a peer in the same run and their ratio.
  mutating func add(_ what: String, _ figure: Double, _ target: Target, peer: (name: String, figure: Double)? = nil) {
    let other = peer.map { "\($0.name): \(number($0.figure)) \(target.unit)" } ?? "–"
    let ratio = peer.map { $0.figure > 0 ? "\(number(figure / $0.figure)) ×" : "–" } ?? "–"
    let result = target.isMet(by: figure, peer: peer?.figure)
    rows.append([what, "\(number(figure)) \(target.unit)", target.text, other, ratio, result])
    print("  \(what): \(number(figure)) \(target.unit)")
  }

  /// Adds the ratio of our figure to a peer's, with both figures.
  mutating func addRatio(_ what: String, _ figure: Double, _ target: Target, to peer: (name: String, figure: Double)) {
    guard peer.figure > 0 else { return }
    add("\(what), times \(peer.name) (\(number(peer.figure))/s)", figure / peer.figure, target)
  }

  /// Notes a benchmark that was skipped, and the reason.
  mutating func skip(_ what: String, _ reason: String) {
    notes.append("Skipped: \(what): \(reason)")
    print("  \(what): skipped, \(reason)")
  }

  func write() {
    let head = ["what", "figure", "target", "peer in the same run", "ratio", "result"]
    print("")
    for row in [head, head.map { _ in "---" }] + rows { print("| \(row.joined(separator: " | ")) |") }
    if !notes.isEmpty { print("") }
    for note in notes { print(note) }
  }
}

/// Returns a number with three significant digits and a blank between thousands.
func number(_ value: Double) -> String {
  if value >= 100 {
    let digits = String(Int(value.rounded()))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += " " }
      text.append(digit)
    }
    return text
  }
  let factor: Double = value >= 10 ? 10 : value >= 0.1 ? 100 : 10_000
  return String((value * factor).rounded() / factor)
}
