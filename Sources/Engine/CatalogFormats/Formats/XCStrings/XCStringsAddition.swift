import WatchwordBasics
import WatchwordLocalization

/// Adds the localization of a key to a string catalogue in the layout of its neighbours, and removes it again.
struct XCStringsAddition {
  private let tree: JSONTree
  private let strings: JSONTree.Node
  private let document: DocumentText

  static let additions = TranslationAdditions(
    add: { text, unit, language, document in
      XCStringsAddition(document)?.added(text, unit, language)
    },
    remove: { unit, language, container, document in
      XCStringsAddition(document)?.removed(unit, language, container)
    })

  private init?(_ document: DocumentText) {
    tree = JSONTree(document.bytes)
    self.document = document
    guard tree.defect == nil, let root = tree.root, let strings = tree.member("strings", of: root) else { return nil }
    self.strings = strings
  }

  private static let list: ExactText = "localizations"

  // MARK: Adding

  private func added(_ text: ExactText, _ unit: TranslationUnit, _ language: ExactText) -> AddedTranslation? {
    guard let start = document.offset(of: unit.position),
      let key = tree.members(of: strings).first(where: { tree.start(of: $0) == start }),
      tree.kind(of: key) == .object, !isDuplicate(key)
    else { return nil }
    let list = tree.member(Self.list, of: key)
    if let list, tree.kind(of: list) != .object || tree.member(language, of: list) != nil { return nil }
    let source = list.flatMap { list in sourceLanguage.flatMap { tree.member($0, of: list) } }
    let form = XCStringsNewText(text, unit, language, tree)
    guard let value = form.value(like: source) else { return nil }
    if let list, let neighbour = tree.members(of: list).first(where: { _ in true }) {
      // The new localization gets the layout of its neighbour.
      let model = next(to: language, in: list) ?? neighbour
      let layout = JSONLayout(of: tree, like: model)
      return Self.addition(edit: inserting(language, value, layout, in: list), container: .existingList)
    }
    return added(XCStringsValue.Member(name: language, value: value), to: key, list)
  }

  /// Adds the first localization of a key, in the layout of the first key that has one.
  private func added(
    _ member: XCStringsValue.Member, to key: JSONTree.Node, _ list: JSONTree.Node?
  ) -> AddedTranslation {
    let model = tree.members(of: strings).first { tree.member(Self.list, of: $0).map(isFilled) ?? false }
    let modelList = model.flatMap { tree.member(Self.list, of: $0) }
    let modelValue = modelList.flatMap { tree.members(of: $0).first { _ in true } }
    func layout(_ node: JSONTree.Node?) -> JSONLayout {
      node.map { JSONLayout(of: tree, like: $0) } ?? JSONLayout(of: tree)
    }
    let (outer, listLayout, inner) = (layout(model), layout(modelList), layout(modelValue))
    /// Returns the content of the list, whose line is indented by `indent`.
    func content(_ indent: String) -> String {
      listLayout.inside(
        JSONText.string(member.name) + listLayout.separator
          + member.value.written(inner, indent: indent + listLayout.indentation), indent: indent)
    }
    if let list {
      let indent = tree.indent(at: tree.range(of: list).lowerBound)
      return Self.addition(edit: filling(list, with: content(indent)), container: .list(inside(list)))
    }
    if isFilled(key) {
      let order = next(to: Self.list, in: key)
      let indent = order.map { tree.indent(at: tree.start(of: $0)) } ?? ""
      let edit = inserting(Self.list, "{" + content(indent) + "}", in: key)
      return Self.addition(edit: edit, container: .member)
    }
    let indent = tree.indent(at: tree.range(of: key).lowerBound)
    let value = "{" + content(indent + outer.indentation) + "}"
    let text = outer.inside(JSONText.string(Self.list) + outer.separator + value, indent: indent)
    return Self.addition(edit: filling(key, with: text), container: .message(inside(key)))
  }

  private static func addition(edit: Fix.Edit, container: AddedTranslation.Container) -> AddedTranslation {
    AddedTranslation(edit: edit, container: container, state: ExactText("\"\(XCStringsState.new.rawValue)\""))
  }

  private func inserting(
    _ name: ExactText, _ value: XCStringsValue, _ layout: JSONLayout, in object: JSONTree.Node
  ) -> Fix.Edit {
    let indent = next(to: name, in: object).map { tree.indent(at: tree.start(of: $0)) } ?? ""
    return inserting(name, value.written(layout, indent: indent), in: object)
  }

  /// Inserts a member into a non-empty object at its position in the order of names.
  private func inserting(_ name: ExactText, _ value: String, in object: JSONTree.Node) -> Fix.Edit {
    let members = Array(tree.members(of: object))
    let following = members.first { XCStringsOrder.precedes(name, tree.text(tree.name(of: $0))) }
    let neighbour = following ?? members[members.count - 1]
    let space = space(in: object, members)
    let member = JSONText.string(name) + tree.separator(of: neighbour) + value
    if following != nil { return insert(member + "," + space, at: tree.start(of: neighbour)) }
    return insert("," + space + member, at: tree.range(of: neighbour).upperBound)
  }

  /// Returns the white space between the members of an object.
  private func space(in object: JSONTree.Node, _ members: [JSONTree.Node]) -> String {
    let space = tree.space(before: tree.start(of: members[members.count > 1 ? 1 : 0]))
    if members.count > 1 || space.contains(0x0A) { return String(decoding: space, as: UTF8.self) }
    return JSONLayout(of: tree, like: object).gap
  }

  /// Returns the member next to which a new one is inserted; `nil` if the object is empty.
  private func next(to name: ExactText, in object: JSONTree.Node) -> JSONTree.Node? {
    var last: JSONTree.Node?
    for member in tree.members(of: object) {
      last = member
      if XCStringsOrder.precedes(name, tree.text(tree.name(of: member))) { break }
    }
    return last
  }

  private func insert(_ text: String, at offset: Int) -> Fix.Edit { replace(offset..<offset, with: text) }

  private func replace(_ range: Range<Int>, with text: String) -> Fix.Edit {
    Fix.Edit(document.span(of: range), verbatim: ExactText(text))
  }

  private func filling(_ object: JSONTree.Node, with text: String) -> Fix.Edit {
    replace(JSONTree.content(of: tree.range(of: object)), with: text)
  }

  // MARK: Removing

  private func removed(
    _ unit: TranslationUnit, _ language: ExactText, _ container: AddedTranslation.Container
  ) -> Fix.Edit? {
    guard let target = unit.target, let offset = document.offset(of: target.span.start),
      let key = tree.members(of: strings).first(where: { tree.range(of: $0).contains(offset) }),
      let list = tree.member(Self.list, of: key)
    else { return nil }
    let isLast = tree.members(of: list).dropFirst().first { _ in true } == nil
    guard isLast else { return removing(language, from: list) }
    switch container {
    case .existingList: return removing(language, from: list)
    case .list(let former): return filling(list, with: former.string)
    case .member: return removing(Self.list, from: key)
    case .message(let former):
      let isOnly = tree.members(of: key).dropFirst().first { _ in true } == nil
      return isOnly ? filling(key, with: former.string) : removing(Self.list, from: key)
    }
  }

  /// Removes a member so that the result equals the object before the insertion.
  private func removing(_ name: ExactText, from object: JSONTree.Node) -> Fix.Edit? {
    let members = Array(tree.members(of: object))
    guard let index = members.firstIndex(where: { tree.text(tree.name(of: $0)) == name }) else { return nil }
    if index + 1 < members.count {
      return replace(tree.start(of: members[index])..<tree.start(of: members[index + 1]), with: "")
    }
    guard index > 0 else { return filling(object, with: "") }
    return replace(tree.range(of: members[index - 1]).upperBound..<tree.range(of: members[index]).upperBound, with: "")
  }

  // MARK: The document

  private var sourceLanguage: ExactText? {
    guard let node = tree.root.flatMap({ tree.member("sourceLanguage", of: $0) }), tree.kind(of: node) == .string else {
      return nil
    }
    return tree.text(of: node)
  }

  /// Whether a key occurs more than once, which makes its localization ambiguous.
  private func isDuplicate(_ key: JSONTree.Node) -> Bool {
    let name = tree.text(tree.name(of: key))
    return tree.members(of: strings).lazy.filter { tree.text(tree.name(of: $0)) == name }.dropFirst().first { _ in true
    }
      != nil
  }

  private func isFilled(_ object: JSONTree.Node) -> Bool { tree.members(of: object).first { _ in true } != nil }

  private func inside(_ object: JSONTree.Node) -> ExactText {
    ExactText(utf8: tree.bytes[JSONTree.content(of: tree.range(of: object))])
  }
}

/// The localization of a key with one translation and empty texts for the rest.
private struct XCStringsNewText {
  private let text: ExactText
  private let path: VariationPath
  private let set: (key: ExactText, number: Int)?
  private let categories: [PluralCategory]
  private let tree: JSONTree

  init(_ text: ExactText, _ unit: TranslationUnit, _ language: ExactText, _ tree: JSONTree) {
    self.text = text
    self.tree = tree
    path = unit.variation
    set = XCStringsSet.split(unit.id)
    let tag = LanguageTag(language.string)
    categories = tag.flatMap { PluralRules.hasCardinal(for: $0) ? PluralRules.cardinal(for: $0).categories : nil } ?? []
  }

  /// Returns the value with the texts of `source`, in each plural form of the language and for the same devices and
  /// substitutions; `nil` if none of these texts is the one to be translated.
  func value(like source: JSONTree.Node?) -> XCStringsValue? {
    if set != nil {
      var value = XCStringsValue.object([])
      value.set(["stringSet", "state"], .state(.translated))
      value.set(["stringSet", "values"], .list([text]))
      return value
    }
    var isPlaced = false
    var value = XCStringsValue.object([])
    if let source {
      add(source, .whole, [], to: &value, &isPlaced)
    } else {
      add(.whole, [], to: &value, &isPlaced)
    }
    return isPlaced ? value : nil
  }

  private func add(_ own: VariationPath, _ names: [ExactText], to value: inout XCStringsValue, _ isPlaced: inout Bool) {
    let isTranslated = own == path
    if isTranslated { isPlaced = true }
    let unit = names + ["stringUnit"]
    value.set((unit + ["state"])[...], .state(isTranslated ? .translated : .new))
    value.set((unit + ["value"])[...], .string(isTranslated ? text : ""))
  }

  /// Adds the texts that the source has under a path.
  private func add(
    _ node: JSONTree.Node, _ own: VariationPath, _ names: [ExactText], to value: inout XCStringsValue,
    _ isPlaced: inout Bool
  ) {
    if tree.member("stringUnit", of: node) != nil { add(own, names, to: &value, &isPlaced) }
    if let variations = tree.member("variations", of: node) {
      if own.plural == nil, let forms = tree.member("plural", of: variations),
        let form = tree.member("other", of: forms) ?? tree.members(of: forms).first(where: { _ in true })
      {
        for category in wanted(in: forms) {
          let inner = VariationPath(substitution: own.substitution, device: own.device, plural: category)
          add(form, inner, names + ["variations", "plural", category], to: &value, &isPlaced)
        }
      }
      if own.plural == nil, own.device == nil, let devices = tree.member("device", of: variations) {
        for device in tree.members(of: devices) {
          let name = tree.text(tree.name(of: device))
          let inner = VariationPath(substitution: own.substitution, device: name)
          add(device, inner, names + ["variations", "device", name], to: &value, &isPlaced)
        }
      }
    }
    guard own.isWhole, let substitutions = tree.member("substitutions", of: node) else { return }
    for substitution in tree.members(of: substitutions) {
      let name = tree.text(tree.name(of: substitution))
      let inner = names + ["substitutions", name]
      if let number = tree.member("argNum", of: substitution), tree.kind(of: number) == .number,
        let argument = tree.number(of: number).integer
      {
        value.set((inner + ["argNum"])[...], .integer(argument))
      }
      if let specifier = tree.member("formatSpecifier", of: substitution), tree.kind(of: specifier) == .string {
        value.set((inner + ["formatSpecifier"])[...], .string(tree.text(of: specifier)))
      }
      add(substitution, VariationPath(substitution: name), inner, to: &value, &isPlaced)
    }
  }

  /// Returns the plural forms of the language, or those of the source if the language is unknown, and the one that is
  /// translated.
  private func wanted(in forms: JSONTree.Node) -> [ExactText] {
    var names = categories.map { $0.keyword }
    if names.isEmpty { names = tree.members(of: forms).map { tree.text(tree.name(of: $0)) } }
    if let own = path.plural, !names.contains(own) { names.append(own) }
    return names
  }
}
