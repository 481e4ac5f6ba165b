/// Escaping of text for Markdown.
package enum Markdown {
  /// Returns the text on one line, with the characters escaped that CommonMark (section 2.4) or GitHub's tables would
  /// read as markup.
  package static func escaped(_ text: String, lineBreak: String = " ") -> String {
    escaped(FileText.escaped(text).unicodeScalars[...], lineBreak: lineBreak)
  }

  /// Returns the text for the start of a line, escaped so that it does not begin a list either (CommonMark, section
  /// 5.2).
  package static func line(_ text: String) -> String {
    let line = FileText.escaped(text).unicodeScalars.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    guard let mark = listMark(in: line) else { return escaped(line, lineBreak: " ") }
    return escaped(line[..<mark], lineBreak: " ") + "\\" + escaped(line[mark...], lineBreak: " ")
  }

  private static func escaped(_ text: Substring.UnicodeScalarView, lineBreak: String) -> String {
    var output = ""
    for scalar in text {
      switch scalar {
      case "\n": output += lineBreak
      case "\t": output += " "
      default:
        if #"\`*_{}[]<>#|~&"#.unicodeScalars.contains(scalar) { output += "\\" }
        output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Returns the index of a mark that would begin a nested list: a bullet, or the sign after a number.
  private static func listMark(in line: Substring.UnicodeScalarView) -> String.Index? {
    let rest = line.drop { ("0"..."9").contains($0) }
    guard let mark = rest.first else { return nil }
    if rest.startIndex == line.startIndex { return mark == "-" || mark == "+" ? line.startIndex : nil }
    let isMark = (mark == "." || mark == ")") && (rest.dropFirst().first ?? " ") == " "
    return isMark ? rest.startIndex : nil
  }

  /// Returns the text as code, between as many backticks as necessary (CommonMark, section 6.1).
  package static func code(_ text: String) -> String {
    let text = String(String.UnicodeScalarView(FileText.escaped(text).unicodeScalars.map { $0 == "\n" ? " " : $0 }))
    let runs = Array(text.utf8).split { $0 != UInt8(ascii: "`") }.map { $0.count }
    let ticks = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
    return needsSpace ? "\(ticks) \(text) \(ticks)" : ticks + text + ticks
  }
}
