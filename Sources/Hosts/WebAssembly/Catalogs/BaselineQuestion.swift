import WatchwordBasics
import WatchwordLinting

/// A question about the baseline of a catalogue's findings.
struct BaselineQuestion {
  /// The baseline with the known findings.
  private(set) var baseline = Baseline()
  /// The path of the catalogue in the baseline; `nil` for the name of the catalogue.
  private(set) var path: ExactText?
  /// The indices of the findings to add.
  private(set) var added: [Int] = []

  /// Parses the question in `bytes`, a JSON object. Throws if it is malformed.
  init(_ bytes: [UInt8]) throws(Refusal) {
    for member in try Question.members(of: bytes) {
      switch (member.key.text, member.node.value) {
      case ("baseline", .object): baseline = try Self.baseline(Array(bytes[member.node.range]))
      case ("path", .string(let text)): path = text.text
      case ("add", .array): added = try member.node.indices(in: "add")
      default: throw .malformed("Expected \"baseline\", \"path\" and \"add\", found \"\(member.key.text.clipped)\"")
      }
    }
  }

  private static func baseline(_ bytes: [UInt8]) throws(Refusal) -> Baseline {
    let reading = Baseline.read(SourceText(name: "baseline", bytes: bytes))
    guard let baseline = reading.value else {
      let finding = reading.findings.first { $0.severity == .error }
      throw Refusal(
        id: "unusable-baseline",
        (finding?.message ?? "The baseline cannot be read") + (finding?.help.map { ". \($0)" } ?? ""))
    }
    return baseline
  }

  /// Returns the answer about the findings of the catalogue called `name`. Throws if a finding to add does not exist.
  func answer(about findings: [Finding], of name: ExactText) throws(Refusal) -> ChunkedText {
    let path = path ?? name
    var baseline = baseline
    let known = baseline.match(findings, path: path).isKnown
    for index in Set(added).sorted() {
      guard findings.indices.contains(index) else {
        throw Refusal(id: "no-finding", "There is no finding \(index); there are \(findings.count)")
      }
      if !known[index] { baseline.add([findings[index]], path: path) }
    }
    let (isKnown, stale) = baseline.match(findings, path: path)
    var answer = ChunkedText("{\"version\":1,\"baseline\":")
    answer.add(baseline.text)
    var writer = JSONWriter()
    writer.array { writer in for index in findings.indices where isKnown[index] { writer.integer(index) } }
    answer.add(",\"known\":\(writer.text),\"stale\":\(stale.reduce(0) { $0 + $1.count })}")
    return answer
  }
}
