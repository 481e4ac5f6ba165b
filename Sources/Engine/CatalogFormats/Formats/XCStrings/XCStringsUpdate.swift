import WatchwordBasics

/// Merges the translations of file elements into a string catalogue. Only differences are written; everything else
/// stays the same byte for byte.
struct XCStringsUpdate {
  private let tree: JSONTree
  private let layout: JSONLayout
  private var result: [UInt8] = []
  /// The end of the part of the document that was copied or replaced.
  private var offset = 0

  /// Returns the document with the translations; `nil` if it is not JSON with an object of strings.
  ///
  /// Texts and states with the same meaning are unchanged, as are those that the file elements do not translate.
  static func apply(_ files: [TranslationCatalog.File], to document: [UInt8]) -> WrittenCatalog? {
    let tree = JSONTree(document)
    guard tree.defect == nil, let root = tree.root, let strings = tree.member("strings", of: root),
      tree.kind(of: strings) == .object
    else { return nil }
    let messages = XCStringsMessages(files, isComplete: false)
    let known = Set(tree.children(of: strings).lazy.map { tree.text(tree.name(of: $0)) })
    let values = messages.all.map { message in
      let value = message.value(in: messages.sourceLanguage, withSources: !known.contains(message.key))
      return XCStringsValue.Member(name: message.key, value: value)
    }
    var update = XCStringsUpdate(tree: tree, layout: JSONLayout(of: tree))
    update.merge(values, into: strings)
    update.copy(to: document.count)
    var written = WrittenCatalog()
    written.files = [(XCStringsWriter.name(of: files.first?.header.original), update.result)]
    written.losses = messages.losses
    return written
  }

  private init(tree: JSONTree, layout: JSONLayout) {
    self.tree = tree
    self.layout = layout
    result.reserveCapacity(tree.bytes.count)
  }

  /// Copies the document unchanged up to an offset.
  private mutating func copy(to end: Int) {
    result += tree.bytes[offset..<end]
    offset = end
  }

  private mutating func merge(_ value: XCStringsValue, into node: JSONTree.Node) {
    let range = tree.range(of: node)
    switch (value, tree.kind(of: node)) {
    case (.object(let members), .object): return merge(members, into: node)
    case (.string(let text), .string): if text == tree.text(range) { return }
    case (.state(let state), .string): if state == XCStringsState(named: tree.text(range)) { return }
    case (.list(let texts), .array):
      let nodes = Array(tree.children(of: node))
      guard texts.count == nodes.count else { break }
      for (text, node) in zip(texts, nodes) { merge(.string(text), into: node) }
      return
    // The argument numbers in the document are kept, because the model does not represent them.
    case (.integer, .number): return
    default: break
    }
    copy(to: range.lowerBound)
    offset = range.upperBound
    result += value.written(layout, indent: indent(at: range.lowerBound)).utf8
  }

  /// Merges members into an object. If the document has duplicate names, the first one counts.
  private mutating func merge(_ members: [XCStringsValue.Member], into node: JSONTree.Node) {
    var values: [ExactText: XCStringsValue] = [:]
    for member in members { values[member.name] = member.value }
    let known = tree.children(of: node).map { (tree.start(of: $0), tree.text(tree.name(of: $0)), $0) }
    let names = Set(known.lazy.map { $0.1 })
    var new = members.filter { !names.contains($0.name) && !$0.isImplied }[...]
    new.sort { XCStringsOrder.precedes($0.name, $1.name) }
    let outer = indent(at: tree.range(of: node).lowerBound)
    let inner = known.first.map { indent(at: $0.0) } ?? outer + layout.indentation
    for (start, name, node) in known {
      while let member = new.first, XCStringsOrder.precedes(member.name, name) {
        copy(to: start)
        result += (member.written(layout, indent: inner) + "," + layout.lineEnd + inner).utf8
        new.removeFirst()
      }
      if let value = values.removeValue(forKey: name) { merge(value, into: node) }
    }
    guard !new.isEmpty else { return }
    let lines = new.map { layout.lineEnd + inner + $0.written(layout, indent: inner) }.joined(separator: ",")
    if let last = known.last {
      copy(to: tree.range(of: last.2).upperBound)
      result += ("," + lines).utf8
    } else {
      copy(to: tree.range(of: node).lowerBound + 1)
      offset = tree.range(of: node).upperBound - 1
      result += (lines + layout.lineEnd + outer).utf8
    }
  }

  /// Returns the indentation of the line at `offset`; empty if the document has one line.
  private func indent(at offset: Int) -> String {
    guard !layout.lineEnd.isEmpty else { return "" }
    return tree.indent(at: offset)
  }
}

extension XCStringsValue.Member {
  /// Whether an object without the member has the same meaning: a text without a state counts as translated, and the
  /// missing attributes of a substitution were only inferred.
  fileprivate var isImplied: Bool {
    switch value {
    case .state(.translated), .integer: true
    case .string: name == "formatSpecifier"
    default: false
    }
  }
}
