import WatchwordBasics
import WatchwordLocalization

/// Expands a message of a catalogue: inserts its substitutions, so that one number selects among whole texts.
///
/// The words are those that a renderer shows for devices other than Apple's.
struct MessageExpansion {
  private let message: Message
  private let parameters: [PhraseDeclaration.Parameter]
  private let categories: [PluralCategory]
  /// The differences from the renderer's output.
  private(set) var problems: [ResourceProblem.Kind] = []
  private var expansions = 0

  /// The maximum nesting depth of substitutions, as in the renderer.
  private static let maximumDepth = 8
  /// The maximum number of substitutions in one text, as in the renderer.
  private static let maximumExpansions = 64

  /// Creates the expansion of a message that shows values of `parameters`, in a language.
  init(_ message: Message, showing parameters: [PhraseDeclaration.Parameter], in language: LanguageTag) {
    self.message = message
    self.parameters = parameters
    categories = PluralRules.cardinal(for: language).categories
  }

  /// The position of the number that selects the form: that of the message, or else of its first substitution with
  /// plural forms.
  var number: Int? {
    guard let forms = message.variants.forms(for: .other) else { return nil }
    switch forms {
    case .plural: return firstCount
    case .single(let pattern):
      var next = 0
      for element in pattern.elements {
        guard case .substitution(let name, let position) = element.kind else {
          advance(&next, past: element)
          continue
        }
        let index = argument(of: name, at: position, base: 0, &next)
        if case .plural? = message.substitution(named: name)?.variants.forms(for: .other) { return index }
      }
      return nil
    }
  }

  private var firstCount: Int? { parameters.firstIndex { $0.kind == .count } }

  /// Returns the texts, selected by the number at position `number`; `nil` if the message has no text.
  mutating func forms(by number: Int?) -> TextForms? {
    guard let root = message.variants.forms(for: .other) else { return nil }
    guard let number else {
      let pieces = pieces(of: root, base: 0, count: firstCount, for: nil, by: nil, depth: 0)
      return pieces.map { TextForms(number: nil, forms: [TextForms.Form(category: nil, pieces: $0)]) }
    }
    let forms = categories.compactMap { category in
      pieces(of: root, base: 0, count: firstCount, for: category, by: number, depth: 0).map {
        TextForms.Form(category: category, pieces: $0)
      }
    }
    return forms.isEmpty ? nil : TextForms(number: number, forms: forms)
  }

  // MARK: Pieces

  private mutating func pieces(
    of forms: Message.Forms, base: Int, count: Int?, for category: PluralCategory?, by number: Int?, depth: Int
  ) -> [TextPiece]? {
    guard let pattern = pattern(of: forms, count: count, for: category, by: number) else { return nil }
    if depth == 0 { expansions = 0 }
    var pieces: [TextPiece] = []
    var next = base
    let bytes = Array(pattern.text.string.utf8)
    for element in pattern.elements {
      let written = String(decoding: bytes[element.range], as: UTF8.self)
      switch element.kind {
      case .literal: pieces.append(.words(written))
      case .escapedPercent: pieces.append(.words("%"))
      case .substitutionArgument: pieces.append(value(count, written))
      case .placeholder(let placeholder):
        if placeholder.isFormatted { report(.formattedValue(written)) }
        let order = next
        advance(&next, past: element)
        pieces.append(value(placeholder.position.map { $0 - 1 } ?? order, written))
      case .substitution(let name, let position):
        let index = argument(of: name, at: position, base: base, &next)
        expansions += 1
        guard let texts = message.substitution(named: name)?.variants.forms(for: .other), depth < Self.maximumDepth,
          expansions <= Self.maximumExpansions,
          let inner = self.pieces(of: texts, base: index, count: index, for: category, by: number, depth: depth + 1)
        else {
          report(.substitution(name.string))
          pieces.append(.words(written))
          continue
        }
        pieces += inner
      }
    }
    return pieces.merged
  }

  /// Returns the text for a category, or the text that a renderer shows in its place.
  private mutating func pattern(
    of forms: Message.Forms, count: Int?, for category: PluralCategory?, by number: Int?
  ) -> Pattern? {
    switch forms {
    case .single(let pattern): return pattern
    case .plural(let patterns):
      let isChosen = category != nil && count == number
      if !isChosen { report(.secondNumber) }
      let wanted = isChosen ? category ?? .other : .other
      if let pattern = patterns[wanted] { return pattern }
      report(.pluralFormMissing(wanted))
      return patterns.substitute
    }
  }

  private mutating func value(_ index: Int?, _ written: String) -> TextPiece {
    if let index, parameters.indices.contains(index) { return .value(index) }
    report(.valueMissing(written))
    return .words(written)
  }

  private mutating func report(_ problem: ResourceProblem.Kind) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Positions

  /// Returns the argument that selects the form of a substitution, with the renderer's precedence: the catalogue's
  /// declaration, the position in the reference, the substitution's own texts, or else the next argument.
  private func argument(of name: ExactText, at position: Int?, base: Int, _ next: inout Int) -> Int {
    let order = next
    if position == nil { next += 1 }
    let substitution = message.substitution(named: name)
    if let own = substitution?.argument ?? position { return own - 1 }
    return substitution?.variants.forms(for: .other)?.countedArgument ?? order
  }

  /// Counts the implicit positions of a placeholder.
  private func advance(_ next: inout Int, past element: Pattern.Element) {
    guard case .placeholder(let placeholder) = element.kind else { return }
    for extent in [placeholder.width, placeholder.precision] where extent == .argument(nil) { next += 1 }
    if placeholder.position == nil { next += 1 }
  }
}

extension Pattern.Placeholder {
  /// Whether the placeholder specifies a format in addition to the value.
  fileprivate var isFormatted: Bool {
    width != .unspecified || precision != .unspecified || flags.contains(.signed) || flags.contains(.zeroFilled)
  }
}

extension [TextPiece] {
  /// The pieces with consecutive words joined.
  fileprivate var merged: [TextPiece] {
    reduce(into: []) { merged, piece in
      if case .words(let words) = piece, case .words(let before)? = merged.last {
        merged[merged.count - 1] = .words(before + words)
      } else {
        merged.append(piece)
      }
    }
  }
}
