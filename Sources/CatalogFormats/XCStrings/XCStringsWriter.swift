import WatchwordDiagnostics

/// Writes file elements, one for each language, as a string catalogue.
enum XCStringsWriter {
  /// One catalogue for each source file, as Xcode prints it: keys and languages in its order, and no line end behind the
  /// last brace.
  static func write(_ files: [TranslationCatalog.File]) -> WrittenCatalog {
    var written = WrittenCatalog()
    var order: [String] = []
    var groups: [String: [TranslationCatalog.File]] = [:]
    for file in files {
      let name = name(of: file.header.original)
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(file)
    }
    for name in order {
      let messages = XCStringsMessages(groups[name] ?? [])
      written.files.append((name, bytes(of: messages)))
      written.losses += messages.losses
    }
    return written
  }

  private static func bytes(of messages: XCStringsMessages) -> [UInt8] {
    let layout = JSONLayout.xcode
    var text = "{\n  \"sourceLanguage\" : \(JSONText.string(messages.sourceLanguage)),\n  \"strings\" : {\n"
    let sorted = messages.all.sorted { XCStringsOrder.precedes($0.key, $1.key) }
    for (index, message) in sorted.enumerated() {
      text += "    \(JSONText.string(message.key)) : "
      message.value(in: messages.sourceLanguage, withSources: true).write(layout, indent: "    ", to: &text)
      text += index + 1 < sorted.count ? ",\n" : "\n"
    }
    if sorted.isEmpty { text += "\n" }
    text += "  },\n  \"version\" : \"1.0\"\n}"
    return Array(text.utf8)
  }

  /// The name of the catalogue with the texts of a source file: that of the file with another ending.
  static func name(of original: ExactText?) -> String {
    NameOfResource.stem(of: original, default: "Localizable") + ".xcstrings"
  }
}
