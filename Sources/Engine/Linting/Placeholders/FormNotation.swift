import WatchwordBasics

/// A notation of the forms of a text for different numbers, separated by `|`.
enum FormNotation: Sendable {
  /// vue-i18n: `no cars | one car | {n} cars` ("Pluralization").
  case vue
  /// Laravel: `one file|many files`, `{0} none|[1,19] some|[20,*] many` ("Localization", section "Pluralization").
  case laravel

  /// The names of the number, which every form can show.
  var countNames: Set<ExactText> {
    switch self {
    case .vue: ["n", "count"]
    case .laravel: ["count"]
    }
  }

  /// The notations of values and links in such texts.
  var notations: NamedNotations {
    switch self {
    case .vue: [NamedNotations(.brace), NamedNotations(.link)]
    case .laravel: NamedNotations(.colon)
    }
  }

  /// The maximum number of forms; a text with more is a table or a list.
  private static let maximumForms = 8

  /// Returns the forms as ranges of the bytes, without the conditions before them; one for a text without forms.
  func forms(of bytes: [UInt8]) -> [Range<Int>] {
    var forms: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "|") {
      // `{'|'}` is the sign itself.
      if index > 0, bytes[index - 1] == UInt8(ascii: "'"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "'")
      {
        continue
      }
      forms.append(start..<index)
      start = index + 1
    }
    forms.append(start..<bytes.count)
    guard forms.count > 1, forms.count <= Self.maximumForms else { return [0..<bytes.count] }
    return forms.map { trimmed($0, bytes) }
  }

  /// Returns a form without the white space around it and the condition before it.
  private func trimmed(_ form: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (form.lowerBound, form.upperBound)
    if self == .laravel, let condition = Self.condition(at: start, in: bytes[..<end]) { start = condition }
    while start < end, bytes[start] == 0x20 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }

  /// Returns the end of Laravel's condition `{0}`, `[1,19]` or `[20,*]` at an offset; `nil` if there is none.
  private static func condition(at start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    let rest = bytes[start...].drop { $0 == 0x20 }
    guard let open = rest.first, open == UInt8(ascii: "{") || open == UInt8(ascii: "[") else { return nil }
    let inner = rest.dropFirst().prefix { ASCII.isDigit($0) || " ,*".utf8.contains($0) }
    let close = open == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard inner.contains(where: { ASCII.isDigit($0) }), inner.endIndex < bytes.endIndex, bytes[inner.endIndex] == close
    else { return nil }
    return inner.endIndex + 1
  }

  /// Returns the notation that a source alone proves: conditions, or a form that shows the number.
  static func evident(in source: String) -> FormNotation? {
    guard source.has(UInt8(ascii: "|")) else { return nil }
    let bytes = Array(source.utf8)
    let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "|") }.map { $0 + 1 }
    if starts.contains(where: { condition(at: $0, in: bytes[...]) != nil }) { return .laravel }
    let forms = FormNotation.vue.forms(of: bytes)
    guard forms.count > 1, forms.allSatisfy({ !$0.isEmpty }) else { return nil }
    let showsCount = forms.contains { form in
      ["{n}", "{count}", "{0}"].contains { bytes[form].firstIndex(ofPart: $0.utf8) != nil }
    }
    return showsCount ? .vue : nil
  }
}
