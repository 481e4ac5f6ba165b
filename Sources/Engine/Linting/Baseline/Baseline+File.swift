public import WatchwordBasics

extension Baseline {
  /// The maximum length of a baseline file in bytes.
  package static let maximumLength = 256 << 20

  /// The text of the baseline file, sorted, with one entry per line so that changes merge cleanly.
  public var text: String {
    var writer = JSONWriter(indentingTo: 2)
    writer.object { writer in
      writer.member("version", Self.version)
      writer.array("findings") { writer in
        for (entry, count) in files.flatMap({ entries(about: $0) }) {
          writer.object { writer in
            writer.member("file", entry.file)
            if let unit = entry.unit { writer.member("unit", unit) }
            writer.member("check", entry.check)
            writer.member("found", StableHash.digits(of: entry.contentHash))
            if count > 1 { writer.member("count", count) }
          }
        }
      }
    }
    return writer.text + "\n"
  }

  /// Reads a baseline. If anything in it is invalid, the result has findings and no value.
  public static func read(_ source: SourceText) -> Reading<Baseline> {
    let json = JSONReader.read(source, maximumLength: maximumLength)
    guard let root = json.value else { return Reading(nil, json.findings) }
    var findings = SourceFindings(in: source)
    shape.check(root, "The baseline", &findings)
    var baseline = Baseline()
    for node in root.nodes(of: "findings") where !findings.all.containsError {
      guard let file = node.text(of: "file"), let check = node.text(of: "check"), let digits = node.text(of: "found"),
        let hash = UInt64(digits.string, radix: 16)
      else {
        findings.report(
          .unusableValue, node.range, "\"found\" is not a hexadecimal number",
          help: "Write the baseline again with --write-baseline")
        break
      }
      let entry = Entry(file: file, unit: node.text(of: "unit"), check: check, contentHash: hash)
      baseline.add(entry, count: node.integer(of: "count") ?? 1)
    }
    let all = json.findings + findings.all
    return Reading(all.containsError ? nil : baseline, all)
  }

  private typealias Member = ConfigurationShape.Member

  private static let shape = ConfigurationShape.object([
    Member("version", "The version of the format", isRequired: true, .integer(version...version)),
    Member(
      "findings", "The known findings", isRequired: true,
      .list(
        .object([
          Member("file", "The path of the file", isRequired: true, .word(.text)),
          Member("unit", "The id of the unit", .word(.anything)),
          Member("check", "The id of the check", isRequired: true, .word(.text)),
          Member("found", "A hash of what was found", isRequired: true, .word(.text)),
          Member("count", "How often it is found", .integer(1...1 << 30)),
        ]))),
  ])
}
