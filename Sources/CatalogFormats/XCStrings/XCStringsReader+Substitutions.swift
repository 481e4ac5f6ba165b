import WatchwordDiagnostics
import WatchwordLocalization

// What substitutions say of their arguments, compared with the texts and with those of the source language.
extension XCStringsReader {
  /// Reports substitutions whose argument or specifier contradicts the source's.
  func checkSubstitutions() {
    let source = contents.sourcePlace
    let known = source.map { index(contents.languages[$0].substitutions) } ?? [:]
    for place in contents.languages.indices {
      let language = contents.languages[place]
      for substitution in language.substitutions {
        checkSpecifier(of: substitution)
        guard place != source, let other = known[substitution.place] else { continue }
        compare(substitution, with: other)
      }
    }
  }

  private func index(_ all: [XCStringsSubstitution]) -> [XCStringsSubstitution.Place: XCStringsSubstitution] {
    Dictionary(firstOf: all.lazy.map { ($0.place, $0) })
  }

  private func compare(_ own: XCStringsSubstitution, with other: XCStringsSubstitution) {
    let unit = contents.entries[Int(own.entry)].key
    let name = own.name.clipped
    if let number = own.argument, let wanted = other.argument?.number, number.number != wanted {
      report(
        .substitutionMismatch, at: number.span, unit: unit,
        "The substitution \"\(name)\" stands for argument \(number.number), but for argument \(wanted) in the source",
        help: "Write \(wanted)")
    }
    if let specifier = own.specifier, let wanted = other.specifier?.text,
      let kind = Self.kind(of: specifier.text), let right = Self.kind(of: wanted), kind != right
    {
      report(
        .substitutionMismatch, at: specifier.span, unit: unit,
        "The substitution \"\(name)\" shows \(kind) (\(specifier.text.clipped)), but in the source \(right) "
          + "(\(wanted.clipped))",
        help: "Write \"\(wanted.clipped)\"")
    }
  }

  private func checkSpecifier(of substitution: XCStringsSubstitution) {
    guard let specifier = substitution.specifier, Self.kind(of: specifier.text) == nil else { return }
    let text = specifier.text
    let isWhole = text.string.utf8.first == UInt8(ascii: "%")
    report(
      .substitutionMismatch, at: specifier.span, unit: contents.entries[Int(substitution.entry)].key,
      isWhole
        ? "\"\(text.clipped)\" has a percent sign; expected a format specifier without it"
        : "\"\(text.clipped)\" is not a format specifier",
      help: isWhole ? "Leave out the percent sign" : "Write \"lld\" for a whole number")
  }

  /// What a format specifier shows, in words; `nil` if it is none.
  private static func kind(of specifier: ExactText) -> String? {
    guard !specifier.string.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let pattern = Pattern(ExactText("%\(specifier)"))
    guard pattern.defects.isEmpty, pattern.elements.count == 1,
      case .placeholder(let placeholder)? =
        pattern.elements.first?.kind
    else { return nil }
    if placeholder.conversion.takesInteger { return "a whole number" }
    return placeholder.conversion.takesFloatingPoint ? "a number with a fraction" : "another value"
  }
}

extension XCStringsSubstitution {
  /// What substitutions of two languages have in common.
  struct Place: Hashable {
    let entry: Int32
    let name: ExactText
  }

  var place: Place { Place(entry: entry, name: name) }
}
