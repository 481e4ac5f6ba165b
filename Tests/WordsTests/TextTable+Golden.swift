import Foundation
import TestSupport
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

extension TextTable {
  /// The whole table as text, a line for each text: numbers with the same words share one, where `#` replaces them.
  ///
  /// A region's language lists only what differs from its parent's.
  static func golden() throws -> String {
    let policies = try shippedPolicies()
    return ShippedCatalogs.locales.map { locale in
      let lines = lines(in: locale, policies)
      let parent = LocaleMatcher.chain(for: locale).dropFirst().first { ShippedCatalogs.locales.contains($0) }
      let known = parent.map { Set(Self.lines(in: $0, policies)) } ?? []
      return (["== \(locale)"] + lines.filter { !known.contains($0) }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The policies of the package, by name.
  static func shippedPolicies() throws -> [(name: String, policy: PasswordPolicy)] {
    let folder = packageFolder.appending(path: "Policies")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
      .map { name in (name, try PasswordPolicy(Data(contentsOf: folder.appending(path: name)))) }
  }

  private static func lines(in locale: LanguageTag, _ policies: [(name: String, policy: PasswordPolicy)]) -> [String] {
    let texts = Texts(locale)
    let million = texts.text(of: rows.first { $0.number == 1_000_000 } ?? rows[0], in: .requirement) ?? ""
    return ["million: \(million)", "lead: \(texts.renderer.text(for: PasswordPolicy.checklistLead))"]
      + names.flatMap { name in Style.allCases.compactMap { line(of: name, in: $0, texts) } }
      + policies.map { "\($0.name): \($0.policy.summary(by: texts.renderer))" }
      + ["no rules: \(PasswordPolicy(rules: []).summary(by: texts.renderer))"]
  }

  /// The names of the rows, each once.
  static var names: [String] {
    var names: [String] = []
    for row in rows where names.last != row.name { names.append(row.name) }
    return names
  }

  private static func line(of name: String, in style: Style, _ texts: Texts) -> String? {
    var groups: [(numbers: [String], text: String)] = []
    for row in rows where row.name == name {
      guard var text = texts.text(of: row, in: style) else { continue }
      if let number = row.number { text = text.replacing(texts.digits(of: number), with: "#") }
      if let number = row.number, name == "length.range" {
        text = text.replacing(texts.digits(of: number - 1), with: "#")
      }
      let number = row.number.map { String($0) } ?? ""
      if let index = groups.firstIndex(where: { ExactText($0.text) == ExactText(text) }) {
        groups[index].numbers.append(number)
      } else {
        groups.append(([number], text))
      }
    }
    if groups.isEmpty { return nil }
    let said = groups.map { group in
      group.numbers == [""] ? group.text : "[\(group.numbers.joined(separator: " "))] \(group.text)"
    }
    return "\(name) \(style): \(said.joined(separator: " "))"
  }
}
