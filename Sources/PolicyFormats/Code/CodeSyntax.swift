/// How a programming or configuration language is written, as far as settings in it are looked for.
struct CodeSyntax: Sendable {
  /// What starts a comment up to the end of the line.
  var lineComments: [StaticString] = []
  /// What starts such a comment only at the start of a line.
  var commentsAtLineStarts: [StaticString] = []
  /// What starts and ends a comment of any number of lines.
  var blockComment: (start: StaticString, end: StaticString)?
  /// What makes the next character an ordinary one, in strings and before a line break.
  var escape = UInt8(ascii: "\\")
  /// Whether it does so between single quotation marks, too.
  var escapesInSingleQuotes = true
  /// Whether a quotation mark in a string is written twice.
  var doublesQuotes = false
  /// The bytes of words besides letters, digits, `_`, `.` and those beyond ASCII.
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
  /// Statements of MySQL, and its option files, where a `;` starts a comment too
  /// (https://dev.mysql.com/doc/refman/8.4/en/comments.html and …/option-files.html).
  static let mySQL = CodeSyntax(
    lineComments: ["-- ", "#"], commentsAtLineStarts: [";"], blockComment: ("/*", "*/"), doublesQuotes: true,
    wordBytes: Array("-@`/".utf8))
}
