import WatchwordBasics

/// A value of a string catalogue to be written.
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

  /// Sets the value at a path of names, and creates missing objects. Members are in Xcode's order.
  mutating func set(_ path: ArraySlice<ExactText>, _ value: XCStringsValue) {
    guard let name = path.first, case .object(var members) = self else {
      self = value
      return
    }
    self = .bool(false)
    let index = members.indices.partitioningIndex { !XCStringsOrder.precedes(members[$0].name, name) }
    if index < members.count, members[index].name == name {
      members[index].value.set(path.dropFirst(), value)
    } else {
      var new = XCStringsValue.object([])
      new.set(path.dropFirst(), value)
      members.insert(Member(name: name, value: new), at: index)
    }
    self = .object(members)
  }

  /// Returns the value as JSON; further lines are indented by `indent`.
  func written(_ layout: JSONLayout, indent: String) -> String {
    switch self {
    case .string(let value): JSONText.string(value)
    case .state(let state): "\"\(state.rawValue)\""
    case .integer(let value): String(value)
    case .bool(let value): value ? "true" : "false"
    case .list(let values):
      layout.lines("[", values.map { JSONText.string($0) }, "]", indent: indent)
    case .object(let members):
      // Xcode writes an empty line in an object without members.
      layout.lines(
        "{", members.map { $0.written(layout, indent: indent + layout.indentation) }, "}", indent: indent)
    }
  }
}

extension XCStringsValue.Member {
  /// Returns the member as JSON; further lines are indented by `indent`.
  func written(_ layout: JSONLayout, indent: String) -> String {
    JSONText.string(name) + layout.separator + value.written(layout, indent: indent)
  }
}

/// The states of texts in string catalogues.
enum XCStringsState: String, CaseIterable {
  case new
  case translated
  case needsReview = "needs_review"
  case stale

  /// Creates the state with this spelling in a document; `nil` if Xcode does not write it.
  init?(written: ArraySlice<UInt8>) {
    guard let known = Self.allCases.first(where: { written.elementsEqual($0.rawValue.utf8) }) else { return nil }
    self = known
  }

  /// Creates the state that corresponds to a name in a document.
  init(named name: ExactText) {
    self = XCStringsState(rawValue: name.string) ?? XCStringsState(TranslationState(name: name))
  }

  /// The corresponding state in the model.
  var state: TranslationState {
    switch self {
    case .new: .new
    case .translated: .translated
    case .needsReview: .needsReviewLocalization
    case .stale: .other("stale")
    }
  }

  /// Creates the state with the same meaning; a translation without a state counts as finished.
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
