import WatchwordBasics
import WatchwordPolicyFormats
import WatchwordSystemFiles

/// A comparison with Apple's own parser in Node, by the password rules of real sites.
enum AppleRulesBenchmark {
  /// The minimum ratio of the time of Apple's parser to ours.
  private static let target = 100.0

  static func add(to table: inout Table, by meter: inout Meter, _ setup: Setup) throws {
    guard let node = setup["node"], let parser = setup["apple-parser"], let rules = setup["apple-rules"] else {
      return table.skip("reading Apple Password Rules", setup["no-apple"] ?? "there is no such file here")
    }
    let texts = try Self.texts(of: rules)
    let rate = meter.rates(
      batch: texts.count,
      [
        {
          var count = 0
          for text in texts { count &+= ApplePasswordRules.read(text).value?.required.count ?? 0 }
          return count
        }
      ])
    guard meter.measuresTime, let own = rate.first else { return }
    let script = try run(node, ["Benchmarks/AppleRules.mjs", parser, rules]).output
    for (name, target) in [
      ("as it is", Table.Target.atLeast(target, unit: "×")), ("without assertions", .none(unit: "×")),
    ] {
      guard let line = script.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
        let nanoseconds = line.split(separator: " ").last.flatMap({ Double($0) })
      else { continue }
      table.add(
        "read a rule: \(number(1e9 / own)) ns; Apple's parser, \(name): \(number(nanoseconds)) ns",
        nanoseconds * own / 1e9,
        target)
    }
  }

  /// Reads the rules of a file of sites.
  private static func texts(of path: String) throws -> [String] {
    let source = SourceText(name: "rules", bytes: try Files.read(SystemPath(path)))
    guard case .object(let sites)? = JSONReader.read(source, maximumLength: .max).value?.value else { return [] }
    return sites.compactMap { site in
      guard case .object(let members) = site.node.value, case .string(let rule)? = members.first?.node.value else {
        return nil
      }
      return rule.text.string
    }
  }
}
