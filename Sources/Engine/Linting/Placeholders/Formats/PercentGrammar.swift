/// The syntax of directives that start with a percent sign in one language, as specified on its page of the GNU gettext
/// manual, section 15.3.
struct PercentGrammar {
  /// The flags between the percent sign and the width.
  var flags = " +-#0"
  var width = Extent.star
  var precision = Extent.star
  /// The way in which values with and without a position, such as `%1$s` and `*2$`, are combined.
  var positions = Positions.exclusive
  /// The sign after a position.
  var mark: Unicode.Scalar = "$"
  var firstPosition = 1
  /// Whether every value up to the last one must be shown.
  var forbidsGaps = false
  var sizes = Sizes.none
  var names = Names.none
  /// Whether a position before `*` is that of the width or precision, so that the value has the next position.
  var starTakesPosition = false
  var mergesTypes = false
  /// Whether unnumbered values must all be shown, even in forms for few numbers.
  var isExact = false
  /// The signs that complete a directive directly after the percent sign, as in `%%`.
  var literals = "%"
  var rows: [Row]

  enum Extent { case none, digits, star, numberedStar }

  /// The way in which values with and without a position are combined.
  enum Positions {
    /// The language has no positions.
    case none
    /// Either all values of a text have positions, or none.
    case exclusive
    /// Values without a position are counted separately.
    case independent
    /// The count continues after the last position.
    case continuing
  }

  /// The size modifiers of the language, and whether they determine types.
  enum Sizes { case none, c, ignored(String, repeats: Bool), tcl, perl, gcc, gfc }

  enum Names { case none, parentheses, brackets }

  /// Conversions of one type; the type is `nil` if they show no value.
  struct Row {
    let letters: String
    let type: ArgumentType.Kind?
    /// The allowed flags; `nil` if all flags are allowed.
    var flags: String?
    var takesWidth = true
    var takesPrecision = true
    /// Whether each letter is a separate type.
    var isDistinct = false

    init(
      _ letters: String, _ type: ArgumentType.Kind?, flags: String? = nil, takesWidth: Bool = true,
      takesPrecision: Bool = true, isDistinct: Bool = false
    ) {
      self.letters = letters
      self.type = type
      self.flags = flags
      self.takesWidth = takesWidth
      self.takesPrecision = takesPrecision
      self.isDistinct = isDistinct
    }
  }

  init(_ rows: [Row]) { self.rows = rows }

  private init(_ rows: [Row], _ change: (inout PercentGrammar) -> Void) {
    self.rows = rows
    change(&self)
  }
}

extension PercentGrammar {
  static let c = PercentGrammar(cRows) { $0.adaptToC() }
  static let objc = PercentGrammar(cRows + [Row("@", .object)]) { $0.adaptToC() }

  private static let cRows = [
    Row("di", .integer), Row("ouxX", .unsigned), Row("aefgAEFG", .float), Row("cC", .character), Row("sS", .text),
    Row("p", .pointer), Row("n", .count), Row("m%", nil),
  ]

  private mutating func adaptToC() {
    flags = " +-#0'I"
    (width, precision, sizes, forbidsGaps) = (.numberedStar, .numberedStar, .c, true)
  }

  static let python = PercentGrammar([
    Row("diouxX", .integer), Row("efgEG", .float), Row("c", .character), Row("rs", .any), Row("%", nil),
  ]) {
    $0.positions = .none
    $0.sizes = .ignored("hlL", repeats: false)
    $0.names = .parentheses
    $0.isExact = true
  }

  static let ruby = PercentGrammar([
    Row("diuobBxX", .integer), Row("aefgAEG", .float), Row("c", .character), Row("s", .any),
    Row("p", .special, isDistinct: true), Row("%", nil),
  ]) {
    ($0.width, $0.precision, $0.names, $0.isExact) = (.numberedStar, .numberedStar, .brackets, true)
  }

  static let javaPrintf = PercentGrammar([
    Row("bBhHsS", .any, flags: "-#"), Row("cC", .character, flags: "-", takesPrecision: false),
    Row("d", .integer, flags: "-+ 0,(", takesPrecision: false),
    Row("oxX", .integer, flags: "-#+ 0(", takesPrecision: false), Row("aA", .float, flags: "-#+ 0"),
    Row("efgEG", .float), Row("tT", .date, flags: "-", takesPrecision: false),
    Row("%", nil, flags: "-", takesPrecision: false),
    Row("n", nil, flags: "", takesWidth: false, takesPrecision: false),
  ]) {
    $0.flags = "-#+ 0,("
    ($0.width, $0.precision, $0.positions) = (.digits, .digits, .independent)
  }

  static let javascript = PercentGrammar([
    Row("bdoxX", .integer), Row("c", .character), Row("f", .float), Row("j", .object), Row("s", .text), Row("%", nil),
  ]) {
    $0.flags = "-+ 0I"
    ($0.width, $0.precision) = (.digits, .digits)
  }

  static let elisp = PercentGrammar([
    Row("dioxX", .integer), Row("efgEG", .float), Row("c", .character), Row("s", .text), Row("S", .object),
    Row("%", nil),
  ]) {
    $0.positions = .continuing
    $0.starTakesPosition = true
  }

  static let librep = PercentGrammar([
    Row("doxX", .integer), Row("c", .character), Row("s", .text), Row("S", .object), Row("%", nil),
  ]) {
    $0.flags = " +-0"
    ($0.width, $0.precision, $0.positions) = (.digits, .digits, .continuing)
  }

  static let awk = PercentGrammar([
    Row("di", .integer), Row("ouxX", .unsigned), Row("efgEG", .float), Row("c", .character), Row("s", .text),
    Row("%", nil),
  ]) { ($0.width, $0.precision) = (.numberedStar, .numberedStar) }

  static let lua = PercentGrammar([
    Row("diouxX", .integer), Row("aefgAEG", .float), Row("c", .character), Row("q", .object), Row("s", .text),
  ]) {
    $0.flags = ""
    ($0.width, $0.precision, $0.positions, $0.isExact) = (.digits, .digits, .none, true)
  }

  static let objectPascal = PercentGrammar([
    Row("duxDUX", .integer), Row("efgmnEFGMN", .float), Row("sS", .text), Row("pP", .pointer),
  ]) {
    $0.flags = "-"
    ($0.positions, $0.mark, $0.firstPosition) = (.independent, ":", 0)
  }

  static let tcl = PercentGrammar([
    Row("di", .integer), Row("ouxX", .unsigned), Row("efgEG", .float), Row("c", .character), Row("s", .text),
  ]) {
    $0.sizes = .tcl
    $0.starTakesPosition = true
  }

  static let perl = PercentGrammar([
    Row("diD", .integer), Row("bouxXOU", .unsigned), Row("efgEFG", .float), Row("c", .character), Row("s", .text),
    Row("p", .pointer), Row("n", .count), Row("%", nil),
  ]) {
    ($0.width, $0.precision, $0.positions, $0.sizes) = (.numberedStar, .numberedStar, .independent, .perl)
  }

  static let php = PercentGrammar([
    Row("bdouxX", .integer), Row("ef", .float), Row("c", .character), Row("s", .text),
  ]) {
    $0.flags = "-0 '"
    ($0.width, $0.precision, $0.positions) = (.digits, .digits, .independent)
    $0.sizes = .ignored("l", repeats: false)
  }

  static let boost = PercentGrammar([
    Row("diouxX", .integer), Row("efgEG", .float), Row("cC", .character), Row("sS", .any), Row("p", .pointer),
    Row("nt", nil),
  ]) {
    $0.flags = " +-#0'_="
    ($0.width, $0.precision, $0.mergesTypes) = (.numberedStar, .numberedStar, true)
    $0.sizes = .ignored("hlL", repeats: true)
  }

  static let gccInternal = PercentGrammar([
    Row("di", .integer), Row("oux", .unsigned), Row("c", .character), Row("s", .text), Row("p", .pointer),
    Row("ACEFHKLOPQTV", .special, takesPrecision: false, isDistinct: true), Row("DJ", .special, takesPrecision: false),
  ]) {
    $0.flags = "+#q"
    ($0.width, $0.precision, $0.sizes, $0.literals) = (.none, .numberedStar, .gcc, "%<>'")
  }

  static let gfcInternal = PercentGrammar([
    Row("di", .integer), Row("u", .unsigned), Row("c", .character), Row("s", .text),
    Row("CL", .special, isDistinct: true),
  ]) {
    $0.flags = ""
    ($0.width, $0.precision, $0.positions, $0.sizes) = (.none, .none, .continuing, .gfc)
    $0.forbidsGaps = true
  }
}
