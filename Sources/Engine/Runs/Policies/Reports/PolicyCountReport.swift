import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools
package import WatchwordReporting

/// The output of `watchword policy count`.
package struct PolicyCountReport: CommandOutput {
  let name: String
  let alphabetName: String
  /// The requested maximum length.
  let end: Int
  let count: PolicyCount
  /// The entropy as CNIL computes it.
  let cnil: CNILFigure

  package static var formats: [OutputFormat<PolicyCountReport>] { [.text, .json] }

  /// Whether the policy accepts only passwords that are too long to be counted.
  var isTooLong: Bool { count.lengths.isEmpty && count.isCutOff }

  package func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    let characters = "the \(count.alphabet.count) \(alphabetName)"
    if let first = count.lengths.first?.length, let last = count.lengths.last?.length, count.bits != nil {
      let range = first == last ? "\(first) characters" : "\(first) to \(last) characters"
      document.add(.paragraph("\(name, .name): passwords of \(range), of \(characters)"))
      if count.isCutOff {
        document.add(
          .paragraph("Longer passwords are accepted too, but not counted; --to sets another maximum"))
      }
      document.add(
        .gap, .table(table), .gap, .paragraph("In total: \(count.total.inFull)"),
        .paragraph("\(figure)"))
    } else {
      document.add(.paragraph("\(name, .name) accepts no password of up to \(end) characters, of \(characters)"))
    }
    guard !count.bounds.isEmpty else { return document }
    document.add(.paragraph("The numbers are bounds because of"))
    for bound in count.bounds { document.add(.paragraph("\(bound.sentence)", indent: 2)) }
    return document
  }

  private var figure: String {
    "CNIL's figure: \(cnil.roundedBits) bits (\(cnil.alphabet)^\(cnil.length));"
      + " deliberation 2022-100 requires 80, or 50 where attempts are limited"
  }

  private var table: OutputDocument.Table {
    let lines = count.lengths.map { ("\($0.length)", $0.count.bits, $0.count) } + [("all", count.bits, count.total)]
    return OutputDocument.Table(
      columns: [.number("length"), .number("bits", minimumWidth: 6), "passwords"],
      rows: lines.map { ["\($0)", "\($1?.tenths ?? "–")", "\($2.short)"] }, showsHeads: true)
  }

  package var json: String { count.json(cnilBits: cnil.roundedBits) }
}

extension CountRange {
  /// All digits, in groups of three; "at most …" or "… to …" for bounds.
  fileprivate var inFull: String { described { $0.grouped } }

  /// The number for a table: all digits up to a limit, and a power of ten above it.
  fileprivate var short: String { described { $0.short } }

  private func described(_ text: (Natural) -> String) -> String {
    let most = text(upperBound)
    if isExact { return most }
    let least = text(lowerBound)
    if self.lowerBound.isZero { return "at most \(most)" }
    return least == most ? "about \(most)" : "\(least) to \(most)"
  }
}

extension Natural {
  fileprivate var grouped: String { description.groupedDigits }

  /// The maximum number of digits in a table; more are hard to compare.
  private static let maximumDigits = 21

  fileprivate var short: String {
    let digits = description
    guard digits.count > Self.maximumDigits else { return grouped }
    // Rounded to six digits, by adding half of the last one.
    let rounded = (self + 5 * Natural(10).power(digits.count - 7)).description
    let exponent = rounded.count - 1
    return "\(rounded.prefix(1)).\(rounded.dropFirst().prefix(5)) × 10^\(exponent)"
  }
}

extension Double {
  /// The number with one decimal.
  package var tenths: String {
    // `rounded()` would be a function of the mathematical library, with which not every host is linked.
    let scaled = Int(self * 10 + 0.5)
    return "\(scaled / 10).\(scaled % 10)"
  }
}
