import WatchwordBasics
import WatchwordLocalization

/// Finds the parts of a gettext catalogue that the model lacks: fields of the header, obsolete entries, previous
/// sources and flags. Each is reported once for the file.
enum POUnmodelledContent {
  /// The fields that the model contains, or that are written anew.
  private static let knownFields: Set<ExactText> = [
    "mime-version", "content-type", "content-transfer-encoding", "language", "plural-forms", "x-language-tag",
    "x-source-language", "x-message-syntax", "x-message-keys",
  ]

  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var unmodelledContent = UnmodelledContent(of: document.catalog)
    var fields: [String] = []
    var flags: [ExactText] = []
    var flagPlace: SourcePosition?
    var isHeader = false
    let lines = PODocument(document.bytes).text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = SourcePosition(line: index + 1, column: 1)
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if line.starts(with: "#~".utf8) {
        unmodelledContent.lose("obsolete entries (#~)", at: place)
      } else if line.starts(with: "#|".utf8) {
        unmodelledContent.lose("previous sources (#|)", at: place)
      } else if line.starts(with: "#,".utf8) {
        for flag in line.dropFirst(2).split(separator: UInt8(ascii: ",")) {
          let blanks: [UInt8] = [0x20, 0x09, 0x0D]
          let flag = ExactText(utf8: flag.filter { !blanks.contains($0) })
          guard flag != "fuzzy", !flag.isEmpty else { continue }
          flagPlace = flagPlace ?? place
          if !flags.contains(flag) { flags.append(flag) }
        }
      } else if line.starts(with: "msgid".utf8) {
        isHeader = isHeader || index < 64 && fields.isEmpty && line.starts(with: "msgid \"\"".utf8)
      } else if line.isEmpty {
        isHeader = false
      } else if isHeader, let field = field(line) {
        fields.append(field)
      }
    }
    if !fields.isEmpty {
      unmodelledContent.lose("the header's \(fields.joined(separator: ", "))", at: .start)
    }
    if let flagPlace {
      let names = flags.map { $0.string }.joined(separator: ", ")
      unmodelledContent.lose("the flags of entries, \(names)", at: flagPlace)
    }
    return unmodelledContent.losses
  }

  /// Returns the name of the field in a line of the header, if the model lacks it and it has a value.
  private static func field(_ line: ArraySlice<UInt8>) -> String? {
    guard let quote = line.firstIndex(of: UInt8(ascii: "\"")),
      let colon = line[quote...].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let name = String(decoding: line[(quote + 1)..<colon], as: UTF8.self)
    let value = line[(colon + 1)...].drop { $0 == 0x20 }
    let isField = name.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }
    guard isField, !name.isEmpty, !value.starts(with: "\\n".utf8), value.first != UInt8(ascii: "\"") else { return nil }
    return knownFields.contains(ExactText(ASCII.lowercased(name))) ? nil : name
  }
}
