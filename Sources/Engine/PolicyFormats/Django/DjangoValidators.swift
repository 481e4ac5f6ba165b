import WatchwordDiagnostics

/// The validators in `AUTH_PASSWORD_VALIDATORS`, a list of dictionaries with `NAME` and `OPTIONS`.
struct DjangoValidators {
  /// A dictionary of the list.
  private struct Validator {
    var name: CodeToken?
    var options: [(name: CodeToken, values: [CodeToken])] = []
  }

  /// One setting without a value for each validator, and one setting named `Validator.option` for each value of its
  /// options.
  private(set) var settings: [Setting] = []
  /// The validators that are not Django's own.
  private(set) var foreign: [CodeToken] = []
  /// Whether the setting is present.
  private(set) var isPresent = false
  /// The range of the text where the list is malformed; `nil` if it is well-formed.
  private(set) var defect: Range<Int>?
  private var scanner: CodeScanner

  init(_ bytes: [UInt8]) {
    scanner = CodeScanner(bytes, .python)
    while let token = scanner.next() {
      guard token.kind == .word, token.text.string.utf8.elementsEqual(DjangoFormat.setting.utf8) else { continue }
      guard scanner.next()?.isSign("=") == true else { continue }
      isPresent = true
      let open = scanner.next()
      guard let open, open.isSign("[") || open.isSign("(") else {
        defect = open?.range ?? token.range
        return
      }
      readList(from: open)
      return
    }
  }

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
        guard scanner.next()?.isSign("{") == true, let options = readOptions() else { return nil }
        validator.options += options
      } else {
        let value = scanner.next()
        if token.text == "NAME" { validator.name = value }
      }
    }
    return nil
  }

  /// Reads the options after their opening brace; `nil` if they have no end.
  private mutating func readOptions() -> [(name: CodeToken, values: [CodeToken])]? {
    var options: [(name: CodeToken, values: [CodeToken])] = []
    var depth = 0
    var values: [CodeToken] = []
    var name: CodeToken?
    func finished() -> [(name: CodeToken, values: [CodeToken])] {
      options + (name.map { [($0, values)] } ?? [])
    }
    while let token = scanner.next() {
      if depth == 0, token.isSign("}") { return finished() }
      if depth == 0, token.isSign(",") {
        options = finished()
        (name, values) = (nil, [])
      } else if "([{".utf8.contains(where: { isSign(token, $0) }) {
        depth += 1
      } else if ")]}".utf8.contains(where: { isSign(token, $0) }) {
        depth -= 1
      } else if name == nil {
        name = token
      } else if token.kind != .sign {
        values.append(token)
      }
    }
    return nil
  }

  private func isSign(_ token: CodeToken, _ byte: UInt8) -> Bool {
    token.kind == .sign && token.text.string.utf8.first == byte
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
      if option.values.isEmpty { settings.append(Setting(full, at: option.name.range, nil)) }
      for value in option.values.prefix(SettingsFile.maximumSettings) {
        settings.append(Setting(full, at: option.name.range, value))
      }
    }
  }
}
