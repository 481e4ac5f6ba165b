import WatchwordBasics

/// The values that only one of two texts shows, and those that both show.
///
/// Only values are compared, not how often they are shown: a language may repeat a value, or need it in more forms.
struct ValueDifference {
  /// The placeholders of the source whose values the translation does not show, each value once.
  private(set) var missing: [Placeholder] = []
  /// The placeholders of the translation whose values the source does not show, each value once.
  private(set) var extra: [Placeholder] = []
  /// The first placeholders of the other values.
  private(set) var shared: [(target: Placeholder, source: Placeholder)] = []

  init(_ source: [Placeholder], _ target: [Placeholder]) {
    let known = Dictionary(firstOf: source.lazy.map { ($0.value, $0) })
    var seen = Set(target.lazy.map { $0.value })
    missing = source.filter { seen.insert($0.value).inserted }
    seen = []
    for placeholder in target where seen.insert(placeholder.value).inserted {
      if let source = known[placeholder.value] {
        shared.append((placeholder, source))
      } else {
        extra.append(placeholder)
      }
    }
  }
}

extension Placeholder {
  /// What makes two placeholders show the same value.
  struct Value: Hashable {
    let argument: Argument
    let notation: NamedSyntax?
  }

  var value: Value { Value(argument: argument, notation: notation) }
}
