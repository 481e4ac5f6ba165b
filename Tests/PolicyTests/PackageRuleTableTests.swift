import Foundation
import TestSupport
import Testing

/// The READMEs of the packages for Node and Python list all rules with their values in one table.
@Suite struct PackageRuleTableTests {
  @Test(arguments: ["npm", "python"]) func `a table lists each rule once, with its values`(package: String) throws {
    let rows = try Self.rows(of: "Distribution/\(package)/README.md")
    for (id, values) in try Self.rules() {
      let own = rows.filter { $0.rules.contains("`\(id)`") }
      #expect(own.count == 1, "\(id) has \(own.count) rows")
      for value in values {
        #expect(own.allSatisfy { $0.values.contains("`\(value)`") }, "The row of \(id) lacks \(value)")
      }
    }
  }

  @Test func `both packages have the same table`() throws {
    let node = try Self.rows(of: "Distribution/npm/README.md")
    let python = try Self.rows(of: "Distribution/python/README.md")
    #expect(node.map { $0.rules + $0.values } == python.map { $0.rules + $0.values })
  }

  /// The rows of the table whose head is `rule`.
  private static func rows(of path: String) throws -> [(rules: Substring, values: Substring)] {
    let text = try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").drop { !$0.hasPrefix("| `rule` |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { row in
        let cells = row.split(separator: "|")
        return (cells[0], cells[1])
      }
  }

  /// The ids of all rules and the names of their values, from the schema.
  private static func rules() throws -> [(id: String, values: [String])] {
    let url = packageFolder.appending(path: "Policies/schema/watchword-policy-1.schema.json")
    let schema = try JSONDecoder().decode(Schema.self, from: Data(contentsOf: url))
    return schema.properties.rules.items.oneOf.flatMap { rule in
      let ids = rule.properties["rule"].map { $0.enum ?? [$0.const].compactMap { $0 } } ?? []
      return ids.map { ($0, rule.properties.keys.filter { $0 != "rule" }.sorted()) }
    }
  }
}

/// What the test reads of the schema.
private struct Schema: Decodable {
  struct Properties: Decodable { let rules: Rules }
  struct Rules: Decodable { let items: Items }
  struct Items: Decodable { let oneOf: [Rule] }
  struct Rule: Decodable { let properties: [String: Property] }
  struct Property: Decodable {
    let `enum`: [String]?
    let const: String?
  }

  let properties: Properties
}
