import WatchwordDiagnostics

/// One rendering: a program, the phrase's arguments and the buffer for the text.
struct RendererRun: ~Copyable {
  private let program: RendererProgram
  private let locale: RendererLocale
  /// Lent by the phrase, because reading an array takes reference counts.
  private let arguments: UnsafeBufferPointer<Phrase.Argument>
  private let isolates: Bool
  var sink: RendererSink

  /// The view of the arguments for the text that is being shown.
  private struct Frame {
    /// The first argument for implicit positions.
    let base: Int
    /// The argument that chose the text; -1 if there is none.
    let count: Int
  }

  init(
    _ program: RendererProgram, locale: RendererLocale, arguments: UnsafeBufferPointer<Phrase.Argument>, isolates: Bool,
    sink: consuming RendererSink
  ) {
    self.program = program
    self.locale = locale
    self.arguments = arguments
    self.isolates = isolates
    self.sink = sink
  }

  /// Shows a message.
  mutating func show(_ choice: RendererProgram.Choice) {
    expand(choice, Frame(base: 0, count: firstCount), depth: 0)
  }

  /// The first argument that is a whole number; -1 if there is none.
  private var firstCount: Int {
    for index in arguments.indices {
      if case .count = arguments[index].value { return index }
    }
    return -1
  }

  private mutating func expand(_ choice: RendererProgram.Choice, _ frame: Frame, depth: Int) {
    switch choice {
    case .text(let text): show(program.texts[text], frame, depth: depth)
    case .plural(let plural): show(program.texts[text(of: program.plurals[plural], frame)], frame, depth: depth)
    case .nothing: sink.report(.textMissing)
    }
  }

  /// The text for the frame's count: that of its category, or else `other`, or else any.
  private mutating func text(of plural: RendererProgram.Plural, _ frame: Frame) -> Int {
    guard let count = count(at: frame.count) else {
      sink.report(.countMissing)
      return fallback(of: plural)
    }
    let category = locale.category(for: count)
    let text = plural[category]
    if text >= 0 { return text }
    sink.report(.pluralFormMissing(category))
    return fallback(of: plural)
  }

  private func fallback(of plural: RendererProgram.Plural) -> Int {
    for category in PluralCategory.allCases.reversed() where plural[category] >= 0 { return plural[category] }
    return 0
  }

  private func count(at index: Int) -> Int? {
    guard arguments.indices.contains(index), case .count(let number) = arguments[index].value else { return nil }
    return number
  }

  private mutating func show(_ steps: Range<Int>, _ frame: Frame, depth: Int) {
    for index in steps {
      if sink.isFull { return }
      switch program.steps[index] {
      case .copy(let range): copy(range)
      case .value(let slot): show(program.slots[slot], frame)
      case .expand(let choice, let reference):
        guard sink.allowsExpansion(at: depth + 1) else { continue }
        let argument = self.index(of: reference, frame)
        expand(choice, Frame(base: argument, count: argument), depth: depth + 1)
      case .undefined(let range):
        let call = text(of: range)
        sink.report(.substitutionMissing(ExactText(call)))
        copy(range)
      }
    }
  }

  private func index(of reference: RendererProgram.Reference, _ frame: Frame) -> Int {
    switch reference {
    case .absolute(let index): index
    case .relative(let offset): max(frame.base, 0) &+ offset
    case .count: frame.count
    }
  }

  @inline(__always)
  private mutating func copy(_ range: Range<Int>) {
    sink.append(UnsafeBufferPointer(rebasing: program.bytes[range]))
  }

  private func text(of range: Range<Int>) -> String { String(decoding: program.bytes[range], as: UTF8.self) }

  // MARK: - Values

  private mutating func show(_ slot: RendererProgram.Slot, _ frame: Frame) {
    let index = index(of: slot.reference, frame)
    guard arguments.indices.contains(index) else {
      sink.report(.argumentMissing(position: max(index, 0) &+ 1))
      copy(slot.source)
      return
    }
    switch arguments[index].value {
    case .count(let number):
      if slot.isPlain {
        locale.append(number, to: &sink)
      } else {
        show(number, slot, frame, index)
      }
    case .text(let text), .characters(let text):
      show(text.string, slot, frame, index)
    case .list:
      // The renderer has already rendered lists.
      sink.report(.argumentMistyped(position: index &+ 1, found: .list))
      copy(slot.source)
    }
  }

  private mutating func show(_ number: Int, _ slot: RendererProgram.Slot, _ frame: Frame, _ index: Int) {
    if !slot.conversion.takesInteger, slot.conversion != .object {
      sink.report(.argumentMistyped(position: index &+ 1, found: .count))
    }
    var flags = slot.flags
    let width = width(slot.width, frame, &flags)
    let digits = slot.conversion.takesInteger ? precision(slot.precision, frame) : nil
    let bytes = locale.spelledOut(number, slot.conversion, flags, width: width, digits: digits)
    append(bytes, flags, width: width)
  }

  private mutating func show(_ text: String, _ slot: RendererProgram.Slot, _ frame: Frame, _ index: Int) {
    var flags = slot.flags
    let width = width(slot.width, frame, &flags)
    var text = text
    if slot.conversion.takesText {
      if let limit = precision(slot.precision, frame), limit < text.utf8.count {
        text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
      }
    } else if slot.conversion != .character || text.unicodeScalars.count != 1 {
      let found = arguments[index].value.kind
      sink.report(.argumentMistyped(position: index &+ 1, found: found))
    }
    let isIsolated =
      isolates && (locale.isRightToLeft || BidirectionalText.isStronglyRightToLeft(in: text))
    let bytes = BidirectionalText.balanced(text)
    guard sink.hasRoom(for: bytes.count + width + 6) else { return }
    if isIsolated { sink.append(BidirectionalText.isolateOpening) }
    append(bytes, flags, width: width)
    if isIsolated { sink.append(BidirectionalText.isolateClosing) }
  }

  /// A width; a negative one that comes as an argument means the flag `-` (IEEE Std 1003.1, `fprintf`).
  private func width(_ number: RendererProgram.Number, _ frame: Frame, _ flags: inout Pattern.Flags) -> Int {
    guard let width = extent(number, frame) else { return 0 }
    if width < 0 { flags.insert(.leftAligned) }
    return Int(min(width.magnitude, UInt(Pattern.greatestWidth)))
  }

  /// A precision; a negative one that comes as an argument means none (IEEE Std 1003.1, `fprintf`).
  private func precision(_ number: RendererProgram.Number, _ frame: Frame) -> Int? {
    guard let precision = extent(number, frame), precision >= 0 else { return nil }
    return min(precision, Pattern.greatestWidth)
  }

  private func extent(_ number: RendererProgram.Number, _ frame: Frame) -> Int? {
    switch number {
    case .unspecified: nil
    case .fixed(let number): number
    case .argument(let reference): count(at: index(of: reference, frame))
    }
  }

  /// Appends `bytes`, filled with blanks to `width` code points.
  private mutating func append(_ bytes: [UInt8], _ flags: Pattern.Flags, width: Int) {
    guard width > 0 else { return sink.append(bytes) }
    var length = 0
    for byte in bytes where byte & 0xC0 != 0x80 { length += 1 }
    let fill = max(0, width - length)
    if !flags.contains(.leftAligned) { for _ in 0..<fill { sink.append(UInt8(ascii: " ")) } }
    sink.append(bytes)
    if flags.contains(.leftAligned) { for _ in 0..<fill { sink.append(UInt8(ascii: " ")) } }
  }
}
