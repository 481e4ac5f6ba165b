import TestSupport
import Testing
import WatchwordBasics

@testable import WatchwordPolicy

/// Patterns as trees, and their sets of characters.
@Suite struct RegularExpressionTests {
  @Test func `steps are counted while a pattern is read, as many as the automaton has`() throws {
    var random = RandomExpression(seed: 41)
    for _ in 0..<2000 {
      let pattern = random.pattern()
      let expression = try RegularExpression(pattern.utf8, .policy)
      // The last step says that the pattern has matched.
      #expect(ExpressionProgram(expression).instructions.count == expression.stepCount + 1, "\(pattern)")
    }
  }

  static let limits: [Case<String, Bool>] = [
    Case("as many steps as there can be", "(.{1000}){4}", true), Case("one more", "(.{1000}){4}.", false),
    Case("without a limit", ".{1000}.{1000}.{1000}.{999,}", true),
    Case("without a limit, one more", ".{1000}.{1000}.{1000}.{1000,}", false),
    Case("options", "(?:.?.?){999}....", true), Case("options, one more", "(?:.?.?){999}.....", false),
    Case("lookaheads", "^(?=.{1000})(?=.{1000}).{1000}.{998}", true),
    Case("lookaheads, one more", "^(?=.{1000})(?=.{1000}).{1000}.{999}", false),
    Case("alternatives", ".{1000}|.{1000}|.{1000}|.{994}", true),
    Case("alternatives, one more", ".{1000}|.{1000}|.{1000}|.{995}", false),
  ]

  @Test(arguments: limits) func `the maximum number of steps is the last that is allowed`(_ each: Case<String, Bool>) {
    #expect(((try? PasswordExpression(parsing: ExactText(each.given))) != nil) == each.expected)
  }

  @Test func `ranges in any order are joined where they overlap or touch`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let ranges = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let first = UInt32.random(in: 0...60, using: &random)
        return first...(first + UInt32.random(in: 0...9, using: &random))
      }
      let set = PatternSet(ranges)
      let others = PatternSet(PatternSet.others(than: set.ranges))
      for value in UInt32(0)...80 {
        let isMember = ranges.contains { $0.contains(value) }
        #expect(set.contains(value) == isMember && set.negated.contains(value) != isMember)
        #expect(others.contains(value) != isMember)
      }
      for (range, next) in zip(set.ranges, set.ranges.dropFirst()) {
        #expect(range.upperBound + 1 < next.lowerBound, "\(ranges)")
      }
    }
  }

  @Test(arguments: ["[\\s\\S]", "[\\W\\w]", "[\\D\\d\\p{L}]", "[\\u{0}-\\u{10FFFF}]"])
  func `a set with every character is one set, however it is written`(pattern: String) throws {
    for syntax in [PatternSyntax.policy, .rules, .java] {
      #expect(try RegularExpression(pattern.utf8, syntax).parts.map(\.node) == [.set(.any)])
    }
  }

  @Test(arguments: [
    ["L"], ["Lu", "Lt"], ["Ll"], ["Lm", "Lo"], ["M", "Nd"], ["P", "S", "Zs"], ["Zl", "Zp", "Cc"], ["C"], [],
  ])
  func `categories have the fewest names`(names: [String]) throws {
    var categories: GeneralCategories = []
    for name in names { categories.formUnion(try #require(GeneralCategories(named: Array(name.utf8)[...]))) }
    #expect(categories.names == names)
    #expect(categories.others.others == categories)
  }

  /// What the syntaxes read differently: the reason why each refuses a pattern, in the order policy, rules, Java.
  static let differences: [Case<String, [PatternFlaw.Reason?]>] = [
    Case("a lookahead anywhere", "a(?=b)", [.lookahead, nil, nil]),
    Case("a reference", "(a)\\1", [.reference, nil, nil]), Case("a null", "\\0", [.reference, .reference, .reference]),
    Case("an empty class", "[]", [.emptyClass, nil, .emptyClass]),
    Case("a bracket in a class", "[[(]", [nil, .setNotation, .setNotation]),
    Case("a POSIX class", "[[:alpha:]]", [.posixClass, .setNotation, .setNotation]),
    Case("an intersection", "[a&&b]", [nil, .setNotation, .setNotation]),
    Case("a difference", "[a--b]", [.order, .setNotation, .order]),
    Case("White_Space", "\\p{White_Space}", [.category, nil, .category]),
    Case("the end of Java", "a\\z", [.escape, .escape, nil]),
    Case("a letter and a mark", "e\u{301}", [.otherForm, nil, nil]),
    Case("many repetitions", ".{1001}", [.tooManyRepetitions, nil, nil]),
    Case("many steps", "(.{1000}){5}", [.tooManySteps, nil, nil]),
    Case("a repeated lookahead", "^(?=a)?", [.repetition, nil, nil]),
    Case("a repeated start", "^?", [.repetition, .repetition, .repetition]),
    Case("a range from a class", "[\\w-.]", [.rangeEnd, .rangeEnd, .rangeEnd]),
    Case("an escaped letter with a mark", "\\é", [.escape, .escape, .escape]),
  ]

  @Test(arguments: differences) func `each syntax has its limits`(_ each: Case<String, [PatternFlaw.Reason?]>) {
    let reasons = [PatternSyntax.policy, .rules, .java].map { syntax -> PatternFlaw.Reason? in
      do throws(ExpressionDefect) {
        _ = try RegularExpression(each.given.utf8, syntax)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reasons == each.expected)
  }

  @Test(
    arguments: [[0xC3], [0x80, 0xBF, 0xBF, 0xBF, 0xBF, 0xBF, 0xBF], [0x5B, 0xED, 0xA0, 0x80, 0xFF, 0x5D]] as [[UInt8]])
  func `bytes that are not UTF-8 are read as U+FFFD`(bytes: [UInt8]) throws {
    #expect(try RegularExpression(bytes, .rules).parts.map(\.node) == [.set(PatternSet([0xFFFD]))])
  }
}
