import Testing
import WatchwordBasics
import WatchwordLocalization

@Suite struct PatternTests {
  /// The elements in a short notation: words in quotes, `{1:object}`, `%`, `#name`, `arg`.
  private func outline(_ pattern: Pattern) -> String {
    pattern.elements.map { element in
      let written = String(decoding: Array(pattern.text.string.utf8)[element.range], as: UTF8.self)
      switch element.kind {
      case .literal: return "'\(written)'"
      case .escapedPercent: return "%"
      case .substitution(let name, let position): return "#\(position.map { "\($0):" } ?? "")\(name)"
      case .substitutionArgument: return "arg"
      case .placeholder(let placeholder):
        return "{\(placeholder.position.map { "\($0):" } ?? "")\(placeholder.conversion)}"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("plain", "'plain'"), ("%@", "{object}"), ("a%d", "'a' {decimal}"), ("%i%u", "{decimal} {unsigned}"),
    ("%lld files", "{decimal} ' files'"), ("%ld%lu%llu", "{decimal} {unsigned} {unsigned}"),
    ("%x%X", "{hexadecimal(uppercase: false)} {hexadecimal(uppercase: true)}"), ("%o", "{octal}"),
    ("%c%C%s%S", "{character} {character} {string} {string}"),
    (
      "%f%F%e%E%g%G%a%A%p",
      "{fixedPoint} {fixedPoint} {scientific} {scientific} {general} {general} "
        + "{hexadecimalFloat} {hexadecimalFloat} {pointer}"
    ),
    ("%1$@ %2$lld", "{1:object} ' ' {2:decimal}"), ("%%", "%"), ("100%%", "'100' %"), ("%%d", "% 'd'"),
    ("%arg files", "arg ' files'"), ("%#@files@", "#files"), ("%1$#@files@.", "#1:files '.'"),
    ("%#@a.b@", "#a.b"), ("%#@файлы@", "#файлы"),
    (
      "%hhd%hd%qd%jd%zd%td%Lf",
      "{decimal} {decimal} {decimal} {decimal} {decimal} {decimal} {fixedPoint}"
    ),
    ("%dms %dm%ds", "{decimal} 'ms ' {decimal} 'm' {decimal} 's'"), ("%dMB%%", "{decimal} 'MB' %"),
    ("%d%@", "{decimal} {object}"), ("%dx%.2f", "{decimal} 'x' {fixedPoint}"), ("%dx%zd", "{decimal} 'x' {decimal}"),
    ("%dx%-5d", "{decimal} 'x' {decimal}"), ("%sx%1$@", "{string} 'x' {1:object}"), ("%ds%#@a@", "{decimal} 's' #a"),
    ("%1$lld–%2$#@maximum@", "{1:decimal} '–' #2:maximum"),
  ])
  func `printf text is read into its elements`(text: String, outline expected: String) {
    let pattern = Pattern(ExactText(text))
    #expect(outline(pattern) == expected)
    #expect(pattern.defects.isEmpty)
  }

  @Test func `every part of a specification is kept`() throws {
    let pattern = Pattern("%3$-+#0'12.5lld")
    guard case .placeholder(let placeholder) = try #require(pattern.elements.first).kind else {
      Issue.record("no placeholder")
      return
    }
    #expect(placeholder.position == 3)
    #expect(placeholder.flags == [.leftAligned, .signed, .alternative, .zeroFilled, .grouped])
    #expect(placeholder.width == .fixed(12))
    #expect(placeholder.precision == .fixed(5))
    #expect(placeholder.length == .longLong)
    #expect(placeholder.conversion == .decimal)
    let starred = Pattern("%*.*3$f")
    guard case .placeholder(let other) = try #require(starred.elements.first).kind else {
      Issue.record("no placeholder")
      return
    }
    #expect(other.width == .argument(nil))
    #expect(other.precision == .argument(3))
  }

  @Test(arguments: [
    "50% of them", "50 % de los", "%minutes%", "100%", "100%.", "(100%)", "100% ", "100%-ige", "100%-os", "%50 indirim",
    "%50'de", "%item% left", "%item%. Next", "%item%-old", "%name%", "%-", "5%, 6", "100%\u{A0}de", "%minutes", "100%…",
    "%5", "%б", "100%Ideal",
  ])
  func `a percent sign that people read as one is words`(text: String) {
    let pattern = Pattern(ExactText(text))
    #expect(outline(pattern) == "'\(text)'")
    #expect(!pattern.defects.isEmpty)
    for defect in pattern.defects {
      #expect(defect.kind == .unescapedPercent)
      #expect(Array(text.utf8)[defect.range].elementsEqual("%".utf8))
    }
  }

  @Test(arguments: [
    ("%1$", 0..<3, Pattern.Defect.Fault.unfinished), ("a %ll", 2..<5, .unfinished), ("%l ", 0..<2, .unfinished),
    ("%*", 0..<2, .unfinished), ("%1$y", 0..<4, .unknownConversion), ("%.2y", 0..<4, .unknownConversion),
    ("%n", 0..<2, .writingConversion), ("%1$n", 0..<4, .writingConversion), ("%0$@", 0..<4, .positionZero),
    ("%00$lld", 0..<7, .positionZero), ("%4097$@", 0..<7, .positionTooGreat),
    ("%99999999999999999999999999$@", 0..<29, .positionTooGreat), ("%1025d", 0..<6, .widthTooGreat),
    ("%99999999999999999999999999d", 0..<28, .widthTooGreat), ("%.99999d", 0..<8, .widthTooGreat),
    ("% @", 0..<3, .blankInside), ("% 1$@", 0..<4, .blankInside), ("% 1 $ @", 0..<5, .blankInside),
    ("%1$ @", 0..<3, .blankInside), ("%#@ x@", 0..<6, .invalidSubstitutionName),
    ("%#@@", 0..<4, .invalidSubstitutionName), ("%#@a b@", 0..<7, .invalidSubstitutionName),
    ("%#@name", 0..<3, .unclosedSubstitution), ("%#@a%#@b", 0..<3, .unclosedSubstitution),
    ("%1$#@name", 0..<5, .unclosedSubstitution),
  ])
  func `a broken placeholder stays as words and is reported with its place`(
    text: String, range: Range<Int>, fault: Pattern.Defect.Fault
  ) {
    let pattern = Pattern(ExactText(text))
    #expect(outline(pattern) == "'\(text)'")
    #expect(pattern.defects.first?.kind == .malformed(fault))
    #expect(pattern.defects.first?.range == range)
  }

  @Test(arguments: ["%D", "%U", "%O", "%1$D"])
  func `an obsolete conversion is read and reported`(text: String) {
    let pattern = Pattern(ExactText(text))
    #expect(pattern.elements.count == 1)
    #expect(pattern.defects.map { $0.kind } == [.malformed(.obsoleteConversion)])
  }

  @Test(arguments: ["%Id", "%'Id", "%I'u", "%1$I'd", "%Ilu"])
  func `the digits of the language can be requested as in glibc`(text: String) {
    let pattern = Pattern(ExactText("\(text) files"))
    #expect(pattern.defects.isEmpty && pattern.positions().compactMap { $0 } == [1])
  }

  @Test func `implicit positions count up beside explicit ones and past a star`() {
    #expect(Pattern("%@ %2$@ %@ %*d %%").positions().compactMap { $0 } == [1, 2, 2, 4])
    #expect(Pattern("%#@a@ %1$#@b@ %d %arg").positions(countingFrom: 3).compactMap { $0 } == [3, 1, 4, 3])
  }

  @Test func `canonically equivalent patterns stay apart`() {
    #expect(Pattern("\u{E9}") != Pattern("e\u{301}"))
  }

  @Test(arguments: ["%", "% ", "%#@", "%1", "%l", "%1$", "%a", "%#@a", "%1$#@x@", "\u{301}%@"])
  func `the elements cover a long hostile text without a gap`(unit: String) {
    let pattern = Pattern(ExactText(String(repeating: unit, count: 1 << 16)))
    var end = 0
    let gaps = pattern.elements.filter { element in
      defer { end = element.range.upperBound }
      return element.range.lowerBound != end || element.range.isEmpty
    }
    #expect(gaps.isEmpty)
    #expect(end == pattern.text.count)
  }
}
