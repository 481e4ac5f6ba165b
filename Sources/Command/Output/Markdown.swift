/// Text in Markdown.
enum Markdown {
  /// The text on one line, with the characters escaped that CommonMark (sections 2.4, 4.1, 5.2) would read as markup.
  static func text(_ text: String) -> String {
    let line = FileText.escaped(text).unicodeScalars.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    let listMark = listMark(in: line)
    var output = ""
    for index in line.indices {
      let scalar = line[index]
      if index == listMark || #"\`*_{}[]<>#|~&"#.unicodeScalars.contains(scalar) { output += "\\" }
      output.unicodeScalars.append(scalar == "\n" || scalar == "\t" ? " " : scalar)
    }
    return output
  }

  /// The place of a mark that would begin a nested list: a bullet, or the sign after a number.
  private static func listMark(in line: Substring.UnicodeScalarView) -> String.Index? {
    let behind = line.drop { ("0"..."9").contains($0) }
    guard let mark = behind.first else { return nil }
    if behind.startIndex == line.startIndex { return mark == "-" || mark == "+" ? line.startIndex : nil }
    let isMark = (mark == "." || mark == ")") && (behind.dropFirst().first ?? " ") == " "
    return isMark ? behind.startIndex : nil
  }
}
