import WatchwordBasics
import WatchwordLocalization

/// The ids of units as Xcode writes them: the key of a message and the path of a variation.
enum AppleUnitID {
  /// Splits a unit's id into the key of its message and the path of its text.
  ///
  /// String Catalogs write `key|==|path`; the last `|==|` is used, and only if a path of variations follows it, because
  /// a key may contain `|==|`. Older exports of stringsdict files write `/key:dict/NAME:dict/one:dict/:string`.
  static func split(_ id: ExactText) -> (key: ExactText, variation: VariationPath) {
    let bytes = id.string.utf8
    if bytes.first == UInt8(ascii: "/"), let parts = splitStringsdict(id) { return parts }
    guard let separator = lastSeparator(in: bytes) else { return (id, .whole) }
    let path = bytes[bytes.index(separator, offsetBy: pathSeparator.count)...]
    guard let variation = variation(path: path) else { return (id, .whole) }
    return (ExactText(id.string[..<separator]), variation)
  }

  /// Returns the byte range of the plural category in an id: `other` in `key|==|plural.other` and in
  /// `/KEY:dict/NAME:dict/other:dict/:string`. The bytes before it may contain character references.
  static func category(in id: [UInt8]) -> Range<Int>? {
    let ending = Array(":dict/:string".utf8)
    let isStringsdict = id.first == UInt8(ascii: "/") && id.suffix(ending.count).elementsEqual(ending)
    let end = id.count - (isStringsdict ? ending.count : 0)
    let separator = isStringsdict ? UInt8(ascii: "/") : UInt8(ascii: ".")
    guard let mark = id[..<end].lastIndex(of: separator),
      isStringsdict || id[..<mark].suffix(6).elementsEqual("plural".utf8),
      PluralCategory(keyword: ExactText(utf8: id[(mark + 1)..<end])) != nil
    else { return nil }
    return mark + 1..<end
  }

  /// The separator of key and path in String Catalogs.
  private static let pathSeparator: [UInt8] = Array("|==|".utf8)

  /// Whether the id may contain a variation path. This quick check spares most ids the full parse.
  static func mayHaveVariation(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
    id.first == UInt8(ascii: "/") || id.contains(UInt8(ascii: "|"))
  }

  private static func lastSeparator(in bytes: String.UTF8View) -> String.UTF8View.Index? {
    var end = bytes.endIndex
    while let bar = bytes[..<end].lastIndex(of: UInt8(ascii: "|")) {
      let next = bytes.index(after: bar)
      if next != bytes.endIndex, bytes[next] == UInt8(ascii: "="), bytes[bar...].starts(with: pathSeparator) {
        return bar
      }
      end = bar
    }
    return nil
  }

  /// Reads `plural.one`, `device.iphone`, `device.iphone.plural.one`, `substitutions.NAME.…`, `width.20`.
  private static func variation(path: Substring.UTF8View) -> VariationPath? {
    var rest = path
    var substitution: ExactText?
    var device: ExactText?
    var plural: ExactText?
    var width: ExactText?
    repeat {
      if width != nil { return nil }
      if substitution == nil, plural == nil, let tail = rest.dropping("substitutions.") {
        guard let (name, following) = Self.substitutionName(tail) else { return nil }
        substitution = name
        rest = following
      } else if device == nil, plural == nil, let tail = rest.dropping("device.") {
        let name = tail.prefix { $0 != UInt8(ascii: ".") }
        guard !name.isEmpty, name.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        device = ExactText(Substring(name))
        rest = tail.dropFirst(name.count)
      } else if plural == nil, let tail = rest.dropping("plural.") {
        let name = tail.prefix { $0 != UInt8(ascii: ".") }
        let keyword = ExactText(Substring(name))
        guard PluralCategory(keyword: keyword) != nil else { return nil }
        plural = keyword
        rest = tail.dropFirst(name.count)
      } else if substitution == nil, plural == nil, let tail = rest.dropping("width.") {
        let number = tail.prefix { ASCII.isDigit($0) }
        guard !number.isEmpty else { return nil }
        width = ExactText(Substring(number))
        rest = tail.dropFirst(number.count)
      } else {
        return nil
      }
      guard !rest.isEmpty else { break }
      guard rest.first == UInt8(ascii: ".") else { return nil }
      rest = rest.dropFirst()
    } while true
    guard substitution == nil || plural != nil || device != nil else { return nil }
    return VariationPath(substitution: substitution, device: device, plural: plural, width: width)
  }

  /// Reads a name that ends at the next dot, or that is between `@` and `@` if it contains dots.
  private static func substitutionName(_ bytes: Substring.UTF8View) -> (ExactText, Substring.UTF8View)? {
    if bytes.first == UInt8(ascii: "@") {
      let inner = bytes.dropFirst()
      guard let close = inner.firstIndex(of: UInt8(ascii: "@")), close != inner.startIndex else { return nil }
      return (ExactText(Substring(inner[..<close])), inner[inner.index(after: close)...])
    }
    let name = bytes.prefix { $0 != UInt8(ascii: ".") }
    return name.isEmpty ? nil : (ExactText(Substring(name)), bytes.dropFirst(name.count))
  }

  private static func splitStringsdict(_ id: ExactText) -> (key: ExactText, variation: VariationPath)? {
    guard let path = id.string.utf8[...].dropping("/"), let inner = path.droppingLast(":dict/:string"),
      let (front, last) = inner.splitLast(":dict/")
    else { return nil }
    if last.elementsEqual("NSStringLocalizedFormatKey".utf8) { return (ExactText(Substring(front)), .whole) }
    guard let (key, middle) = front.splitLast(":dict/") else { return nil }
    let name = ExactText(Substring(middle))
    let value = ExactText(Substring(last))
    if middle.elementsEqual("NSStringDeviceSpecificRuleType".utf8) {
      return (ExactText(Substring(key)), VariationPath(device: value))
    }
    guard PluralCategory(keyword: value) != nil else { return nil }
    return (ExactText(Substring(key)), VariationPath(substitution: name, plural: value))
  }
}

extension Substring.UTF8View {
  fileprivate func dropping(_ prefix: StaticString) -> Self? {
    let known = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    return starts(with: known) ? dropFirst(known.count) : nil
  }

  fileprivate func droppingLast(_ ending: StaticString) -> Self? {
    let known = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
    return suffix(known.count).elementsEqual(known) ? dropLast(known.count) : nil
  }

  /// Returns the parts before and after the last `separator`.
  fileprivate func splitLast(_ separator: StaticString) -> (Self, Self)? {
    let known = UnsafeBufferPointer(start: separator.utf8Start, count: separator.utf8CodeUnitCount)
    var end = endIndex
    while let found = self[..<end].lastIndex(where: { $0 == known.first }) {
      if self[found...].starts(with: known) {
        return (self[..<found], self[index(found, offsetBy: known.count)...])
      }
      end = found
    }
    return nil
  }
}

extension AppleUnitID {
  /// Splits the id of a plural form of gettext, `12[1]`, into the key and the number of the form (OASIS, "XLIFF 1.2
  /// Representation Guide for Gettext PO", section 2.5).
  static func splitForm(_ id: ExactText) -> (key: ExactText, form: Int)? {
    let bytes = Array(id.string.utf8)
    guard bytes.count > 3, bytes.last == UInt8(ascii: "]"), bytes[bytes.count - 3] == UInt8(ascii: "["),
      ASCII.isDigit(bytes[bytes.count - 2])
    else { return nil }
    return (ExactText(utf8: bytes.dropLast(3)), Int(bytes[bytes.count - 2] - 0x30))
  }

  /// Returns the id of a text of a message: the key, followed by the path in the notation of String Catalogs if there
  /// is one.
  static func joined(_ key: ExactText, _ path: VariationPath) -> ExactText {
    var parts: [String] = []
    if let name = path.substitution {
      // An unquoted name ends at the first dot.
      parts.append("substitutions." + (name.string.has(UInt8(ascii: ".")) ? "@\(name)@" : name.string))
    }
    if let device = path.device { parts.append("device.\(device)") }
    if let plural = path.plural { parts.append("plural.\(plural)") }
    if let width = path.width { parts.append("width.\(width)") }
    return parts.isEmpty ? key : ExactText("\(key)|==|" + parts.joined(separator: "."))
  }
}
