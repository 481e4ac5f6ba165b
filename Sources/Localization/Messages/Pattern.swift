public import WatchwordDiagnostics

/// One text of a message, parsed into its literal parts and placeholders.
///
/// The text is printf text as String Catalogs use it: Apple's "String Format Specifiers", which builds on `fprintf` of
/// IEEE Std 1003.1. Parsing never fails: `defects` lists what is wrong, and the wrong parts are shown as they are.
public struct Pattern: Hashable, Sendable {
  /// Shared by all copies: to render a text copies its pattern out of the message.
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
  /// The parts of the text in their order; their ranges cover the whole text without a gap.
  package var elements: [Element] { content.elements }
  /// The defects of the text, in the order of their places.
  package var defects: [Defect] { content.defects }

  /// Parses `text` in time linear in its length.
  public init(_ text: ExactText) {
    var parser = PrintfParser(text.string)
    parser.parse()
    content = Content(text, parser.elements, parser.defects)
  }

  /// Whether both have the same text, from which the rest follows.
  public static func == (left: Pattern, right: Pattern) -> Bool { left.text == right.text }

  /// Feeds the text to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The greatest argument position, `NL_ARGMAX` of the GNU C library's `limits.h`; greater ones are a defect.
  package static let greatestPosition = 4096
  /// The greatest width and precision, in characters; greater ones are a defect.
  package static let greatestWidth = 1024

  /// A part of a pattern's text.
  package struct Element: Hashable, Sendable {
    /// What the part stands for.
    package let kind: Kind
    /// The range of the part, in UTF-8 bytes from the start of the text.
    package let range: Range<Int>

    /// What a part of a pattern's text stands for.
    package enum Kind: Hashable, Sendable {
      /// Words that are shown as they are.
      case literal
      /// `%%`, shown as one percent sign.
      case escapedPercent
      /// A value: `%@`, `%1$lld`.
      case placeholder(Placeholder)
      /// Another text, chosen by a count: `%#@files@`, `%1$#@files@`.
      case substitution(name: ExactText, position: Int?)
      /// `%arg`, the count that chose the form of the surrounding substitution.
      case substitutionArgument
    }
  }

  /// Something wrong with a pattern's text.
  package struct Defect: Hashable, Sendable {
    /// What is wrong.
    package let kind: Kind
    /// The range of the defect, in UTF-8 bytes from the start of the text.
    package let range: Range<Int>

    /// What can be wrong with a pattern's text.
    package enum Kind: Hashable, Sendable {
      /// A percent sign that is meant as one, but not escaped: `50% of`, `%minutes%`, `100%`.
      case unescapedPercent
      /// Something that was meant to be a placeholder, but is not one.
      case malformed(Fault)
    }

    /// What makes a placeholder malformed.
    package enum Fault: Hashable, Sendable {
      /// It stops before it says what to show: `%1$`, `%ll`.
      case unfinished
      /// It ends in a letter that is no conversion: `%1$y`.
      case unknownConversion
      /// It ends in `D`, `U` or `O`, which are older than C89 and which IEEE Std 1003.1 does not know.
      case obsoleteConversion
      /// It ends in `n`, which writes to memory instead of showing a value.
      case writingConversion
      /// Its position is 0; positions count from 1.
      case positionZero
      /// Its position is greater than `Pattern.greatestPosition`.
      case positionTooGreat
      /// Its width or precision is greater than `Pattern.greatestWidth`.
      case widthTooGreat
      /// A blank stands inside it: `% @`, `%1$ @`.
      case blankInside
      /// A substitution without its closing `@`.
      case unclosedSubstitution
      /// A substitution's name is empty or holds a blank: `%#@ x@`.
      case invalidSubstitutionName
    }
  }

  /// The argument position that each element takes its value from, from 1; `nil` for elements that take none.
  ///
  /// Implicit positions count up from `first` in the order of the text. As in Core Foundation, a `*` also takes a
  /// position, and explicit positions do not change the count. `%arg` takes `first`.
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
