import WatchwordBasics
import WatchwordPolicy

/// Converts Django's validators into rules.
enum DjangoReading {
  /// The minimum length of `MinimumLengthValidator` without an option.
  private static let defaultLength = 8

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let validators = DjangoValidators(text.source.bytes)
    guard validators.isPresent else {
      findings.report(
        .missingPolicy, 0..<0, "There is no \(DjangoFormat.setting)", help: "Use the settings of a Django project")
      return nil
    }
    if let defect = validators.defect {
      findings.report(
        .malformedPolicy, defect,
        "\(DjangoFormat.setting) cannot be read here; expected a list of dictionaries with NAME and OPTIONS",
        help: "List the validators literally, without code")
    }
    for name in validators.foreign {
      findings.report(
        .unsupportedRule, name.range,
        "The validator \"\(name.text.clipped)\" is not one of Django's own, so it is left out",
        help: "Add its requirements to the policy by hand")
    }
    for code in validators.unread { report(code, &findings) }
    for setting in validators.computed {
      findings.report(
        .unsupportedSetting, setting.nameRange,
        "\"\(setting.name.clipped)\" is computed by code, so its value is not known",
        help: "Write the value that applies, such as \"min_length\": 12")
    }
    let computed = validators.computed.map { $0.name }
    let attributes = validators.settings.filter { $0.name == DjangoFormat.attributes }
    let lines = validators.settings.filter { $0.name != DjangoFormat.attributes }
    return .read(lines, as: .django, &findings) { reader in
      if !computed.contains(DjangoFormat.maximumSimilarity) { readSimilarity(&reader, attributes) }
      if reader.has(DjangoFormat.length), !computed.contains(DjangoFormat.minimumLength) { readLength(&reader) }
      if reader.has(DjangoFormat.common) {
        reader.add(.commonPassword, named: DjangoFormat.common)
        if let path = reader.text(DjangoFormat.list) { reader.keep(DjangoFormat.list, .text(path.value)) }
      }
      if reader.has(DjangoFormat.numeric) { reader.add(.digitsOnly, named: DjangoFormat.numeric) }
    }
  }

  private static func readLength(_ reader: inout SettingsReader) {
    if !reader.has(DjangoFormat.minimumLength) {
      reader.add(.minimum, defaultLength, named: DjangoFormat.length)
    } else if let minimum = reader.number(DjangoFormat.minimumLength)?.value {
      reader.add(.minimum, minimum, named: DjangoFormat.minimumLength)
    }
  }

  private static func report(_ code: DjangoValidators.UnreadCode, _ findings: inout SourceFindings) {
    let setting = DjangoFormat.setting
    switch code.kind {
    case .replaced:
      findings.report(
        .duplicateKey.mild, code.range, "\(setting) is assigned again later; the last assignment counts",
        help: "Remove one of the two")
    case .conditional:
      findings.report(
        .severalPolicies, code.range,
        "\(setting) is set under a condition; the list before it is read, or this one if there is none",
        help: "Save the settings that apply as a separate file")
    case .computed:
      findings.report(
        .unsupportedSetting, code.range, "\(setting) is also changed by code here, which is not read",
        help: "List the validators that apply literally")
    }
  }

  private static func readSimilarity(_ reader: inout SettingsReader, _ attributes: [Setting]) {
    guard reader.has(DjangoFormat.similarity) else { return }
    var percent: Int? = SimilarityRule.defaultPercent
    if let option = reader.line(DjangoFormat.maximumSimilarity) {
      percent = self.percent(option.value)
      if percent == nil {
        reader.report(
          .valueOutOfRange, option.range,
          "\"max_similarity\" is \"\(option.value.clipped)\"; expected a number from 0.1 to 1 with up to two decimals")
      }
    }
    guard let percent else { return }
    reader.add(.similarity, percent, named: DjangoFormat.similarity)
    for attribute in attributes where !attribute.value.isEmpty {
      reader.keep(DjangoFormat.attributes, .text(attribute.value))
    }
  }

  /// Returns a similarity such as 0.7 in percent; `nil` if it is not from 0.1 to 1.
  private static func percent(_ text: ExactText) -> Int? {
    let parts = text.string.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy({ ASCII.isDigit($0) }) }),
      let whole = parts[0].isEmpty ? 0 : Int(String(decoding: parts[0], as: UTF8.self)), whole <= 1
    else { return nil }
    var digits = parts.count == 2 ? Array(parts[1]) : []
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard digits.count <= 2 else { return nil }
    let hundredths = Int(
      String(decoding: digits + Array(repeating: UInt8(ascii: "0"), count: 2 - digits.count), as: UTF8.self))
    return hundredths.flatMap { 10...100 ~= whole * 100 + $0 ? whole * 100 + $0 : nil }
  }
}
