import TestSupport
import WatchwordBasics

extension SeededDefect {
  /// Defects of placeholders.
  static let placeholders: [SeededDefect] = [
    .unit("missing-placeholder") { place, random in
      // The count may be left out of plural forms.
      guard !place.unit.id.contains("|==|"), let target = withoutPlaceholder(place, &random),
        target.contains(where: { !$0.isWhitespace })
      else { return nil }
      return (place.unit, place.unit.with(target: target))
    },
    .target("extra-placeholder") { place, _ in
      Text.placeholders(in: place.target).isEmpty && place.message.count == 1 && !place.target.contains("%")
        ? place.target + " %@" : nil
    },
    .target("placeholder-type") { place, random in
      guard let range = Text.placeholders(in: place.target).randomElement(using: &random) else { return nil }
      let old = place.target[range]
      guard !old.contains("#"), !old.contains("arg"), let last = old.last, "@d".contains(last) else { return nil }
      let new =
        last == "@"
        ? String(old.dropLast()) + "lld" : String(old.prefix { $0 == "%" || $0.isNumber || $0 == "$" }) + "@"
      return Text.replacing(range, in: place.target, with: new)
    },
    .target("malformed-placeholder") { place, random in
      guard let range = Text.placeholders(in: place.target).randomElement(using: &random) else { return nil }
      let old = String(place.target[range])
      let broken: [String]
      switch old {
      case "%@": broken = ["% @", "%-1 @", "%1 @"]
      case let old where old.hasSuffix("$@") && !old.contains("#"):
        broken = [
          "% " + old.dropFirst(), String(old.dropFirst()), "%$\(old.dropFirst().prefix { $0.isNumber })@",
          old.replacing("$", with: " $"),
        ]
      case let old where old.contains("#@"): broken = [String(old.dropLast()), old.replacing("#@", with: "#@ ")]
      case "%d", "%lld", "%ld": broken = ["% " + old.dropFirst(), "%D", "%ll"]
      default: return nil
      }
      return broken.randomElement(using: &random).map { Text.replacing(range, in: place.target, with: $0) }
    },
    .message("undefined-substitution") { place, _ in
      substituted(place) { units in units[0].target = units[0].target?.replacing("%#@seeded@", with: "%#@seedd@") }
    },
    .message("unused-substitution") { place, _ in
      substituted(place) { units in
        units[0].source = units[0].source?.replacing("%#@seeded@", with: "%lld")
        units[0].target = units[0].target?.replacing("%#@seeded@", with: "%lld")
      }
    },
    .unit("ambiguous-placeholder-order") { place, _ in
      guard place.message.count == 1, !place.source.contains("%"), !place.target.contains("%") else { return nil }
      let clean = place.unit.with(source: place.source + " %1$@, %2$@", target: place.target + " %2$@, %1$@")
      return (clean, clean.with(target: place.target + " %2$@, %@"))
    },
    .unit("unescaped-percent") { place, _ in
      guard place.message.count == 1, !place.source.contains("%"), !place.target.contains("%") else { return nil }
      let clean = place.unit.with(source: place.source + " (%lld%%)", target: place.target + " (%lld%%)")
      return (clean, clean.with(target: place.target + " (%lld%)"))
    },
  ]

  private static func withoutPlaceholder(_ place: SeededPlace, _ random: inout SeededGenerator) -> String? {
    let ranges = Text.placeholders(in: place.target)
    guard let range = ranges.randomElement(using: &random) else { return nil }
    // An argument that is shown twice is still shown once.
    guard ranges.count(where: { place.target[$0] == place.target[range] }) == 1 || !place.target[range].contains("$")
    else {
      return nil
    }
    return Text.replacing(range, in: place.target, with: "")
  }

  /// The message as a text with a substitution.
  private static func substituted(
    _ place: SeededPlace, _ change: (inout [SeededUnit]) -> Void
  ) -> (clean: [SeededUnit], broken: [SeededUnit])? {
    guard place.message.count == 1, !place.source.contains("%"), !place.target.contains("%") else { return nil }
    let root = place.unit.with(source: place.source + " %#@seeded@", target: place.target + " %#@seeded@")
    let forms = PluralDefects.categories(of: place).map { category in
      place.unit.with(source: "%arg x", target: "%arg x")
        .with(id: "\(place.unit.id)|==|substitutions.seeded.plural.\(category)")
    }
    let clean = [root] + forms
    var broken = clean
    change(&broken)
    return (clean, broken)
  }
}
