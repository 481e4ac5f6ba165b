import WatchwordBasics

/// Expands a message with the values of a phrase, by a recursive walk over the message's tree.
///
/// Resolving always succeeds: missing or wrong parts have a fallback and are reported.
struct Resolver {
  let message: RenderedMessage
  let arguments: [Phrase.Argument]
  let isolatesArguments: Bool

  /// The maximum nesting depth of substitutions.
  private static let maximumDepth = 8

  /// The argument positions and the nesting depth that apply to the text that is being shown.
  private struct Scope {
    /// The index of the argument at the first implicit position.
    let first: Int
    /// The index of the argument that chose the text; -1 if there is none.
    let count: Int
    /// The number of enclosing substitutions.
    let depth: Int
  }

  /// Writes the message to `text`.
  func show(in text: inout ResolvedText) {
    let first = arguments.indices.first { count(at: $0) != nil }
    show(message.forms, Scope(first: 0, count: first ?? -1, depth: 0), in: &text)
  }

  private func show(_ forms: Message.Forms?, _ scope: Scope, in text: inout ResolvedText) {
    switch forms {
    case .single(let pattern)?: show(pattern, scope, in: &text)
    case .plural(let patterns)? where !patterns.isEmpty:
      if let pattern = form(of: patterns, scope, &text) { show(pattern, scope, in: &text) }
    default: text.report(.textMissing)
    }
  }

  /// Returns the text for the scope's count: the one for its plural category, or else the substitute.
  private func form(of patterns: PluralPatterns, _ scope: Scope, _ text: inout ResolvedText) -> Pattern? {
    guard let count = count(at: scope.count) else {
      text.report(.countMissing)
      return patterns.substitute
    }
    let category = message.locale.plurals.category(for: count)
    if let pattern = patterns[category] { return pattern }
    text.report(.pluralFormMissing(category))
    return patterns.substitute
  }

  /// Returns the argument at `index` if it is a whole number.
  func count(at index: Int) -> Int? {
    guard arguments.indices.contains(index), case .count(let number) = arguments[index].value else { return nil }
    return number
  }

  private func show(_ pattern: Pattern, _ scope: Scope, in text: inout ResolvedText) {
    let utf8 = pattern.text.string.utf8
    let isShown: Void? = utf8.withContiguousStorageIfAvailable { show(pattern.elements, of: $0, scope, in: &text) }
    if isShown == nil {
      Array(utf8).withUnsafeBufferPointer { show(pattern.elements, of: $0, scope, in: &text) }
    }
  }

  /// Writes the elements of a pattern whose text consists of `bytes`.
  private func show(
    _ elements: [Pattern.Element], of bytes: UnsafeBufferPointer<UInt8>, _ scope: Scope, in text: inout ResolvedText
  ) {
    var next = scope.first
    for elementIndex in elements.indices where !text.isFull {
      let source = UnsafeBufferPointer(rebasing: bytes[elements[elementIndex].range])
      switch elements[elementIndex].kind {
      case .literal: text.append(source)
      case .escapedPercent: text.append(UnsafeBufferPointer(rebasing: source.prefix(1)))
      case .substitutionArgument:
        if !show(.number, at: scope.count, in: &text) { text.append(source) }
      case .placeholder(let placeholder):
        let field = field(of: placeholder, &next)
        let index = placeholder.position.map { $0 - 1 } ?? Self.take(&next)
        if !show(field, at: index, in: &text) { text.append(source) }
      case .substitution(let name, let position):
        let implicit = position == nil ? Self.take(&next) : 0
        if let substitution = message.substitution(named: name) {
          expand(substitution, position.map { $0 - 1 }, or: implicit, scope, in: &text)
        } else {
          text.report(.substitutionMissing(ExactText(utf8: source)))
          text.append(source)
        }
      }
    }
  }

  /// Returns the index of the next implicit argument, and advances `next`.
  static func take(_ next: inout Int) -> Int {
    defer { next &+= 1 }
    return next
  }

  private func expand(
    _ substitution: Message.Substitution, _ position: Int?, or implicit: Int, _ scope: Scope,
    in text: inout ResolvedText
  ) {
    let depth = scope.depth + 1
    guard depth <= Self.maximumDepth, text.allowsExpansion() else { return text.report(.expansionTooLarge) }
    let forms = substitution.variants.forms(for: message.device)
    let argument = substitution.argument.map { $0 &- 1 } ?? position ?? forms?.countedArgument ?? implicit
    show(forms, Scope(first: max(argument, 0), count: argument, depth: depth), in: &text)
  }
}
