import WatchwordDiagnostics

/// Compiles messages into a renderer's program.
///
/// Each substitution is compiled once, however often it is called, so that the work is proportional to the message's
/// length.
struct RendererCompiler {
  private(set) var program = RendererProgram.Lists()
  private let device: Device
  private var names = NamePlaces()
  private var substitutions: [Substitution] = []

  /// A substitution of the message that is being compiled.
  private struct Substitution {
    /// The choice for it; made before its texts are compiled, so that substitutions can call each other.
    let choice: RendererProgram.Choice
    /// The argument that chooses its form, regardless of its calls.
    let ownArgument: Int?
    /// The argument that its texts name.
    let textArgument: Int?
  }

  init(device: Device) { self.device = device }

  /// Adds `locale`, to which the messages after it belong.
  mutating func add(_ locale: RendererLocale) { program.locales.append(locale) }

  /// Compiles `message` as the one with `id`, and returns whether it has a text.
  mutating func add(_ message: Message, as id: MessageID) -> Bool {
    let choice = compile(message)
    if case .nothing = choice { return false }
    let start = program.bytes.count
    program.bytes.append(contentsOf: id.text.string.utf8)
    program.ids.append(RendererIndex.ID(digest: id.digest, start: start, count: program.bytes.count - start))
    program.entries.append(RendererProgram.Entry(choice: choice, locale: program.locales.count - 1))
    return true
  }

  /// Compiles `message` and returns the choice that shows it.
  private mutating func compile(_ message: Message) -> RendererProgram.Choice {
    names = NamePlaces()
    substitutions = []
    for substitution in message.substitutions {
      let forms = substitution.variants.forms(for: device)
      names.insert(substitution.name)
      substitutions.append(
        Substitution(
          choice: reserve(forms), ownArgument: substitution.argument.map { $0 &- 1 },
          textArgument: forms.flatMap { Self.argument(in: $0) }))
    }
    for (place, substitution) in message.substitutions.enumerated() {
      guard let forms = substitution.variants.forms(for: device) else { continue }
      fill(substitutions[place].choice, with: forms)
    }
    guard let forms = message.variants.forms(for: device) else { return .nothing }
    let root = reserve(forms)
    fill(root, with: forms)
    return root
  }

  /// Reserves places for texts that are compiled later.
  private mutating func reserve(_ forms: Message.Forms?) -> RendererProgram.Choice {
    switch forms {
    case nil: return .nothing
    case .single?:
      program.texts.append(0..<0)
      return .text(program.texts.count - 1)
    case .plural(let patterns)?:
      guard !patterns.isEmpty else { return .nothing }
      var plural = RendererProgram.Plural()
      for category in PluralCategory.allCases where patterns[category] != nil {
        program.texts.append(0..<0)
        plural[category] = program.texts.count - 1
      }
      program.plurals.append(plural)
      return .plural(program.plurals.count - 1)
    }
  }

  private mutating func fill(_ choice: RendererProgram.Choice, with forms: Message.Forms) {
    switch (choice, forms) {
    case (.text(let text), .single(let pattern)): compile(pattern, into: text)
    case (.plural(let index), .plural(let patterns)):
      for category in PluralCategory.allCases {
        guard let pattern = patterns[category] else { continue }
        compile(pattern, into: program.plurals[index][category])
      }
    default: break
    }
  }

  private mutating func compile(_ pattern: Pattern, into text: Int) {
    let start = program.steps.count
    let base = program.bytes.count
    program.bytes.append(contentsOf: pattern.text.string.utf8)
    var next = 0
    for element in pattern.elements {
      let source = base + element.range.lowerBound..<base + element.range.upperBound
      switch element.kind {
      case .literal: copy(source, from: start)
      case .escapedPercent: copy(source.lowerBound..<source.lowerBound + 1, from: start)
      case .substitutionArgument:
        appendSlot(.plain(.count, source))
      case .placeholder(let placeholder):
        appendSlot(slot(placeholder, source, &next))
      case .substitution(let name, let position):
        let written = position.map { $0 - 1 }
        let order = written == nil ? advance(&next) : RendererProgram.Reference.relative(0)
        expand(name, written, order, source)
      }
    }
    program.texts[text] = start..<program.steps.count
  }

  /// Adds a step that copies bytes; it is merged with the step before if the bytes are adjacent.
  private mutating func copy(_ range: Range<Int>, from start: Int) {
    if program.steps.count > start, case .copy(let last)? = program.steps.last, last.upperBound == range.lowerBound {
      program.steps[program.steps.count - 1] = .copy(last.lowerBound..<range.upperBound)
    } else {
      program.steps.append(.copy(range))
    }
  }

  private mutating func appendSlot(_ slot: RendererProgram.Slot) {
    program.slots.append(slot)
    program.steps.append(.value(program.slots.count - 1))
  }

  private func slot(
    _ placeholder: Pattern.Placeholder, _ source: Range<Int>, _ next: inout Int
  ) -> RendererProgram.Slot {
    let width = number(placeholder.width, &next)
    let precision = number(placeholder.precision, &next)
    let reference = placeholder.position.map { RendererProgram.Reference.absolute($0 - 1) } ?? advance(&next)
    let isDecimal = placeholder.conversion == .decimal || placeholder.conversion == .unsigned
    return RendererProgram.Slot(
      reference: reference, conversion: placeholder.conversion, flags: placeholder.flags, width: width,
      precision: precision,
      isPlain: (isDecimal || placeholder.conversion == .object) && width == .unspecified
        && precision == .unspecified && !placeholder.flags.contains(.signed),
      source: source)
  }

  private func number(_ extent: Pattern.Extent, _ next: inout Int) -> RendererProgram.Number {
    switch extent {
    case .unspecified: .unspecified
    case .fixed(let number): .fixed(number)
    case .argument(let position?): .argument(.absolute(position - 1))
    case .argument(nil): .argument(advance(&next))
    }
  }

  private func advance(_ next: inout Int) -> RendererProgram.Reference {
    defer { next += 1 }
    return .relative(next)
  }

  private mutating func expand(
    _ name: ExactText, _ written: Int?, _ order: RendererProgram.Reference, _ source: Range<Int>
  ) {
    guard let place = names[name] else {
      program.steps.append(.undefined(source))
      return
    }
    let substitution = substitutions[place]
    let argument = substitution.ownArgument ?? written ?? substitution.textArgument
    program.steps.append(.expand(substitution.choice, argument: argument.map { .absolute($0) } ?? order))
  }

  /// The argument that a substitution's texts name for a number: `%2$ld`.
  private static func argument(in forms: Message.Forms) -> Int? {
    guard case .plural(let patterns) = forms else { return nil }
    for category in PluralCategory.allCases.reversed() {
      for element in patterns[category]?.elements ?? [] {
        guard case .placeholder(let placeholder) = element.kind, placeholder.conversion.takesInteger,
          let position = placeholder.position
        else { continue }
        return position - 1
      }
    }
    return nil
  }
}

extension RendererProgram.Slot {
  /// A whole number without flags, width or precision.
  fileprivate static func plain(_ reference: RendererProgram.Reference, _ source: Range<Int>) -> Self {
    Self(
      reference: reference, conversion: .decimal, flags: [], width: .unspecified, precision: .unspecified,
      isPlain: true, source: source)
  }
}
