import WatchwordDiagnostics
import WatchwordLocalization

/// Writes the placeholders of a text in the syntax of another format.
struct WrittenPlaceholders {
  /// How a format writes placeholders.
  enum Style {
    /// `%1$s`, `%d`: Java's `Formatter`.
    case java
    /// `{name}`: ICU's MessageFormat.
    case icu
    /// `{{name}}`: i18next.
    case i18next
  }

  /// The text.
  private(set) var text: ExactText
  /// The placeholders that the format writes in another way, as they were.
  private(set) var changed: [String] = []

  init(_ text: ExactText, from syntax: MessageSyntax, to style: Style, isPlural: Bool) {
    self.text = text
    switch (syntax, style) {
    case (.printf, .java): writeJava()
    case (.printf, .icu), (.printf, .i18next): writeNames(style, isPlural: isPlural)
    case (.icu, .java), (.i18next, .java): writePositions(syntax)
    case (.icu, .i18next), (.i18next, .icu): rewriteBraces(syntax, style)
    case (.none, .icu) where text.string.utf8.contains(UInt8(ascii: "{")):
      changed.append("{")
      keep(Self.quoted(bytes[...]))
    default: break
    }
  }

  private var bytes: [UInt8] { Array(text.string.utf8) }

  private mutating func keep(_ written: [UInt8]) { text = ExactText(String(decoding: written, as: UTF8.self)) }

  // MARK: From printf

  private mutating func writeJava() {
    let pattern = Pattern(text)
    let bytes = bytes
    let positions = pattern.positions()
    let count = pattern.elements.count { if case .placeholder = $0.kind { true } else { false } }
    var written: [UInt8] = []
    for (element, position) in zip(pattern.elements, positions) {
      let old = Array(bytes[element.range])
      var new = old
      switch element.kind {
      case .placeholder(let placeholder):
        new = Self.java(placeholder, old, count > 1 ? position : placeholder.position)
      case .substitutionArgument: new = Array("%d".utf8)
      default: break
      }
      if new != old { changed.append(String(decoding: old, as: UTF8.self)) }
      written += new
    }
    keep(written)
  }

  /// A placeholder of printf for Java's `Formatter`: objects are `%s`, whole numbers `%d`, and of several each has its
  /// position (Android, "String resources", "Formatting strings").
  private static func java(_ placeholder: Pattern.Placeholder, _ old: [UInt8], _ position: Int?) -> [UInt8] {
    let letter: UInt8
    switch placeholder.conversion {
    case .object, .string: letter = UInt8(ascii: "s")
    case .decimal, .unsigned: letter = UInt8(ascii: "d")
    default: letter = old.last ?? UInt8(ascii: "s")
    }
    var middle = old.dropFirst().dropLast()
    if let dollar = middle.firstIndex(of: UInt8(ascii: "$")) { middle = middle[(dollar + 1)...] }
    let flags = middle.filter { !ASCII.isLetter($0) }
    return [UInt8(ascii: "%")] + (position.map { Array("\($0)$".utf8) } ?? []) + flags + [letter]
  }

  /// Writes each value as a name: the number that chooses a form is `count`, the others are `arg1`, `arg2`.
  private mutating func writeNames(_ style: Style, isPlural: Bool) {
    let pattern = Pattern(text)
    let bytes = bytes
    var written: [UInt8] = []
    for (element, position) in zip(pattern.elements, pattern.positions()) {
      let old = bytes[element.range]
      var name: String?
      switch element.kind {
      case .placeholder(let placeholder):
        let isCount = isPlural && position == 1 && placeholder.conversion.takesInteger
        name = isCount ? "count" : "arg\(position ?? 1)"
      case .substitutionArgument: name = "count"
      case .escapedPercent:
        changed.append("%%")
        written.append(UInt8(ascii: "%"))
        continue
      default: break
      }
      guard let name else {
        written += style == .icu ? Self.quoted(old) : Array(old)
        continue
      }
      changed.append(String(decoding: old, as: UTF8.self))
      written += (style == .icu ? "{\(name)}" : "{{\(name)}}").utf8
    }
    keep(written)
  }

  /// Words with their brackets between apostrophes.
  private static func quoted(_ words: ArraySlice<UInt8>) -> [UInt8] {
    var written: [UInt8] = []
    for byte in words {
      written += byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") ? [0x27, byte, 0x27] : [byte]
    }
    return written
  }

  // MARK: From names

  /// The placeholders in brackets, each with its name.
  private static func names(in bytes: [UInt8], _ syntax: MessageSyntax) -> [(range: Range<Int>, name: [UInt8])] {
    let isDouble = syntax == .i18next
    let open = Array((isDouble ? "{{" : "{").utf8)
    let close = Array((isDouble ? "}}" : "}").utf8)
    var found: [(range: Range<Int>, name: [UInt8])] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == open[0], bytes[index...].starts(with: open) else {
        index += 1
        continue
      }
      let inner = bytes[(index + open.count)...].prefix(80)
      let name = inner.drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        .prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || [UInt8(ascii: "_"), UInt8(ascii: ".")].contains($0) }
      let rest = bytes[name.endIndex...].drop { $0 == 0x20 }
      guard !name.isEmpty, rest.starts(with: close) else {
        index += 1
        continue
      }
      found.append((index..<rest.startIndex + close.count, Array(name)))
      index = rest.startIndex + close.count
    }
    return found
  }

  private mutating func replaceNames(_ syntax: MessageSyntax, _ write: ([UInt8]) -> String) {
    let bytes = bytes
    var written: [UInt8] = []
    var end = 0
    for (range, name) in Self.names(in: bytes, syntax) {
      written += bytes[end..<range.lowerBound]
      written += write(name).utf8
      changed.append(String(decoding: bytes[range], as: UTF8.self))
      end = range.upperBound
    }
    keep(written + bytes[end...])
  }

  /// Writes each name as the position at which it stands for the first time; `arg2` is at the second one.
  private mutating func writePositions(_ syntax: MessageSyntax) {
    var order: [[UInt8]] = []
    let names = Self.names(in: bytes, syntax)
    if names.isEmpty { return }
    var escaped: [UInt8] = []
    for byte in bytes { escaped += byte == UInt8(ascii: "%") ? [byte, byte] : [byte] }
    keep(escaped)
    replaceNames(syntax) { name in
      if let number = Self.position(of: name) { return "%\(number)$s" }
      if name == Array("count".utf8) { return "%1$d" }
      let place = order.firstIndex(of: name) ?? order.count
      if place == order.count { order.append(name) }
      return "%\(place + 1)$s"
    }
  }

  private static func position(of name: [UInt8]) -> Int? {
    let digits = name.starts(with: "arg".utf8) ? name.dropFirst(3) : name[...]
    guard !digits.isEmpty, digits.count < 3, digits.allSatisfy(ASCII.isDigit) else { return nil }
    return max(digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }, 1)
  }

  private mutating func rewriteBraces(_ syntax: MessageSyntax, _ style: Style) {
    replaceNames(syntax) { name in
      let name = String(decoding: name, as: UTF8.self)
      return style == .icu ? "{\(name)}" : "{{\(name)}}"
    }
  }
}
