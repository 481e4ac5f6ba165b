import WatchwordBasics
import WatchwordCatalogFormats

extension GettextFormat {
  /// Returns the directives of a text in this language.
  func directives(in bytes: [UInt8]) -> FormatDirectives {
    switch self {
    case .c: PercentReader.directives(in: bytes, .c)
    case .objc: PercentReader.directives(in: bytes, .objc)
    case .cPlusPlus: BraceReader.cPlusPlus(bytes)
    case .python: PercentReader.directives(in: bytes, .python)
    case .pythonBrace: BraceReader.python(bytes)
    case .java: BraceReader.java(bytes)
    case .javaPrintf: PercentReader.directives(in: bytes, .javaPrintf)
    case .csharp: BraceReader.csharp(bytes)
    case .javascript: PercentReader.directives(in: bytes, .javascript)
    case .scheme: TildeReader.directives(in: bytes, isScheme: true)
    case .lisp: TildeReader.directives(in: bytes, isScheme: false)
    case .elisp: PercentReader.directives(in: bytes, .elisp)
    case .librep: PercentReader.directives(in: bytes, .librep)
    case .ruby: PercentReader.directives(in: bytes, .ruby)
    case .sh: DollarReader.directives(in: bytes)
    case .awk: PercentReader.directives(in: bytes, .awk)
    case .lua: PercentReader.directives(in: bytes, .lua)
    case .objectPascal: PercentReader.directives(in: bytes, .objectPascal)
    case .smalltalk, .ycp: NumberedDirectiveReader.digits(bytes)
    case .qt: NumberedDirectiveReader.qt(bytes)
    case .qtPlural: NumberedDirectiveReader.qtPlural(bytes)
    case .kde: NumberedDirectiveReader.kde(bytes)
    case .kdeKuit: KuitReader.directives(in: bytes)
    case .boost: PercentReader.directives(in: bytes, .boost)
    case .tcl: PercentReader.directives(in: bytes, .tcl)
    case .perl: PercentReader.directives(in: bytes, .perl)
    case .perlBrace: BraceReader.perl(bytes)
    case .php: PercentReader.directives(in: bytes, .php)
    case .gccInternal: PercentReader.directives(in: bytes, .gccInternal)
    case .gfcInternal: PercentReader.directives(in: bytes, .gfcInternal)
    }
  }
}
