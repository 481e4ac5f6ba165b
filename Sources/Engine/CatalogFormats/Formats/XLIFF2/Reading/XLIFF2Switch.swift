import WatchwordBasics
import WatchwordLocalization

/// The variables that select among the segments of a unit (Part 2, section 4.9.5.1): `plural:count gender:host`.
struct XLIFF2Switch {
  let variables: [Variable]

  /// A variable and the kind of its selection.
  struct Variable {
    let kind: Kind
    let name: ExactText
  }

  enum Kind: String { case plural, ordinal, gender, select }

  /// Parses the value of `pgs:switch`; `nil` if it is malformed.
  init?(_ text: ExactText) {
    var variables: [Variable] = []
    for item in text.string.utf8.split(separator: 0x20) {
      let halves = item.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, !halves[1].isEmpty, let kind = Kind(rawValue: String(Substring(halves[0]))) else {
        return nil
      }
      variables.append(Variable(kind: kind, name: ExactText(Substring(halves[1]))))
    }
    guard !variables.isEmpty else { return nil }
    self.variables = variables
  }

  /// Returns the values of a case.
  static func values(_ text: ExactText) -> [ExactText] {
    text.string.utf8.split(separator: 0x20).map { ExactText(Substring($0)) }
  }

  /// Returns the path of a case, if the model has one: a plural category, a device (`select:device`), or both.
  func path(_ text: ExactText) -> VariationPath? {
    let values = Self.values(text)
    guard values.count == variables.count, variables.count <= 2 else { return nil }
    var device, plural: ExactText?
    for (variable, value) in zip(variables, values) {
      switch variable.kind {
      case .plural:
        guard plural == nil, PluralCategory(keyword: value) != nil else { return nil }
        plural = value
      case .select:
        guard device == nil, variable.name == "device", value.string.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
        else { return nil }
        device = value
      case .ordinal, .gender: return nil
      }
    }
    return VariationPath(device: device, plural: plural)
  }

  /// Whether a value is a plural category or a number (Part 2, section 4.9.5.2).
  static func isPluralCase(_ value: ExactText) -> Bool {
    if PluralCategory(keyword: value) != nil { return true }
    let bytes = value.string.utf8
    return bytes.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") } && bytes.contains { ASCII.isDigit($0) }
      && bytes.count { $0 == UInt8(ascii: ".") } < 2
  }
}
