/// The messages of a renderer, compiled so that rendering only copies bytes and prints values.
///
/// All parts are in a few flat lists and refer to each other by index. The lists are plain memory, because a rendering
/// that reads arrays spends half of its time on reference counts; the program's ``Owner`` frees them.
struct RendererProgram {
  /// The bytes of all ids and texts.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the messages are, by their ids.
  let index: RendererIndex
  /// The messages.
  let entries: UnsafeBufferPointer<Entry>
  /// The steps of all texts, one text after the other.
  let steps: UnsafeBufferPointer<Step>
  /// All placeholders.
  let slots: UnsafeBufferPointer<Slot>
  /// All texts, as ranges of steps.
  let texts: UnsafeBufferPointer<Range<Int>>
  /// All choices by plural category.
  let plurals: UnsafeBufferPointer<Plural>
  /// The rules of each catalogue's locale.
  let locales: UnsafeBufferPointer<RendererLocale>

  /// The message with `id`; `nil` if there is none.
  func entry(_ id: MessageID) -> Entry? { index.place(of: id, in: bytes).map { entries[$0] } }

  /// Holds the memory of a program as long as a renderer needs it. Nothing writes to it, so threads can share it.
  final class Owner: @unchecked Sendable {
    let program: RendererProgram

    init(_ lists: consuming Lists) {
      program = RendererProgram(
        bytes: .copy(of: lists.bytes), index: RendererIndex(lists.ids), entries: .copy(of: lists.entries),
        steps: .copy(of: lists.steps), slots: .copy(of: lists.slots), texts: .copy(of: lists.texts),
        plurals: .copy(of: lists.plurals), locales: .copy(of: lists.locales))
    }

    deinit {
      program.bytes.free()
      program.index.free()
      program.entries.free()
      program.steps.free()
      program.slots.free()
      program.texts.free()
      program.plurals.free()
      program.locales.free()
    }
  }

  /// A program under construction.
  struct Lists {
    var bytes: [UInt8] = []
    /// The ids of `entries`.
    var ids: [RendererIndex.ID] = []
    var entries: [Entry] = []
    var steps: [Step] = []
    var slots: [Slot] = []
    var texts: [Range<Int>] = []
    var plurals: [Plural] = []
    var locales: [RendererLocale] = []
  }

  /// A message.
  struct Entry {
    /// Its text.
    let choice: Choice
    /// Its catalogue's locale, as an index of `locales`.
    let locale: Int
  }

  /// One step of showing a text.
  enum Step {
    /// Copy these bytes.
    case copy(Range<Int>)
    /// Print the value of the slot at this index.
    case value(Int)
    /// Expand a choice with its count at the argument.
    case expand(Choice, argument: Reference)
    /// Copy these bytes, which call a substitution that does not exist.
    case undefined(Range<Int>)
  }

  /// The text, or the choice of texts, that a message or a substitution shows.
  enum Choice {
    /// The text at this index.
    case text(Int)
    /// The text that the plural choice at this index selects.
    case plural(Int)
    /// There is no text.
    case nothing
  }

  /// A reference to an argument.
  enum Reference: Equatable {
    /// The argument at this index, from 0.
    case absolute(Int)
    /// The argument this many positions after the count of the surrounding substitution, or after the first argument
    /// outside of substitutions.
    case relative(Int)
    /// The count that chose the surrounding text.
    case count
  }

  /// A placeholder.
  struct Slot {
    let reference: Reference
    let conversion: Pattern.Conversion
    let flags: Pattern.Flags
    let width: Number
    let precision: Number
    /// Whether a whole number is shown without flags, width or precision.
    let isPlain: Bool
    /// The range of the placeholder's own text in `bytes`.
    let source: Range<Int>
  }

  /// A width or a precision.
  enum Number: Equatable {
    case unspecified
    case fixed(Int)
    case argument(Reference)
  }

  /// The texts for each plural category, as indices of `texts`; -1 if there is none.
  struct Plural {
    private(set) var zero = -1
    private(set) var one = -1
    private(set) var two = -1
    private(set) var few = -1
    private(set) var many = -1
    private(set) var other = -1

    subscript(category: PluralCategory) -> Int {
      get {
        switch category {
        case .zero: zero
        case .one: one
        case .two: two
        case .few: few
        case .many: many
        case .other: other
        }
      }
      set {
        switch category {
        case .zero: zero = newValue
        case .one: one = newValue
        case .two: two = newValue
        case .few: few = newValue
        case .many: many = newValue
        case .other: other = newValue
        }
      }
    }
  }
}

extension UnsafeBufferPointer {
  /// The elements in memory of their own, until ``free()``.
  fileprivate static func copy(of list: [Element]) -> Self {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = memory.initialize(from: list)
    return Self(memory)
  }

  fileprivate func free() {
    UnsafeMutableBufferPointer(mutating: self).deinitialize().deallocate()
  }
}
