import WatchwordBasics

/// A reader of compiled catalogues.
struct CompiledCatalogReader {
  private let source: SourceText
  private var findings: SourceFindings
  /// The findings of the JSON reader.
  private var jsonFindings: [Finding] = []
  private var messages: [MessageID: Message] = [:]
  /// The texts of the current message.
  private var entries: [Catalog.Entry] = []
  /// The range of each of these texts.
  private var ranges: [Range<Int>] = []
  private var unit: MessageID?

  var all: [Finding] { jsonFindings + findings.all }

  init(source: SourceText) {
    self.source = source
    findings = SourceFindings(in: source)
  }

  mutating func read(maximumLength: Int) -> Catalog? {
    let reading = JSONReader.read(source, maximumLength: maximumLength)
    jsonFindings = reading.findings
    guard let root = reading.value else { return nil }
    guard let members = object(root, "a compiled catalogue") else { return nil }
    guard checkVersion(members, root) else { return nil }
    guard let locale = locale(members, root) else { return nil }
    guard let texts = members.first(where: { $0.key.text == "messages" }) else {
      report(.missingKey, root.range, "The catalogue has no \"messages\"")
      return nil
    }
    for member in members where !["version", "locale", "messages"].contains(member.key.text) {
      reportUnknown(member.key, expected: "\"version\", \"locale\" or \"messages\"")
    }
    for message in object(texts.node, "the messages by their ids") ?? [] {
      let id = MessageID(message.key.text)
      (unit, entries, ranges) = (id, [], [])
      readMessage(message)
      let (built, problems) = MessageBuilder.build(entries)
      messages[id] = built
      for problem in problems { report(problem.kind.finding, ranges[problem.entry], problem.kind.sentence) }
    }
    unit = nil
    return Catalog(locale: locale, messages: messages)
  }

  private mutating func checkVersion(_ members: [JSONMember], _ root: JSONNode) -> Bool {
    guard let version = members.first(where: { $0.key.text == "version" }) else {
      report(.missingKey, root.range, "The catalogue has no \"version\"", help: "Compile it again")
      return false
    }
    if case .number(let number) = version.node.value, number.integer == CompiledCatalog.version { return true }
    let found: String
    if case .number(let number) = version.node.value {
      found = "version \(number.text.clipped)"
    } else {
      found = version.node.value.kind
    }
    report(
      .unsupportedVersion, version.node.range, "Found \(found); expected version \(CompiledCatalog.version)",
      help: "Compile the catalogue again with this release")
    return false
  }

  private mutating func locale(_ members: [JSONMember], _ root: JSONNode) -> LanguageTag? {
    guard let member = members.first(where: { $0.key.text == "locale" }) else {
      report(.missingKey, root.range, "The catalogue has no \"locale\"")
      return nil
    }
    guard case .string(let string) = member.node.value else {
      reportType(member.node, expected: "a language tag")
      return nil
    }
    guard let locale = LanguageTag(string.text.string) else {
      report(
        .invalidLanguageTag, member.node.range, "Found \"\(string.text.clipped)\"; expected a language tag",
        help: "Write a tag as BCP 47 defines it, such as \"pt-BR\"")
      return nil
    }
    return locale
  }

  private mutating func readMessage(_ message: JSONMember) {
    if case .string(let string) = message.node.value {
      add(string, VariationPath.whole)
      return
    }
    guard let members = object(message.node, "a text or an object with its variations") else { return }
    for member in members {
      if member.key.text == "substitutions" {
        readSubstitutions(member.node)
      } else if !readVariants(member, substitution: nil, argument: nil) {
        reportUnknown(member.key, expected: "\"text\", \"plural\", \"device\" or \"substitutions\"")
      }
    }
    if entries.isEmpty { report(.missingKey, message.node.range, "The message has no text") }
  }

  private mutating func readSubstitutions(_ node: JSONNode) {
    for substitution in object(node, "the substitutions by their names") ?? [] {
      guard let members = object(substitution.node, "an object with the substitution's variations") else { continue }
      var argument: Int?
      if let member = members.first(where: { $0.key.text == "argument" }) {
        argument = readArgument(member.node)
      }
      let count = entries.count
      for member in members where member.key.text != "argument" {
        if !readVariants(member, substitution: substitution.key.text, argument: argument) {
          reportUnknown(member.key, expected: "\"argument\", \"text\", \"plural\" or \"device\"")
        }
      }
      if entries.count == count { report(.missingKey, substitution.node.range, "The substitution has no text") }
    }
  }

  private mutating func readArgument(_ node: JSONNode) -> Int? {
    guard case .number(let number) = node.value else {
      reportType(node, expected: "the position of an argument")
      return nil
    }
    guard let position = number.integer, 1...Pattern.maximumPosition ~= position else {
      report(
        .invalidArgument, node.range,
        "Found \(number.text.clipped); expected a position between 1 and \(Pattern.maximumPosition)")
      return nil
    }
    return position
  }

  /// Reads `text`, `plural` or `device`. Returns whether the member is one of them.
  private mutating func readVariants(_ member: JSONMember, substitution: ExactText?, argument: Int?) -> Bool {
    guard member.key.text == "device" else {
      return readForms(member, VariationPath(substitution: substitution), argument)
    }
    for device in object(member.node, "the texts by device") ?? [] {
      let path = VariationPath(substitution: substitution, device: device.key.text)
      if case .string(let string) = device.node.value {
        add(string, path, argument)
        continue
      }
      guard let forms = object(device.node, "a text or an object with its plural forms") else { continue }
      if forms.isEmpty { report(.missingKey, device.node.range, "The device has no text") }
      for form in forms where !readForms(form, path, argument) {
        reportUnknown(form.key, expected: "\"text\" or \"plural\"")
      }
    }
    return true
  }

  private mutating func readForms(_ member: JSONMember, _ path: VariationPath, _ argument: Int?) -> Bool {
    if member.key.text == "text" {
      readText(member.node, path, argument)
      return true
    }
    guard member.key.text == "plural" else { return false }
    for form in object(member.node, "the texts by plural category") ?? [] {
      let path = VariationPath(substitution: path.substitution, device: path.device, plural: form.key.text)
      readText(form.node, path, argument)
    }
    return true
  }

  private mutating func readText(_ node: JSONNode, _ path: VariationPath, _ argument: Int?) {
    guard case .string(let string) = node.value else {
      reportType(node, expected: "a text")
      return
    }
    add(string, path, argument)
  }

  private mutating func add(_ string: JSONString, _ path: VariationPath, _ argument: Int? = nil) {
    guard let unit else { return }
    entries.append(Catalog.Entry(unit, string.text, at: path, argument: argument))
    ranges.append(string.range)
  }
}

extension CompiledCatalogReader {
  /// Returns the members of an object without duplicates, which the JSON reader has reported.
  private mutating func object(_ node: JSONNode, _ expected: StaticString) -> [JSONMember]? {
    guard case .object(let members) = node.value else {
      reportType(node, expected: expected.description)
      return nil
    }
    // If the JSON reader reported nothing, there are no duplicates.
    if jsonFindings.isEmpty { return members }
    var names = NameIndices()
    return members.filter { names.insert($0.key.text).isNew }
  }

  private mutating func report(_ kind: FindingKind, _ range: Range<Int>, _ message: String, help: String? = nil) {
    findings.report(kind, range, unit: unit?.text, message, help: help)
  }

  private mutating func reportType(_ node: JSONNode, expected: String) {
    report(.wrongType, node.range, "Found \(node.value.kind); expected \(expected)")
  }

  private mutating func reportUnknown(_ key: JSONString, expected: String) {
    report(.unknownKey, key.range, "Found \"\(key.text.clipped)\"; expected \(expected)")
  }
}
