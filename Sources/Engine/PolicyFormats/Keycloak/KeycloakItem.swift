import WatchwordBasics

/// One item of a Keycloak policy, such as `length(8)`.
struct KeycloakItem {
  /// The name of the provider.
  let name: ExactText
  /// The text between the parentheses; `nil` if there are none, or if it is `undefined`, which the console writes for
  /// an empty value.
  let value: ExactText?
  /// The range of the item in the whole text.
  let range: Range<Int>

  private static let separator = Array(" and ".utf8)

  /// Returns the items of a policy. They are split exactly as in Keycloak (`PasswordPolicy.Builder`): at every " and ",
  /// even inside parentheses, and each at its first parenthesis; the last character of an item has to be the closing
  /// parenthesis.
  ///
  /// `outerRange` maps a range of `bytes` to a range of the whole text.
  static func items(
    in bytes: [UInt8], outerRange: (Range<Int>) -> Range<Int>, _ findings: inout SourceFindings
  ) -> [KeycloakItem] {
    var start = 0
    if bytes.starts(with: ByteOrderMark.utf8) {
      start = ByteOrderMark.utf8.count
      findings.report(
        .byteOrderMark.mild, outerRange(0..<start), "The text starts with a byte-order mark",
        help: "Save the file as UTF-8 without a byte-order mark")
    }
    // An empty policy requires nothing.
    if trimmed(start..<bytes.count, bytes).isEmpty { return [] }
    return pieces(of: bytes, from: start).compactMap { item(bytes, $0, at: outerRange($0), &findings) }
  }

  /// Whether the name can be the id of a provider.
  var isIdentifier: Bool {
    let bytes = name.string.utf8
    return bytes.first.map { ASCII.isLetter($0) } ?? false
      && bytes.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || "-_.".utf8.contains($0) }
  }

  /// Whether Keycloak would split a text into several items.
  static func isSplit(_ text: ExactText) -> Bool { pieces(of: Array(text.string.utf8), from: 0).count > 1 }

  private static func pieces(of bytes: [UInt8], from first: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = first
    var offset = first
    while offset + separator.count <= bytes.count {
      if bytes[offset] == separator[0], bytes[offset..<offset + separator.count].elementsEqual(separator) {
        pieces.append(trimmed(start..<offset, bytes))
        offset += separator.count
        start = offset
      } else {
        offset += 1
      }
    }
    return pieces + [trimmed(start..<bytes.count, bytes)]
  }

  /// Java's `trim` removes every code point up to the space.
  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range = (first + 1)..<range.upperBound }
    while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
    return range
  }

  private static func item(
    _ bytes: [UInt8], _ range: Range<Int>, at outerRange: Range<Int>, _ findings: inout SourceFindings
  ) -> KeycloakItem? {
    guard !range.isEmpty else {
      findings.report(
        .malformedPolicy, outerRange, "Found nothing where a rule should be; expected one such as length(8)",
        help: "Remove the superfluous \"and\"")
      return nil
    }
    guard let parenthesis = range.first(where: { bytes[$0] == UInt8(ascii: "(") }) else {
      return KeycloakItem(name: text(bytes[range]), value: nil, range: outerRange)
    }
    let name = text(bytes[trimmed(range.lowerBound..<parenthesis, bytes)])
    guard let last = range.last, bytes[last] == UInt8(ascii: ")") else {
      findings.report(
        .malformedPolicy, outerRange, "The rule \"\(name.clipped)\" has no closing parenthesis at its end",
        help: "Close it; Keycloak ends a rule at every \" and \", even inside a regular expression")
      return nil
    }
    let value = text(bytes[(parenthesis + 1)..<last])
    return KeycloakItem(name: name, value: value == "undefined" ? nil : value, range: outerRange)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> ExactText {
    ExactText(utf8: bytes)
  }
}
