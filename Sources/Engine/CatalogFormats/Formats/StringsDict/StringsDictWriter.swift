import WatchwordBasics
import WatchwordLocalization

/// Writes messages as the rules of a `.stringsdict` file, in the layout of Xcode.
struct StringsDictWriter {
  private var bytes: [UInt8] = []
  private var depth = 1
  private var language: ExactText?
  private var losses: [CatalogLoss] = []

  private typealias Text = StringsDictMessage.Text

  /// The name of the only variable of a text with plural forms.
  private static let variable: ExactText = "value"

  /// Returns the property list of the messages, and the parts that it cannot express.
  static func write(_ messages: [StringsDictMessage]) -> (bytes: [UInt8], losses: [CatalogLoss]) {
    var writer = StringsDictWriter()
    writer.bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """.utf8)
    for message in messages { writer.write(message) }
    writer.bytes += "</dict>\n</plist>\n".utf8
    return (writer.bytes, writer.losses)
  }

  private mutating func write(_ message: StringsDictMessage) {
    language = message.language
    // Plural forms of variables do not make a rule without the text that contains the variables.
    if message.texts.allSatisfy({ $0.path.substitution != nil }) {
      for text in message.texts { lose(.substitution(text.path.substitution?.string ?? ""), text) }
      return
    }
    for note in message.notes {
      let comment = AppleResource.comment(note)
      // Two hyphens are not allowed in an XML comment.
      let parts = Array(comment.utf8).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      if parts.dropFirst().dropLast().contains(where: { $0.isEmpty }) || comment.utf8.last == UInt8(ascii: "-") {
        for text in message.texts { lose(.note, text) }
        continue
      }
      if XMLEscapes.text(note) != nil { line("<!-- \(comment) -->") }
    }
    writeKey(message.key, of: message.texts)
    open()
    writeRule(message.texts)
    close()
  }

  // MARK: Rules

  private mutating func writeRule(_ texts: [Text]) {
    let devices = Self.grouped(texts) { $0.path.device }
    guard !devices.isEmpty else { return writeTexts(texts) }
    // A variable whose texts are the same on all devices is written for each device.
    let shared = texts.indices.filter { texts[$0].path.device == nil && texts[$0].path.substitution != nil }
    line("<key>\(StringsDict.deviceRule)</key>")
    open()
    for (device, indices) in devices {
      let own = (indices + shared).sorted().map { texts[$0] }
      writeKey(device, of: own)
      if let text = own.first, own.count == 1, text.path == VariationPath(device: device) {
        writeString(text)
      } else {
        open()
        writeTexts(own)
        close()
      }
    }
    close()
    for text in texts where text.path.device == nil {
      lose(text.path.substitution.map { .substitution($0.string) } ?? .variation("every device"), text)
    }
  }

  /// Writes the texts of a message, or those for one device.
  private mutating func writeTexts(_ texts: [Text]) {
    if texts.contains(where: { $0.path.width != nil }) { return writeWidths(texts) }
    let substituted = texts.filter { $0.path.substitution != nil }
    let plural = texts.filter { $0.path.substitution == nil && $0.path.plural != nil }
    let root = texts.first { $0.path.substitution == nil && $0.path.plural == nil }
    if !plural.isEmpty {
      line("<key>\(StringsDict.format)</key>")
      line("<string>%#@\(Self.variable)@</string>")
      writeVariable(Self.variable, plural)
      if let root { lose(.variation("the text without plural forms"), root) }
      for text in substituted { lose(.substitution(text.path.substitution?.string ?? ""), text) }
    } else if let root {
      writeFormat(root, substituted)
    } else {
      for text in substituted { lose(.substitution(text.path.substitution?.string ?? ""), text) }
    }
  }

  private mutating func writeFormat(_ root: Text, _ substituted: [Text]) {
    line("<key>\(StringsDict.format)</key>")
    writeString(root)
    let variables = Self.grouped(substituted) { $0.path.substitution }
    for (name, indices) in variables { writeVariable(name, indices.map { substituted[$0] }) }
    // If the text consists of the variable alone, it is read back as plural forms of the text.
    if variables.count == 1, let name = variables.first?.name, StringsDict.soleVariable(of: root.text) == name {
      for text in [root] + substituted { lose(.substitution(name.string), text) }
    }
  }

  /// Returns the indices of the texts with each name, in the order of the first texts; texts without a name are left
  /// out.
  private static func grouped(
    _ texts: [Text], by name: (Text) -> ExactText?
  ) -> [(name: ExactText, indices: [Int])] {
    var groups: [(name: ExactText, indices: [Int])] = []
    var numbers: [ExactText: Int] = [:]
    for (index, text) in texts.enumerated() {
      guard let name = name(text) else { continue }
      if let number = numbers[name] {
        groups[number].indices.append(index)
      } else {
        numbers[name] = groups.count
        groups.append((name, [index]))
      }
    }
    return groups
  }

  private mutating func writeWidths(_ texts: [Text]) {
    line("<key>\(StringsDict.widthRule)</key>")
    open()
    for text in texts {
      if let width = text.path.width {
        line("<key>\(width)</key>")
        writeString(text)
      } else {
        lose(.variation("every width"), text)
      }
    }
    close()
  }

  private mutating func writeVariable(_ name: ExactText, _ texts: [Text]) {
    writeKey(name, of: texts)
    open()
    line("<key>\(StringsDict.specType)</key>")
    line("<string>\(StringsDict.pluralRule)</string>")
    let type = ValueType.of(texts.map { $0.text })
    line("<key>\(StringsDict.valueType)</key>")
    line("<string>\(type)</string>")
    for text in texts {
      guard let category = text.path.plural else {
        lose(.variation("every number"), text)
        continue
      }
      line("<key>\(category)</key>")
      writeString(text, valueType: type)
    }
    close()
  }

  // MARK: Lines

  private mutating func writeString(_ text: Text, valueType: String? = nil) {
    var string = text.text
    if let valueType, let replaced = ValueType.replacingArgument(in: string, by: valueType) {
      lose(.rewritten("%arg", as: "%\(valueType)"), text)
      string = replaced
    }
    line("<string>\(escaped(string, of: text))</string>")
  }

  private mutating func writeKey(_ key: ExactText, of texts: [Text]) {
    let written = texts.first.map { escaped(key, of: $0) } ?? XMLEscapes.text(key) ?? ""
    line("<key>\(written)</key>")
  }

  /// Returns the text escaped for XML, without the characters that it forbids.
  private mutating func escaped(_ string: ExactText, of text: Text) -> ExactText {
    if let escaped = XMLEscapes.text(string) { return escaped }
    lose(.other("a character that XML forbids"), text)
    let rest = string.string.unicodeScalars.filter { XMLEscapes.text(ExactText(String($0))) != nil }
    return XMLEscapes.text(ExactText(String(String.UnicodeScalarView(rest)))) ?? ""
  }

  private mutating func line(_ content: String) {
    bytes += repeatElement(0x09, count: depth)
    bytes += content.utf8
    bytes.append(0x0A)
  }

  private mutating func open() {
    line("<dict>")
    depth += 1
  }

  private mutating func close() {
    depth -= 1
    line("</dict>")
  }

  private mutating func lose(_ part: CatalogLoss.Part, _ text: Text) {
    losses.append(CatalogLoss(part, of: text.id, in: language, at: text.position))
  }
}

/// The type of a variable's number, which `.stringsdict` files repeat (`NSStringFormatValueTypeKey`).
private enum ValueType {
  /// Returns the type of the first placeholder for a number, such as `lld` of `%1$lld`; `lld` if the texts have only
  /// `%arg`, which stands for Swift's integers, and `d` if they show no number.
  static func of(_ texts: [ExactText]) -> String {
    var hasArgument = false
    for text in texts {
      let bytes = Array(text.string.utf8)
      for element in Pattern(text).elements {
        if case .substitutionArgument = element.kind { hasArgument = true }
        guard case .placeholder(let placeholder) = element.kind,
          placeholder.conversion.takesInteger || placeholder.conversion.takesFloatingPoint
        else { continue }
        let length = placeholder.length.rawValue
        return length + String(decoding: bytes[element.range].suffix(1), as: UTF8.self)
      }
    }
    return hasArgument ? "lld" : "d"
  }

  /// Returns the text with `%arg`, the number in String Catalogs, replaced by a placeholder; `nil` if there is none.
  static func replacingArgument(in text: ExactText, by type: String) -> ExactText? {
    let name = Array("%arg".utf8)
    var bytes: [UInt8] = []
    var rest = Array(text.string.utf8)[...]
    var isFound = false
    while let byte = rest.popFirst() {
      bytes.append(byte)
      if byte == UInt8(ascii: "%"), rest.first == byte {
        rest.removeFirst()
        bytes.append(byte)
      } else if byte == name[0], rest.starts(with: name.dropFirst()) {
        rest = rest.dropFirst(name.count - 1)
        bytes += type.utf8
        isFound = true
      }
    }
    return isFound ? ExactText(utf8: bytes) : nil
  }
}
