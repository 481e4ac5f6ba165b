import Foundation
public import WatchwordBasics

/// A page of `Documentation/Checks`: what a kind of finding is, and examples, which tests run.
///
/// Documentation/AddACheck.md describes how pages are written.
public struct CheckPage: Sendable {
  /// The name of the file, which is the id of the kind.
  public let id: ExactText
  /// The title.
  public private(set) var title = ""
  /// The first paragraph, in Markdown.
  public private(set) var summary = ""
  /// The page before its examples, without Markdown: labels such as "Why:", and code that is indented by two blanks.
  public private(set) var text = ""
  /// The ids of the pages that the page links to.
  public private(set) var links: [ExactText] = []
  /// The examples, in their order.
  public private(set) var examples: [PageExample] = []
  /// What is not written as pages are.
  public private(set) var problems: [String] = []

  /// All pages, in the order of their names.
  public static let all: [CheckPage] = {
    let folder = "Documentation/Checks"
    return ((try? names(in: folder, endingWith: ".md")) ?? []).filter { $0 != "README" }.compactMap { name in
      (try? String(contentsOf: packageFolder.appending(path: "\(folder)/\(name).md"), encoding: .utf8))
        .map { CheckPage(ExactText(name), $0) }
    }
  }()

  /// The page about a kind of finding.
  public static func about(_ id: ExactText) -> CheckPage? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// Reads a page.
  public init(_ id: ExactText, _ markdown: String) {
    self.id = id
    links = markdown.matches(of: #/\]\(([a-z0-9-]+)\.md\)/#).map { ExactText($0.1) }
    var paragraphs: [String] = []
    var caption = ""
    var setting = PageExample.Setting()
    var isAmongExamples = false
    for block in Block.all(in: markdown) {
      switch block {
      case .title(let text): title = text
      case .section:
        isAmongExamples = true
        setting = PageExample.Setting()
      case .paragraph(let lines) where isAmongExamples: caption = lines.joined(separator: " ")
      case .paragraph(let lines):
        caption = lines.joined(separator: " ")
        if paragraphs.isEmpty { summary = caption }
        paragraphs.append(lines.map { Self.plain($0) }.joined(separator: "\n"))
      case .code(let info, let code) where isAmongExamples: read(code, info, caption, &setting)
      case .code(let info, let code):
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
        paragraphs.append((paragraphs.popLast().map { [$0] } ?? []).joined() + "\n" + lines.joined(separator: "\n"))
        if info.count > 1 { read(code, info, caption == "**Example:**" ? "Reported:" : "Not reported:", &setting) }
      }
    }
    text = paragraphs.joined(separator: "\n\n")
  }

  /// Reads a block of code among the examples, by the paragraph before it.
  private mutating func read(
    _ code: String, _ info: [Substring], _ caption: String, _ setting: inout PageExample.Setting
  ) {
    let lines = code.split(separator: "\n").map { String($0) }
    let content = PageExample.document(PageExample.unescaped(code), info.dropFirst())
    let named = caption.wholeMatch(of: #/(Reported|Not reported|Beside)(?: in)?(?: `([^`]+)`)?:/#)
    let file = ExactText(named?.2.map { String($0) } ?? "example.xliff")
    switch (named?.1, caption) {
    case ("Beside", _) where !examples.isEmpty:
      examples[examples.count - 1].others.append(PageExample.File(name: file, text: content))
    case ("Reported", _), ("Not reported", _):
      examples.append(
        PageExample(file: file, text: content, isTriggering: named?.1 == "Reported", setting: setting))
    case (nil, "Corrected:") where !examples.isEmpty: examples[examples.count - 1].corrected = content
    case (nil, "Base:") where !examples.isEmpty: examples[examples.count - 1].base = content
    case (nil, "Settings:"): setting.settings = code
    case (nil, "Declared:"): setting.declared = lines
    case (nil, "Required:"): setting.required = lines
    default: problems.append("\"\(caption)\" before a block of code")
    }
  }

  /// Returns a line of Markdown without the marks of labels, code and links.
  private static func plain(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    if let label = rest.prefixMatch(of: #/\*\*([A-Z][a-z ]+:)\*\*/#) {
      result += label.1
      rest = rest[label.range.upperBound...]
    }
    while let character = rest.popFirst() {
      if character == "`" {
        let marks = "`" + rest.prefix { $0 == "`" }
        rest = rest.dropFirst(marks.count - 1)
        guard let end = rest.range(of: marks) else { return result + marks + rest }
        let code = rest[..<end.lowerBound]
        result += code.hasPrefix(" ") && code.hasSuffix(" ") ? code.dropFirst().dropLast() : code
        rest = rest[end.upperBound...]
      } else if character == "[", let link = rest.prefixMatch(of: #/([^\]]+)\]\([^)]+\)/#) {
        result += link.1
        rest = rest[link.range.upperBound...]
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A block of Markdown.
  private enum Block {
    case title(String)
    case section
    case paragraph([String])
    /// The words after the opening fence, and the lines between the fences.
    case code([Substring], String)

    static func all(in markdown: String) -> [Block] {
      var blocks: [Block] = []
      var paragraph: [String] = []
      var code: (info: [Substring], lines: [Substring])?
      func finish() {
        if !paragraph.isEmpty { blocks.append(.paragraph(paragraph)) }
        paragraph = []
      }
      for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        if let open = code {
          if line == "```" {
            blocks.append(.code(open.info, open.lines.joined(separator: "\n")))
            code = nil
          } else {
            code = (open.info, open.lines + [line])
          }
        } else if line.hasPrefix("```") {
          finish()
          code = (line.dropFirst(3).split(separator: " "), [])
        } else if line.hasPrefix("# ") {
          blocks.append(.title(String(line.dropFirst(2))))
        } else if line.hasPrefix("## ") {
          finish()
          blocks.append(.section)
        } else if line.isEmpty {
          finish()
        } else {
          paragraph.append(String(line))
        }
      }
      finish()
      return blocks
    }
  }
}
