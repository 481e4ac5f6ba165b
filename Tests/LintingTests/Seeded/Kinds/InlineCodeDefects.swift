import WatchwordBasics

extension SeededDefect {
  /// Defects of inline codes.
  static let inlineCodes: [SeededDefect] = [
    .codes("missing-inline-code") { text in "<g id=\"1\">\(text)</g>" },
    .codes("extra-inline-code") { text in "<g id=\"1\">\(text)</g> <x id=\"2\"/> <x id=\"3\"/>" },
    .codes("duplicated-inline-code") { text in "<g id=\"1\">\(text)</g> <x id=\"2\"/> <x id=\"2\"/>" },
    .codes("inline-code-order") { text in "<x id=\"2\"/> <g id=\"1\">\(text)</g>" },
  ]

  /// A defect of the codes in a translation; `broken` writes them around its text.
  private static func codes(_ check: ExactText, _ broken: @escaping @Sendable (String) -> String) -> SeededDefect {
    .unit(check) { place, _ in
      guard place.message.count == 1 else { return nil }
      let source = "<g id=\"1\">\(place.source.content)</g> <x id=\"2\"/>"
      let target = "<g id=\"1\">\(place.target.content)</g> <x id=\"2\"/>"
      return (
        place.unit.with(sourceMarkup: source, targetMarkup: target),
        place.unit.with(sourceMarkup: source, targetMarkup: broken(place.target.content))
      )
    }
  }
}
