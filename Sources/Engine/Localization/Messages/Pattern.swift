public import WatchwordBasics

/// One text of a message, parsed into its literal parts and placeholders.
///
/// The syntax is that of printf as String Catalogs use it: Apple's "String Format Specifiers", which build on `fprintf`
/// of IEEE Std 1003.1. Parsing never fails: `defects` lists what is wrong, and the wrong parts are shown unchanged.
public struct Pattern: Hashable, Sendable {
  /// Shared by all copies, because rendering a text copies its pattern out of the message.
  private let content: Content

  private final class Content: Sendable {
    let text: ExactText
    let elements: [Element]
    let defects: [Defect]

    init(_ text: ExactText, _ elements: [Element], _ defects: [Defect]) {
      self.text = text
      self.elements = elements
      self.defects = defects
    }
  }

  /// The text as written in the catalogue.
  public var text: ExactText { content.text }
  /// The parts of the text, in order. Their ranges cover the whole text without gaps.
  package var elements: [Element] { content.elements }
  /// The defects of the text, sorted by position.
  package var defects: [Defect] { content.defects }

  /// Parses `text` in time linear in its length.
  public init(_ text: ExactText) { self.init(text, .apple) }

  /// Parses `text` in time linear in its length. Percent signs in `names`, which are sorted ranges of bytes, start
  /// nothing: they are part of names such as `%count%`.
  package init(_ text: ExactText, _ syntax: Syntax, besides names: [Range<Int>] = []) {
    var parser = PrintfParser(text.string, syntax, besides: names)
    parser.parse()
    content = Content(text, parser.elements, parser.defects)
  }

  /// The library that reads a text.
  package enum Syntax: Sendable {
    /// Apple's "String Format Specifiers".
    case apple
    /// Java's `Formatter`, which has dates (`%1$tB`), line breaks (`%n`) and no labels.
    case java
    /// Compose Multiplatform, which replaces `%1$s` and `%1$d`, and nothing else.
    case compose
  }

  /// Whether both have the same text, which determines everything else in one syntax.
  public static func == (left: Pattern, right: Pattern) -> Bool { left.text == right.text }

  /// Feeds the text to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The maximum argument position: `NL_ARGMAX` in the GNU C library's `limits.h`. A greater one is a defect.
  package static let maximumPosition = 4096
  /// The maximum width and precision, in characters. A greater one is a defect.
  package static let maximumWidth = 1024

  /// A part of a pattern's text.
  package struct Element: Hashable, Sendable {
    /// The meaning of the part.
    package let kind: Kind
    /// The range of the part, in UTF-8 bytes from the start of the text.
    package let range: Range<Int>

    /// The meaning of a part of a pattern's text.
    package enum Kind: Hashable, Sendable {
      /// Text that is shown unchanged, and Java's `%n`.
      case literal
      /// `%%`, shown as one percent sign.
      case escapedPercent
      /// A value: `%@`, `%1$lld`, `%1$(total)lld`.
      case placeholder(Placeholder)
      /// Another text, chosen by a count: `%#@files@`, `%1$#@files@`.
      case substitution(name: ExactText, position: Int?)
      /// `%arg`: the count that chose the form of the enclosing substitution.
      case substitutionArgument
    }
  }

  /// A defect of a pattern's text.
  package struct Defect: Hashable, Sendable {
    /// The kind of defect.
    package let kind: Kind
    /// The range of the defect, in UTF-8 bytes from the start of the text.
    package let range: Range<Int>

    /// The kinds of defects of a pattern's text.
    package enum Kind: Hashable, Sendable {
      /// A percent sign that should be escaped: `50% of`, `%minutes%`, `100%`.
      case unescapedPercent
      /// A malformed placeholder.
      case malformed(Fault)
    }

    /// The reasons why a placeholder is malformed.
    package enum Fault: Hashable, Sendable {
      /// It ends before the conversion: `%1$`, `%ll`.
      case unfinished
      /// It ends in a letter that is not a conversion: `%1$y`.
      case unknownConversion
      /// It ends in `D`, `U` or `O`, which are older than C89 and not in IEEE Std 1003.1.
      case obsoleteConversion
      /// It ends in `n`, which writes to memory instead of showing a value.
      case writingConversion
      /// Its position is 0; positions count from 1.
      case positionZero
      /// Its position is greater than `Pattern.maximumPosition`.
      case positionTooGreat
      /// Its width or precision is greater than `Pattern.maximumWidth`.
      case widthTooGreat
      /// It contains a space: `% @`, `%1$ @`.
      case blankInside
      /// A substitution without its closing `@`.
      case unclosedSubstitution
      /// A substitution's name is empty or contains a blank: `%#@ x@`.
      case invalidSubstitutionName
    }
  }

  /// Returns, for each element, the position (from 1) of the argument that it uses; `nil` for elements without one.
  ///
  /// Implicit positions count up from `first` in the order of the text. As in Core Foundation, a `*` also consumes a
  /// position, and explicit positions do not change the count. `%arg` uses `first`.
  package func positions(countingFrom first: Int = 1) -> [Int?] {
    var next = first
    return elements.map { element in
      switch element.kind {
      case .literal, .escapedPercent: return nil
      case .substitutionArgument: return first
      case .substitution(_, let position): return position ?? Self.advance(&next)
      case .placeholder(let placeholder):
        for number in [placeholder.width, placeholder.precision] where number == .argument(nil) {
          _ = Self.advance(&next)
        }
        return placeholder.position ?? Self.advance(&next)
      }
    }
  }

  private static func advance(_ next: inout Int) -> Int {
    defer { next &+= 1 }
    return next
  }
}
