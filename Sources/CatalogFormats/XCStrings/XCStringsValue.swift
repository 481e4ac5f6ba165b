import WatchwordDiagnostics

/// A part of a string catalogue as it is written.
enum XCStringsValue {
  case object([Member])
  case string(ExactText)
  case state(XCStringsState)
  case integer(Int)
  case bool(Bool)
  case list([ExactText])

  /// A named value.
  struct Member {
    let name: ExactText
    var value: XCStringsValue
  }

  /// Adds a value to the object at a path of names, whose objects are made where they are missing. Members are in the
  /// order in which Xcode writes them.
  mutating func set(_ path: ArraySlice<ExactText>, _ value: XCStringsValue) {
    guard let name = path.first, case .object(var members) = self else {
      self = value
      return
    }
    self = .bool(false)
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value.set(path.dropFirst(), value)
    } else {
      var new = XCStringsValue.object([])
      new.set(path.dropFirst(), value)
      let place = members.firstIndex { XCStringsOrder.precedes(name, $0.name) } ?? members.count
      members.insert(Member(name: name, value: new), at: place)
    }
    self = .object(members)
  }

  /// Writes the value; what follows on further lines is behind `indent`.
  func write(_ layout: JSONLayout, indent: String, to text: inout String) {
    switch self {
    case .string(let value): text += JSONText.string(value)
    case .state(let state): text += "\"" + state.rawValue + "\""
    case .integer(let value): text += String(value)
    case .bool(let value): text += value ? "true" : "false"
    case .list(let values):
      let lines = values.map { indent + layout.indentation + JSONText.string($0) }
      text += "[" + layout.lineEnd + lines.joined(separator: "," + layout.lineEnd) + layout.lineEnd + indent + "]"
    case .object(let members):
      let inner = indent + layout.indentation
      text += "{" + layout.lineEnd
      for (index, member) in members.enumerated() {
        text += inner + JSONText.string(member.name) + layout.separator
        member.value.write(layout, indent: inner, to: &text)
        text += (index + 1 < members.count ? "," : "") + layout.lineEnd
      }
      // Xcode leaves a line empty where an object has no members.
      if members.isEmpty { text += layout.lineEnd }
      text += indent + "}"
    }
  }
}

/// The states of texts in string catalogues.
enum XCStringsState: String {
  case new
  case translated
  case needsReview = "needs_review"
  case stale

  /// The state that means the same; a translation without one counts as finished.
  init(_ state: TranslationState?) {
    switch state {
    case nil, .final, .signedOff, .translated: self = .translated
    case .new, .needsTranslation: self = .new
    case .other("stale"): self = .stale
    case .needsAdaptation, .needsLocalization, .needsReviewAdaptation, .needsReviewLocalization,
      .needsReviewTranslation, .other:
      self = .needsReview
    }
  }
}
