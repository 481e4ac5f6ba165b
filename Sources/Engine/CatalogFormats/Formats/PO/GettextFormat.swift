package import WatchwordBasics

/// A language of format strings that gettext supports (GNU gettext manual, section 15.3, "The Format of Format
/// Strings").
package enum GettextFormat: UInt8, CaseIterable, Sendable {
  case c, objc, cPlusPlus, python, pythonBrace, java, javaPrintf, csharp, javascript, scheme, lisp, elisp, librep, ruby
  case sh, awk, lua, objectPascal, smalltalk, qt, qtPlural, kde, kdeKuit, boost, tcl, perl, perlBrace, php
  case gccInternal, gfcInternal, ycp

  /// The name in the flag of an entry, without `-format`.
  package var name: String {
    switch self {
    case .c: "c"
    case .objc: "objc"
    case .cPlusPlus: "c++"
    case .python: "python"
    case .pythonBrace: "python-brace"
    case .java: "java"
    case .javaPrintf: "java-printf"
    case .csharp: "csharp"
    case .javascript: "javascript"
    case .scheme: "scheme"
    case .lisp: "lisp"
    case .elisp: "elisp"
    case .librep: "librep"
    case .ruby: "ruby"
    case .sh: "sh"
    case .awk: "awk"
    case .lua: "lua"
    case .objectPascal: "object-pascal"
    case .smalltalk: "smalltalk"
    case .qt: "qt"
    case .qtPlural: "qt-plural"
    case .kde: "kde"
    case .kdeKuit: "kde-kuit"
    case .boost: "boost"
    case .tcl: "tcl"
    case .perl: "perl"
    case .perlBrace: "perl-brace"
    case .php: "php"
    case .gccInternal: "gcc-internal"
    case .gfcInternal: "gfc-internal"
    case .ycp: "ycp"
    }
  }

  /// Creates the language of a flag: `c-format`, or `possible-c-format`, which msgfmt checks too; `nil` for other
  /// flags.
  package init?(flag: ExactText) {
    let (possible, ending) = (Array("possible-".utf8), Array("-format".utf8))
    var flag = Array(flag.string.utf8)[...]
    if flag.starts(with: possible) { flag = flag.dropFirst(possible.count) }
    guard flag.suffix(ending.count).elementsEqual(ending) else { return nil }
    let name = flag.dropLast(ending.count)
    guard let format = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name) }) else { return nil }
    self = format
  }
}

/// The format strings of a gettext entry, according to its flags.
package struct GettextFormatting: Hashable, Sendable {
  private var bits: UInt64 = 0
  /// Whether the text is a plural form for so few numbers that it may omit values: "one file".
  package var mayOmit = false
  /// Whether the program shows the text for only one number.
  package var isForOneNumber = false

  package init() {}

  package init(_ formats: [GettextFormat], mayOmit: Bool = false) {
    for format in formats { bits |= 1 << UInt64(format.rawValue) }
    self.mayOmit = mayOmit
  }

  /// Whether no language is set.
  package var isEmpty: Bool { bits == 0 }

  /// The languages of the text; usually one.
  package var formats: [GettextFormat] { GettextFormat.allCases.filter { contains($0) } }

  package func contains(_ format: GettextFormat) -> Bool { bits & 1 << UInt64(format.rawValue) != 0 }

  mutating func insert(_ format: GettextFormat) { bits |= 1 << UInt64(format.rawValue) }

  mutating func remove(_ format: GettextFormat) { bits &= ~(1 << UInt64(format.rawValue)) }
}

extension GettextFormatting {
  /// The formatting of a text in a program that replaces numbers in brackets, such as `{0}`, or `nil` if the source has
  /// none: such a program shows a text without values as it is.
  init?(numbersIn source: ExactText?, as format: GettextFormat) {
    guard let source, NumberedValues.isPattern(source.string.utf8) else { return nil }
    self.init([format])
  }
}
