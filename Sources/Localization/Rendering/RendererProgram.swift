/// The messages of a renderer, compiled so that rendering only copies bytes and prints values.
///
/// All parts are in a few flat lists and refer to each other by index, so that showing a message touches no other
/// reference counts. It is a class so that a rendering holds one reference instead of one to each list.
final class RendererProgram: Sendable {
  /// The bytes of all texts.
  let bytes: [UInt8]
  /// The steps of all texts, one text after the other.
  let steps: [Step]
  /// All placeholders.
  let slots: [Slot]
  /// All texts, as ranges of steps.
  let texts: [Range<Int>]
  /// All choices by plural category.
  let plurals: [Plural]

  init(_ lists: consuming Lists) {
    bytes = lists.bytes
    steps = lists.steps
    slots = lists.slots
    texts = lists.texts
    plurals = lists.plurals
  }

  /// A program under construction.
  struct Lists {
    var bytes: [UInt8] = []
    var steps: [Step] = []
    var slots: [Slot] = []
    var texts: [Range<Int>] = []
    var plurals: [Plural] = []
  }

  /// One step of showing a text.
  enum Step: Sendable {
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
  enum Choice: Sendable {
    /// The text at this index.
    case text(Int)
    /// The text that the plural choice at this index selects.
    case plural(Int)
    /// There is no text.
    case nothing
  }

  /// A reference to an argument.
  enum Reference: Sendable, Equatable {
    /// The argument at this index, from 0.
    case absolute(Int)
    /// The argument this many positions after the count of the surrounding substitution, or after the first argument
    /// outside of substitutions.
    case relative(Int)
    /// The count that chose the surrounding text.
    case count
  }

  /// A placeholder.
  struct Slot: Sendable {
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
  enum Number: Sendable, Equatable {
    case unspecified
    case fixed(Int)
    case argument(Reference)
  }

  /// The texts for each plural category, as indices of `texts`; -1 if there is none.
  struct Plural: Sendable {
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
