import WatchwordBasics
import WatchwordLocalization

// Checks the arguments of substitutions against the texts and against the source language.
extension XCStringsReader {
  /// Reports substitutions whose argument or specifier contradicts that of the source.
  func checkSubstitutions(ofSource source: Int?) {
    let all = source.map { contents.languages[$0].substitutions } ?? []
    let known = Dictionary(firstOf: all.lazy.map { ($0.id, $0) })
    for index in contents.languages.indices {
      for substitution in contents.languages[index].substitutions {
        checkSpecifier(of: substitution)
        guard index != source, let other = known[substitution.id] else { continue }
        compare(substitution, with: other)
      }
    }
  }

  private func compare(_ own: XCStringsContents.Substitution, with other: XCStringsContents.Substitution) {
    let name = own.id.name.clipped
    if let argument = own.argument, let wanted = other.argument?.number, argument.number != wanted {
      report(
        .substitutionMismatch, at: tree.range(of: argument.node), unit: contents.keys[own.id.key].text,
        "The substitution \"\(name)\" has the argument \(argument.number), but the argument \(wanted) in the source",
        help: "Write \(wanted)")
    }
    if let specifier = own.specifier, let wanted = other.specifier.map({ tree.text(of: $0) }),
      let kind = Self.kind(of: tree.text(of: specifier)), let right = Self.kind(of: wanted), kind != right
    {
      report(
        .substitutionMismatch, at: content(of: tree.range(of: specifier)), unit: contents.keys[own.id.key].text,
        "The substitution \"\(name)\" shows \(kind) (\(tree.text(of: specifier).clipped)), but in the source \(right) "
          + "(\(wanted.clipped))",
        help: "Write \"\(wanted.clipped)\"")
    }
  }

  private func checkSpecifier(of substitution: XCStringsContents.Substitution) {
    guard let node = substitution.specifier, Self.kind(of: tree.text(of: node)) == nil else { return }
    let text = tree.text(of: node)
    let isWhole = text.string.utf8.first == UInt8(ascii: "%")
    report(
      .substitutionMismatch, at: content(of: tree.range(of: node)), unit: contents.keys[substitution.id.key].text,
      isWhole
        ? "\"\(text.clipped)\" has a percent sign; expected a format specifier without it"
        : "\"\(text.clipped)\" is not a format specifier",
      help: isWhole ? "Remove the percent sign" : "Write \"lld\" for a whole number")
  }

  /// Returns a description of the values of a format specifier; `nil` if it is invalid.
  private static func kind(of specifier: ExactText) -> String? {
    guard !specifier.string.has(UInt8(ascii: "%")) else { return nil }
    let pattern = Pattern(ExactText("%\(specifier)"))
    guard pattern.defects.isEmpty, pattern.elements.count == 1,
      case .placeholder(let placeholder)? =
        pattern.elements.first?.kind
    else { return nil }
    if placeholder.conversion.takesInteger { return "a whole number" }
    return placeholder.conversion.takesFloatingPoint ? "a number with a fraction" : "another value"
  }
}
