import WatchwordBasics

/// Writes file elements, one for each language, as a string catalogue.
enum XCStringsWriter {
  /// Returns one catalogue for each source file in Xcode's layout, with keys and languages in its order and no line end
  /// after the last brace.
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

  /// Returns the name of the catalogue for a source file: the name of the file with another ending.
  static func name(of original: ExactText?) -> String {
    ResourceNames.stem(of: original, default: "Localizable") + ".xcstrings"
  }
}
