import WatchwordBasics
import WatchwordLocalization

// Reading the localization of a key and its texts.
extension XCStringsReader {
  /// Reads the texts of a localization or of one of its variations.
  func readLocalization(_ owner: JSONTree.Node, _ path: Int, from start: SourcePosition) throws(JSONDefect) {
    let first = contents.languages[language].texts.count
    let what = path == XCStringsPaths.whole ? "A localization" : "A variation"
    try readMembers(of: owner, what, [.stringUnit, .variations, .substitutions, .stringSet]) {
      (name, node) throws(JSONDefect) in
      switch name {
      case .stringUnit?: try readStringUnit(node, path, from: start)
      case .variations?: try readVariations(node, path)
      case .substitutions?: try readSubstitutions(node, path)
      case .stringSet?: try readStringSet(node, path, from: start)
      default: break
      }
    }
    let texts = contents.languages[language].texts.indices
    guard first < texts.upperBound else { return }
    let end = PackedPosition(position(at: tree.range(of: owner).upperBound))
    // Texts with another path belong to nested variations, which set their ends.
    for index in first..<texts.upperBound where contents.languages[language].texts[index].path == path {
      contents.languages[language].texts[index].span = PackedSpan(start: PackedPosition(start), end: end)
    }
  }

  /// Reads a text and its state.
  private func readStringUnit(
    _ unit: JSONTree.Node, _ path: Int, from start: SourcePosition
  ) throws(JSONDefect) {
    var state: JSONTree.Node?
    var value: JSONTree.Node?
    let isFilled = try readMembers(of: unit, "\"stringUnit\"", [.value, .state]) { (name, node) throws(JSONDefect) in
      switch name {
      case .value?: value = try string(node, "A value")
      case .state?: state = try self.state(node)
      default: break
      }
    }
    if let value {
      try add(value, state: state, from: start, path)
    } else if isFilled {
      report(
        .missingValue, at: tree.range(of: unit), unit: key, "This text has no \"value\"", help: "Add \"value\"")
    }
  }

  /// Reads texts with the same meaning, such as the phrases of an App Shortcut.
  private func readStringSet(_ set: JSONTree.Node, _ path: Int, from start: SourcePosition) throws(JSONDefect) {
    var state: JSONTree.Node?
    var values: [JSONTree.Node] = []
    try readMembers(of: set, "\"stringSet\"", [.values, .state]) { (name, node) throws(JSONDefect) in
      switch name {
      case .values?:
        guard tree.kind(of: node) == .array else {
          return try reportType(of: node, "\"values\"", expected: "a list")
        }
        for child in tree.children(of: node) {
          if let value = try string(child, "A value") { values.append(value) }
        }
        try check(node)
      case .state?: state = try self.state(node)
      default: break
      }
    }
    for (number, value) in values.enumerated() {
      try add(value, number: UInt16(clamping: min(number, 65_534)), state: state, from: start, path)
    }
  }

  private func state(_ node: JSONTree.Node) throws(JSONDefect) -> JSONTree.Node? {
    guard let state = try string(node, "A state") else { return nil }
    let span = content(of: tree.range(of: state))
    guard XCStringsState(written: bytes[span]) == nil else { return state }
    report(
      .unknownValue, at: span, unit: key,
      "Found the state \"\(tree.text(of: state).clipped)\"; expected new, translated, needs_review or "
        + "stale",
      help: "Write \"needs_review\", or \"translated\" if the text is finished")
    return state
  }

  // MARK: Variations

  private func readVariations(_ node: JSONTree.Node, _ path: Int) throws(JSONDefect) {
    try readMembers(of: node, "\"variations\"", [.plural, .device]) { (name, member) throws(JSONDefect) in
      switch name {
      case .plural?: try readVariants(of: .plural, member, path)
      case .device?: try readVariants(of: .device, member, path)
      default:
        let name = tree.name(of: member)
        report(
          .unknownValue.mild, at: content(of: name), unit: key,
          "Found a variation by \"\(tree.text(name).clipped)\"; expected \"plural\" or \"device\"",
          help: "Check its spelling; its texts are not read")
      }
    }
  }

  private func readVariants(
    of kind: XCStringsPaths.Kind, _ node: JSONTree.Node, _ path: Int
  ) throws(JSONDefect) {
    try readNamed(node, kind == .plural ? "\"plural\"" : "\"device\"", "variation") { name, member throws(JSONDefect) in
      let start = position(at: tree.start(of: member))
      let span = content(of: tree.name(of: member))
      checkKeyword(name, kind, at: span)
      guard let inner = contents.paths.index(of: kind, name, extending: path) else {
        return report(
          .unknownValue, at: span, unit: key, "Found a variation that is not allowed inside this one",
          help: "Put plural forms inside devices, and each kind once; its texts are not read")
      }
      try readLocalization(member, inner, from: start)
    }
  }

  /// Reads the members of an object whose member names the format does not define, and reports duplicates.
  private func readNamed(
    _ object: JSONTree.Node, _ what: String, _ noun: String,
    _ read: (ExactText, JSONTree.Node) throws(JSONDefect) -> Void
  ) throws(JSONDefect) {
    var seen = NameIndices()
    try readChildren(of: object, what) { member throws(JSONDefect) in
      let name = tree.text(tree.name(of: member))
      if !seen.insert(name).isNew {
        report(
          .duplicateKey, at: tree.name(of: member), unit: key, "The \(noun) \"\(name.clipped)\" is given twice",
          help: "Keep one of the two; Xcode keeps only one")
      }
      try read(name, member)
    }
  }

  private func checkKeyword(_ name: ExactText, _ kind: XCStringsPaths.Kind, at span: Range<Int>) {
    if kind == .plural {
      guard PluralCategory(keyword: name) == nil else { return }
      report(
        .unknownValue, at: span, unit: key,
        "Found the plural category \"\(name.clipped)\"; expected zero, one, two, few, many or other",
        help: "Check its spelling")
    } else if !Self.devices.contains(name) {
      report(
        .unknownValue.mild, at: span, unit: key,
        "Found the device \"\(name.clipped)\"; expected one of \(Self.devices.map { $0.string }.joined(separator: ", "))",
        help: "Check its spelling")
    }
  }

  /// The devices that Xcode offers.
  private static let devices: [ExactText] = [
    "applevision", "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  // MARK: Substitutions

  private func readSubstitutions(_ node: JSONTree.Node, _ path: Int) throws(JSONDefect) {
    try readNamed(node, "\"substitutions\"", "substitution") { name, member throws(JSONDefect) in
      guard let inner = contents.paths.index(of: .substitution, name, extending: path) else {
        return report(
          .unknownValue, at: content(of: tree.name(of: member)), unit: key,
          "Found a substitution inside a variation", help: "Put it into the localization; its texts are not read")
      }
      try readSubstitution(member, name, inner)
    }
  }

  private func readSubstitution(_ owner: JSONTree.Node, _ name: ExactText, _ path: Int) throws(JSONDefect) {
    let start = position(at: tree.start(of: owner))
    var substitution = XCStringsContents.Substitution(
      id: XCStringsContents.Substitution.ID(key: contents.keys.count - 1, name: name))
    let isFilled = try readMembers(
      of: owner, "A substitution", [.variations, .argNum, .formatSpecifier, .stringUnit]
    ) { (name, node) throws(JSONDefect) in
      switch name {
      case .variations?: try readVariations(node, path)
      case .argNum?: substitution.argument = try argumentNumber(node)
      case .formatSpecifier?:
        if let specifier = try string(node, "\"formatSpecifier\"") { substitution.specifier = specifier }
      // A single text for all numbers.
      case .stringUnit?: try readStringUnit(node, path, from: start)
      default: break
      }
    }
    if isFilled { contents.languages[language].substitutions.append(substitution) }
  }

  private func argumentNumber(_ node: JSONTree.Node) throws(JSONDefect) -> (number: Int, node: JSONTree.Node)? {
    guard tree.kind(of: node) == .number else {
      try reportType(of: node, "\"argNum\"", expected: "a whole number from 1")
      return nil
    }
    try check(node)
    let number = tree.number(of: node)
    guard let value = number.integer, (1...Pattern.maximumPosition).contains(value) else {
      report(
        .unknownValue, at: tree.range(of: node), unit: key,
        "Found the argument number \(number.text.clipped); expected 1 or more",
        help: "Write which argument of the text the number is, counted from 1")
      return nil
    }
    return (value, node)
  }
}
