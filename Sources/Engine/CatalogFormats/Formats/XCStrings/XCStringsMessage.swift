import WatchwordDiagnostics
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
    let names = texts.reduce(into: [ExactText]()) { names, text in
      if let name = text.path.substitution, !names.contains(name) { names.append(name) }
    }
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
    for name in names {
      let path: [ExactText] = ["localizations", language, "substitutions", name]
      if let number = argument(of: name, texts) { value.set((path + ["argNum"])[...], .integer(number)) }
      value.set((path + ["formatSpecifier"])[...], .string(specifier(of: name, texts)))
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

  /// Returns the position of a substitution's argument, according to the text that contains the substitution.
  private func argument(of name: ExactText, _ texts: [Text]) -> Int? {
    for text in texts + sources where text.path.substitution == nil {
      let pattern = Pattern(text.text)
      for (element, position) in zip(pattern.elements, pattern.positions()) {
        if case .substitution(name, _) = element.kind, let position { return position }
      }
    }
    return nil
  }

  /// Returns the format specifier of a substitution, according to its texts; `lld` by default.
  private func specifier(of name: ExactText, _ texts: [Text]) -> ExactText {
    for text in texts where text.path.substitution == name {
      for element in Pattern(text.text).elements {
        guard case .placeholder(let placeholder) = element.kind, placeholder.conversion.takesInteger else { continue }
        let specifier = placeholder.specifier(of: Array(Array(text.text.string.utf8)[element.range]))
        return ExactText(String(decoding: specifier, as: UTF8.self))
      }
    }
    return "lld"
  }
}
