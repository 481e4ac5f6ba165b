import WatchwordBasics

/// The validators in `AUTH_PASSWORD_VALIDATORS`, a list of dictionaries with `NAME` and `OPTIONS`.
///
/// The value is the one that Python would assign last: a later assignment replaces the list, and `+=` extends it. What
/// depends on a condition or on other code is not read, but noted.
struct DjangoValidators {
  /// A dictionary of the list.
  private struct Validator {
    var name: CodeToken?
    var options: [DjangoOption] = []
  }

  /// Code that changes the setting in a way that is not read.
  struct UnreadCode {
    /// How the code changes the setting.
    enum Kind {
      /// A later assignment replaced a list.
      case replaced
      /// The setting is assigned or extended under a condition.
      case conditional
      /// The value is computed.
      case computed
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// One setting without a value for each validator, and one setting named `Validator.option` for each value of its
  /// options.
  private(set) var settings: [Setting] = []
  /// The options whose values are computed, by the name `Validator.option`.
  private(set) var computed: [Setting] = []
  /// The validators that are not Django's own.
  private(set) var foreign: [CodeToken] = []
  /// The code that is not read, in order.
  private(set) var unread: [UnreadCode] = []
  /// Whether the setting is present.
  private(set) var isPresent = false
  /// The range of the text where the list is malformed; `nil` if it is well-formed.
  private(set) var defect: Range<Int>?
  private var scanner: CodeScanner
  private var blocks = PythonBlocks()
  /// The range of the assignment that was read.
  private var assignment: Range<Int>?

  init(_ bytes: [UInt8]) {
    scanner = CodeScanner(bytes, .python)
    while let token = scanner.next(), defect == nil {
      blocks.note(token, in: bytes)
      guard token.kind == .word else { continue }
      if isSetting(token) {
        readStatement(token)
      } else if token.text.string.utf8.starts(with: "\(DjangoFormat.setting).".utf8) {
        // A method such as append.
        unread.append(UnreadCode(kind: .computed, range: token.range))
      }
    }
  }

  private func isSetting(_ token: CodeToken) -> Bool {
    token.kind == .word && token.text.string.utf8.elementsEqual(DjangoFormat.setting.utf8)
  }

  // MARK: - Statements

  /// Reads what follows the name of the setting, if it is an assignment.
  private mutating func readStatement(_ name: CodeToken) {
    var rest = scanner
    var token = rest.next()
    let extends = token?.isSign("+") == true
    if extends {
      token = rest.next()
    } else if token?.isSign(":") == true {
      token = Self.skipAnnotation(&rest)
    } else if token?.isSign("[") == true {
      unread.append(UnreadCode(kind: .computed, range: name.range))
      return
    }
    guard token?.isSign("=") == true else { return }
    var value = rest
    // A comparison has a second sign.
    guard value.next()?.isSign("=") != true else { return }
    scanner = rest
    readAssignment(to: name, extends: extends)
  }

  /// Skips a type annotation, and returns the sign after it.
  private static func skipAnnotation(_ scanner: inout CodeScanner) -> CodeToken? {
    var depth = 0
    while let token = scanner.next() {
      if token.startsLine, depth == 0 { return nil }
      if depth == 0, token.isSign("=") { return token }
      depth += token.bracketDepth
    }
    return nil
  }

  private mutating func readAssignment(to name: CodeToken, extends: Bool) {
    if blocks.isConditional, isPresent {
      unread.append(UnreadCode(kind: .conditional, range: name.range))
      return
    }
    if blocks.isConditional { unread.append(UnreadCode(kind: .conditional, range: name.range)) }
    isPresent = true
    guard var open = scanner.next() else {
      defect = name.range
      return
    }
    var extends = extends
    if isSetting(open) {
      // NAME = NAME + [...]
      guard scanner.next()?.isSign("+") == true, let next = scanner.next() else {
        defect = open.range
        return
      }
      (open, extends) = (next, true)
    }
    guard open.isSign("[") || open.isSign("(") else {
      defect = open.range
      return
    }
    if !extends {
      if let assignment { unread.append(UnreadCode(kind: .replaced, range: assignment)) }
      (settings, computed, foreign) = ([], [], [])
      assignment = name.range
    }
    readList(from: open)
    readRest()
  }

  /// Reads lists that are added to the one before, and notes any other code behind it.
  private mutating func readRest() {
    var rest = scanner
    while defect == nil, let token = rest.next(), !token.startsLine, !token.isSign(";") {
      guard token.isSign("+"), let open = rest.next(), open.isSign("[") || open.isSign("(") else {
        unread.append(UnreadCode(kind: .computed, range: token.range))
        return
      }
      scanner = rest
      readList(from: open)
      rest = scanner
    }
  }

  // MARK: - The list

  private mutating func readList(from open: CodeToken) {
    while let token = scanner.next() {
      if token.isSign("]") || token.isSign(")") { return }
      if token.isSign(",") { continue }
      guard token.isSign("{") else {
        defect = token.range
        return
      }
      guard let validator = readDictionary() else {
        defect = defect ?? token.range
        return
      }
      add(validator)
      if settings.count >= SettingsFile.maximumSettings { return }
    }
    defect = open.range
  }

  /// Reads a dictionary after its opening brace; `nil` if it has no end.
  private mutating func readDictionary() -> Validator? {
    var validator = Validator()
    while let token = scanner.next() {
      if token.isSign("}") { return validator }
      if token.isSign(",") { continue }
      guard token.kind == .string, scanner.next()?.isSign(":") == true else {
        defect = token.range
        return nil
      }
      if token.text == "OPTIONS" {
        guard scanner.next()?.isSign("{") == true, let options = DjangoOption.all(&scanner) else { return nil }
        validator.options += options
      } else if token.text == "NAME" {
        validator.name = scanner.next()
      } else {
        defect = token.range
        return nil
      }
    }
    return nil
  }

  private mutating func add(_ validator: Validator) {
    guard let name = validator.name else { return }
    let known = name.lastComponent
    guard DjangoFormat.all.contains(known), name.text.string.utf8.starts(with: "django.".utf8) else {
      foreign.append(name)
      return
    }
    settings.append(Setting(known, at: name.range, nil))
    for option in validator.options {
      let full = ExactText("\(known).\(option.name.text)")
      guard let values = option.values else {
        computed.append(Setting(full, at: option.name.range, nil))
        continue
      }
      if values.isEmpty { settings.append(Setting(full, at: option.name.range, nil)) }
      for value in values.prefix(SettingsFile.maximumSettings) {
        settings.append(Setting(full, at: option.name.range, value))
      }
    }
  }
}
