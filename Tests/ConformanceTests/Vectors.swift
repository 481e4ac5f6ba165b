import Foundation

/// What `vectors.json` holds: the answers that every build of the engine has to give.
///
/// The file is an agreement between two judges that share nothing else: `ConformanceTests.swift` asks the native
/// library, `Tests/Packages/wasm/compare-engine.mjs` asks `watchword.wasm`. It is written by the native library, and read again by
/// people where it changes:
///
///     WATCHWORD_WRITE_VECTORS=1 swift test --filter ConformanceTests
///
/// Do that after a text in `Locales`, a policy in `Policies` or the inputs in `VectorInputs.swift` have changed, and
/// look at the difference.
struct Vectors: Codable, Equatable {
  /// A policy, as its JSON, and what reading it finds.
  struct Policy: Codable, Equatable {
    var name: String
    /// The file that it comes from, in `Policies`.
    var file: String?
    var json: String
    /// `id line:column` of each finding.
    var findings: [String]
    var isLoaded: Bool
  }

  /// The texts of a policy in a locale.
  struct Texts: Codable, Equatable {
    var policy: Int
    /// The locale that is asked for.
    var asked: String
    /// The locale whose texts are shown.
    var locale: String
    var direction: String
    var summary: String
    var checklist: [String]
    var requirement: [String]
  }

  /// How a policy judges a password.
  struct Assessment: Codable, Equatable {
    var policy: Int
    /// The place in `passwords`.
    var password: Int
    /// The place in `users` of the user's id, if one is given.
    var user: Int?
    /// The user's own words, if any are given.
    var words: [String]?
    /// The place in `passwords` of the current password, if it is given.
    var current: Int?
    var locale: String
    var verdict: String
    /// `met`, `unmet`, `missing N`, `excess N` or `undetermined REASON` for each rule, with commas between them.
    var states: String
    /// What is missing, for each rule that is not met.
    var missing: [String]
  }

  var policies: [Policy] = []
  var passwords: [String] = []
  var users: [String] = []
  var texts: [Texts] = []
  var assessments: [Assessment] = []

  static func read() throws -> Vectors { try written.get() }

  /// The file takes seconds to decode, so it is decoded once.
  private static let written = Result { try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file)) }

  /// Writes the file: one element a line, so that a change shows where it is.
  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func list(_ name: String, _ elements: [some Encodable]) throws -> String {
      let lines = try elements.map { Self.escaped(String(decoding: try encoder.encode($0), as: UTF8.self)) }
      return "\"\(name)\":[\n\(lines.joined(separator: ",\n"))\n]"
    }
    let parts = [
      try list("policies", policies), try list("passwords", passwords), try list("users", users),
      try list("texts", texts),
      try list("assessments", assessments),
    ]
    try Data("{\(parts.joined(separator: ",\n"))}\n".utf8).write(to: Self.file)
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static func path(_ path: String) -> String { root.appending(path: path).path }
  static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "vectors.json")

  /// JSON in which letters, digits, marks of writing and symbols stay as they are; all else, and whatever normalising
  /// could change, is escaped, so that no editor harms it.
  static func escaped(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    guard String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar]) else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .otherPunctuation, .dashPunctuation,
      .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation:
      return true
    case .nonspacingMark, .spacingMark:
      // The vowel signs of Hindi are part of its words.
      return (0x900...0x97F).contains(scalar.value)
    default: return false
    }
  }
}
