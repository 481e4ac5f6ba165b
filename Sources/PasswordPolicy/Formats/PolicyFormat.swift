public import Diagnostics

/// A format in which policies are written.
public enum PolicyFormat: Hashable, Sendable {
  /// `RELID_PASSWORD_POLICY`: the JSON object of the REL-ID server.
  case relID
  /// The toolkit's own format.
  case native

  /// The most bytes that are read.
  public static let maximumLength = 1 << 20

  /// A policy that was read, and what there is to say about it.
  public struct Reading: Sendable {
    /// The policy; nothing where there is an error.
    public let policy: PasswordPolicy?
    /// The format that was found, by the text's shape; nothing where there is no object to look at.
    public let format: PolicyFormat?
    /// The findings, in the order of their places.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a policy of any format; the format is told by the text's shape.
  ///
  /// An object with `rules` or `version` is native, any other object is REL-ID's, and a list of objects is the
  /// challenge information in which a REL-ID server wraps its policy.
  public static func read(_ source: SourceText) -> Reading {
    let (root, diagnostics) = JSONReader.read(source, maximumLength: maximumLength)
    var reader = PolicyReader(source: source)
    if let root { reader.read(root) }
    let found = (diagnostics + reader.diagnostics).inOrder { $0.span.start < $1.span.start }
    return Reading(policy: found.containsError ? nil : reader.policy, format: reader.format, diagnostics: found)
  }
}

/// Tells a policy's format and reads it.
struct PolicyReader {
  let source: SourceText
  var findings: SourceFindings
  /// What was found in a policy that stands in a string.
  private var quotedDiagnostics: [Diagnostic] = []
  private(set) var format: PolicyFormat?
  private(set) var policy: PasswordPolicy?

  var diagnostics: [Diagnostic] { findings.diagnostics + quotedDiagnostics }

  init(source: SourceText) {
    self.source = source
    findings = SourceFindings(in: source)
  }

  mutating func read(_ root: JSONNode) {
    switch root.value {
    case .object(let members): read(members, of: root)
    case .array(let entries): readChallengeInfo(entries, of: root)
    case .string(let string): readQuoted(string)
    default:
      findings.report(
        "wrong-type", root.range, "the policy is \(root.value.kind)",
        help: "expected an object, such as {\"minL\": 8} or {\"version\": 1, \"rules\": []}")
    }
  }

  private mutating func read(_ members: [JSONMember], of root: JSONNode) {
    let isNative = members.contains { $0.key.isEqual(to: "rules") || $0.key.isEqual(to: "version") }
    format = isNative ? .native : .relID
    let result: (rules: PlacedRules, policy: PasswordPolicy?)
    if isNative {
      result = NativeFormat.read(members, of: root, findings: &findings)
    } else {
      result = RELIDFormat.read(members, findings: &findings)
    }
    policy = result.policy
    for contradiction in result.policy?.contradictions ?? [] {
      guard let place = contradiction.rules.first, place < result.rules.places.count else { continue }
      let names = contradiction.rules.filter { $0 < result.rules.names.count }.map { result.rules.names[$0] }
      let concerned = names.joined(separator: ", ")
      // A REL-ID length is one rule and has two names.
      findings.report(
        "contradiction", result.rules.places[place], contradiction.message,
        help: concerned.utf8.contains(UInt8(ascii: ","))
          ? "Change one of these rules: " + concerned : "Change the rule " + concerned)
    }
  }

  /// A policy that stands in a string, as a challenge-info entry's value does.
  mutating func readQuoted(_ string: JSONString) {
    let inner = source.contents(of: string)
    let (root, found) = JSONReader.read(inner, maximumLength: PolicyFormat.maximumLength)
    quotedDiagnostics = found
    guard let root else { return }
    guard case .object = root.value else {
      findings.report(
        "wrong-type", string.range, "the policy in this string is \(root.value.kind)", help: "expected an object")
      return
    }
    var reader = PolicyReader(source: inner)
    reader.read(root)
    quotedDiagnostics += reader.diagnostics
    format = reader.format
    policy = reader.policy
  }
}

/// For each rule of a policy: where it stands in the text, and what it is called there.
struct PlacedRules {
  var places: [Range<Int>] = []
  var names: [String] = []

  mutating func append(_ place: Range<Int>, _ name: String) {
    places.append(place)
    names.append(name)
  }
}
