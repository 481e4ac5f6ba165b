public import Diagnostics
public import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which variant of a text a unit holds, as Xcode writes it into the unit's id.
public struct Variation: Sendable {
  /// The substitution that the variant fills in, such as `BIRDS` for `%#@BIRDS@`, or nothing for the text itself.
  public let substitution: ExactText?
  /// The device that the variant is for, such as `iphone`, or nothing for all.
  public let device: ExactText?
  /// The plural category that the variant is for, or nothing for all numbers.
  public let plural: PluralCategory?

  /// A variant with all its parts.
  public init(substitution: ExactText? = nil, device: ExactText? = nil, plural: PluralCategory? = nil) {
    self.substitution = substitution
    self.device = device
    self.plural = plural
  }

  /// The devices that Xcode varies texts by.
  public static let devices: [ExactText] = [
    "iphone", "ipod", "ipad", "mac", "applewatch", "appletv", "applevision", "other",
  ]

  /// Splits a unit's id into the key of its text and the variant.
  ///
  /// String Catalogs write `key|==|path`; the last `|==|` counts, and only if a path of variations follows it, since a
  /// key may hold `|==|` itself. Older exports of stringsdict files write `/key:dict/NAME:dict/one:dict/:string`.
  public static func split(_ id: ExactText) -> (key: ExactText, variation: Variation?) {
    let bytes = id.string.utf8
    if bytes.first == UInt8(ascii: "/"), let parts = splitStringsdict(id) { return parts }
    guard let separator = lastSeparator(in: bytes) else { return (id, nil) }
    let path = bytes[bytes.index(separator, offsetBy: mark.count)...]
    guard let variation = Variation(path: path) else { return (id, nil) }
    return (ExactText(id.string[..<separator]), variation)
  }

  /// What String Catalogs write between key and path.
  private static let mark: [UInt8] = Array("|==|".utf8)

  /// Whether the id could name a variant: a quick look that spares most ids the closer one.
  static func isPossible(in id: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = id.baseAddress else { return false }
    return memchr(start, 0x7C, id.count) != nil || start.pointee == UInt8(ascii: "/")
  }

  private static func lastSeparator(in bytes: String.UTF8View) -> String.UTF8View.Index? {
    var end = bytes.endIndex
    while let bar = bytes[..<end].lastIndex(of: UInt8(ascii: "|")) {
      let next = bytes.index(after: bar)
      if next != bytes.endIndex, bytes[next] == UInt8(ascii: "="), bytes[bar...].starts(with: mark) { return bar }
      end = bar
    }
    return nil
  }

  /// Reads `plural.one`, `device.iphone`, `device.iphone.plural.one`, `substitutions.NAME.…`.
  private init?(path: Substring.UTF8View) {
    var rest = path
    var substitution: ExactText?
    var device: ExactText?
    var plural: PluralCategory?
    repeat {
      if substitution == nil, plural == nil, let tail = rest.dropping("substitutions.") {
        guard let (name, behind) = Self.substitutionName(tail) else { return nil }
        substitution = name
        rest = behind
      } else if device == nil, plural == nil, let tail = rest.dropping("device.") {
        let name = tail.prefix { $0 != UInt8(ascii: ".") }
        guard !name.isEmpty, name.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        device = ExactText(Substring(name))
        rest = tail.dropFirst(name.count)
      } else if plural == nil, let tail = rest.dropping("plural.") {
        let name = tail.prefix { $0 != UInt8(ascii: ".") }
        guard let category = PluralCategory(keyword: ExactText(Substring(name))) else { return nil }
        plural = category
        rest = tail.dropFirst(name.count)
      } else {
        return nil
      }
      guard !rest.isEmpty else { break }
      guard rest.first == UInt8(ascii: ".") else { return nil }
      rest = rest.dropFirst()
    } while true
    guard substitution == nil || plural != nil || device != nil else { return nil }
    self.init(substitution: substitution, device: device, plural: plural)
  }

  /// A name up to the next dot, or between `@` and `@.` where it holds dots itself.
  private static func substitutionName(_ bytes: Substring.UTF8View) -> (ExactText, Substring.UTF8View)? {
    if bytes.first == UInt8(ascii: "@") {
      let inner = bytes.dropFirst()
      guard let close = inner.firstIndex(of: UInt8(ascii: "@")), close != inner.startIndex else { return nil }
      return (ExactText(Substring(inner[..<close])), inner[inner.index(after: close)...])
    }
    let name = bytes.prefix { $0 != UInt8(ascii: ".") }
    return name.isEmpty ? nil : (ExactText(Substring(name)), bytes.dropFirst(name.count))
  }

  private static func splitStringsdict(_ id: ExactText) -> (key: ExactText, variation: Variation?)? {
    guard let path = id.string.utf8[...].dropping("/"), let inner = path.droppingLast(":dict/:string"),
      let (front, last) = inner.splitLast(":dict/")
    else { return nil }
    if last.elementsEqual("NSStringLocalizedFormatKey".utf8) { return (ExactText(Substring(front)), nil) }
    guard let (key, middle) = front.splitLast(":dict/") else { return nil }
    let name = ExactText(Substring(middle))
    let value = ExactText(Substring(last))
    if middle.elementsEqual("NSStringDeviceSpecificRuleType".utf8) {
      return (ExactText(Substring(key)), Variation(device: value))
    }
    guard let category = PluralCategory(keyword: value) else { return nil }
    return (ExactText(Substring(key)), Variation(substitution: name, plural: category))
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

  /// What stands before and behind the last `separator`.
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
