import WatchwordBasics
import WatchwordLocalization

/// The texts of a language to be written to one `.strings` file and the corresponding `.stringsdict` file.
struct AppleResource {
  /// The path of the files, without the ending.
  let path: String
  /// The texts without variations, in their order.
  var texts: [(key: ExactText, text: ExactText, notes: [ExactText])] = []
  /// The messages with variations, in their order.
  var rules: [StringsDictMessage] = []

  /// Creates the resource of a language for the texts of the source file `original`; without a language, the path has
  /// no language folder.
  init(_ original: ExactText?, in language: ExactText?) {
    let parts = (original?.string ?? "").utf8.split(separator: UInt8(ascii: "/"))
    let folders = parts.dropLast().filter { part in
      // `.` and `..` could lead outside the output folder, and the language folder is that of the original file.
      !part.suffix(6).elementsEqual(".lproj".utf8) && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
    var path = folders.map { String(decoding: $0, as: UTF8.self) }
    if let language { path.append(LanguageFileName.name(of: language) + ".lproj") }
    path.append(ResourceNames.stem(of: original, default: "Localizable"))
    self.path = path.joined(separator: "/")
  }

  /// The content of the `.strings` file in the layout of `genstrings`.
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

  /// Returns the note for a comment, with a space in each `*/`, which would end the comment.
  static func comment(_ note: ExactText) -> String {
    var bytes: [UInt8] = []
    for byte in note.string.utf8 {
      if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*") { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
