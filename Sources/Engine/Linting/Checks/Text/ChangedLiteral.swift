import WatchwordBasics
import WatchwordCatalogFormats

/// A command-line option, a path or a function name was translated.
enum ChangedLiteral: UnitCheck {
  static let kind = FindingKind("changed-literal", .warning)
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target else { return }
    guard
      source.shape.signs.contains(.slash) || source.marks.contains(.parenthesis)
        || source.text.utf8.contains(part: "--".utf8)
    else { return }
    let bytes = Array(source.text.utf8)
    for range in literals(in: bytes).prefix(maximumLiterals) where !target.text.utf8.contains(part: bytes[range]) {
      findings.report(.changed(source.quoted(range)), at: target.segment.contentSpan, unit: unit.unit.id)
      return
    }
  }

  private static let maximumLiterals = 32

  private static func literals(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count, found.count < maximumLiterals {
      let end = option(bytes, offset) ?? path(bytes, offset) ?? call(bytes, offset)
      if let end { found.append(offset..<end) }
      offset = end ?? offset + 1
    }
    return found
  }

  /// Whether a literal may start at `start`: at the start of the text, or after a blank, a quotation mark or a bracket.
  private static func isStart(_ bytes: [UInt8], _ start: Int) -> Bool {
    start == 0 || bytes[start - 1] <= 0x20 || "\"'`([".utf8.contains(bytes[start - 1])
  }

  /// Returns the end of an option, `--option`, that starts at `start`.
  private static func option(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "-"), start + 3 < bytes.count, bytes[start + 1] == UInt8(ascii: "-"),
      isStart(bytes, start), ASCII.isLetter(bytes[start + 2])
    else { return nil }
    var end = start + 3
    while end < bytes.count, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) || bytes[end] == bytes[start] {
      end += 1
    }
    return end - start > 3 && bytes[end - 1] != bytes[start] ? end : nil
  }

  /// Returns the end of a path at `start` that begins with a top-level folder of Unix systems.
  private static func path(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "/"), isStart(bytes, start) else { return nil }
    let rest = bytes[start...]
    guard folders.contains(where: { rest.starts(with: $0.utf8) }) else { return nil }
    var end = start
    while end < bytes.count, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) || "/._-".utf8.contains(bytes[end])
    {
      end += 1
    }
    while bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    return end
  }

  /// Returns the end of a call, `name()`, that starts at `start`.
  private static func call(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard isStart(bytes, start), ASCII.isLetter(bytes[start]) else { return nil }
    var end = start
    while end < bytes.count, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) || "._:".utf8.contains(bytes[end])
    {
      end += 1
    }
    guard bytes[end...].starts(with: "()".utf8) else { return nil }
    return end + 2
  }

  private static let folders = [
    "/bin/", "/boot/", "/dev/", "/etc/", "/home/", "/lib/", "/mnt/", "/opt/", "/proc/", "/root/", "/sbin/", "/srv/",
    "/sys/", "/tmp/", "/usr/", "/var/",
  ]
}

extension Finding.Message {
  fileprivate static func changed(_ literal: String) -> Self {
    Self(
      "The translation lacks \(literal) of the source, which people type literally",
      help: "Copy \(literal) from the source")
  }
}
