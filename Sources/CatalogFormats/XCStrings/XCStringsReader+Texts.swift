import WatchwordDiagnostics
import WatchwordLocalization

// The localization of a key, down to its texts.
extension XCStringsReader {
  /// Reads what a key says in a language. `start` is the place of the name of the member, which may be that of a
  /// variation too.
  mutating func localization(_ context: XCStringsContext, from start: SourcePosition) throws(JSONDefect) {
    guard try enterObject(context.path == XCStringsPaths.whole ? "A localization" : "A variation") else { return }
    let first = contents.languages[context.language].leaves.count
    var own = 0
    var seen: UInt8 = 0
    repeat {
      let place = scanner.position
      let name = try scanner.name()
      if scanner.matches(name, "stringUnit") {
        checkOnce(1, &seen, name, at: place)
        if try stringUnit(context, from: start) { own += 1 }
      } else if scanner.matches(name, "variations") {
        checkOnce(2, &seen, name, at: place)
        try variations(context)
      } else if scanner.matches(name, "substitutions") {
        checkOnce(4, &seen, name, at: place)
        try substitutions(context)
      } else if scanner.matches(name, "stringSet") {
        checkOnce(8, &seen, name, at: place)
        own += try stringSet(context, from: start)
      } else {
        try scanner.skipValue()
      }
    } while try scanner.goesOn(closedBy: "}")
    guard own > 0 else { return }
    let end = PackedPosition(scanner.position)
    let leaves = contents.languages[context.language].leaves.count
    // Texts with a path of their own have ends of their own.
    for index in first..<leaves where contents.languages[context.language].leaves[index].path == context.path {
      contents.languages[context.language].leaves[index].end = end
    }
  }

  /// Reads a text and its state; returns whether there is a text.
  private mutating func stringUnit(
    _ context: XCStringsContext, from start: SourcePosition
  ) throws(JSONDefect) -> Bool {
    let place = scanner.position
    var state = XCStringsContents.noState
    var value: WrittenString?
    guard try enterObject("\"stringUnit\"") else { return false }
    var seen: UInt8 = 0
    repeat {
      let start = scanner.position
      let name = try scanner.name()
      if scanner.matches(name, "value") {
        checkOnce(2, &seen, name, at: start)
        value = try string("A value")
      } else if scanner.matches(name, "state") {
        checkOnce(1, &seen, name, at: start)
        state = try self.state()
      } else {
        try scanner.skipValue()
      }
    } while try scanner.goesOn(closedBy: "}")
    guard let value else {
      report(
        .missingValue, at: SourceSpan(start: place, end: scanner.position), unit: key, "This text has no \"value\"",
        help: "Add \"value\"")
      return false
    }
    try add(Self.leaf(value, state, XCStringsContents.single, context, from: start), to: context.language)
    return true
  }

  /// Reads the texts that mean the same, such as the phrases of an App Shortcut; returns their number.
  private mutating func stringSet(
    _ context: XCStringsContext, from start: SourcePosition
  ) throws(JSONDefect) -> Int {
    var state = XCStringsContents.noState
    var values: [WrittenString] = []
    guard try enterObject("\"stringSet\"") else { return 0 }
    var seen: UInt8 = 0
    repeat {
      let start = scanner.position
      let name = try scanner.name()
      if scanner.matches(name, "values") {
        checkOnce(2, &seen, name, at: start)
        guard scanner.peek() == UInt8(ascii: "[") else {
          try reportType(of: "\"values\"", expected: "a list")
          continue
        }
        guard try scanner.enter(closedBy: "]") else { continue }
        repeat {
          if let value = try string("A value") { values.append(value) }
        } while try scanner.goesOn(closedBy: "]")
      } else if scanner.matches(name, "state") {
        checkOnce(1, &seen, name, at: start)
        state = try self.state()
      } else {
        try scanner.skipValue()
      }
    } while try scanner.goesOn(closedBy: "}")
    for (number, value) in values.enumerated() {
      try add(
        Self.leaf(value, state, UInt16(clamping: min(number, 65_534)), context, from: start), to: context.language)
    }
    return values.count
  }

  private static func leaf(
    _ value: WrittenString, _ state: UInt16, _ number: UInt16, _ context: XCStringsContext, from start: SourcePosition
  ) -> XCStringsContents.Leaf {
    XCStringsContents.Leaf(
      entry: context.entry, path: Int32(clamping: context.path), number: number, state: state, value: value,
      start: PackedPosition(start), end: PackedPosition(value.span.end))
  }

  private mutating func state() throws(JSONDefect) -> UInt16 {
    guard let written = try string("A state") else { return XCStringsContents.noState }
    for (number, known) in XCStringsContents.knownStates.enumerated() where scanner.matches(written.quoted, known.name)
    {
      return UInt16(number)
    }
    let name = scanner.text(of: written.quoted)
    report(
      .unknownValue, at: written.contentSpan, unit: key,
      "Found the state \"\(name.clipped)\"; expected new, translated, needs_review or stale",
      help: "Write \"needs_review\", or \"translated\" if the text is finished")
    return contents.number(ofOther: name)
  }

  // MARK: Variations

  private mutating func variations(_ context: XCStringsContext) throws(JSONDefect) {
    guard try enterObject("\"variations\"") else { return }
    var seen: UInt8 = 0
    repeat {
      let start = scanner.position
      let name = try scanner.name()
      if scanner.matches(name, "plural") {
        checkOnce(1, &seen, name, at: start)
        try variants(.plural, context)
      } else if scanner.matches(name, "device") {
        checkOnce(2, &seen, name, at: start)
        try variants(.device, context)
      } else {
        let text = scanner.text(of: name)
        report(
          .unknownValue.mild, at: WrittenString(name, at: start).contentSpan, unit: key,
          "Found a variation by \"\(text.clipped)\"; expected \"plural\" or \"device\"",
          help: "Check its spelling; its texts are not read")
        try scanner.skipValue()
      }
    } while try scanner.goesOn(closedBy: "}")
  }

  private mutating func variants(_ kind: XCStringsPaths.Kind, _ context: XCStringsContext) throws(JSONDefect) {
    guard try enterObject(kind == .plural ? "\"plural\"" : "\"device\"") else { return }
    var seen: Set<ExactText> = []
    repeat {
      let start = scanner.position
      let quoted = try scanner.name()
      let written = WrittenString(quoted, at: start)
      let name = scanner.text(of: quoted)
      if !seen.insert(name).inserted {
        report(
          .duplicateKey, at: written.span, unit: key, "The variation \"\(name.clipped)\" is given twice",
          help: "Keep one of the two: Xcode keeps only one")
      }
      checkKeyword(name, kind, at: written.contentSpan)
      guard let path = contents.paths.place(of: kind, name, behind: context.path) else {
        report(
          .unknownValue, at: written.contentSpan, unit: key, "Found a variation that cannot stand inside this one",
          help: "Put plural forms inside devices, and each kind once; its texts are not read")
        try scanner.skipValue()
        continue
      }
      var inner = context
      inner.path = path
      try localization(inner, from: start)
    } while try scanner.goesOn(closedBy: "}")
  }

  private func checkKeyword(_ name: ExactText, _ kind: XCStringsPaths.Kind, at span: SourceSpan) {
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

  private mutating func substitutions(_ context: XCStringsContext) throws(JSONDefect) {
    guard try enterObject("\"substitutions\"") else { return }
    var seen: Set<ExactText> = []
    repeat {
      let start = scanner.position
      let quoted = try scanner.name()
      let written = WrittenString(quoted, at: start)
      let name = scanner.text(of: quoted)
      if !seen.insert(name).inserted {
        report(
          .duplicateKey, at: written.span, unit: key, "The substitution \"\(name.clipped)\" is given twice",
          help: "Keep one of the two: Xcode keeps only one")
      }
      guard let path = contents.paths.place(of: .substitution, name, behind: context.path) else {
        report(
          .unknownValue, at: written.contentSpan, unit: key, "Found a substitution inside a variation",
          help: "Put it into the localization; its texts are not read")
        try scanner.skipValue()
        continue
      }
      var inner = context
      inner.path = path
      try substitution(
        XCStringsSubstitution(entry: context.entry, name: name, written: written), inner, from: start)
    } while try scanner.goesOn(closedBy: "}")
  }

  private mutating func substitution(
    _ substitution: XCStringsSubstitution, _ context: XCStringsContext, from start: SourcePosition
  ) throws(JSONDefect) {
    var substitution = substitution
    guard try enterObject("A substitution") else { return }
    var seen: UInt8 = 0
    repeat {
      let place = scanner.position
      let name = try scanner.name()
      if scanner.matches(name, "variations") {
        checkOnce(1, &seen, name, at: place)
        try variations(context)
      } else if scanner.matches(name, "argNum") {
        checkOnce(2, &seen, name, at: place)
        substitution.argument = try argumentNumber()
      } else if scanner.matches(name, "formatSpecifier") {
        checkOnce(4, &seen, name, at: place)
        if let written = try string("\"formatSpecifier\"") {
          substitution.specifier = (scanner.text(of: written.quoted), written.contentSpan)
        }
      } else if scanner.matches(name, "stringUnit") {
        checkOnce(8, &seen, name, at: place)
        // One text for all numbers.
        _ = try stringUnit(context, from: start)
      } else {
        try scanner.skipValue()
      }
    } while try scanner.goesOn(closedBy: "}")
    contents.languages[context.language].substitutions.append(substitution)
  }

  private mutating func argumentNumber() throws(JSONDefect) -> (number: Int, span: SourceSpan)? {
    let start = scanner.position
    guard let first = scanner.peek(), ASCII.isDigit(first) || first == UInt8(ascii: "-") else {
      try reportType(of: "\"argNum\"", expected: "a whole number from 1")
      return nil
    }
    guard case .number(let number) = try scanner.scalar() else { return nil }
    let span = SourceSpan(start: start, end: scanner.position)
    guard let value = number.integer, (1...Pattern.greatestPosition).contains(value) else {
      report(
        .unknownValue, at: span, unit: key, "Found the argument number \(number.text.clipped); expected 1 or more",
        help: "Write which argument of the text the number is, counted from 1")
      return nil
    }
    return (value, span)
  }
}
