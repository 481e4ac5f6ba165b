/// The syntax of a programming or configuration language, as far as it is needed to find settings.
struct CodeSyntax: Sendable {
  /// The starts of comments that extend to the end of the line.
  var lineComments: [StaticString] = []
  /// The starts of such comments that are recognised only at the start of a line.
  var commentsAtLineStarts: [StaticString] = []
  /// The start and the end of a comment over any number of lines.
  var blockComment: (start: StaticString, end: StaticString)?
  /// The start of a comment that is executed nevertheless; digits may follow.
  var executableComment: StaticString?
  /// The byte that makes the next character an ordinary one, in strings and before a line break.
  var escape = UInt8(ascii: "\\")
  /// Whether the escape also applies between single quotation marks.
  var escapesInSingleQuotes = true
  /// Whether a quotation mark in a string is written twice.
  var doublesQuotes = false
  /// The bytes of words, in addition to letters, digits, `_`, `.` and bytes beyond ASCII.
  var wordBytes: [UInt8] = []

  /// C# (ECMA-334, section 6).
  static let cSharp = CodeSyntax(lineComments: ["//"], blockComment: ("/*", "*/"))
  /// PHP (https://www.php.net/manual/en/language.basic-syntax.comments.php).
  static let php = CodeSyntax(
    lineComments: ["//", "#"], blockComment: ("/*", "*/"), wordBytes: Array("$\\".utf8))
  /// Python (https://docs.python.org/3/reference/lexical_analysis.html).
  static let python = CodeSyntax(lineComments: ["#"])
  /// PowerShell (about_Parsing, about_Quoting_Rules, about_Comments of Microsoft.PowerShell.Core).
  static let powerShell = CodeSyntax(
    lineComments: ["#"], blockComment: ("<#", "#>"), escape: UInt8(ascii: "`"), escapesInSingleQuotes: false,
    doublesQuotes: true,
    wordBytes: Array("$-:[]/\\@,".utf8))
  /// MySQL statements and option files, in which `;` also starts a comment
  /// (https://dev.mysql.com/doc/refman/8.4/en/comments.html and …/option-files.html).
  static let mySQL = CodeSyntax(
    lineComments: ["-- ", "#"], commentsAtLineStarts: [";"], blockComment: ("/*", "*/"), executableComment: "/*!",
    doublesQuotes: true,
    wordBytes: Array("-@`/".utf8))
}
