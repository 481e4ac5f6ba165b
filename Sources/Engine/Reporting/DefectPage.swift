/// The page about a defect, divided into blocks that formats lay out differently.
struct DefectPage {
  /// A part of a page.
  enum Block {
    /// A paragraph with its label, such as "Why", if it has one.
    case paragraph(label: String?, String)
    /// The lines of an example, without their indentation.
    case example([String])
  }

  /// The first line.
  let title: String
  /// The blocks after the title.
  let blocks: [Block]

  init(_ page: String) {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }[...]
    title = lines.popFirst() ?? ""
    var blocks: [Block] = []
    var paragraph: [String] = []
    var example: [String] = []
    func finish() {
      if !paragraph.isEmpty { blocks.append(Self.paragraph(paragraph.joined(separator: " "))) }
      if !example.isEmpty { blocks.append(.example(example)) }
      (paragraph, example) = ([], [])
    }
    for line in lines {
      let isExample = line.hasPrefix("  ")
      if line.isEmpty || isExample != !example.isEmpty { finish() }
      if line.isEmpty { continue }
      if isExample { example.append(String(line.dropFirst(2))) } else { paragraph.append(line) }
    }
    finish()
    self.blocks = blocks
  }

  /// The labels that pages use.
  private static let labels = ["What", "Why", "Example", "What to do"]

  private static func paragraph(_ text: String) -> Block {
    guard let label = labels.first(where: { text.hasPrefix("\($0):") }) else { return .paragraph(label: nil, text) }
    return .paragraph(label: label, String(text.dropFirst(label.utf8.count + 1).drop { $0 == " " }))
  }

  /// The page in Markdown (CommonMark), without any HTML.
  var markdown: String {
    let parts = blocks.map { block in
      switch block {
      case .paragraph(let label?, ""): "**\(label):**"
      case .paragraph(let label?, let text): "**\(label):** \(Self.escaped(text))"
      case .paragraph(nil, let text): Self.escaped(text)
      case .example(let lines): lines.map { "    \($0)" }.joined(separator: "\n")
      }
    }
    return ([Self.escaped(title)] + parts).joined(separator: "\n\n")
  }

  /// Returns the text with a backslash before each character that could be markup (CommonMark, section 2.4).
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "<", ">", "[", "]", "#", "|", "~", "&", "!": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
