import WatchwordDiagnostics
import WatchwordLocalization

/// The texts that a language has in one `.strings` file and the `.stringsdict` file beside it, to be written.
struct AppleResource {
  /// The path of the files without their endings.
  let path: String
  /// The texts that vary by nothing, in their order.
  var texts: [(key: ExactText, text: ExactText, notes: [ExactText])] = []
  /// The messages that vary, in their order.
  var rules: [StringsDictMessage] = []

  /// The resource of a language for the texts of the source file `original`; without a language, it is in no folder of one.
  init(_ original: ExactText?, in language: ExactText?) {
    let parts = (original?.string ?? "").utf8.split(separator: UInt8(ascii: "/"))
    let folders = parts.dropLast().filter { part in
      // A path leads down from the folder that is written to, and its languages are those of other files.
      !part.suffix(6).elementsEqual(".lproj".utf8) && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
    var path = folders.map { String(decoding: $0, as: UTF8.self) }
    if let language { path.append(LanguageFileName.name(of: language) + ".lproj") }
    path.append(NameOfResource.stem(of: original, default: "Localizable"))
    self.path = path.joined(separator: "/")
  }

  /// The `.strings` file, as `genstrings` lays it out.
  var stringsFile: [UInt8] {
    var bytes: [UInt8] = []
    for (index, entry) in texts.enumerated() {
      if index > 0 { bytes.append(0x0A) }
      for note in entry.notes { bytes += "/* \(Self.comment(note)) */\n".utf8 }
      bytes += "\"\(TextNotation.quoted(entry.key, by: UInt8(ascii: "\"")))\" = ".utf8
      bytes += "\"\(TextNotation.quoted(entry.text, by: UInt8(ascii: "\"")))\";\n".utf8
    }
    return bytes
  }

  /// A note as it can be written in a comment: without the end of one.
  static func comment(_ note: ExactText) -> String {
    var bytes: [UInt8] = []
    for byte in note.string.utf8 {
      if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*") { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
