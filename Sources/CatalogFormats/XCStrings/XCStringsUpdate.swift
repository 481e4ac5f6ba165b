import WatchwordDiagnostics

/// Puts the translations of file elements into a string catalogue: only the bytes of what differs change.
struct XCStringsUpdate {
  private let bytes: [UInt8]
  private let layout: JSONLayout
  private var edits: [(range: Range<Int>, text: String)] = []

  /// The document with the translations; `nil` if it is not JSON with an object of strings.
  ///
  /// Texts and states that mean the same stay as they are. What the file elements do not translate stays too.
  static func apply(_ files: [TranslationCatalog.File], to document: [UInt8]) -> WrittenCatalog? {
    let reading = JSONReader.read(SourceText(name: "", bytes: document), maximumLength: .max)
    guard let root = reading.value, case .object(let members) = root.value,
      let strings = members.first(where: { $0.key.text == "strings" })?.node, case .object(let keys) = strings.value
    else { return nil }
    let messages = XCStringsMessages(files)
    var update = XCStringsUpdate(bytes: document, layout: JSONLayout(of: document, root))
    var places: [ExactText: Int] = [:]
    for (index, member) in keys.enumerated() where places[member.key.text] == nil { places[member.key.text] = index }
    var new: [XCStringsValue.Member] = []
    for message in messages.all {
      let known = places[message.key]
      let value = message.value(in: messages.sourceLanguage, withSources: known == nil)
      if let known {
        update.merge(value, into: keys[known].node)
      } else {
        new.append(XCStringsValue.Member(name: message.key, value: value))
      }
    }
    update.insert(new, into: strings, keys)
    var written = WrittenCatalog()
    written.files = [(XCStringsWriter.name(of: files.first?.header.original), update.result)]
    written.losses = messages.losses
    return written
  }

  private init(bytes: [UInt8], layout: JSONLayout) {
    self.bytes = bytes
    self.layout = layout
  }

  /// The document with all edits.
  private var result: [UInt8] {
    // Insertions at one place keep their order.
    let order = edits.indices.sorted { left, right in
      let (one, other) = (edits[left].range.lowerBound, edits[right].range.lowerBound)
      return one != other ? one < other : left < right
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in order.lazy.map({ edits[$0] }) {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  // MARK: Merging

  private mutating func merge(_ value: XCStringsValue, into node: JSONNode) {
    switch (value, node.value) {
    case (.object(let members), .object(let known)):
      var new: [XCStringsValue.Member] = []
      for member in members {
        if let own = known.first(where: { $0.key.text == member.name }) {
          merge(member.value, into: own.node)
        } else if !member.isImplied {
          new.append(member)
        }
      }
      insert(new, into: node, known)
    case (.string(let text), .string(let known)):
      if text != known.text { replace(node, by: value) }
    case (.state(let state), .string(let known)):
      let old: TranslationState =
        switch known.text {
        case "needs_review": .needsReviewLocalization
        default: TranslationState(name: known.text)
        }
      if XCStringsState(old) != state { replace(node, by: value) }
    case (.list(let texts), .array(let nodes)) where texts.count == nodes.count:
      for (text, node) in zip(texts, nodes) { merge(.string(text), into: node) }
    // What the document says of arguments is not known to the model.
    case (.integer, .number): break
    default: replace(node, by: value)
    }
  }

  private mutating func replace(_ node: JSONNode, by value: XCStringsValue) {
    var text = ""
    value.write(layout, indent: indent(of: node.range.lowerBound), to: &text)
    edits.append((node.range, text))
  }

  private mutating func insert(_ new: [XCStringsValue.Member], into node: JSONNode, _ known: [JSONMember]) {
    guard !new.isEmpty else { return }
    let outer = indent(of: node.range.lowerBound)
    let inner = known.first.map { indent(of: $0.key.range.lowerBound) } ?? outer + layout.indentation
    func written(_ member: XCStringsValue.Member) -> String {
      var text = JSONText.string(member.name) + layout.separator
      member.value.write(layout, indent: inner, to: &text)
      return text
    }
    let sorted = new.sorted { XCStringsOrder.precedes($0.name, $1.name) }
    guard let last = known.last else {
      let lines = sorted.map { inner + written($0) }.joined(separator: "," + layout.lineEnd)
      let content = node.range.lowerBound + 1..<node.range.upperBound - 1
      edits.append((content, layout.lineEnd + lines + layout.lineEnd + outer))
      return
    }
    for member in sorted {
      if let next = known.first(where: { XCStringsOrder.precedes(member.name, $0.key.text) }) {
        let place = next.key.range.lowerBound
        edits.append((place..<place, written(member) + "," + layout.lineEnd + inner))
      } else {
        let place = last.node.range.upperBound
        edits.append((place..<place, "," + layout.lineEnd + inner + written(member)))
      }
    }
  }

  /// The blanks at the start of the line of `offset`; none if the document has one line.
  private func indent(of offset: Int) -> String {
    guard !layout.lineEnd.isEmpty else { return "" }
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }
}

extension XCStringsValue.Member {
  /// Whether an object without the member means the same: a text without a state is translated, and what a document
  /// leaves out of a substitution was only guessed.
  fileprivate var isImplied: Bool {
    switch value {
    case .state(.translated), .integer: true
    default: name == "formatSpecifier"
    }
  }
}
