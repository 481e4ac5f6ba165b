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
    var meaning = SettingsMeaning(
      validators.settings.filter { $0.name != DjangoFormat.attributes }, of: .django, findings)
    meaning.refuseUnknown(
      known: DjangoFormat.all + [DjangoFormat.maximumSimilarity, DjangoFormat.minimumLength, DjangoFormat.list])
    if !computed.contains(DjangoFormat.maximumSimilarity) {
      readSimilarity(&meaning, attributes: validators.settings.filter { $0.name == DjangoFormat.attributes })
    }
    if meaning.has(DjangoFormat.length), !computed.contains(DjangoFormat.minimumLength) {
      let hasOption = meaning.has(DjangoFormat.minimumLength)
      meaning.addLength(
        minimum: hasOption ? meaning.number(DjangoFormat.minimumLength) : defaultLength,
        named: hasOption ? DjangoFormat.minimumLength : DjangoFormat.length)
    }
    if meaning.has(DjangoFormat.common) {
      meaning.add(.commonPassword(CommonPasswordRule()), as: .commonPassword, named: DjangoFormat.common)
      meaning.keepText(DjangoFormat.list)
    }
    if meaning.has(DjangoFormat.numeric), let pattern = try? PasswordExpression(parsing: DjangoWriting.digitsOnly) {
      meaning.add(.pattern(PatternRule(forbidden: pattern)), as: .digitsOnly, named: DjangoFormat.numeric)
    }
    findings = meaning.findings
    return meaning.draft
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

  private static func readSimilarity(_ meaning: inout SettingsMeaning, attributes: [Setting]) {
    guard meaning.has(DjangoFormat.similarity) else { return }
    var percent: Int? = SimilarityRule.defaultPercent
    if let option = meaning.reader.setting(DjangoFormat.maximumSimilarity) {
      percent = self.percent(option.value)
      if percent == nil {
        meaning.report(
          .valueOutOfRange, option.range,
          "\"max_similarity\" is \"\(option.value.clipped)\"; expected a number from 0.1 to 1 with up to two decimals")
      }
    }
    guard let percent else { return }
    meaning.add(.similarity(SimilarityRule(percent: percent)), as: .similarity, named: DjangoFormat.similarity)
    for attribute in attributes where !attribute.value.isEmpty {
      meaning.keep(DjangoFormat.attributes, .text(attribute.value))
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
