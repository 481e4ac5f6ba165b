import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit
import WatchwordReporting

/// The output of `watchword policy count`.
struct PolicyCountReport {
  let name: String
  let alphabetName: String
  /// The greatest length that was asked for.
  let end: Int
  let count: PolicyCount
  /// The entropy as CNIL computes it.
  let cnil: CNILFigure

  /// Whether the policy only accepts passwords that are too long to be counted.
  var isTooLong: Bool { count.lengths.isEmpty && count.isCutOff }

  /// The report in this format, including the final line break.
  func text(in format: ResultFormat) -> String {
    switch format {
    case .text: text
    case .json: json + "\n"
    }
  }

  // MARK: - Text

  private var text: String {
    let characters = "the \(count.alphabet.count) \(alphabetName)"
    guard let first = count.lengths.first?.length, let last = count.lengths.last?.length, count.bits != nil else {
      return "\(TerminalScalar.shown(name)) accepts no password of up to \(end) characters, of \(characters)\n" + bounds
    }
    let range = first == last ? "\(first) characters" : "\(first) to \(last) characters"
    var output = "\(TerminalScalar.shown(name)): passwords of \(range), of \(characters)\n"
    if count.isCutOff {
      output += "Longer passwords are accepted too, but not counted; --to counts to another length\n"
    }
    output += "\n" + table + "\nIn all: \(count.total.inFull)\n" + figure
    return output + bounds
  }

  private var table: String {
    let rows =
      [("length", "bits", "passwords")]
      + count.lengths.map { ("\($0.length)", $0.count.bits?.tenths ?? "–", $0.count.short) }
      + [("all", count.bits?.tenths ?? "–", count.total.short)]
    return rows.map { "\($0.0.padded(to: 6))  \($0.1.padded(to: 6))  \($0.2)\n" }.joined()
  }

  private var figure: String {
    "CNIL's figure: \(cnil.roundedBits) bits (\(cnil.alphabet)^\(cnil.length));"
      + " deliberation 2022-100 asks for 80, or 50 where attempts are limited\n"
  }

  private var bounds: String {
    guard !count.bounds.isEmpty else { return "" }
    return "The numbers are bounds because of\n" + count.bounds.map { "  \(Self.sentence(for: $0))\n" }.joined()
  }

  private static func sentence(for bound: PolicyCount.Bound) -> String {
    let reason =
      switch bound.reason {
      case .dependsOnPerson: "it depends on the person or on earlier passwords, and rejects some of these"
      case .judgedOutside: "only the app can judge it, and it may reject any of these"
      case .tooManyStates: "counting it exactly together with the other rules would take too much memory"
      }
    return "\(bound.rule.id): \(reason)"
  }

  // MARK: - JSON

  private var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("alphabet", count.alphabet.count)
      writer.member("exact", count.isExact)
      writer.key("total")
      write(count.total, to: &writer)
      writer.key("bits")
      write(count.bits, to: &writer)
      writer.key("lengths")
      writer.array { writer in
        for (length, count) in count.lengths {
          writer.object { writer in
            writer.member("length", length)
            writer.key("count")
            write(count, to: &writer)
          }
        }
      }
      writer.key("bounds")
      writer.array { writer in for bound in count.bounds { writer.string(Self.sentence(for: bound)) } }
      writer.member("cnilBits", cnil.roundedBits)
      writer.member("cutOff", count.isCutOff)
    }
    return writer.text
  }

  private func write(_ range: CountRange, to writer: inout JSONWriter) {
    guard !range.isExact else { return writer.string(range.most.description) }
    writer.object { writer in
      writer.member("least", range.least.description)
      writer.member("most", range.most.description)
    }
  }

  private func write(_ bits: Double?, to writer: inout JSONWriter) {
    if let bits { writer.decimal(bits, places: 2) } else { writer.null() }
  }
}

extension CountRange {
  /// All digits, in groups of three; "at most …" or "… to …" for bounds.
  fileprivate var inFull: String { described { $0.grouped } }

  /// The number for a table: all digits up to a limit, and a power of ten above it.
  fileprivate var short: String { described { $0.short } }

  private func described(_ text: (Natural) -> String) -> String {
    let most = text(most)
    if isExact { return most }
    let least = text(least)
    if self.least.isZero { return "at most \(most)" }
    return least == most ? "about \(most)" : "\(least) to \(most)"
  }
}

extension Natural {
  fileprivate var grouped: String { description.groupedDigits }

  /// The most digits that a table shows; more are hard to compare.
  private static let mostDigits = 21

  fileprivate var short: String {
    let digits = description
    guard digits.count > Self.mostDigits else { return grouped }
    // Rounded to six digits: half of the last one is added.
    let rounded = (self + 5 * Natural(10).power(digits.count - 7)).description
    let exponent = rounded.count - 1
    return "\(rounded.prefix(1)).\(rounded.dropFirst().prefix(5)) × 10^\(exponent)"
  }
}

extension Double {
  /// The number with one digit behind the point.
  var tenths: String {
    let scaled = Int((self * 10).rounded())
    return "\(scaled / 10).\(scaled % 10)"
  }
}

extension String {
  /// The text with spaces in front, to this number of characters.
  fileprivate func padded(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - count)) + self }
}
