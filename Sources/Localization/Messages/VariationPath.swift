/// Which of a message's texts a text is: `plural.one`, `device.ipad.plural.other`, `substitutions.files.plural.one`.
///
/// The keywords are kept as written, so that a catalogue with an unknown one can be told where it is.
public struct VariationPath: Hashable, Sendable {
  /// The name of the substitution that the text belongs to.
  public let substitution: String?
  /// The keyword of the device that the text is for.
  public let device: String?
  /// The keyword of the plural category that the text is for.
  public let plural: String?

  /// The path with these parts; without any it is the message's only text.
  public init(substitution: String? = nil, device: String? = nil, plural: String? = nil) {
    self.substitution = substitution
    self.device = device
    self.plural = plural
  }

  /// The message's only text.
  public static let whole = VariationPath()

  /// Reads what stands behind `|==|` in Apple's unit ids; nothing if it has not the shape of a path.
  ///
  /// A substitution's name may hold dots (`substitutions.@DOT.NAME@.plural.one`); its variations are then read from
  /// the end. Empty parts make it no path.
  public init?(parsing text: some StringProtocol) {
    var parts = Array(text.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)[...]
    guard !parts.contains(where: { $0.isEmpty }) else { return nil }
    let plural = Self.last(of: &parts, behind: "plural")
    let device = Self.last(of: &parts, behind: "device")
    if parts.isEmpty, plural != nil || device != nil {
      self.init(device: device, plural: plural)
      return
    }
    guard parts.count >= 2, let first = parts.first, first.elementsEqual("substitutions".utf8) else { return nil }
    var name = parts.dropFirst().joined(separator: [UInt8(ascii: ".")]).map { $0 }
    if name.count > 2, name.first == UInt8(ascii: "@"), name.last == UInt8(ascii: "@") {
      name = Array(name.dropFirst().dropLast())
    }
    self.init(substitution: String(decoding: name, as: UTF8.self), device: device, plural: plural)
  }

  /// The path as it stands behind `|==|`; empty for the only text.
  public var text: String {
    var parts: [String] = []
    if let substitution {
      let isDotted = substitution.utf8.contains(UInt8(ascii: "."))
      parts.append(isDotted ? "substitutions.@\(substitution)@" : "substitutions.\(substitution)")
    }
    if let device { parts.append("device.\(device)") }
    if let plural { parts.append("plural.\(plural)") }
    return parts.joined(separator: ".")
  }

  /// Whether both paths consist of the same bytes.
  public static func == (left: VariationPath, right: VariationPath) -> Bool {
    isSame(left.substitution, right.substitution) && isSame(left.device, right.device)
      && isSame(left.plural, right.plural)
  }

  /// Feeds the path's bytes to `hasher`.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.utf8.elementsEqual(right.utf8)
  }

  private static func last(of parts: inout ArraySlice<ArraySlice<UInt8>>, behind word: StaticString) -> String? {
    guard parts.count >= 2, let keyword = parts.last else { return nil }
    let name = parts[parts.endIndex - 2]
    guard name.count == word.utf8CodeUnitCount else { return nil }
    for (offset, byte) in name.enumerated() where byte != word.utf8Start[offset] { return nil }
    parts = parts.dropLast(2)
    return String(decoding: keyword, as: UTF8.self)
  }
}
