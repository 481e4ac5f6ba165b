import WatchwordBasics
package import WatchwordPolicy

extension PolicyFormat {
  /// The HTML `input` element for a new password: the first of type `password` whose `autocomplete` is `new-password`,
  /// or else the first of type `password`, or else the first.
  ///
  /// It is read and written with `minlength`, `maxlength`, `pattern` and `title` (HTML Standard, section 4.10.5.3).
  ///
  /// Browsers compile a pattern with the flag `v`, match the whole value, and count `minlength` and `maxlength` in UTF-16
  /// code units. A length in code points is therefore part of the pattern. The title is ``PolicyDocument/words``.
  package static let html = PolicyFormat(
    id: "html", title: "HTML input element", recognises: HTMLFormat.recognises, read: HTMLFormat.read,
    write: HTMLFormat.write)
}

/// Reads and writes `input` elements.
enum HTMLFormat {
  static let titleName: ExactText = "title"

  static func recognises(_ text: PolicyText) -> Bool {
    text.json == nil && HTMLElement.start(in: text.source.bytes) != nil
  }

  // MARK: - Reading

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    let elements = HTMLElement.all(in: text.source.bytes)
    guard let index = choice(among: elements) else { return nil }
    let element = elements[index]
    nameOthers(elements, than: index, &findings)
    if let rules = element.attribute("passwordrules"), !rules.value.bytes.isEmpty {
      findings.report(
        .unsupportedSetting, rules.range, "\"passwordrules\" has rules of its own, which are not read here",
        help: "Save its value as a file, which is read in the format apple")
    }
    let pattern = element.attribute("pattern").map {
      PatternReading($0.value, named: "pattern", isWhole: true, &findings)
    }
    let units = unitRule(element, pattern?.lengths.map { $0.rule } ?? [], &findings)
    let lengths = (pattern?.lengths ?? []).map { LocatedRule(.length($0.rule), at: $0.range, named: "pattern") }
    let extras = element.attribute(titleName).map {
      [PolicyExtra(titleName, .text(ExactText(utf8: $0.value.bytes)))]
    }
    return PolicyDraft(rules: (units.map { [$0] } ?? []) + lengths + (pattern?.rules ?? []), extras: extras ?? [])
  }

  private static func isPassword(_ element: HTMLElement) -> Bool { element.words("type") == ["password"] }

  /// Returns the index of the element for a new password.
  private static func choice(among elements: [HTMLElement]) -> Int? {
    elements.firstIndex { isPassword($0) && $0.words("autocomplete").contains("new-password") }
      ?? elements.firstIndex(where: isPassword) ?? elements.indices.first
  }

  /// The greatest number of elements that are named; further ones are only counted.
  private static let maximumNames = 5

  /// Reports the other elements that are for passwords or have separate rules.
  private static func nameOthers(_ elements: [HTMLElement], than chosen: Int, _ findings: inout SourceFindings) {
    let others = elements.indices.filter { index in
      index != chosen
        && (isPassword(elements[index]) || rules.contains { elements[index].attribute($0) != nil })
    }
    guard !others.isEmpty else { return }
    let names = others.prefix(maximumNames).map { name(of: elements[$0]) }.joined(separator: ", ")
    findings.report(
      .severalInputs, elements[chosen].nameRange,
      "The rules are those of this input element, \(name(of: elements[chosen])); others are left out: \(names)"
        + (others.count > maximumNames ? " and \(others.count - maximumNames) more" : ""),
      help: "Provide only the other element if you mean that, or mark the right one with autocomplete=\"new-password\"")
  }

  private static let rules: [ExactText] = ["minlength", "maxlength", "pattern"]

  /// Returns the attribute by which users identify an element.
  private static func name(of element: HTMLElement) -> String {
    for attribute in ["name", "id", "autocomplete", "type"] as [ExactText] {
      if let value = element.attribute(attribute)?.value.bytes, !value.isEmpty {
        return "\(attribute)=\"\(String(decoding: value, as: UTF8.self).clipped)\""
      }
    }
    return "an element without a name"
  }

  /// Returns the rule of `minlength` and `maxlength`, without a minimum that a minimum in code points already implies.
  private static func unitRule(
    _ element: HTMLElement, _ others: [LengthRule], _ findings: inout SourceFindings
  ) -> LocatedRule? {
    let givenMinimum = number(element.attribute("minlength"), &findings)
    let maximum = number(element.attribute("maxlength"), &findings)
    let implied = others.compactMap { $0.minimum }.max() ?? 0
    let minimum = givenMinimum.flatMap { $0 > implied ? $0 : nil }
    guard minimum != nil || maximum != nil else { return nil }
    let range = element.attribute(minimum == nil ? "maxlength" : "minlength")?.range ?? element.nameRange
    let name: ExactText = minimum == nil ? "maxlength" : maximum == nil ? "minlength" : "minlength, maxlength"
    return LocatedRule(
      .length(LengthRule(minimum: minimum, maximum: maximum, unit: .utf16)), at: range, named: name)
  }

  private static func number(_ attribute: HTMLAttribute?, _ findings: inout SourceFindings) -> Int? {
    guard let attribute else { return nil }
    let text = String(decoding: attribute.value.bytes, as: UTF8.self)
    let number = text.utf8.allSatisfy({ ASCII.isDigit($0) }) ? Int(text) : nil
    guard let number, 0...MemberReader.maximumNumber ~= number else {
      findings.report(
        .valueOutOfRange, attribute.range.isEmpty ? attribute.nameRange : attribute.range,
        "\"\(attribute.name)\" is \"\(text.clipped)\"; expected a whole number from 1 to \(MemberReader.maximumNumber)"
      )
      return nil
    }
    if number == 0 {
      findings.report(
        .emptyValue, attribute.range, "\"\(attribute.name)\" is 0, which is read as no limit",
        help: "Remove the attribute")
    }
    return number == 0 ? nil : number
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let policy = document.policy
    let lengths = PatternLengths(policy, for: .html)
    let pattern = PatternWriting(policy, for: .html, in: document.patterns)
    var losses = (lengths.losses + pattern.losses).sorted { $0.ruleIndex < $1.ruleIndex }
    if lengths.isOutOfOrder { losses.append(PolicyLoss(.order, in: .html)) }
    let isPlain = pattern.clauses.isEmpty && lengths.codePoints == nil
    let text = pattern.whole ?? (isPlain ? nil : pattern.text + lengths.text(in: document.patterns))
    if text != nil || lengths.utf16 != nil { losses.append(PolicyLoss(.normalization, in: .html)) }
    let title = title(of: document)
    var element = "<input type=\"password\" autocomplete=\"new-password\""
    // For an empty value, browsers check this attribute alone.
    if policy.assess("").verdict == .unmet { element += " required" }
    // A minimum in code points is at least as many UTF-16 code units, and browsers have a separate message for it.
    let minimum = lengths.utf16?.minimum ?? lengths.codePoints?.minimum
    if let minimum { element += " minlength=\"\(minimum)\"" }
    if let maximum = lengths.utf16?.maximum { element += " maxlength=\"\(maximum)\"" }
    if let text { element += " pattern=\"\(CharacterReferences.encoded(text))\"" }
    if let title { element += " title=\"\(CharacterReferences.encoded(title.string))\"" }
    losses += document.nonRuleLosses(in: .html, keeping: [titleName]).filter {
      $0.part != .serverText || document.words != nil
    }
    return WrittenPolicy(text: element + ">", losses: losses)
  }

  private static func title(of document: PolicyDocument) -> ExactText? {
    if let words = document.words ?? document.policy.serverText { return words }
    if case .text(let title)? = document.extra(titleName) { return title }
    return nil
  }
}
