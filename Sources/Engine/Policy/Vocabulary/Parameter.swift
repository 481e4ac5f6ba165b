import WatchwordBasics

/// A parameter of a rule: its declaration and its default value.
///
/// It holds no closures: the type determines how a value is read and written. Therefore most parameters are static
/// data, and the code that reads a type exists only once.
struct Parameter<Value: Hashable & Sendable>: Sendable {
  /// The name, the meaning and the bounds.
  let declaration: ParameterDeclaration
  /// The value if a policy omits the parameter.
  let defaultValue: Value

  private init(
    _ name: StaticString, _ summary: StaticString, _ kind: ParameterDeclaration.Kind,
    _ presence: ParameterDeclaration.Presence, default defaultValue: Value
  ) {
    declaration = ParameterDeclaration(name, summary, kind, presence)
    self.defaultValue = defaultValue
  }

  /// The name of the JSON member.
  var name: ExactText { declaration.name }
}

// `value(in:)` reads the value from `members`. It returns the default if the member is absent or invalid, and reports
// an invalid member. `write` writes the value as a member.

extension Parameter<Int> {
  /// A whole number in `range`; `defaultValue` if it is omitted.
  static func integer(
    _ name: StaticString, _ summary: StaticString, in range: ClosedRange<Int> = 1...MemberReader.maximumNumber,
    default defaultValue: Int
  ) -> Parameter {
    Parameter(name, summary, .integer(range, default: defaultValue), .optional, default: defaultValue)
  }

  func value(in members: inout MemberReader) -> Int { declaration.integer(in: &members) ?? defaultValue }

  func write(_ value: Int, to writer: inout JSONWriter) { writer.member(name.string, value) }

  func write(unlessDefault value: Int, to writer: inout JSONWriter) {
    if value != defaultValue { write(value, to: &writer) }
  }
}

extension Parameter<Int?> {
  /// A whole number in `range`.
  static func integer(
    _ name: StaticString, _ summary: StaticString, in range: ClosedRange<Int> = 1...MemberReader.maximumNumber,
    _ presence: ParameterDeclaration.Presence
  ) -> Parameter {
    Parameter(name, summary, .integer(range, default: nil), presence, default: nil)
  }

  /// A whole number from 1 to the length of `list`. The rule compares the number with the length after it has read both
  /// values.
  static func count<Choice: NamedChoice>(
    of list: Parameter<[Choice]>, _ name: StaticString, _ summary: StaticString,
    _ presence: ParameterDeclaration.Presence
  ) -> Parameter {
    let maximum = Choice.allCases.count
    return Parameter(
      name, summary, .countOf(list: list.name, maximum: maximum, standard: list.defaultValue.count), presence,
      default: nil)
  }

  func value(in members: inout MemberReader) -> Int? { declaration.integer(in: &members) }

  func write(_ value: Int?, to writer: inout JSONWriter) {
    if let value { writer.member(name.string, value) }
  }
}

extension Parameter<Bool> {
  /// A flag; false if it is omitted.
  static func flag(_ name: StaticString, _ summary: StaticString) -> Parameter {
    Parameter(name, summary, .flag, .optional, default: false)
  }

  func value(in members: inout MemberReader) -> Bool {
    members.member(name).flatMap { members.flag($0, name) } ?? false
  }

  func write(unlessDefault value: Bool, to writer: inout JSONWriter) {
    if value { writer.member(name.string, true) }
  }
}

extension Parameter<ExactText?> {
  /// A non-empty text.
  static func text(
    _ name: StaticString, _ summary: StaticString, _ presence: ParameterDeclaration.Presence
  ) -> Parameter {
    Parameter(name, summary, .text, presence, default: nil)
  }

  /// An id of texts in the author's own catalogues.
  static func ownText(_ name: StaticString, _ summary: StaticString) -> Parameter {
    Parameter(name, summary, .ownText, .optional, default: nil)
  }

  func value(in members: inout MemberReader) -> ExactText? {
    guard let node = members.member(name) else { return nil }
    if case .ownText = declaration.kind { return members.ownText(node, name) }
    return members.text(node, name)
  }

  func write(_ value: ExactText?, to writer: inout JSONWriter) {
    if let value { writer.member(name.string, value) }
  }
}

extension Parameter<[ExactText]> {
  /// A list of non-empty texts of at most `maximumLength` bytes each; empty if it is omitted. A required list has at
  /// least one text.
  static func texts(
    _ name: StaticString, _ summary: StaticString, maximumLength: Int,
    _ presence: ParameterDeclaration.Presence = .optional
  ) -> Parameter {
    Parameter(name, summary, .texts(maximumLength: maximumLength), presence, default: [])
  }

  func value(in members: inout MemberReader) -> [ExactText] {
    guard let node = members.member(name), case .texts(let maximumLength) = declaration.kind else { return [] }
    return members.texts(node, name, maximumLength: maximumLength, atLeastOne: declaration.presence == .required) ?? []
  }

  func write(_ values: [ExactText], to writer: inout JSONWriter) { writer.member(name.string, values) }

  func write(unlessDefault values: [ExactText], to writer: inout JSONWriter) {
    if !values.isEmpty { write(values, to: &writer) }
  }
}

extension Parameter where Value: NamedChoice {
  /// One of the cases of a type; `defaultValue` if it is omitted.
  static func choice(_ name: StaticString, _ summary: StaticString, default defaultValue: Value) -> Parameter {
    let names = Value.allCases.map { $0.name }
    return Parameter(name, summary, .choice(names, default: defaultValue.name), .optional, default: defaultValue)
  }

  func value(in members: inout MemberReader) -> Value {
    declaration.choiceIndex(in: &members).map { Array(Value.allCases)[$0] } ?? defaultValue
  }

  func write(unlessDefault value: Value, to writer: inout JSONWriter) {
    if value != defaultValue { writer.member(name.string, value.name) }
  }
}

extension Parameter {
  /// A list of one or more cases of a type, each once; `defaultValue` if it is omitted.
  static func choices<Choice: NamedChoice>(
    _ name: StaticString, _ summary: StaticString, default defaultValue: [Choice],
    _ presence: ParameterDeclaration.Presence
  ) -> Parameter where Value == [Choice] {
    Parameter(name, summary, .choices(Choice.allCases.map { $0.name }), presence, default: defaultValue)
  }

  func value<Choice: NamedChoice>(in members: inout MemberReader) -> [Choice] where Value == [Choice] {
    guard let node = members.member(name), case .choices(let names) = declaration.kind,
      let indices = members.choiceIndices(node, name, among: names)
    else { return defaultValue }
    let all = Array(Choice.allCases)
    return indices.map { all[$0] }
  }

  func write<Choice: NamedChoice>(unlessDefault values: [Choice], to writer: inout JSONWriter)
  where Value == [Choice] {
    if values != defaultValue { writer.member(name.string, values.map { $0.name }) }
  }
}

extension ParameterDeclaration {
  /// Reads the whole number from `members`. Returns `nil` if the number is absent or invalid, and reports an invalid
  /// one.
  @inline(never)
  fileprivate func integer(in members: inout MemberReader) -> Int? {
    guard let node = members.member(name) else { return nil }
    switch kind {
    case .integer(let range, default: _): return members.integer(node, name, in: range)
    case .countOf(list: _, let maximum, standard: _): return members.integer(node, name, in: 1...maximum)
    default: return nil
    }
  }

  /// Reads the choice from `members` as an index into its names. Returns `nil` if the choice is absent or invalid, and
  /// reports an invalid one.
  @inline(never)
  fileprivate func choiceIndex(in members: inout MemberReader) -> Int? {
    guard let node = members.member(name), case .choice(let names, default: _) = kind else { return nil }
    return members.choiceIndex(node, name, among: names)
  }
}
