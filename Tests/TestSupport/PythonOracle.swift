public import Foundation

/// An independent implementation in Python that tests compare results with.
///
/// `Scripts/install-oracles.sh` installs the packages into `.build/oracles`; a `python3` that has them serves as well.
public struct PythonOracle {
  private let tool: Tool

  /// The interpreter.
  public var python: URL { tool.url }

  /// Finds a Python that can import these modules; where there is none, says so and gives nothing.
  public init?(importing module: String, _ others: String...) {
    let modules = [module] + others
    let installed = packageFolder.appending(path: ".build/oracles/bin/python3")
    let usual = ["/usr/local/bin/python3", "/usr/bin/python3"].map { URL(filePath: $0) }
    let candidates = ([installed] + usual + Tool.files(named: "python3")).map { Tool(at: $0) }
    guard let tool = candidates.first(where: { $0.succeeds(["-c", "import " + modules.joined(separator: ", ")]) })
    else {
      notAsked("Python's \(modules.joined(separator: " and ")) (Scripts/install-oracles.sh)")
      return nil
    }
    self.tool = tool
  }

  /// The standard output of `script`, which reads `input` from its standard input.
  ///
  /// - Throws: `Tool.Failure` with what the script wrote to standard error, where it ends with another status than 0.
  public func output(of script: String, input: Data = Data()) throws -> Data {
    try tool.output(["-c", script], input: input)
  }

  /// Whether a JSON Schema of the package accepts each of these texts of one line, by the module `jsonschema`.
  public func verdicts(on texts: [String], bySchema path: String) throws -> [Bool] {
    let schema = packageFolder.appending(path: path).path
    let answer = try output(
      of: """
        import json, jsonschema, sys
        schema = json.load(open("\(schema)", encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for line in sys.stdin.buffer:
          print("valid" if validator.is_valid(json.loads(line)) else "invalid")
        """, input: Data(texts.joined(separator: "\n").utf8))
    return String(decoding: answer, as: UTF8.self).split(separator: "\n").map { $0 == "valid" }
  }
}
