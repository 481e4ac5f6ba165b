import WatchwordBasics
import WatchwordLocalization

/// A key with its texts in all languages, collected from file elements.
struct XCStringsMessage {
  let key: ExactText
  var note: ExactText?
  var translate = true
  /// The source texts, and those of each language.
  var sources: [Text] = []
  var translations: [(language: ExactText, texts: [Text])] = []

  struct Text {
    let path: VariationPath
    let text: ExactText
    let state: XCStringsState
    /// The index in a set; `nil` for a text outside a set.
    var number: Int?
  }

  /// Returns the value of the key, including the source texts if `withSources` is true and they differ from the key.
  func value(in sourceLanguage: ExactText, withSources: Bool) -> XCStringsValue {
    var value = XCStringsValue.object([])
    if withSources {
      if let note { value.set(["comment"], .string(note)) }
      if !translate { value.set(["shouldTranslate"], .bool(false)) }
      // Xcode's exports repeat the key as the source of each form that only a translation has.
      if !sources.allSatisfy({ $0.text == key && $0.number == nil }) { add(sources, in: sourceLanguage, to: &value) }
    }
    for (language, texts) in translations { add(texts, in: language, to: &value) }
    return value
  }

  private func add(_ texts: [Text], in language: ExactText, to value: inout XCStringsValue) {
    let set = texts.filter { $0.number != nil }
    if let first = set.first {
      let path: [ExactText] = ["localizations", language, "stringSet"]
      value.set((path + ["state"])[...], .state(first.state))
      value.set((path + ["values"])[...], .list(set.map { $0.text }))
    }
    for text in texts where text.number == nil {
      let path = ["localizations", language] + Self.members(of: text.path) + ["stringUnit"]
      value.set((path + ["state"])[...], .state(text.state))
      value.set((path + ["value"])[...], .string(text.text))
    }
    let specifiers = Self.specifiers(of: texts)
    guard !specifiers.isEmpty else { return }
    let arguments = arguments(in: texts)
    for (name, specifier) in specifiers {
      let path: [ExactText] = ["localizations", language, "substitutions", name]
      if let number = arguments[name] { value.set((path + ["argNum"])[...], .integer(number)) }
      value.set((path + ["formatSpecifier"])[...], .string(specifier ?? "lld"))
    }
  }

  /// Returns the member names that lead from a localization to the text with this path.
  static func members(of path: VariationPath) -> [ExactText] {
    var names: [ExactText] = []
    if let name = path.substitution { names += ["substitutions", name] }
    if let device = path.device { names += ["variations", "device", device] }
    if let plural = path.plural { names += ["variations", "plural", plural] }
    return names
  }

  /// Returns the position of each substitution's argument, according to the texts that contain the substitutions: those
  /// of the source first, because a translation may omit an earlier value.
  private func arguments(in texts: [Text]) -> [ExactText: Int] {
    var arguments: [ExactText: Int] = [:]
    for text in sources + texts where text.path.substitution == nil {
      let pattern = Pattern(text.text)
      for (element, position) in zip(pattern.elements, pattern.positions()) {
        guard case .substitution(let name, _) = element.kind, let position, arguments[name] == nil else { continue }
        arguments[name] = position
      }
    }
    return arguments
  }

  /// Returns the format specifier of each substitution, according to its texts; `nil` if none of them shows a number, or
  /// if they show it as `%arg`, which leaves the type open. Numbers beside `%arg` are other values.
  private static func specifiers(of texts: [Text]) -> [ExactText: ExactText?] {
    var specifiers: [ExactText: ExactText?] = [:]
    var arguments: Set<ExactText> = []
    for text in texts {
      guard let name = text.path.substitution else { continue }
      if showsArgument(text.text) { arguments.insert(name) }
      specifiers.updateValue((specifiers[name] ?? nil) ?? specifier(in: text.text), forKey: name)
    }
    for name in arguments { specifiers.updateValue(nil, forKey: name) }
    return specifiers
  }

  private static func showsArgument(_ text: ExactText) -> Bool {
    Pattern(text).elements.contains { if case .substitutionArgument = $0.kind { true } else { false } }
  }

  private static func specifier(in text: ExactText) -> ExactText? {
    for element in Pattern(text).elements {
      guard case .placeholder(let placeholder) = element.kind, placeholder.conversion.takesInteger else { continue }
      let written = placeholder.specifier(of: Array(text.string.utf8)[element.range])
      let specifier = String(decoding: written, as: UTF8.self)
      // Not an obsolete one, such as `D`.
      if Pattern(ExactText("%\(specifier)")).defects.isEmpty { return ExactText(specifier) }
    }
    return nil
  }
}
