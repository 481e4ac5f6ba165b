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
    let keys = messages.all.sorted { XCStringsOrder.precedes($0.key, $1.key) }.map {
      XCStringsValue.Member(name: $0.key, value: $0.value(in: messages.sourceLanguage, withSources: true))
    }
    let catalogue = XCStringsValue.object([
      XCStringsValue.Member(name: "sourceLanguage", value: .string(messages.sourceLanguage)),
      XCStringsValue.Member(name: "strings", value: .object(keys)),
      XCStringsValue.Member(name: "version", value: .string("1.0")),
    ])
    return Array(catalogue.written(.xcode, indent: "").utf8)
  }

  /// The name of the catalogue with the texts of a source file: that of the file with another ending.
  static func name(of original: ExactText?) -> String {
    NameOfResource.stem(of: original, default: "Localizable") + ".xcstrings"
  }
}
