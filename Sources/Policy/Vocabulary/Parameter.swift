import WatchwordDiagnostics

/// A value of a rule, declared once: how policies write it, how it is read, and its default.
struct Parameter<Value: Hashable & Sendable>: Sendable {
  /// The name, the meaning and the bounds.
  let declaration: ParameterDeclaration
  /// The value if a policy leaves it out.
  let defaultValue: Value

  private let reader: @Sendable (_ node: JSONNode, _ name: ExactText, inout MemberReader) -> Value?
  private let writer: @Sendable (_ value: Value, _ name: ExactText, inout JSONWriter) -> Void

  private init(
    _ name: ExactText, _ summary: String, _ kind: ParameterDeclaration.Kind,
    _ presence: ParameterDeclaration.Presence, default defaultValue: Value,
    read: @escaping @Sendable (_ node: JSONNode, _ name: ExactText, inout MemberReader) -> Value?,
    write: @escaping @Sendable (_ value: Value, _ name: ExactText, inout JSONWriter) -> Void
  ) {
    declaration = ParameterDeclaration(name: name, summary: summary, kind: kind, presence: presence)
    self.defaultValue = defaultValue
    reader = read
    writer = write
  }

  /// The name of the member.
  var name: ExactText { declaration.name }

  /// Reads the value from `members`. If it is absent, this is the default. If it is wrong, that is reported and this is
  /// the default.
  func value(in members: inout MemberReader) -> Value {
    guard let node = members.member(name) else { return defaultValue }
    return reader(node, name, &members) ?? defaultValue
  }

  /// Writes the value as a member.
  func write(_ value: Value, to writer: inout JSONWriter) { self.writer(value, name, &writer) }

  /// Writes the value as a member, unless it is the default.
  func write(unlessDefault value: Value, to writer: inout JSONWriter) {
    if value != defaultValue { write(value, to: &writer) }
  }
}

extension Parameter<Int> {
  /// A whole number in `range`; `defaultValue` if it is left out.
  static func integer(
    _ name: ExactText, _ summary: String, in range: ClosedRange<Int> = 1...MemberReader.greatestNumber,
    default defaultValue: Int
  ) -> Parameter {
    Parameter(
      name, summary, .integer(range, default: defaultValue), .optional, default: defaultValue,
      read: { node, name, members in members.integer(node, name, in: range) },
      write: { value, name, writer in writer.member(name.string, value) })
  }
}

extension Parameter<Int?> {
  /// A whole number in `range`.
  static func integer(
    _ name: ExactText, _ summary: String, in range: ClosedRange<Int> = 1...MemberReader.greatestNumber,
    _ presence: ParameterDeclaration.Presence
  ) -> Parameter {
    Parameter(
      name, summary, .integer(range, default: nil), presence, default: nil,
      read: { node, name, members in members.integer(node, name, in: range).map { .some($0) } },
      write: { value, name, writer in
        if let value { writer.member(name.string, value) }
      })
  }
}

extension Parameter<Int?> {
  /// A whole number from 1 to the length of `list`; the rule compares the two once it has read both.
  static func count<Choice: NamedChoice>(
    of list: Parameter<[Choice]>, _ name: ExactText, _ summary: String,
    _ presence: ParameterDeclaration.Presence
  ) -> Parameter {
    let most = Choice.allCases.count
    return Parameter(
      name, summary, .countOf(list: list.name, most: most, standard: list.defaultValue.count), presence, default: nil,
      read: { node, name, members in members.integer(node, name, in: 1...most).map { .some($0) } },
      write: { value, name, writer in
        if let value { writer.member(name.string, value) }
      })
  }
}

extension Parameter<Bool> {
  /// A flag; false if it is left out.
  static func flag(_ name: ExactText, _ summary: String) -> Parameter {
    Parameter(
      name, summary, .flag, .optional, default: false,
      read: { node, name, members in members.flag(node, name) },
      write: { value, name, writer in writer.member(name.string, value) })
  }
}

extension Parameter<ExactText?> {
  /// A text that is not empty.
  static func text(
    _ name: ExactText, _ summary: String, _ presence: ParameterDeclaration.Presence
  ) -> Parameter {
    Parameter(
      name, summary, .text, presence, default: nil,
      read: { node, name, members in members.text(node, name).map { .some($0) } },
      write: { value, name, writer in
        if let value { writer.member(name.string, value) }
      })
  }
}

extension Parameter<PasswordExpression?> {
  /// A regular expression.
  static func expression(
    _ name: ExactText, _ summary: String, _ presence: ParameterDeclaration.Presence
  ) -> Parameter {
    Parameter(
      name, summary, .text, presence, default: nil,
      read: { node, name, members in members.expression(node, name).map { .some($0) } },
      write: { value, name, writer in
        if let value { writer.member(name.string, value.pattern) }
      })
  }
}

extension Parameter<[ExactText]> {
  /// A list of texts that are not empty and have at most `longest` bytes each; empty if it is left out. A list that is
  /// required has at least one.
  static func texts(
    _ name: ExactText, _ summary: String, longest: Int, _ presence: ParameterDeclaration.Presence = .optional
  ) -> Parameter {
    Parameter(
      name, summary, .texts(longest: longest), presence, default: [],
      read: { node, name, members in
        members.texts(node, name, longest: longest, atLeastOne: presence == .required)
      },
      write: { values, name, writer in
        writer.key(name)
        writer.array { writer in for value in values { writer.string(value) } }
      })
  }
}

extension Parameter where Value: NamedChoice {
  /// One of the cases of a type; `defaultValue` if it is left out.
  static func choice(_ name: ExactText, _ summary: String, default defaultValue: Value) -> Parameter {
    let names = Value.allCases.map { $0.name }
    return Parameter(
      name, summary, .choice(names, default: defaultValue.name), .optional, default: defaultValue,
      read: { node, name, members in members.choice(node, name, of: Value.self) },
      write: { value, name, writer in writer.member(name.string, value.name) })
  }
}

extension Parameter {
  /// A list of one or more cases of a type, each once; `defaultValue` if it is left out.
  static func choices<Choice: NamedChoice>(
    _ name: ExactText, _ summary: String, default defaultValue: [Choice],
    _ presence: ParameterDeclaration.Presence
  ) -> Parameter where Value == [Choice] {
    Parameter(
      name, summary, .choices(Choice.allCases.map { $0.name }), presence, default: defaultValue,
      read: { node, name, members in members.choices(node, name, of: Choice.self) },
      write: { values, name, writer in
        writer.key(name)
        writer.array { writer in for value in values { writer.string(value.name) } }
      })
  }
}
