import Foundation
import TestSupport
import Testing

@testable import WatchwordPolicy

/// The folded form against Unicode's data as Python has it: canonical caseless matching (The Unicode Standard, D145), a
/// dot after an i dropped and the dotless i read as i.
@Suite struct CaseFoldingTests {
  private static let script = "Scripts/generate-caseless-fixture.py"

  /// All code points, or those of the planes that have letters with marks or cases; 8 rounds try all.
  private static let codePoints: [UInt32] =
    Rounds.isWhole ? Array(0...0x10FFFF) : Array(0...0x1_1FFF) + Array(0x1_6E00...0x1_E9FF) + Array(0x2_F800...0x2_FA1F)

  private static func decomposed(_ text: String) -> [UInt32] {
    text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }

  /// What a text is compared by, taken apart: two texts are the same in NFC just where they are in NFD.
  private static func folded(_ text: String) -> [UInt32] {
    decomposed(String(decoding: CaseFolding.folded(text), as: UTF8.self))
  }

  private static func scalars(_ field: Substring) -> [UInt32] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }

  private static func text(_ scalars: [UInt32]) -> String {
    var text = ""
    for value in scalars { if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) } }
    return text
  }

  /// The lines of the fixture or of the oracle: a text and its folded form.
  private static func pairs(_ lines: String) -> [(text: [UInt32], folded: [UInt32])] {
    lines.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(pair)
  }

  private static func pair(_ line: Substring) -> (text: [UInt32], folded: [UInt32]) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    return (scalars(fields[0]), fields.count > 1 ? scalars(fields[1]) : [])
  }

  @Test func `every character of the committed table folds as Unicode says, and no other one changes`() throws {
    let url = packageFolder.appending(path: "Tests/PolicyTests/Fixtures/caseless.txt")
    let table = Self.pairs(try String(contentsOf: url, encoding: .utf8))
    #expect(table.count > 1500)
    var expected: [UInt32: [UInt32]] = [:]
    for pair in table { expected[pair.text[0]] = pair.folded }
    var wrong: [UInt32] = []
    for value in Self.codePoints {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14 else { continue }
      // What has no entry stays as it is: most characters have neither a case nor a decomposition.
      if Self.folded(String(scalar)) != expected[value] ?? Self.decomposed(String(scalar)) { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }

  /// What makes one pass of folding between two normal forms enough.
  @Test func `no character folds to a text that is not in NFD, or that starts or ends with a mark`() {
    for value in Self.codePoints {
      guard let scalar = Unicode.Scalar(value), Self.decomposed(String(scalar)) == [value] else { continue }
      let folded = String(decoding: CaseFolding.folded(String(scalar)), as: UTF8.self)
      guard !folded.unicodeScalars.elementsEqual([scalar]) else { continue }
      #expect(Self.decomposed(folded) == folded.unicodeScalars.map(\.value))
      for end in [folded.unicodeScalars.first, folded.unicodeScalars.last] {
        #expect(end?.properties.canonicalCombiningClass == .notReordered, "\(value)")
      }
    }
  }

  @Test func `every assigned character folds as Python folds it`() throws {
    guard let oracle = PythonOracle(importing: "unicodedata") else { return }
    let answer = try oracle.output(
      of: Self.importing + """
        print("#", unicodedata.unidata_version)
        for character in caseless.assigned():
          print(caseless.scalars(character) + ";" + caseless.scalars(caseless.folded(character)))
        """)
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    try #require(lines.count > 280_000)
    print("compared with Python's Unicode \(lines[0].dropFirst(2))")
    let assigned = Array(lines.dropFirst())
    let tried = Rounds.sample(assigned, 40_000)
    // What this toolchain does not know (a newer Python, one day) cannot be compared.
    let known = tried.map(Self.pair).filter { pair in
      Unicode.Scalar(pair.text[0]).map { $0.properties.generalCategory != .unassigned } == true
    }
    // Of all that are assigned, that is more than 280,000.
    #expect(known.count * assigned.count > 280_000 * tried.count)
    let wrong = known.filter { Self.folded(Self.text($0.text)) != $0.folded }
    #expect(wrong.isEmpty)
  }

  @Test func `random texts of letters and marks fold as Python folds them`() throws {
    guard let oracle = PythonOracle(importing: "unicodedata") else { return }
    var random = SeededGenerator(seed: 145)
    let marks: [UInt32] = [0x300, 0x301, 0x307, 0x308, 0x30C, 0x313, 0x323, 0x331, 0x342, 0x345, 0x5B0, 0x327]
    let letters: [UInt32] =
      Array(0x41...0x5A) + Array(0x61...0x7A) + Array(0xC0...0x17F) + Array(0x1C4...0x1F0) + Array(0x386...0x3CE)
      + Array(0x1E90...0x1EA0) + Array(0x1F00...0x1F15) + Array(0x1F50...0x1F57) + Array(0x1FB0...0x1FB4)
      + [0x1FB7, 0x1FC3, 0x1FC7, 0x1FF7, 0xFB00, 0xFB03, 0xFB05, 0xFB13, 0x149, 0x130, 0x131, 0x69, 0x49, 0x6A, 0x4A]
    let texts = (0..<Rounds.count(4_000)).map { _ in
      (0..<Int.random(in: 1...7, using: &random)).map { _ -> UInt32 in
        (Int.random(in: 0..<5, using: &random) < 3 ? letters : marks).randomElement(using: &random) ?? 0x61
      }
    }
    let input = texts.map { $0.map { String($0, radix: 16) }.joined(separator: " ") }.joined(separator: "\n")
    let answer = try oracle.output(
      of: Self.importing + """
        for line in sys.stdin:
          text = "".join(chr(int(code, 16)) for code in line.split())
          print(caseless.scalars(text) + ";" + caseless.scalars(caseless.folded(text)))
        """, input: Data(input.utf8))
    let pairs = Self.pairs(String(decoding: answer, as: UTF8.self))
    #expect(pairs.count == texts.count)
    let wrong = pairs.filter { Self.folded(Self.text($0.text)) != $0.folded }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    // Folding what is folded changes nothing.
    for text in texts.map(Self.text) {
      let folded = CaseFolding.folded(text)
      #expect(CaseFolding.folded(String(decoding: folded, as: UTF8.self)) == folded)
    }
  }

  @Test func `a megabyte of marks is folded in linear time, and a long run like any other`() {
    let marks = String(repeating: "\u{301}\u{316}", count: Rounds.length(250_000))
    let policy = PasswordPolicy(rules: [.userID(UserIDRule())])
    #expect(policy.assess("I" + marks, in: AssessmentContext(userID: "anna")).verdict == .met)
    let name = "J" + String(repeating: "\u{30C}", count: 40)
    let typed = "j" + String(repeating: "\u{30C}", count: 40)
    #expect(policy.assess(typed, in: AssessmentContext(userID: name)).verdict == .unmet)
  }

  private static var importing: String {
    """
    import sys, unicodedata, importlib.util
    spec = importlib.util.spec_from_file_location("caseless", "\(packageFolder.appending(path: script).path)")
    caseless = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    spec.loader.exec_module(caseless)

    """
  }
}
